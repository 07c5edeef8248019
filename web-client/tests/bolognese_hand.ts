// A hand of Tarocco bolognese as sent to a spectator: the piles are those of hand H1 of the rules (8.7), with the same
// count, and three Kings are declared (section 10). The rules do not say which card was in which trick: they are
// distributed here so that each pair wins its own.
import type { Card, SeenEvent } from '../src/protocol/types';

const list = (text: string): Card[] => text.split(' ');
export const PILE_A = list(
  'DK DQ DN D1 T20 T19 T17 T1 CK SK SQ D10 D9 C1 S1 T16 T15 T13 T5 TM1 TM2 BJ BN C6 C7 C8 B6 B7',
);
const SUITS = [...'CDSB'].flatMap((suit) => ['1', '6', '7', '8', '9', '10', 'J', 'N', 'Q', 'K'].map((r) => suit + r));
const TRUMPS = ['T1', 'TM1', 'TM2', 'TM3', 'TM4', ...Array.from({ length: 16 }, (_, i) => `T${i + 5}`), 'M'];
/** The rest of the pack. */
export const PILE_B = [...SUITS, ...TRUMPS].filter((card) => !PILE_A.includes(card));
export const KINGS = ['CK', 'DK', 'SK'];

const DEALER = 3;
const DISCARD = ['S10', 'S9'];
const moved = (from: string, to: string, why: string, cards: Card[] | number): SeenEvent => ({
  e: 'moved',
  from,
  to,
  why,
  count: typeof cards === 'number' ? cards : cards.length,
  ...(typeof cards === 'number' ? {} : { cards }),
});
const due = (seat: number, phase: string): SeenEvent => ({ e: 'due', seats: [seat], phase });
export const said = (seat: number, word: string, cards?: Card[], numbers?: number[]): SeenEvent => ({
  e: 'said',
  seat,
  word,
  ...(cards ? { cards } : {}),
  ...(numbers ? { numbers } : {}),
});
export const scored = (side: number, points: number, why: string, cards?: string): SeenEvent => ({
  e: 'scored',
  side,
  points,
  why,
  ...(cards ? { cards: list(cards) } : {}),
});

/** Until the dealer has been asked for the first time. */
export const DEAL: SeenEvent[] = [
  said(DEALER, 'deal', undefined, [790, 455]),
  ...Array.from({ length: 12 }, (_, i) => moved('pack', `hand:${i % 4}`, 'deal', 5)),
  moved('pack', `last_two:${DEALER}`, 'lay', 2),
  due(DEALER, 'call'),
];
export const TAKEN: SeenEvent[] = [
  said(DEALER, 'call', undefined, [0]),
  moved(`last_two:${DEALER}`, `hand:${DEALER}`, 'take', 2),
  due(DEALER, 'discard'),
];
export const DISCARDED: SeenEvent[] = [moved(`hand:${DEALER}`, `discard:${DEALER}`, 'discard', 2), due(0, 'declare')];
export const DECLARED: SeenEvent[] = [
  said(0, 'declare', undefined, [1]),
  said(0, 're', KINGS),
  scored(0, 17, 'declaration', KINGS.join(' ')),
  due(0, 'play'),
];

/** One trick, led and won by the given seat; the Matto is covered, and gathered by nobody. */
function trick(leader: number, cards: Card[]): SeenEvent[] {
  const side = leader % 2;
  const plays = cards.map((card, i) => {
    const seat = (leader + i) % 4;
    return card === 'M'
      ? moved(`hand:${seat}`, `pile:${seat % 2}`, 'cover', [card])
      : moved(`hand:${seat}`, 'trick', 'play', [card]);
  });
  const gathered = cards.filter((card) => card !== 'M');
  return [...plays, { e: 'trick', winner: leader }, moved('trick', `pile:${side}`, 'gather', gathered)];
}
const fours = (cards: Card[]): Card[][] =>
  Array.from({ length: cards.length / 4 }, (_, i) => cards.slice(4 * i, 4 * i + 4));

/** The pile of B without its discard, the Matto third to a trick: covered by the leader's partner. */
const tricksOfB = (): Card[][] => {
  const cards = PILE_B.filter((card) => card !== 'M' && !DISCARD.includes(card));
  return fours([...cards.slice(0, 2), 'M', ...cards.slice(2)]);
};
export const FIRST: SeenEvent[] = trick(1, tricksOfB()[0] ?? []);
const PLAYED: SeenEvent[] = [
  ...FIRST,
  ...tricksOfB()
    .slice(1)
    .flatMap((cards) => trick(3, cards)),
  ...fours(PILE_A).flatMap((cards) => trick(2, cards)),
];
const COUNTED: SeenEvent[] = [
  moved(`discard:${DEALER}`, 'pile:1', 'show', DISCARD),
  scored(0, 30, 'grande', 'T20 T19 T17 T16 T15 T13 T1'),
  scored(0, 20, 'suit_sequence', 'DK DQ DN D1 T1'),
  scored(0, 15, 'suit_sequence', 'SK SQ S1 T1'),
  scored(0, 15, 'assi', 'S1 D1 C1 T1'),
  scored(0, 10, 'mori', 'TM2 TM1 T1'),
  scored(0, 90, 'sequenza'),
  scored(0, 18, 'tarocchi', 'T20 T19 T1'),
  scored(0, 17, 're', 'SK DK CK'),
  scored(0, 49, 'scartini'),
  scored(0, 6, 'last'),
  scored(1, 15, 'suit_sequence', 'BK BQ B1 M'),
  scored(1, 10, 'mori', 'TM4 TM3 M'),
  scored(1, 12, 'fanti', 'SJ DJ CJ'),
  scored(1, 38, 'scartini'),
  { e: 'over', numbers: [287, 75] },
];
export const HAND: SeenEvent[] = [...DEAL, ...TAKEN, ...DISCARDED, ...DECLARED, ...PLAYED, ...COUNTED];

/** The dealer’s side at 790, three Mori in the first fifteen cards: 800, ended before the last two are taken (8.8). */
const MORI = ['TM3', 'TM2', 'TM1'];
export const CALLED: SeenEvent[] = [
  said(DEALER, 'deal', undefined, [455, 790]),
  ...DEAL.slice(1),
  said(DEALER, 'call', undefined, [1]),
  said(DEALER, 'mori', MORI),
  scored(1, 10, 'declaration', MORI.join(' ')),
  said(DEALER, 'out', undefined, [10]),
  { e: 'over', numbers: [0, 10] },
];
