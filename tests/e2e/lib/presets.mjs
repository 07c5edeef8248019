// The presets of every game, as the engine lists them.
import { readFileSync } from 'node:fs';
import { ROOT } from './start_server.mjs';

function presetsOf(game) {
  const [, list] = /kPresets\{([^}]*)\}/.exec(readFileSync(`${ROOT}engine/${game}/rules.hpp`, 'utf8'));
  return list.match(/\w+/g);
}

export const PRESETS = Object.fromEntries(
  ['minchiate', 'bolognese', 'siciliano'].map((game) => [game, presetsOf(game)]),
);
