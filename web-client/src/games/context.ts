// The game of a component tree, as a Svelte context.
import { getContext, setContext } from 'svelte';
import { language } from '../i18n/index.svelte';
import type { Cards, GameUi } from './game_ui';

const KEY = Symbol('game');

export const setGame = (game: () => GameUi): void => void setContext(KEY, game);

/** Context map for a component that is rendered by itself. */
export const gameContext = (game: GameUi): Map<symbol, () => GameUi> => new Map([[KEY, () => game]]);

/** The game set by the page around. */
export function useGame(): () => GameUi {
  const game = getContext<(() => GameUi) | undefined>(KEY);
  if (!game) throw new Error('no game set: call setGame in a component around this one');
  return game;
}

/** The cards of the current game, in the current language. */
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
