// Prompts of Minchiate without partners, seen from seat 0: for two, three and four players.
import type { ShownTable } from '../src/match/closed_hands';
import type { Card, Options, SeenEvent } from '../src/protocol/types';
import * as offer from './choices';
import { matchOf } from './match_of';
import type { Prompt } from './prompts';

const list = (text: string): Card[] => text.split(' ');
const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Bot 3'];
const HAND = list('C2 C7 CJ CK D3 D6 D10 DQ S4 S9 SN SK B2 B8 T2 T7 T13 T28 T30 T35 M C9 D4 S6 T16');

const moved = (from: string, to: string, why: string, count: number, cards?: Card[]): SeenEvent =>
  cards ? { e: 'moved', from, to, why, count, cards } : { e: 'moved', from, to, why, count };
const due = (phase: string, seat = 0): SeenEvent => ({ e: 'due', seats: [seat], phase });
const scored = (side: number, points: number, why: string, cards?: Card[]): SeenEvent =>
  cards ? { e: 'scored', side, points, why, cards } : { e: 'scored', side, points, why };
const declared = (seat: number, points: number, cards: Card[]): SeenEvent[] => [
  { e: 'said', seat, word: 'declare', numbers: [1] },
  { e: 'said', seat, word: 'versicola', cards },
  scored(seat, points, 'declaration', cards),
];
const silent = (seat: number): SeenEvent => ({ e: 'said', seat, word: 'declare', numbers: [0] });

/** The last seat deals so many cards to each; the exposed cards of the others. */
function dealt(cards: number, exposed: Card[]): SeenEvent[] {
  const hand = HAND.slice(0, cards);
  const seats = [hand.at(-1) ?? '', ...exposed].map((card, seat) => ({ card, seat }));
  return [
    ...seats.map(({ seat }) => moved('pack', `hand:${seat}`, 'deal', cards - 1, seat ? undefined : hand.slice(0, -1))),
    ...seats.map(({ card, seat }) => moved('pack', `hand:${seat}`, 'expose', 1, [card])),
  ];
}
/** One trick, from its leader on. */
const trick = (winner: number, plays: [number, Card][]): SeenEvent[] => [
  ...plays.map(([seat, card]) => moved(`hand:${seat}`, 'trick', 'play', 1, [card])),
  { e: 'trick', winner },
  moved(
    'trick',
    `pile:${winner}`,
    'gather',
    plays.length,
    plays.map(([, card]) => card),
  ),
];
const deal = (seat: number): SeenEvent => ({ e: 'said', seat, word: 'deal' });

function table(preset: string, seats: number, hands: number[][] = []): Partial<ShownTable> {
  const people = NAMES.slice(0, seats);
  const persons = people.map((_, seat) => seat);
  const match = matchOf({ names: people, rounds: 2, hands });
  const options: Options =
    preset === 'alone' ? { fola: 'taken', going_out: 'peveroni', devil: false } : { fola: 'none', devil: false };
  return { rules: { preset, options }, sides: persons, hand: hands.length || 1, match };
}
const seatsOf = (number: number): Prompt['seats'] =>
  NAMES.slice(0, number).map((name, seat) => ({ name, kind: seat === 3 ? 'bot' : 'guest' }));

const TWO: SeenEvent[] = [deal(0), ...dealt(25, ['T40']), scored(1, 10, 'exposed', ['T40'])];
const THREE: SeenEvent[] = [deal(2), ...dealt(25, ['T20', 'B5']), scored(1, 5, 'exposed', ['T20'])];
const ALONE: SeenEvent[] = [
  deal(3),
  moved('pack', 'packet:2', 'cut', 43),
  moved('packet:2', 'hand:2', 'rob', 2, ['T39', 'T22']),
  scored(2, 10, 'rob', ['T39']),
  { e: 'seen', zone: 'packet:2', why: 'stop', by: [0, 1, 2, 3], count: 1, cards: ['B5'] },
  moved('packet:2', 'pack', 'join', 41),
  ...dealt(21, ['T19', 'T20', 'T36']),
  scored(0, 5, 'exposed', ['M']),
  scored(2, 5, 'exposed', ['T20']),
  scored(3, 10, 'exposed', ['T36']),
  moved('pack', 'hand:3', 'take', 2, ['T10', 'T1']),
  { e: 'said', seat: 3, word: 'fola', numbers: [3, 2, 3, 1] },
];
/** Seat 1 goes out, and the others play. */
const OUT: SeenEvent[] = [
  ...ALONE,
  { e: 'said', seat: 0, word: 'stay' },
  moved('hand:1', 'discard:1', 'out', 21),
  { e: 'said', seat: 2, word: 'stay' },
  moved('hand:2', 'discard:2', 'discard', 2),
  moved('hand:3', 'discard:3', 'discard', 2),
  silent(0),
  ...declared(2, 30, list('T36 T37 T38 T39')),
  silent(3),
  moved('discard:2', 'fola', 'show', 2, ['B5', 'B6']),
  moved('discard:3', 'fola', 'show', 2, ['D2', 'D5']),
  { e: 'said', seat: 3, word: 'fola', numbers: [3, 4, 3, 3] },
];
const TRICKS: SeenEvent[] = [
  ...trick(2, [
    [0, 'CK'],
    [2, 'T22'],
    [3, 'C4'],
  ]),
  scored(0, -5, 'death', ['CK']),
  ...trick(0, [
    [2, 'S2'],
    [3, 'S3'],
    [0, 'SK'],
  ]),
];
const end = (side: number, cards: number): SeenEvent[] => [
  scored(side, 15, 'versicola', list('T28 T29 T30')),
  scored(side, cards, 'cards'),
  scored(side, 3, 'tricks'),
];
const LEFT = HAND.slice(0, 21).filter((card) => card !== 'CK' && card !== 'SK');

export const MINCHIATE_ALONE: Record<string, Prompt> = {
  'two-lead': {
    table: table('two', 2),
    seats: seatsOf(2),
    events: [...TWO, ...declared(1, 18, list('T38 T39 T40')), silent(0), due('play')],
    choice: offer.play(HAND),
  },
  'two-play': {
    table: table('two', 2),
    seats: seatsOf(2),
    events: [
      ...TWO,
      silent(1),
      silent(0),
      ...trick(1, [
        [1, 'C1'],
        [0, 'C2'],
      ]),
      moved('hand:1', 'trick', 'play', 1, ['T37']),
      due('play'),
    ],
    choice: offer.play(HAND.filter((card) => /^[TM]/.test(card))),
  },
  'three-declare': {
    table: table('three', 3),
    seats: seatsOf(3),
    events: [...THREE, due('declare')],
    choice: offer.declare([{ cards: ['T28', 'T29', 'T30', 'M'], worth: 20 }]),
  },
  'three-play': {
    table: table('three', 3),
    seats: seatsOf(3),
    events: [
      ...THREE,
      ...[0, 1, 2].map(silent),
      ...trick(1, [
        [0, 'C2'],
        [1, 'C1'],
        [2, 'C3'],
      ]),
      moved('hand:1', 'trick', 'play', 1, ['S1']),
      moved('hand:2', 'trick', 'play', 1, ['S10']),
      due('play'),
    ],
    choice: offer.play(list('S4 S9 SN SK S6 M')),
  },
  'alone-out': {
    table: table('alone', 4),
    seats: seatsOf(4),
    events: [...ALONE, due('out')],
    choice: offer.out(),
  },
  'alone-play': {
    table: table('alone', 4),
    seats: seatsOf(4),
    events: [...OUT, ...TRICKS, due('play')],
    choice: offer.play(LEFT),
  },
  'alone-sheet': {
    table: { ...table('alone', 4, [[58, -23, -45, 10]]), state: 'between' },
    seats: seatsOf(4),
    sheet: 'open',
    events: [
      ...OUT,
      ...TRICKS,
      ...end(0, 31),
      ...end(2, 60),
      ...end(3, 16),
      scored(2, 10, 'last'),
      { e: 'said', seat: 1, word: 'fee', numbers: [2, 20] },
      { e: 'over', numbers: [58, -23, -45, 10] },
    ],
  },
};
