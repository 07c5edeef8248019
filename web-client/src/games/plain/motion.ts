// Motions at the table of any game: cards move between zones, trick cards pass their winner on the way to the pile,
// cards turn up in place, counters move from payer to recipient.
import type { Moved, Paid, Seat, SeenEvent } from '../../protocol/types';
import type { Token, AreaNames } from '../../motion/layout';
import type { Cause } from '../../motion/plan';
import { zone } from '../../timeline/fold';
import { kind, owner, seatsOf, sidesOf, type Scene } from '../../timeline/scene';
import type { View } from '../../timeline/view';

/** More backs or counters than this add no information. */
const MOST = 5;
/** Zones in front of everybody, whatever their owner. */
const SHARED = new Set(['pack', 'packet', 'trick']);

const seatAreas = (seat: Seat | undefined): string[] => (seat === undefined ? [] : [`hand:${seat}`, `seat:${seat}`]);

/** Area of a side's tricks: its pile, or the area of its first seat. */
const pile = (side: number, scene: Scene): AreaNames => [`pile:${side}`, ...seatAreas(seatsOf(scene.sides, side)[0])];

export function where(name: string, scene: Scene): AreaNames {
  const whose = owner(name);
  if (kind(name) === 'pile') return pile(whose, scene);
  if (SHARED.has(kind(name)) || Number.isNaN(whose)) return [name, 'middle'];
  return [name, ...seatAreas(whose)];
}

/** Unknown cards, by the tokens of their destination. */
const unknown = (to: string, count: number, view: View): Token[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, i) => `${to}#${zone(view, to).count + i}`);

/**
 * The seat that a card passes on its way from the trick to a pile: the winner, or the card's own seat if its side keeps
 * it.
 */
function past(card: string, side: number, { trick, sides }: Scene): AreaNames | undefined {
  const keeps = trick.winner !== null && sides[trick.winner] === side;
  const seat = keeps ? trick.winner : trick.plays.find((play) => play.card === card)?.seat;
  return seat === undefined || seat === null ? undefined : seatAreas(seat);
}

/** `turned`: the cards were face down and are now visible to everybody. */
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

/** Every other side pays its share. */
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

/** Cards that a seat shows and keeps. */
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
