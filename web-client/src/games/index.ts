// The games of the house: the only file that names them. Each is fetched when it is first played or looked at.
import { sign as bolognese } from './bolognese/sign';
import type { GameSign } from './game_ui';
import { sign as minchiate } from './minchiate/sign';

/** The first is what the lobby offers first. */
export const SIGNS: readonly [GameSign, ...GameSign[]] = [minchiate, bolognese];
