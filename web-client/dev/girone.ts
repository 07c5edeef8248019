// A girone at several stages, for the development page only.
import type { ShownMatch, ShownTable } from '../src/match/closed_hands';
import type { HandLine, HandPlan, LedgerLine } from '../src/protocol/types';
import { byPerson } from '../src/match/persons';

const NAMES = ['Cosimo', 'Ginevra', 'Bot 1', 'Lorenzo'];
const COURSE: HandPlan[] = [
  [0, 1, 3, 2],
  [0, 1, 2, 3],
  [3, 1, 2, 0],
].flatMap((persons, at) => [1, 2, 3, 0].map((dealer) => ({ round: at + 1, dealer, persons })));
const SIDES = [-2, 1, 3, 0, -1, 2, -4, 1, 1, -2, 5, -1];

const hand = (number: number): HandLine => {
  const n = SIDES[number - 1] ?? 0;
  const { persons, dealer } = COURSE[number - 1] ?? { persons: [], dealer: 0 };
  return {
    hand: `hand00${String(number).padStart(2, '0')}`,
    number,
    dealer,
    seats: [n, -n, n, -n],
    persons,
    names: persons.map((person) => NAMES[person] ?? ''),
    numbers: persons.map(() => null),
    ending: 'counted',
  };
};

/** A girone with that number of closed hands. */
export function girone(closed: number, lines: LedgerLine[] = [], broken = false): ShownMatch {
  const hands = Array.from({ length: closed }, (_, i) => hand(i + 1));
  const totals = NAMES.map((_, person) =>
    [...hands.map(byPerson), ...lines.map((line) => line.amounts)].reduce(
      (sum, amounts) => sum + (amounts[person] ?? 0),
      0,
    ),
  );
  return {
    id: 'match001',
    from: 1,
    rounds: 3,
    length: 12,
    names: NAMES,
    players: NAMES.map((name) => [{ name, number: null }]),
    seating: COURSE[Math.max(0, closed - 1)]?.persons ?? [],
    played: hands.length,
    hands,
    lines,
    totals,
    draw_proof: null,
    draw: {
      cards: [
        { person: 0, card: 'DK' },
        { person: 1, card: 'T28' },
        { person: 2, card: 'M' },
        { person: 3, card: 'CK' },
        { person: 0, card: 'S4' },
        { person: 2, card: 'T3' },
        { person: 3, card: 'B9' },
      ],
      ranking: [1, 2, 3, 0],
    },
    broken_off: broken,
    deserters: [],
    course: COURSE,
    if_broken_off: null,
  };
}

const bonus = (round: number, amounts: number[]): LedgerLine => ({ reason: 'bonus', round, hand: round * 4, amounts });
const gone = (number: number): LedgerLine => ({ reason: 'desertion', round: 2, hand: number, amounts: [2, 0, 2, -4] });
const stopped = (n: number, amounts: number[]): LedgerLine => ({
  reason: 'interruption',
  round: 2,
  hand: n,
  amounts,
});

const OWED = [stopped(6, [2, -2, 2, -2]), stopped(7, [-2, 2, -2, 2]), stopped(8, [2, -2, 2, -2])];

/** Changes of the table message by screen. */
export const SCREENS: Record<string, Partial<ShownTable>> = {
  draw: { match: girone(0), hand: 1 },
  next: { state: 'between', match: girone(4, [bonus(1, [3, -3, -3, 3])]), hand: 4 },
  girone: { state: 'over', match: girone(12, [bonus(1, [3, -3, -3, 3])]), hand: 12 },
  broken: { state: 'over', match: girone(6, [stopped(7, [2, -2, 2, -2]), stopped(8, [-2, 2, -2, 2])], true), hand: 7 },
  deserted: { state: 'over', match: girone(6, [gone(7), gone(8)], true), hand: 7 },
  'break-off': {
    state: 'playing',
    match: { ...girone(5), if_broken_off: { deserters: [], lines: OWED, of: [0, 1, 3] } },
    hand: 6,
  },
};
