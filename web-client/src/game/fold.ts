// fold(view, event): the only way in which a view changes. Pure, and the same for play and replay.
import type { Card, MovedCards, MovedCount, SeenEvent } from '../protocol/types';
import type { View, ZoneView } from './view';

const none: ZoneView = { count: 0, cards: [] };

const without = (cards: Card[], gone: ReadonlySet<Card>): Card[] => cards.filter((card) => !gone.has(card));
const joined = (cards: Card[], more: Card[]): Card[] => [...new Set([...cards, ...more])].sort();

function moved(view: View, event: MovedCards | MovedCount): View {
  const from = view.zones[event.from] ?? none;
  const to = view.zones[event.to] ?? none;
  let left: ZoneView;
  let come: ZoneView;
  if ('cards' in event) {
    const count = event.cards.length;
    left = { count: from.count - count, cards: without(from.cards, new Set(event.cards)) };
    come = { count: to.count + count, cards: joined(to.cards, event.cards) };
  } else if (event.count >= from.count) {
    // All of it goes, so what was known of it is known still.
    left = { count: from.count - event.count, cards: [] };
    come = { count: to.count + event.count, cards: joined(to.cards, from.cards) };
  } else {
    left = { count: from.count - event.count, cards: from.cards };
    come = { count: to.count + event.count, cards: to.cards };
  }
  return { ...view, zones: { ...view.zones, [event.from]: left, [event.to]: come } };
}

export function fold(view: View, event: SeenEvent): View {
  switch (event.e) {
    case 'moved':
      return moved(view, event);
    case 'seen': {
      const zone = view.zones[event.zone] ?? none;
      const known = { count: zone.count, cards: joined(zone.cards, event.cards ?? []) };
      return { ...view, zones: { ...view.zones, [event.zone]: known } };
    }
    case 'said': {
      const { e: _, ...said } = event;
      return { ...view, said: [...view.said, said] };
    }
    case 'due':
      return { ...view, due: { seats: event.seats, phase: event.phase } };
    case 'trick':
      return { ...view, tricks: [...view.tricks, event.winner] };
    case 'scored': {
      const { e: _, ...scored } = event;
      return { ...view, scored: [...view.scored, scored] };
    }
    case 'paid': {
      const { e: _, ...paid } = event;
      return { ...view, paid: [...view.paid, paid] };
    }
    case 'over':
      return { ...view, over: event.numbers };
  }
}

export const zone = (view: View, name: string): ZoneView => view.zones[name] ?? none;
