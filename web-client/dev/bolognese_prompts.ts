// Prompts of Tarocco bolognese, seen from seat 0; the dealer is seat 0 if the dealer is asked, else seat 3.
import type { ShownTable } from '../src/match/closed_hands';
import type { Card, Choice, OfferedMove, SeenEvent } from '../src/protocol/types';
import { answer } from './choices';
import type { Prompt } from './prompts';

const list = (text: string): Card[] => text.split(' ');
const HAND = list('CK CQ C9 D1 D7 DK S6 SK SN SJ B10 T5 T16 T20 M');
const LAST = list('D8 B6');
const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Bot 3'];

const table: Partial<ShownTable> = {
  game: 'bolognese',
  rules: { preset: 'ottocento', options: { target: 800, signals: true } },
  match: null,
};
const seats: Prompt['seats'] = NAMES.map((name, seat) => ({ name, kind: seat === 3 ? 'bot' : 'guest' }));
const moved = (from: string, to: string, why: string, count: number, cards?: Card[]): SeenEvent =>
  cards ? { e: 'moved', from, to, why, count, cards } : { e: 'moved', from, to, why, count };
const due = (phase: string, seat = 0): SeenEvent => ({ e: 'due', seats: [seat], phase });
const played = (seat: number, card: Card): SeenEvent => moved(`hand:${seat}`, 'trick', 'play', 1, [card]);

/** Deals fifteen cards each, and two for the dealer. */
const dealt = (dealer: number): SeenEvent[] => [
  { e: 'said', seat: dealer, word: 'deal', numbers: [760, 455] },
  ...NAMES.map((_, seat) => moved('pack', `hand:${seat}`, 'deal', 15, seat === 0 ? HAND : undefined)),
  moved('pack', `last_two:${dealer}`, 'lay', 2),
];
/** The dealer takes the last two; `mine`: the viewer is the dealer and sees them. */
const taken = (dealer: number, mine = false): SeenEvent[] => [
  { e: 'said', seat: dealer, word: 'call', numbers: [0] },
  moved(`last_two:${dealer}`, `hand:${dealer}`, 'take', 2, mine ? LAST : undefined),
];
const ready: SeenEvent[] = [...dealt(3), ...taken(3), moved('hand:3', 'discard:3', 'discard', 2)];
const ITEMS = [
  { word: 'suit_sequence', cards: list('CK CQ M'), worth: 10 },
  { word: 'suit_sequence', cards: list('SK SN SJ M'), worth: 15 },
  { word: 're', cards: list('SK DK CK'), worth: 17 },
];
/** Declarations of the others. */
const shown: SeenEvent[] = [
  { e: 'said', seat: 2, word: 'declare', numbers: [1] },
  { e: 'said', seat: 2, word: 'mori', cards: list('TM4 TM3 TM1 T1') },
  { e: 'scored', side: 0, points: 15, why: 'declaration', cards: list('TM4 TM3 TM1 T1') },
  { e: 'said', seat: 3, word: 'declare', numbers: [0] },
];

const claimed: SeenEvent = {
  e: 'seen',
  zone: 'hand:2',
  why: 'claim',
  by: [0, 1, 2, 3],
  count: 14,
  cards: list('TM4 TM3 TM1 TM2 T10 T11 T12 T13 T14 T15 T17 T18 T19 T6'),
};

function asked(phase: string, move: OfferedMove, ...events: SeenEvent[][]): Prompt {
  const choice: Choice = { phase, moves: [move] };
  return { table, seats, events: [...events.flat(), due(phase)], choice };
}
const items = (move: string, missing?: number, of = ITEMS): OfferedMove => ({
  move,
  takes: 'items',
  items: of,
  ...(missing === undefined ? {} : { notes: { missing } }),
  ...(missing === undefined || move === 'call' ? {} : { with: { out: true as const } }),
});
const barred = (cards: Card[], clause: string, hand = HAND): Pick<OfferedMove, 'cards' | 'barred'> => ({
  cards,
  barred: Object.fromEntries(hand.filter((card) => !cards.includes(card)).map((card) => [card, clause])),
});
const KEPT = list('CK DK SK T20 M');
const without = (cards: Card[]): Card[] => [...HAND, ...LAST].filter((card) => !cards.includes(card));

/** Mattazza with six players: ten cards each; everybody on the far side has won a trick. */
const SIX = ['Massimiliano', 'Nella', 'Lisa', 'Vanni', 'Maddalena', 'Bindo'];
const TRICKS: [number, string][] = [
  [2, 'C9 C10 CK C7 C6 C8'],
  [3, 'S1 S9 S10 SQ S7 S8'],
  [4, 'B9 B7 B8 B6 BN B1'],
  [2, 'D8 D9 DQ D10 D6 DN'],
];
const MATTAZZA_HAND = list('C9 S1 B9 D8 CQ D1 DK SK T6 T10');
const won = ([winner, cards]: [number, string]): SeenEvent[] => [
  ...list(cards).map((card, seat) => played(seat, card)),
  { e: 'trick', winner },
  moved('trick', `pile:${winner}`, 'gather', 6, list(cards)),
];
const MATTAZZA: Prompt = {
  table: {
    game: 'bolognese',
    rules: { preset: 'mattazza', options: { players: 6, target: 3, end: 'drop', loser_deals: false } },
    sides: [0, 1, 2, 3, 4, 5],
    hand: 2,
    match: {
      id: 'match006',
      from: 1,
      rounds: 1,
      length: null,
      names: SIX,
      players: SIX.map((name) => [{ name, number: null }]),
      seating: [0, 1, 2, 3, 4, 5],
      played: 1,
      hands: [
        {
          hand: 'hand0061',
          number: 1,
          dealer: 4,
          seats: [0, 0, 0, -1, 0, 0],
          persons: [0, 1, 2, 3, 4, 5],
          names: SIX,
          numbers: SIX.map(() => null),
          ending: 'counted',
        },
      ],
      lines: [],
      totals: [0, 0, 0, -1, 0, 0],
      draw_proof: null,
      draw: null,
      deserters: [],
      course: [],
      if_broken_off: null,
      broken_off: false,
    },
  },
  seats: SIX.map((name, seat) => ({ name, kind: seat === 0 ? 'guest' : 'bot' })),
  events: [
    { e: 'said', seat: 5, word: 'deal', numbers: [] },
    ...SIX.map((_, seat) => moved('pack', `hand:${seat}`, 'deal', 10, seat === 0 ? MATTAZZA_HAND : undefined)),
    ...TRICKS.flatMap(won),
    ...list('B10 BK BJ T7 T8').map((card, seat) => played(seat + 1, card)),
    due('play'),
  ],
  choice: {
    phase: 'play',
    moves: [{ move: 'play', takes: 'card', ...barred(list('T6 T10'), 'FOLLOW-2', list('CQ D1 DK SK T6 T10')) }],
  },
};

/** Terziglio, dealt by seat 0: seat 1 passes, and seat 2 asks for the pozzo. */
const TERZIGLIO: Prompt = {
  table: {
    game: 'bolognese',
    rules: { preset: 'terziglio', options: {} },
    sides: [null, null, null],
    match: null,
  },
  seats: NAMES.slice(0, 3).map((name) => ({ name, kind: 'guest' })),
  events: [
    { e: 'said', seat: 0, word: 'deal', numbers: [0, 0] },
    ...[1, 2, 0].map((seat) => moved('pack', `hand:${seat}`, 'deal', 15, seat === 0 ? HAND : undefined)),
    { e: 'said', seat: 1, word: 'passo' },
    { e: 'said', seat: 2, word: 'posso' },
    due('answer'),
  ],
  choice: { phase: 'answer', moves: [{ move: 'answer', takes: 'word', words: ['va_bene', 'di_mio'] }] },
};

export const BOLOGNESE: Record<string, Prompt> = {
  'bolognese-answer': TERZIGLIO,
  'bolognese-mattazza': MATTAZZA,
  'bolognese-call': asked('call', items('call', 40), dealt(0)),
  'bolognese-call-short': asked('call', items('call'), dealt(0)),
  'bolognese-last-two': { table, seats, events: [...dealt(3), due('call', 3)] },
  'bolognese-discard': asked(
    'discard',
    {
      move: 'discard',
      takes: 'cards',
      least: 2,
      most: 2,
      cards: without(KEPT),
      barred: Object.fromEntries(KEPT.map((card) => [card, 'DISC-2'])),
    },
    dealt(0),
    taken(0, true),
  ),
  'bolognese-claimed': {
    table,
    seats,
    events: [...ready, ...shown, claimed, { e: 'due', seats: [0, 1, 3], phase: 'claim' }],
    choice: answer(),
  },
  'bolognese-declare': asked('declare', items('declare', 25), ready, shown, [played(2, 'S9'), played(3, 'S7')]),
  'bolognese-declare-none': asked('declare', items('declare', undefined, []), ready),
  'bolognese-lead': asked(
    'play',
    {
      move: 'play',
      takes: 'card',
      cards: HAND,
      with: { signal: ['busso', 'striscio', 'volo'] },
      with_only: { signal: { busso: list('T5 T16 T20'), striscio: list('T5 T16 T20'), volo: [] } },
    },
    ready,
  ),
  'bolognese-matto': asked(
    'play',
    { move: 'play', takes: 'card', ...barred(list('S6 SK SN SJ M'), 'FOLLOW-1') },
    ready,
    shown,
    [
      { e: 'said', seat: 1, word: 'busso' },
      played(1, 'S9'),
      moved('hand:2', 'pile:0', 'cover', 1, ['M']),
      played(3, 'S7'),
    ],
  ),
  'bolognese-give': asked(
    'give',
    { move: 'give', takes: 'card', cards: list('DJ T9 TM2 C1'), barred: { M: 'GIVE-1' } },
    ready,
    shown,
  ),
};
