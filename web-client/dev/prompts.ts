// Every prompt of every phase: table message, events and choice, written by hand and seen from seat 0. The browser
// suite presses each control of each.
import type { ShownTable } from '../src/match/closed_hands';
import type { Choice, SeatHolder, SeenEvent, Settings, What } from '../src/protocol/types';
import * as offer from './choices';
import { BOLOGNESE } from './bolognese_prompts';
import { GAME_PROMPTS } from './game_prompts';
import { girone } from './girone';

export interface Prompt {
  table?: Partial<ShownTable>;
  seats?: (Partial<SeatHolder> | null)[];
  settings?: Partial<Settings>;
  events?: SeenEvent[];
  choice?: Choice;
  /** The viewer is a spectator. */
  watching?: boolean;
  /** The last action was refused. */
  refused?: string;
  /** The hand's sheet is open, or was closed. */
  sheet?: 'open' | 'closed';
  menu?: boolean;
  /** A card was lifted by a first tap. */
  emote?: boolean;
  lost?: boolean;
  /** The coach is active and speaks about `news` or about the question. */
  coached?: boolean;
  /** Events after `events`, shown one by one. */
  news?: SeenEvent[];
}

export const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Bot 3'];
const HAND = 'C2 C7 CJ CK D3 D6 D10 DQ S4 S9 SN SK B2 B8 T2 T7 T13 T28 T30 T35 M'.split(' ');

const deal: SeenEvent = { e: 'said', seat: 3, word: 'deal' };
const cut = (seat: number, count: number): SeenEvent => ({
  e: 'moved',
  from: 'pack',
  to: `packet:${seat}`,
  why: 'cut',
  count,
});
const give = (seat: number, cards: string[] | number): SeenEvent => ({
  e: 'moved',
  from: 'pack',
  to: `hand:${seat}`,
  why: 'deal',
  count: typeof cards === 'number' ? cards : cards.length,
  ...(typeof cards === 'number' ? {} : { cards }),
});
const open = (seat: number, why: string, cards: string[]): SeenEvent => ({
  e: 'moved',
  from: why === 'rob' ? 'packet:2' : 'pack',
  to: `hand:${seat}`,
  why,
  count: cards.length,
  cards,
});
const due = (seats: number[], phase: string): SeenEvent => ({ e: 'due', seats, phase });
const play = (seat: number, card: string): SeenEvent => ({
  e: 'moved',
  from: `hand:${seat}`,
  to: 'trick',
  why: 'play',
  count: 1,
  cards: [card],
});
const versicola = (seat: number, cards: string[], points: number): SeenEvent[] => [
  { e: 'said', seat, word: 'versicola', cards },
  { e: 'scored', side: seat % 2, points, why: 'declaration', cards },
];
const gathered = (winner: number, plays: [number, string][]): SeenEvent[] => [
  ...plays.map(([seat, card]) => play(seat, card)),
  { e: 'trick', winner },
  {
    e: 'moved',
    from: 'trick',
    to: `pile:${winner % 2}`,
    why: 'gather',
    count: 4,
    cards: plays.map(([, card]) => card),
  },
];
const ROBBED = ['T40', 'T39', 'T33'];
const dealt: SeenEvent[] = [
  deal,
  cut(2, 43),
  open(2, 'rob', ROBBED),
  { e: 'seen', zone: 'packet:2', why: 'stop', by: [0, 1, 2, 3], count: 1, cards: ['B5'] } as SeenEvent,
  give(0, HAND.slice(0, -1)),
  open(0, 'expose', HAND.slice(-1)),
  give(1, 20),
  open(1, 'expose', ['T19']),
  give(2, 17),
  open(2, 'expose', ['T20']),
  give(3, 18),
  open(3, 'expose', ['T36']),
  open(3, 'take', ['T10', 'T1']),
  { e: 'moved', from: 'packet:2', to: 'fola', why: 'lay', count: 13 },
  { e: 'said', seat: 3, word: 'fola', numbers: [4, 2, 3, 1] },
];
const discarded: SeenEvent[] = [
  { e: 'moved', from: 'hand:2', to: 'discard:2', why: 'discard', count: 3 },
  { e: 'moved', from: 'hand:3', to: 'discard:3', why: 'discard', count: 2 },
];
const TWO = [
  ...versicola(1, ['T28', 'T29', 'T31', 'T32', 'T34'], 30),
  ...versicola(1, ['T3', 'T4', 'T5'], 9),
  ...versicola(3, ['T36', 'T37', 'T38'], 30),
  ...versicola(3, ['T1', 'T40', 'M'], 20),
];
const led = [play(1, 'S2'), play(2, 'S8'), play(3, 'SQ')];
const first = [...dealt, ...discarded, ...TWO, ...led];
const underway: SeenEvent[] = [
  ...first,
  play(0, 'S4'),
  { e: 'trick', winner: 3 },
  { e: 'moved', from: 'trick', to: 'pile:1', why: 'gather', count: 4, cards: ['S2', 'S8', 'SQ', 'S4'] },
  { e: 'scored', side: 1, points: 5, why: 'death', cards: ['SQ'] },
  ...gathered(0, [
    [3, 'D9'],
    [0, 'DQ'],
    [1, 'D2'],
    [2, 'D4'],
  ]),
];
const held = HAND.filter((card) => card !== 'S4' && card !== 'DQ');
const follow = (suit: string): Choice =>
  offer.play(
    held.filter((card) => card.startsWith(suit) || card === 'M'),
    Object.fromEntries(held.filter((c) => !c.startsWith(suit) && c !== 'M').map((c) => [c, 'PLAY-2'])),
  );
const claimed: SeenEvent = {
  e: 'seen',
  zone: 'hand:1',
  why: 'claim',
  by: [0, 1, 2, 3],
  count: 19,
  cards: 'CN DK BK T3 T4 T5 T10 T20 T29 T31 T32 T33 T34 T36 T37 T38 T39 T40 T28'.split(' '),
};
const over: SeenEvent[] = [
  ...underway,
  { e: 'scored', side: 1, points: 12, why: 'cards' },
  { e: 'scored', side: 0, points: 21, why: 'cards' },
  { e: 'scored', side: 0, points: 10, why: 'last' },
  { e: 'paid', side: 1, amount: 1, why: 'end' },
  { e: 'over', numbers: [0, 1] },
];
const SHORT = ['Io', 'Tu', 'Al', 'Bo'];
const LONG = [
  'Massimiliano Pallavicini',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Maria Maddalena de’ Pazzi',
  'Bartolomea degli Albizzi',
];
/** Names of usual length. */
const USUAL = ['Lorenzo Ghiberti', 'Giovanni Bandini', 'Maria Maddalena', 'Massimiliano'];
const named = (names: string[], others: Partial<SeatHolder> = {}): Partial<SeatHolder>[] =>
  names.map((name, seat) => ({ name, kind: 'guest', ...(seat === 0 ? {} : others) }));
const declare = (count: number): Choice =>
  offer.declare(
    [
      { cards: ['T28', 'T29', 'T30', 'T31', 'T32', 'M'], worth: 30 },
      { cards: ['T1', 'T40', 'M'], worth: 20 },
      { cards: ['CK', 'DK', 'SK', 'BK', 'M'], worth: 25 },
      { cards: ['T1', 'T2', 'T3', 'T4', 'T5'], worth: 15 },
      { cards: ['T10', 'T20', 'T30', 'T40'], worth: 20 },
    ].slice(0, count),
  );
const between = (patch: Prompt): Prompt => ({
  table: { state: 'between', match: girone(2), hand: 2 },
  events: over,
  ...patch,
});
const ended = (patch: Prompt): Prompt => ({
  table: { state: 'over', match: girone(12), hand: 12 },
  events: over,
  ...patch,
});

export const PROMPTS: Record<string, Prompt> = {
  waiting: {
    table: { state: 'waiting', hand: 0, match: null, invitation: 'AbCdEfGhIjKlMnOpQrStUv' },
    seats: [{}, null, {}, {}],
  },
  'waiting-ready': {
    table: { state: 'waiting', hand: 0, match: null, invitation: 'AbCdEfGhIjKlMnOpQrStUv' },
    seats: [{}, { ready: true }, { here: false }, {}],
  },
  cut: { events: [{ e: 'said', seat: 1, word: 'deal' }, due([0], 'cut')], choice: offer.cut(1, 95) },
  'cut-other': { events: [deal, due([2], 'cut')] },
  stop: { events: dealt.slice(0, 4) },
  discard: {
    events: [...dealt, due([0, 2, 3], 'discard')],
    choice: offer.discard(
      3,
      ['C2'],
      HAND.filter((card) => /^[CDSB]\d/.test(card)),
    ),
  },
  'declare-first': { events: [...dealt, ...discarded, due([0], 'declare')], choice: declare(2) },
  declare: { events: [...first, due([0], 'declare')], choice: declare(2) },
  'declare-five': { events: [...first, due([0], 'declare')], choice: declare(5) },
  'declare-none': { events: [...first, due([0], 'declare')], choice: declare(0) },
  exposed: { events: [...dealt, ...discarded, ...TWO, due([1], 'play')] },
  lead: { events: [...dealt, ...discarded, ...TWO, due([0], 'play')], choice: offer.play(HAND) },
  'first-trick': {
    events: [...first, due([0], 'play')],
    choice: offer.play(
      ['S4', 'S9', 'SN', 'SK', 'M'],
      Object.fromEntries(HAND.filter((c) => !/^S|^M/.test(c)).map((c) => [c, 'PLAY-2'])),
    ),
  },
  play: { events: [...underway, play(1, 'C4'), play(2, 'C9'), play(3, 'CQ'), due([0], 'play')], choice: follow('C') },
  refused: {
    events: [...underway, play(1, 'C4'), play(2, 'C9'), play(3, 'CQ'), due([0], 'play')],
    choice: follow('C'),
    refused: 'PLAY-2',
  },
  fall: { events: [...underway, due([0], 'play')], choice: offer.play(held, {}, 'fall') },
  claim: { events: [...underway, due([0], 'play')], choice: offer.play(held, {}, 'claim') },
  claimed: { events: [...underway, claimed, due([0, 2, 3], 'claim')], choice: offer.answer() },
  'claimed-other': { events: [...underway, claimed, due([2, 3], 'claim')] },
  other: { events: [...underway, play(0, 'C7'), play(1, 'C4'), due([2], 'play')] },
  full: { events: [...underway, play(0, 'C7'), play(1, 'C4'), play(2, 'C9'), play(3, 'CQ')] },
  fallen: {
    events: [
      ...underway,
      {
        e: 'seen',
        zone: 'hand:1',
        why: 'fall',
        by: [0, 1, 2, 3],
        count: 18,
        cards: 'C1 C3 C5 C6 C8 D1 D5 D7 D8 S1 S3 S5 S6 B1 B3 B4 B6 B7'.split(' '),
      } as SeenEvent,
      due([2], 'play'),
    ],
  },
  for: {
    events: [...underway, play(1, 'C4'), due([0], 'play')],
    choice: offer.playFor(2, ['C9', 'C10'], { D5: 'PLAY-2', SK: 'PLAY-2', B4: 'PLAY-2' }),
  },
  give: {
    events: [...underway, play(1, 'C4'), play(2, 'C9'), play(3, 'CQ'), play(0, 'M'), due([0], 'give')],
    choice: offer.give(['D2', 'D4', 'D9'], { T40: 'MAT-6', T28: 'MAT-6', M: 'MAT-6' }),
  },
  absent: {
    events: [...underway, due([0], 'play')],
    seats: [{ substitute: true }, { here: false }, { vacated: true }, {}],
  },
  wishes: {
    table: { match: { ...girone(1), if_broken_off: { deserters: [], lines: [], of: [0, 1, 2, 3] } } },
    events: [...underway, due([1], 'play')],
    seats: [{}, { break_off: true }, { break_off: true }, {}],
  },
  'coached-idle': { coached: true, events: [...dealt, ...discarded, ...TWO, due([1], 'play')] },
  'coached-follow': {
    coached: true,
    events: [...dealt, ...discarded, ...TWO, ...led, due([0], 'play')],
    choice: offer.play(
      ['S4', 'S9', 'SN', 'SK', 'M'],
      Object.fromEntries(HAND.filter((c) => !/^S|^M/.test(c)).map((c) => [c, 'PLAY-2'])),
    ),
  },
  'coached-begins': {
    coached: true,
    events: [...dealt, ...discarded, ...TWO],
    news: [due([0], 'play')],
    choice: offer.play(HAND),
  },
  'coached-cut': {
    coached: true,
    events: [{ e: 'said', seat: 1, word: 'deal' }, due([0], 'cut')],
    choice: offer.cut(1, 95),
  },
  'coached-discard': {
    coached: true,
    events: dealt.slice(0, -1),
    news: [...dealt.slice(-1), due([0, 2, 3], 'discard')],
    choice: offer.discard(
      3,
      ['C2'],
      HAND.filter((card) => /^[CDSB]\d/.test(card)),
    ),
  },
  'coached-declare': {
    coached: true,
    events: first.slice(0, -led.length - TWO.length),
    news: [...TWO.slice(0, 2), ...led, due([0], 'declare')],
    choice: declare(2),
  },
  'coached-declare-five': {
    coached: true,
    events: first.slice(0, -led.length - TWO.length),
    news: [...TWO, ...led, due([0], 'declare')],
    choice: declare(5),
  },
  'coached-give': {
    coached: true,
    events: underway.slice(0, first.length + 1),
    news: [
      ...underway.slice(first.length + 1),
      play(1, 'C4'),
      play(2, 'C9'),
      play(3, 'CQ'),
      play(0, 'M'),
      due([0], 'give'),
    ],
    choice: offer.give(['D2', 'D4', 'D9'], { T40: 'MAT-6', T28: 'MAT-6', M: 'MAT-6' }),
  },
  // The same table with the shortest and the longest names and texts of a plaque.
  'named-short': { events: [...underway, due([1], 'play')], seats: named(SHORT) },
  'named-usual': { events: [...underway, due([1], 'play')], seats: named(USUAL) },
  'named-long': { events: [...underway, due([1], 'play')], seats: named(LONG) },
  'named-away': { events: [...underway, due([2], 'play')], seats: named(LONG, { here: false }) },
  'named-left': { events: [...underway, due([3], 'play')], seats: named(LONG, { vacated: true }) },
  'named-bots': { events: [...underway, due([0], 'play')], seats: named(LONG, { substitute: true }) },
  'named-heirs': { events: [...underway, due([0], 'play')], seats: named(SHORT, { next: LONG[0] ?? null }) },
  'named-watching': { events: [...underway, due([2], 'play')], seats: named(LONG), watching: true },
  watching: { events: [...underway, play(0, 'C7'), due([1], 'play')], watching: true },
  lost: { events: [...underway, due([1], 'play')], lost: true },
  menu: { events: [...underway, due([1], 'play')], menu: true, seats: [{}, { here: false }, {}, {}] },
  sheet: between({ sheet: 'open' }),
  'sheet-closed': between({ sheet: 'closed' }),
  over: ended({ sheet: 'open' }),
  'over-closed': ended({ sheet: 'closed' }),
  ...GAME_PROMPTS,
  'coached-call': { ...BOLOGNESE['bolognese-call'], coached: true },
  'coached-accusi': { ...BOLOGNESE['bolognese-declare'], coached: true },
};

const OPTIONS = { deal: '10+11', declare: 'after', look_back: 'own_side', cascare: 'next', interruption: 2 };

export function tableOf({ table, seats, settings }: Prompt): ShownTable {
  const holder = (patch: Partial<SeatHolder> | null, seat: number): SeatHolder | null =>
    patch && {
      name: NAMES[seat] ?? '',
      number: seat === 3 ? null : 100000001 + seat,
      kind: seat === 3 ? 'bot' : 'guest',
      here: true,
      silent: false,
      ready: false,
      vacated: false,
      substitute: false,
      deserter: false,
      next: null,
      away: null,
      asked: null,
      overdue: false,
      break_off: false,
      you: seat === 0,
      ...patch,
    };
  return {
    t: 'table',
    id: 'prompts1',
    game: 'minchiate',
    rules: { preset: 'germini', options: OPTIONS },
    state: 'playing',
    sides: [0, 1, 0, 1],
    seats: (seats ?? [{}, {}, {}, {}]).map(holder),
    spectators: 0,
    host: 0,
    host_name: 'Ginevra',
    settings: {
      open: false,
      bots: true,
      level: 'quick',
      spectators: true,
      seconds: 60,
      rounds: 3,
      seats: 'chosen',
      takeover: true,
      seats_assigned: false,
      chat: 'between',
      aids: true,
      hints: true,
      public: true,
      ...settings,
    },
    chat_muted: false,
    limit: 120,
    halt: null,
    votes: [],
    last_match: null,
    commitment: null,
    hand: 2,
    match: { ...girone(1), names: NAMES },
    clock: null,
    ...table,
  };
}

export type Sent = { move: unknown } | { what: What };
