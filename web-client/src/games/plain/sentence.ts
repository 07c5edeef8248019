// Sentence for an event of any game, in the protocol's words.
import { catalogues, type Catalogue } from '../../i18n/index.svelte';
import type { Moved, SeenEvent } from '../../protocol/types';
import { unreachable } from '../../timeline/known';
import { kind, owner, sidesOf, seatsOf } from '../../timeline/scene';
import type { Cards, SentenceContext } from '../game_ui';
import { plainWord } from './words';

/** Seat that a zone belongs to; null if none. */
function whose(zone: string): number | null {
  const seat = owner(zone);
  return Number.isNaN(seat) || kind(zone) === 'pile' ? null : seat;
}

function moved(event: Moved, t: Catalogue, context: SentenceContext, named: string): string | null {
  const seat = event.by ?? whose(event.from) ?? whose(event.to);
  if (seat === null) return null;
  const what = named || t.app.cards(event.count);
  if (event.to === 'trick') {
    const owner = whose(event.from);
    return owner === null || owner === seat
      ? t.plain.played(context.name(seat), what)
      : t.plain.playedFor(context.name(seat), context.name(owner), what);
  }
  return t.plain.moved(context.name(seat), plainWord(event.why), what);
}

export function sentence(event: SeenEvent, context: SentenceContext, cards: Cards): string | null {
  const t = catalogues[context.lang];
  const name = (codes: string[] | undefined) => t.app.list((codes ?? []).map((code) => cards.name(code, context.lang)));
  switch (event.e) {
    case 'moved':
      return moved(event, t, context, name(event.cards));
    case 'seen': {
      const seen = name(event.cards) || t.app.cards(event.count);
      return t.plain.seen(event.by.map(context.name), seen, plainWord(event.why));
    }
    case 'said': {
      const more = [name(event.cards), ...(event.numbers ?? []).map(String)].filter(Boolean).join(' ');
      if (event.word === 'deal') return t.plain.deals(context.name(event.seat));
      return t.plain.said(context.name(event.seat), plainWord(event.word), more);
    }
    case 'trick':
      return t.chronicle.trick(context.name(event.winner));
    case 'scored':
      return t.chronicle.scored(context.side(event.side), event.points, plainWord(event.why));
    case 'paid':
      return t.plain.paid(context.side(event.side), event.amount, plainWord(event.why));
    case 'sides':
      return t.plain.sides(
        sidesOf(event.of)
          .map((side) => t.app.list(seatsOf(event.of, side).map(context.name)))
          .join(' – '),
      );
    case 'over':
      return t.chronicle.over;
    case 'due':
      return null;
    default:
      return unreachable(event, null);
  }
}
