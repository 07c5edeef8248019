// The presets of every game, as the engines list them.
import { readFileSync } from 'node:fs';
import { ROOT } from './start_server.mjs';

function presetsOf(engine) {
  const [, list] = /kPresets\{([^}]*)\}/.exec(readFileSync(`${ROOT}engine/${engine}/rules.hpp`, 'utf8'));
  return list.match(/\w+/g);
}

/** Minchiate's for two pairs. */
export const PAIRS = presetsOf('minchiate');
/** Minchiate's without partners; the modules for practice do without them. */
export const ALONE = presetsOf('solo');
export const PRESETS = {
  minchiate: [...PAIRS, ...ALONE],
  bolognese: presetsOf('bolognese'),
  siciliano: presetsOf('siciliano'),
  tocchi: presetsOf('tocchi'),
};

/** The options that a preset has, as a game of `GET /api/rules` lists them. */
export const optionsOf = ({ presets: sets, options }, preset) =>
  options.filter(({ name, presets }) => name in sets[preset] && (presets?.includes(preset) ?? true));
