// What a hand's cards are used for, and what a press on one does.
import type { GameUi } from '../games/game_ui';
import { language } from '../i18n/index.svelte';
import type { Card } from '../protocol/types';
import type { CardState } from './choice';

export interface Selection {
  /** State of each card; a card without an entry is neither offered nor barred. */
  states?: ReadonlyMap<Card, CardState>;
  /** Cards are lifted first and played by a second press, if the user's settings say so. */
  twice?: boolean;
  /** Several cards are selected: each button is a toggle. */
  several?: boolean;
  /** Selected cards that go to another player than the rest. */
  passed?: readonly Card[];
  /** Cards may be dragged or flicked onto the trick, or browsed with a finger. */
  loose?: boolean;
  /** Others play: a press selects the next card in advance. */
  marking?: boolean;
  marked?: Card | null;
  /** Cards of a hint. */
  advised?: readonly Card[];
  /** Cards that everybody has seen: they are open in front of the seat. */
  open?: readonly Card[];
  pick?(card: Card): void;
  bar?(card: Card): void;
  lift?(card: Card | null): void;
  mark?(card: Card): void;
}

/** Name of a card for screen readers, with all that can be seen of it. */
export function description(card: Card, selection: Selection, game: GameUi): string {
  const { t, lang } = language;
  const { states, several, passed, marked, advised, open } = selection;
  const worth = game.cards.worth(card);
  const words = {
    playable: several ? t.moves.eligible : t.moves.playable,
    barred: several ? t.moves.notEligible : t.moves.notPlayable,
    chosen: t.moves.chosen,
    locked: t.moves.mustGo,
  };
  const state = states?.get(card);
  return [
    game.cards.name(card, lang),
    worth ? t.moves.worth(worth) : '',
    state ? words[state] : '',
    passed?.includes(card) ? game.words(lang).passed : '',
    marked === card ? t.hand.isMarked : '',
    advised?.includes(card) ? t.aids.hints.advised : '',
    open?.includes(card) ? t.moves.open : '',
  ]
    .filter(Boolean)
    .join(', ');
}
