// What the seat is asked, put for the hand: the state of each card, and the sentence above it.
import type { Choice, PlayChoice } from '../protocol/types';
import type { Catalogue } from '../i18n/index.svelte';
import { kindOf } from '../cards/cards';

export type CardState = 'playable' | 'barred' | 'chosen' | 'locked';

/** The clause for a card of the hand that may not be discarded: the wire does not name one for each. */
export const NO_DISCARD = 'DISC-2';

function play(choice: PlayChoice, hand: string[]): Map<string, CardState> {
  const may = new Set(choice.cards ?? []);
  return new Map(hand.map((card) => [card, may.has(card) ? 'playable' : 'barred']));
}

/** The state of every card of one's own hand; empty where nothing is asked of the hand. */
export function cardStates(choice: Choice | null, hand: string[], chosen: ReadonlySet<string>): Map<string, CardState> {
  if (choice?.kind === 'play' && choice.cards) return play(choice, hand);
  if (choice?.kind === 'discard') {
    const may = new Set(choice.may);
    const must = new Set(choice.must);
    return new Map(
      hand.map((card) => {
        if (must.has(card)) return [card, 'locked'];
        if (chosen.has(card)) return [card, 'chosen'];
        return [card, may.has(card) ? 'playable' : 'barred'];
      }),
    );
  }
  return new Map();
}

/** What to do with the cards, in words. */
export function instruction(t: Catalogue, choice: PlayChoice, lead: boolean): string {
  if (lead) return t.moves.lead;
  const clauses = new Set(Object.values(choice.barred ?? {}));
  const may = choice.cards ?? [];
  if (clauses.has('KING-1') || clauses.has('MAT-2')) return t.moves.king;
  if (clauses.has('PLAY-3')) return t.moves.trump;
  const followed = may.find((card) => card !== 'M');
  if (clauses.has('PLAY-2') && followed) return t.moves.follow(t.app.suits[kindOf(followed)] ?? '');
  return may.length === 1 ? t.moves.choose(1) : t.moves.free;
}
