// Memory aid for every pack with suits and trumps.
import { cardStatuses, row } from '../aids/aids';
import type { Aid } from '../games/contract/aids';
import type { Lang } from '../i18n/index.svelte';
import { KINDS, type Deck } from './deck';

/** The pack by suits, trumps and the Matto, with each card's status. */
export function byKind(pack: Deck, title: Aid['title'], name: (kind: string, lang: Lang) => string): Aid {
  const kinds = KINDS.map((kind) => ({
    kind,
    cards: pack.cards.filter(({ suit }) => suit === kind).map(({ code }) => code),
  }));
  return {
    id: 'played',
    title,
    rows(board) {
      const fate = cardStatuses(board);
      return kinds.map(({ kind, cards }) => row(name(kind, board.lang), cards, fate));
    },
  };
}
