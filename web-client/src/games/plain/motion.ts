// What moves on the table of any game: cards from zone to zone, those of a trick past its winner to his pile, what is
// turned up where it lies, counters from who pays to who takes.
import type { Moved, Paid, Seat, SeenEvent } from '../../protocol/types';
import type { Token, AreaNames } from '../../motion/layout';
import type { Cause } from '../../motion/plan';
import { zone } from '../../timeline/fold';
import { kind, owner, seatsOf, sidesOf, type Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';

/** More backs, or counters, than this say nothing more. */
const MOST = 5;
/** What lies before everybody, whoever it belongs to. */
const SHARED = new Set(['pack', 'packet', 'trick']);

const seatAreas = (seat: Seat | undefined): string[] => (seat === undefined ? [] : [`hand:${seat}`, `seat:${seat}`]);

/** Where a side has what it wins: its pile, or the place of the first of its seats. */
const pile = (side: number, scene: Scene): AreaNames => [`pile:${side}`, ...seatAreas(seatsOf(scene.sides, side)[0])];

export function where(name: string, scene: Scene): AreaNames {
  const whose = owner(name);
  if (kind(name) === 'pile') return pile(whose, scene);
  if (SHARED.has(kind(name)) || Number.isNaN(whose)) return [name, 'middle'];
  return [name, ...seatAreas(whose)];
}

/** Cards that nobody knows, by the places that they come to. */
const unknown = (to: string, count: number, view: View): Token[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, i) => `${to}#${zone(view, to).count + i}`);

/** The seat past which a card of the trick goes to a pile: its winner's, or its own where his side keeps it. */
function past(card: string, side: number, { trick, sides }: Scene): AreaNames | undefined {
  const keeps = trick.winner !== null && sides[trick.winner] === side;
  const seat = keeps ? trick.winner : trick.plays.find((play) => play.card === card)?.seat;
  return seat === undefined || seat === null ? undefined : seatAreas(seat);
}

/** `turned`: they lay face down, and are seen by everybody now. */
export function moved({ from, to, count, cards }: Moved, scene: Scene, view: View, turned = false): Cause {
  const via = from === 'trick' && kind(to) === 'pile' ? past(cards?.[0] ?? '', owner(to), scene) : undefined;
  return {
    what: 'go',
    cards: cards ?? unknown(to, count, view),
    from: where(from, scene),
    to: where(to, scene),
    via,
    turned: turned && cards !== undefined,
  };
}

/** Each other side has its part in it. */
function paid({ side, amount }: Paid, scene: Scene): Cause[] {
  const payers = sidesOf(scene.sides).filter((one) => one !== side);
  const each = Math.min(MOST, Math.max(1, Math.ceil(Math.abs(amount) / Math.max(1, payers.length))));
  return payers.map((payer) => ({
    what: 'pay',
    tokens: Array.from({ length: each }, (_, i) => `paid:${payer}#${i}`),
    from: pile(amount < 0 ? side : payer, scene),
    to: pile(amount < 0 ? payer : side, scene),
  }));
}

/** Cards that a seat shows, and keeps. */
export const shown = (seat: Seat, cards: readonly string[]): Cause => ({
  what: 'go',
  cards: cards.map((card) => `rail:${seat}:${card}`),
  from: [`hand:${seat}`],
  to: [`rail:${seat}`],
  turned: true,
});

export function motion(event: SeenEvent, scene: Scene, view: View): Cause[] {
  switch (event.e) {
    case 'moved':
      return [moved(event, scene, view)];
    case 'seen': {
      const lies = where(event.zone, scene);
      return [{ what: 'go', cards: event.cards ?? [], from: lies, to: [], turned: true }];
    }
    case 'paid':
      return paid(event, scene);
    default:
      return [];
  }
}
