// The presets of every game, as the engines list them.
import { readFileSync } from 'node:fs';
import { ROOT } from './start_server.mjs';

function presetsOf(engine) {
  const [, list] = /kPresets\{([^}]*)\}/.exec(readFileSync(`${ROOT}engine/${engine}/rules.hpp`, 'utf8'));
  return list.match(/\w+/g);
}

/** Minchiate's for two pairs. */
export const PAIRS = presetsOf('minchiate');
export const PRESETS = {
  minchiate: [...PAIRS, ...presetsOf('solo')],
  bolognese: presetsOf('bolognese'),
  siciliano: presetsOf('siciliano'),
};
