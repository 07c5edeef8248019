// Folders of the games that have cards.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../../src/games/', import.meta.url));

/** Returns the folder of every game with a card table. */
export const gameFolders = () =>
  readdirSync(GAMES)
    .sort()
    .map((game) => join(GAMES, game))
    .filter((folder) => existsSync(join(folder, 'cards/deck.json')))
    .map((folder) => relative('.', folder));
