// What a table of Sicilian tarocchi shows beyond the generic scene: cards turned up, words, calls, the piles. Pure
// bookkeeping of events, for play and replay alike.
import type { Card, Moved, Seat, SicilianoCall, SicilianoSay } from '../../protocol/types';
import { bySide, emptyScene as anyScene, kind, owner, type Scene as AnyScene, type Start } from '../../timeline/scene';
import { inPairs, START } from '../tarot/scene';
import { deck } from './cards';
import { isTrump } from './deck';
import type { Announcement } from './statement';

/** What the last two speakers say. */
export type Bet = SicilianoSay['say'];
/** What a seat has said, and after which round of packets. */
export interface Spoken {
  seat: Seat;
  round: number;
  words: Announcement | Bet;
}
export interface Scene extends AnyScene {
  /** Packets dealt so far. */
  packets: number;
  /** Cards turned up, in hand. */
  exposed: { seat: Seat; card: Card }[];
  spoken: Spoken[];
  /** Calls made in the current trick. */
  calls: { seat: Seat; call: SicilianoCall }[];
  /** Number of cards that the dealer has discarded face down. */
  discards: number;
  /** Cards won, by side, as far as they were shown. */
  piles: Card[][];
}

export const emptyScene = (start: Start = START): Scene => ({
  ...anyScene(inPairs(start)),
  packets: 0,
  exposed: [],
  spoken: [],
  calls: [],
  discards: 0,
  piles: [[], []],
});

const SEATS = 4;
/** The current round of packets, from 1. */
export const roundOf = ({ packets }: Pick<Scene, 'packets'>): number => Math.ceil(packets / SEATS);
/** What a seat said last. */
export const lastOf = ({ spoken }: Pick<Scene, 'spoken'>, seat: Seat): Spoken | undefined =>
  spoken.findLast((one) => one.seat === seat);

/** Cards between piles, and into them. */
export function piled<S extends Scene>(scene: S, { from, to, cards = [] }: Moved): S {
  const piles = scene.piles.map((pile, side) => {
    const rest = kind(from) === 'pile' && owner(from) === side ? pile.filter((card) => !cards.includes(card)) : pile;
    return kind(to) === 'pile' && owner(to) === side ? [...rest, ...cards] : rest;
  });
  return { ...scene, piles };
}
/** Played cards are no longer in hand. */
export const played = <S extends Scene>(scene: S, { cards = [] }: Moved): S => ({
  ...scene,
  exposed: scene.exposed.filter(({ card }) => !cards.includes(card)),
});

/** D-18: from this trick on, everybody is told the number of trumps played. */
const TOLD_FROM = 13;
export function trumpsOut({ tricks, trick }: Pick<Scene, 'tricks' | 'trick'>): number | null {
  if (tricks.length < TOLD_FROM - 1) return null;
  const current = trick.winner === null ? trick.plays : [];
  return [...tricks.flatMap(({ plays }) => plays), ...current].filter(({ card }) => isTrump(card)).length;
}

const LAST = 5;
/** COUNT-3: what each side needs to score, the dealer's first. */
const NEEDED = [55, 54] as const;

export interface Figures {
  cards: number;
  tricks: number;
  counting: Card[];
  /** Sum of the values. */
  values: number;
  threes: number;
  last: number;
  total: number;
  needed: number;
  gain: number;
}
/** The count of a side (VAL-4, COUNT-2, COUNT-3). */
export function figures(scene: Scene, side: number): Figures {
  const pile = scene.piles[side] ?? [];
  const counting = pile.filter((card) => deck.info(card).worth > 0).sort((a, b) => deck.byOrder(b, a));
  const values = counting.reduce((sum, card) => sum + deck.info(card).worth, 0);
  const threes = Math.floor((pile.length + 1) / 3);
  const winner = scene.tricks.at(-1)?.winner ?? null;
  const last = winner !== null && scene.sides[winner] === side ? LAST : 0;
  const total = values - counting.length + threes + last;
  const needed = NEEDED[scene.dealer !== null && scene.sides[scene.dealer] === side ? 0 : 1];
  const tricks = bySide(scene.sides, scene.won, side);
  const gain = Math.max(0, total - needed);
  return { cards: pile.length, tricks, counting, values, threes, last, total, needed, gain };
}
