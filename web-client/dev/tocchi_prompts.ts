// Hands and prompts of Sei tocchi and Al palio, seen from seat 0. The hands of two and three are those of the rules'
// test figures.
import type { ShownTable } from '../src/match/closed_hands';
import type { Card, OfferedMove, Options, Seat, SeenEvent, Word } from '../src/protocol/types';
import { matchOf } from './match_of';
import type { Prompt } from './prompts';

const list = (text: string): Card[] => text.split(' ');
const NAMES = ['Massimiliano', 'Bartolomeo', 'Maddalena', 'Bot 3', 'Lapo', 'Ginevra'];
const due = (phase: Word, ...seats: Seat[]): SeenEvent => ({ e: 'due', seats, phase });
const said = (seat: Seat, word: Word, numbers?: number[]): SeenEvent =>
  numbers ? { e: 'said', seat, word, numbers } : { e: 'said', seat, word };
const moved = (from: string, to: string, why: Word, cards: Card[]): SeenEvent => ({
  e: 'moved',
  from,
  to,
  why,
  count: cards.length,
  cards,
});
const mark = (side: Seat, points: number, why: Word, cards: string): SeenEvent => ({
  e: 'scored',
  side,
  points,
  why,
  cards: list(cards),
});
const turn = (card: Card): SeenEvent => moved('pack', 'turned', 'turn', [card]);
const aside = (card: Card, why: Word): SeenEvent => moved('turned', 'middle', why, [card]);
const take = (seat: Seat, card: Card): SeenEvent => moved('turned', `taken:${seat}`, 'take', [card]);
const ended = (row: number[]): SeenEvent[] => [
  ...row.map((amount, side): SeenEvent => ({ e: 'paid', side, amount, why: 'hand' })),
  { e: 'over', numbers: [] },
];
/** The seven cards of each seat, from the dealer's right on, and the first question. */
function dealt(dealer: Seat, hands: string[], score: number[] = []): SeenEvent[] {
  const seats = hands.map((_, i) => (dealer + 1 + i) % hands.length);
  return [
    said(dealer, 'deal', score),
    ...seats.map((seat) => moved('pack', `hand:${seat}`, 'deal', list(hands[seat] ?? ''))),
    due('turn', dealer),
  ];
}

const TWO = dealt(1, ['T25 T10 C2 C4 D7 S1 BK', 'T23 T30 C9 D1 S10 B5 M']);
/** V-TOC-1, without the end of the hand. */
const TWO_TURNED: SeenEvent[] = [
  ...[turn('T24'), aside('T24', 'shared'), due('turn', 1)],
  ...[turn('T26'), take(0, 'T26'), mark(0, 1, 'primo', 'T26'), due('turn', 1)],
  ...[turn('D8'), take(0, 'D8'), due('turn', 1)],
  ...[turn('B6'), take(1, 'B6'), due('turn', 1)],
  ...[turn('S9'), take(1, 'S9'), due('turn', 1)],
];
export const SEI_TOCCHI: SeenEvent[] = [
  ...TWO,
  ...TWO_TURNED,
  ...[turn('C3'), take(0, 'C3'), said(0, 'pappoleggio'), said(1, 'marcio'), ...ended([3, -3])],
];
/** The same hand with calls: seat 1 misses the first card, and calls the second one wrongly. */
export const CALLED: SeenEvent[] = [
  ...TWO,
  ...[turn('T24'), due('call', 0, 1), said(1, 'silent'), said(0, 'call'), take(0, 'T24'), mark(0, 2, 'tavola', 'T24')],
  ...[due('turn', 1), turn('T26'), due('call', 0, 1), said(0, 'call'), said(1, 'call'), said(1, 'false_call')],
  ...[take(0, 'T26'), due('turn', 1), turn('D8'), due('call', 0)],
];

const THREE_HANDS = ['T5 T7 T20 C1 C8 D3 S5', 'T6 T36 T37 D5 D7 B2 BJ', 'T10 T30 M S4 S7 C9 CQ'];
const palio = (score: number[]): SeenEvent[] => [
  ...dealt(2, THREE_HANDS, score),
  ...[mark(1, 1, 'accusa', 'D5 D7'), turn('T38'), take(1, 'T38'), mark(1, 2, 'tavola', 'T38')],
  ...[mark(1, 2, 'versicola', 'T36 T37 T38'), due('turn', 2), turn('C5'), take(0, 'C5'), due('turn', 2)],
  ...[turn('S1'), take(2, 'S1'), due('turn', 2), turn('D6'), take(1, 'D6'), mark(1, 3, 'pappoleggio', 'D5 D6 D7')],
];
/** V-TOC-2. */
export const PALIO: SeenEvent[] = [
  ...palio([0, 0, 0]),
  ...[due('turn', 2), turn('T25'), aside('T25', 'shared'), due('turn', 2), turn('B10'), take(1, 'B10'), due('turn', 2)],
  ...[turn('T39'), take(1, 'T39'), due('turn', 2), turn('T8'), take(0, 'T8'), due('turn', 2), turn('BQ')],
  ...[take(1, 'BQ'), due('turn', 2), turn('B3'), take(1, 'B3'), due('turn', 2), turn('T35'), take(1, 'T35')],
  ...[mark(1, 1, 'versicola', 'T35 T36 T37'), said(1, 'twelve'), mark(1, 1, 'game', 'T35'), ...ended([-10, 20, -10])],
];
/** V-TOC-2 with four lupini of seat 1 before the hand. */
export const TARGET: SeenEvent[] = [...palio([0, 4, 0]), said(1, 'target'), ...ended([-8, 16, -8])];

const SIX_HANDS = [
  'T40 T13 C5 CK D9 S2 B7',
  'T3 T22 T31 CJ D1 S8 BN',
  'T9 T18 C1 C10 DQ SK B1',
  'T15 T27 C7 D4 DJ S5 BQ',
  'T1 T35 C3 D6 S10 SQ B4',
  'T6 T11 T29 CN D8 SJ B9',
];
/** Several cards turned; the players are the first ones of six. */
const turnedBy = (players: number, dealer: Seat): SeenEvent[] => [
  ...dealt(dealer, SIX_HANDS.slice(0, players)),
  ...[turn('T14'), aside('T14', 'shared'), due('turn', dealer), turn('S3'), take(0, 'S3')],
  ...[mark(0, 1, 'primo', 'S3'), due('turn', dealer), turn('BK'), aside('BK', 'nobody'), due('turn', dealer)],
  ...[turn('T19'), take(2, 'T19'), due('turn', dealer), turn('T4'), take(1, 'T4'), due('turn', dealer)],
  ...[turn('C6'), take(0, 'C6'), due('turn', dealer), turn('D3'), take(3, 'D3'), due('turn', dealer)],
];

const bare = (...moves: Word[]): OfferedMove[] => moves.map((move) => ({ move, takes: 'nothing' }));
const TURN = { phase: 'turn', moves: bare('turn') };
const CALL = { phase: 'call', moves: bare('call', 'silent') };

function table(preset: Word, players: number, options: Options = {}, hands: number[][] = []): Partial<ShownTable> {
  const seats = NAMES.slice(0, players).map((_, seat) => seat);
  const own: Options = preset === 'palio' ? { target: 12 } : { wagers: 'touches' };
  return {
    game: 'tocchi',
    rules: { preset, options: { players, call: 0, ...own, ...options } },
    sides: seats,
    hand: 1,
    match: matchOf({ names: NAMES.slice(0, players), rounds: preset === 'palio' ? 1 : 3, hands }),
  };
}
const seatsOf = (players: number): Prompt['seats'] =>
  NAMES.slice(0, players).map((name, seat) => ({ name, kind: seat === 3 ? 'bot' : 'guest' }));
const prompt = (
  preset: Word,
  players: number,
  events: SeenEvent[],
  rest: Prompt = {},
  options: Options = {},
): Prompt => ({
  table: table(preset, players, options),
  seats: seatsOf(players),
  events,
  ...rest,
});

/** After the hand, with its amounts. */
const closed = (preset: Word, events: SeenEvent[], amounts: number[]): Prompt => ({
  table: { ...table(preset, amounts.length, {}, [amounts]), state: 'between' },
  seats: seatsOf(amounts.length),
  events,
  sheet: 'open',
});

export const TOCCHI: Record<string, Prompt> = {
  'tocchi-dealt': prompt('sei_tocchi', 4, dealt(0, SIX_HANDS.slice(0, 4)), { choice: TURN }),
  'tocchi-two': prompt('sei_tocchi', 2, [...TWO, ...TWO_TURNED]),
  'tocchi-four': prompt('sei_tocchi', 4, turnedBy(4, 0), { choice: TURN }),
  'tocchi-six': prompt('sei_tocchi', 6, [...turnedBy(6, 4), turn('B8')]),
  'tocchi-called': prompt('sei_tocchi', 2, CALLED, { choice: CALL }, { call: 5 }),
  'tocchi-call': prompt(
    'sei_tocchi',
    4,
    [...turnedBy(4, 0), turn('CQ'), due('call', 0, 1, 2, 3)],
    { choice: CALL },
    { call: 5 },
  ),
  'tocchi-palio': prompt('palio', 3, PALIO.slice(0, 30)),
  'tocchi-sheet': closed('sei_tocchi', SEI_TOCCHI, [3, -3]),
  'tocchi-palio-sheet': closed('palio', PALIO, [0, 10, 0]),
};
