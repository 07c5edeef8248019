// The game of the page's part: whoever shows cards asks here whose they are.
import { getContext, setContext } from 'svelte';
import { language } from '../i18n/index.svelte';
import type { Cards, GameUi } from './game_ui';
import { plain } from './plain/plain';

const KEY = Symbol('game');
let none: GameUi | undefined;
/** Where nobody has said which game it is. */
const plainGame = (): GameUi => (none ??= plain(''));

export const setGame = (game: () => GameUi): void => void setContext(KEY, game);

/** A context for a part that is shown by itself. */
export const gameContext = (game: GameUi): Map<symbol, () => GameUi> => new Map([[KEY, () => game]]);

export const useGame = (): (() => GameUi) => getContext<(() => GameUi) | undefined>(KEY) ?? plainGame;

/** The cards of the game here, always those of now. */
export function useCards(): Cards {
  const game = useGame();
  return {
    name: (code, lang) => game().cards.name(code, lang),
    title: (code, lang) => game().cards.title(code, lang),
    worth: (code) => game().cards.worth(code),
    order: (a, b) => game().cards.order(a, b),
    kind: (code) => game().cards.kind(code),
    face: (code) => game().cards.face(code, language.lang),
  };
}
