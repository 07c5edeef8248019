// Where the games are that have cards.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** The folder of every game with a table of cards, as seen from here. */
export const gameFolders = () =>
  readdirSync(GAMES)
    .sort()
    .map((game) => join(GAMES, game))
    .filter((folder) => existsSync(join(folder, 'cards/deck.json')))
    .map((folder) => relative('.', folder));
