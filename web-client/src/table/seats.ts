// Positions around the table as seen from one seat: play goes counter-clockwise, so the next seat is on the right.
// Supports two to six players.
export type Chair = 'south' | 'east' | 'north' | 'west';

/** Edges by number of players, in the order of play: two players sit opposite, three have nobody opposite. */
const CHAIRS: Record<number, readonly Chair[]> = {
  2: ['south', 'north'],
  3: ['south', 'east', 'west'],
  4: ['south', 'east', 'north', 'west'],
  5: ['south', 'east', 'north', 'north', 'west'],
  6: ['south', 'east', 'north', 'north', 'north', 'west'],
};

/** Number of steps from one seat to another in the order of play. */
export const steps = (seat: number, from: number, seats: number): number => (((seat - from) % seats) + seats) % seats;

/** Edge of a seat, as seen from seat `from`. */
export const chairOf = (seat: number, from: number, seats: number): Chair =>
  CHAIRS[seats]?.[steps(seat, from, seats)] ?? 'south';

/** Seats in reading order: your own first, then the order of play. */
export const round = (from: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (from + step) % seats);

/** The others' seats by edge, those on the far side from right to left. */
export function edges(from: number, seats: number): { chair: Chair; seats: number[] }[] {
  const others = round(from, seats).slice(1);
  return (['east', 'north', 'west'] as const)
    .map((chair) => ({ chair, seats: others.filter((seat) => chairOf(seat, from, seats) === chair) }))
    .filter((edge) => edge.seats.length > 0);
}

/** Position of a seat's card relative to the centre: 1 is the right or near edge. */
export function spot(seat: number, from: number, seats: number): { x: number; y: number } {
  const turn = (steps(seat, from, seats) / seats) * 2 * Math.PI;
  const even = (n: number) => Math.round(n * 1000) / 1000 + 0;
  return { x: even(Math.sin(turn)), y: even(Math.cos(turn)) };
}

/** Grid area, with room for three on the far side: `far1` is the right one. */
export function area(seat: number, from: number, seats: number): string {
  const chair = chairOf(seat, from, seats);
  const far = edges(from, seats).find((edge) => edge.chair === 'north')?.seats ?? [];
  if (chair !== 'north' || far.length < 2) return chair;
  return `far${far.length === 2 ? far.indexOf(seat) * 2 + 1 : far.indexOf(seat) + 1}`;
}

/** Maximum heights of an open hand. */
export const TALL = { low: 44, narrow: 96, row: 78, laid: 108, column: 136 };
interface Room {
  low: boolean;
  narrow: boolean;
}
export const tallOf = (chair: Chair, seats: number, { low, narrow }: Room): number =>
  low ? TALL.low : narrow ? TALL.narrow : chair === 'north' && seats === 1 ? TALL.row : TALL.column;
