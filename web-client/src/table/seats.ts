// Where everybody sits, seen from one chair: play goes counter-clockwise, so the next seat is at the right. From two
// people to six.
export type Chair = 'south' | 'east' | 'north' | 'west';

/** By how many there are, the chairs in the order of play: two opposite one another, three with nobody opposite. */
const CHAIRS: Record<number, readonly Chair[]> = {
  2: ['south', 'north'],
  3: ['south', 'east', 'west'],
  4: ['south', 'east', 'north', 'west'],
  5: ['south', 'east', 'north', 'north', 'west'],
  6: ['south', 'east', 'north', 'north', 'north', 'west'],
};

/** How many places on a seat is in the order of play, from that one. */
export const steps = (seat: number, from: number, seats: number): number => (((seat - from) % seats) + seats) % seats;

/** The edge of the table at which a seat is, as seen by the viewer who sits (or looks on from) seat `from`. */
export const chairOf = (seat: number, from: number, seats: number): Chair =>
  CHAIRS[seats]?.[steps(seat, from, seats)] ?? 'south';

/** The seats in the order of a screen reader's round: one's own first, then as play goes. */
export const round = (from: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (from + step) % seats);

/** The others' places: the seats at each edge, those on the far side from right to left, as they follow one another. */
export function edges(from: number, seats: number): { chair: Chair; seats: number[] }[] {
  const others = round(from, seats).slice(1);
  return (['east', 'north', 'west'] as const)
    .map((chair) => ({ chair, seats: others.filter((seat) => chairOf(seat, from, seats) === chair) }))
    .filter((edge) => edge.seats.length > 0);
}

/** Where a seat's card lies, from the middle: 1 is the right or the near edge. */
export function spot(seat: number, from: number, seats: number): { x: number; y: number } {
  const turn = (steps(seat, from, seats) / seats) * 2 * Math.PI;
  const even = (n: number) => Math.round(n * 1000) / 1000 + 0;
  return { x: even(Math.sin(turn)), y: even(Math.cos(turn)) };
}

/** The place in a grid with room for three on the far side: `far1` is the right one. */
export function area(seat: number, from: number, seats: number): string {
  const chair = chairOf(seat, from, seats);
  const far = edges(from, seats).find((edge) => edge.chair === 'north')?.seats ?? [];
  if (chair !== 'north' || far.length < 2) return chair;
  return `far${far.length === 2 ? far.indexOf(seat) * 2 + 1 : far.indexOf(seat) + 1}`;
}

/** So high may a hand be that lies open. */
export const TALL = { low: 44, narrow: 96, row: 78, laid: 108, column: 136 };
interface Room {
  low: boolean;
  narrow: boolean;
  high: boolean;
}
export const tallOf = (chair: Chair, seats: number, { low, narrow, high }: Room): number =>
  low ? TALL.low : narrow ? TALL.narrow : chair === 'north' && seats === 1 && !high ? TALL.row : TALL.column;
