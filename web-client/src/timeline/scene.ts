// What a table of any game shows, told from seen events alone: whose turn it is, the trick and those before it, what
// each side has scored and been paid. No rule decides anything here. A game that shows more adds to it (games/).
import type { Card, Moved, Paid, Scored, Seat, SeenEvent, SidesBySeat, Word } from '../protocol/types';
import { passed } from './known';

export interface Play {
  seat: Seat;
  card: Card;
  /** The seat that chose it, where another plays for this one. */
  by?: Seat;
}
export interface Trick {
  plays: Play[];
  winner: Seat | null;
}
/** What is known of a hand before its first event. */
export interface Start {
  seats: number;
  sides: SidesBySeat;
  /** So many points of lead make one of the unit; null where points and unit are not changed into one another. */
  unitPoints: number | null;
}

export interface Scene {
  start: Start;
  /** Who plays with whom now; null for a seat whose side the hand has yet to make. */
  sides: SidesBySeat;
  dealer: Seat | null;
  tricks: Trick[];
  /** The trick on the table; its winner is known before it is gathered. */
  trick: Trick;
  /** Tricks won, by seat. */
  won: number[];
  /** Points scored, by side. */
  points: number[];
  scored: Scored[];
  /** Every payment as it was made. */
  paid: Paid[];
  /** What was paid, by side, in the game's unit. */
  amounts: number[];
  due: Seat[];
  /** Nothing is waited for before the first. */
  phase: Word | null;
  /** The game's own closing figures. */
  over: number[] | null;
}

const emptyTrick = (): Trick => ({ plays: [], winner: null });
const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** The sides there are, in their order. */
export const sidesOf = (sides: SidesBySeat): number[] =>
  [...new Set(sides.filter((side) => side !== null))].sort((a, b) => a - b);

export const seatsOf = (sides: SidesBySeat, side: number): Seat[] =>
  sides.flatMap((one, seat) => (one === side ? [seat] : []));

/** The sum of what the seats of a side have. */
export const bySide = (sides: SidesBySeat, bySeat: number[], side: number): number =>
  seatsOf(sides, side).reduce((sum, seat) => sum + (bySeat[seat] ?? 0), 0);

/** Nobody has a partner: every side is one seat. */
export const single = (sides: SidesBySeat): boolean =>
  sidesOf(sides).every((side) => seatsOf(sides, side).length === 1);

export function emptyScene(start: Start): Scene {
  const sides = sidesOf(start.sides).length;
  return {
    start,
    sides: start.sides,
    dealer: null,
    tricks: [],
    trick: emptyTrick(),
    won: zeros(start.seats),
    points: zeros(sides),
    scored: [],
    paid: [],
    amounts: zeros(sides),
    due: [],
    phase: null,
    over: null,
  };
}

/** The seat or side that a zone belongs to; NaN where it is everybody's. */
export const owner = (zone: string): number => Number(zone.split(':')[1]);
export const kind = (zone: string): string => zone.split(':')[0] ?? '';

/** The list with so much more at that place; it grows as needed. */
function plus(list: number[], at: number, more: number): number[] {
  const out = [...list, ...zeros(Math.max(0, at + 1 - list.length))];
  out[at] = (out[at] ?? 0) + more;
  return out;
}

function played(scene: Scene, seat: Seat, cards: Card[], by: Seat | undefined): Scene {
  const plays = cards.map((card): Play => (by === undefined ? { seat, card } : { seat, card, by }));
  // A trick that is won is gone with the next lead, whether it was told or not who gathered it.
  const before = scene.trick.winner === null ? scene.trick.plays : [];
  return { ...scene, trick: { plays: [...before, ...plays], winner: null } };
}

function moved(scene: Scene, { from, to, by, cards }: Moved): Scene {
  if (!cards) return scene;
  if (to === 'trick') return kind(from) === 'hand' ? played(scene, owner(from), cards, by) : scene;
  if (from !== 'trick') return scene;
  const plays = scene.trick.plays.filter((play) => !cards.includes(play.card));
  return { ...scene, trick: plays.length ? { ...scene.trick, plays } : emptyTrick() };
}

function one(scene: Scene, event: SeenEvent): Scene {
  switch (event.e) {
    case 'moved':
      return moved(scene, event);
    case 'said':
      return event.word === 'deal' ? { ...scene, dealer: event.seat } : scene;
    case 'due':
      return { ...scene, due: event.seats, phase: event.phase };
    case 'trick': {
      const trick = { ...scene.trick, winner: event.winner };
      return { ...scene, trick, won: plus(scene.won, event.winner, 1), tricks: [...scene.tricks, trick] };
    }
    case 'scored': {
      const points = plus(scene.points, event.side, event.points);
      return { ...scene, points, scored: [...scene.scored, event] };
    }
    case 'paid': {
      const amounts = plus(scene.amounts, event.side, event.amount);
      return { ...scene, amounts, paid: [...scene.paid, event] };
    }
    case 'sides':
      return { ...scene, sides: event.of };
    case 'over':
      return { ...scene, over: event.numbers, due: [], phase: 'over' };
    case 'seen':
      return scene;
    default:
      return passed(event, scene);
  }
}

/** The seat that has done with this what it was asked, as far as any game's events tell. */
export function answered(event: SeenEvent): Seat | null {
  if (event.e === 'said') return event.seat;
  if (event.e !== 'moved') return null;
  return event.by ?? (kind(event.from) === 'hand' ? owner(event.from) : null);
}

/** The scene after one more event; `done`: the seat that has answered with it. */
export function applyEvent<Same extends Scene>(
  scene: Same,
  event: SeenEvent,
  done: Seat | null = answered(event),
): Same {
  const next = { ...scene, ...one(scene, event) };
  return done === null ? next : { ...next, due: next.due.filter((seat) => seat !== done) };
}
