// fold(view, event) is the only way to change a view. Pure; the same for play and replay.
import type { Card, Moved, SeenEvent } from '../protocol/types';
import type { View, ZoneView } from './view';

const none: ZoneView = { count: 0, cards: [] };

const without = (cards: Card[], gone: ReadonlySet<Card>): Card[] => cards.filter((card) => !gone.has(card));
const joined = (cards: Card[], more: Card[]): Card[] => [...new Set([...cards, ...more])].sort();

function moved(view: View, event: Moved): View {
  const from = view.zones[event.from] ?? none;
  const to = view.zones[event.to] ?? none;
  // Unknown cards that leave may be any known cards of the zone: none of them is certain any longer.
  const left = event.cards ? without(from.cards, new Set(event.cards)) : [];
  return {
    ...view,
    zones: {
      ...view.zones,
      // A pack of unknown size cannot become negative.
      [event.from]: { count: Math.max(0, from.count - event.count), cards: left },
      [event.to]: { count: to.count + event.count, cards: joined(to.cards, event.cards ?? []) },
    },
  };
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
    default:
      return view; // nothing moved and nothing was seen
  }
}

export const zone = (view: View, name: string): ZoneView => view.zones[name] ?? none;
