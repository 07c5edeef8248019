// The positions of each game, fetched with its rule book, and their hands, fetched one by one.
import type { Position, PositionFile } from '../games/contract/positions';

const lists = import.meta.glob<Position[]>('../games/*/positions/index.ts', { import: 'positions' });
const files = import.meta.glob<PositionFile>('../games/*/positions/*.json', { import: 'default' });

/** Empty for a game without positions. */
export const positionsOf = async (game: string): Promise<Position[]> =>
  (await lists[`../games/${game}/positions/index.ts`]?.()) ?? [];

export const positionFile = (game: string, name: string): Promise<PositionFile> | undefined =>
  files[`../games/${game}/positions/${name}.json`]?.();
