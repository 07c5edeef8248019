// An aid to the memory that every pack with suits and trumps has.
import { fates, row, type Aid } from '../aids/aids';
import type { Lang } from '../i18n/index.svelte';
import { KINDS, type Deck } from './deck';

/** The pack by suits, trumps and the Matto, and which were played. */
export function byKind(pack: Deck, title: Aid['title'], name: (kind: string, lang: Lang) => string): Aid {
  const kinds = KINDS.map((kind) => ({
    kind,
    cards: pack.cards.filter(({ suit }) => suit === kind).map(({ code }) => code),
  }));
  return {
    id: 'played',
    title,
    rows(board) {
      const fate = fates(board);
      return kinds.map(({ kind, cards }) => row(name(kind, board.lang), cards, fate));
    },
  };
}
