// The only generic file that names games. Each one is loaded on first use.
import { sign as bolognese } from './bolognese/sign';
import type { GameSign } from './game_ui';
import { sign as minchiate } from './minchiate/sign';
import { sign as siciliano } from './siciliano/sign';
import { sign as tocchi } from './tocchi/sign';

/** The first one is the lobby's default. */
export const SIGNS: readonly [GameSign, ...GameSign[]] = [minchiate, bolognese, siciliano, tocchi];
