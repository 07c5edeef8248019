// What a table of any game shows, derived from seen events alone: turn, tricks, points and payments by side. Contains
// no rules. Games extend it (games/).
import type { Card, Moved, Paid, Scored, Seat, SeenEvent, SidesBySeat, Word } from '../protocol/types';
import { unreachable } from './known';

export interface Play {
  seat: Seat;
  card: Card;
  /** The seat that chose the card, if it plays for this one. */
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
  /** Points of lead per unit; null if points are not converted. */
  unitPoints: number | null;
}

export interface Scene {
  start: Start;
  /** Side of each seat; null until the hand determines it. */
  sides: SidesBySeat;
  dealer: Seat | null;
  tricks: Trick[];
  /** Current trick; its winner is known before it is gathered. */
  trick: Trick;
  /** Tricks won, by seat. */
  won: number[];
  /** Points scored, by side. */
  points: number[];
  scored: Scored[];
  /** Payments in order. */
  paid: Paid[];
  /** Amounts paid, by side, in the game's unit. */
  amounts: number[];
  due: Seat[];
  /** Null before the first question. */
  phase: Word | null;
  /** The game's closing figures. */
  over: number[] | null;
}

const emptyTrick = (): Trick => ({ plays: [], winner: null });
const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** All sides, in order. */
export const sidesOf = (sides: SidesBySeat): number[] =>
  [...new Set(sides.filter((side) => side !== null))].sort((a, b) => a - b);

export const seatsOf = (sides: SidesBySeat, side: number): Seat[] =>
  sides.flatMap((one, seat) => (one === side ? [seat] : []));

/** Sum over the seats of a side. */
export const bySide = (sides: SidesBySeat, bySeat: number[], side: number): number =>
  seatsOf(sides, side).reduce((sum, seat) => sum + (bySeat[seat] ?? 0), 0);

/** Whether nobody has a partner. */
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

/** Seat or side that owns a zone; NaN if it is shared. */
export const owner = (zone: string): number => Number(zone.split(':')[1]);
export const kind = (zone: string): string => zone.split(':')[0] ?? '';

/** Adds to the element at an index, extending the list if needed. */
function plus(list: number[], at: number, more: number): number[] {
  const out = [...list, ...zeros(Math.max(0, at + 1 - list.length))];
  out[at] = (out[at] ?? 0) + more;
  return out;
}

function played(scene: Scene, seat: Seat, cards: Card[], by: Seat | undefined): Scene {
  const plays = cards.map((card): Play => (by === undefined ? { seat, card } : { seat, card, by }));
  // A won trick ends with the next lead, even if gathering was not reported.
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
      return unreachable(event, scene);
  }
}

/** The seat that has answered its question with this event, for events of any game. */
export function answered(event: SeenEvent): Seat | null {
  if (event.e === 'said') return event.seat;
  if (event.e !== 'moved') return null;
  return event.by ?? (kind(event.from) === 'hand' ? owner(event.from) : null);
}

/** Returns the scene after one more event; `done`: the seat that has answered with it. */
export function applyEvent<Same extends Scene>(
  scene: Same,
  event: SeenEvent,
  done: Seat | null = answered(event),
): Same {
  const next = { ...scene, ...one(scene, event) };
  return done === null ? next : { ...next, due: next.due.filter((seat) => seat !== done) };
}
