// A sentence for an event of any game, in the wire's own words.
import { catalogues, type Catalogue } from '../../i18n/index.svelte';
import type { Moved, SeenEvent } from '../../protocol/types';
import { passed } from '../../timeline/known';
import { kind, owner, sidesOf, seatsOf } from '../../timeline/scene';
import type { Cards, Telling } from '../game_ui';
import { plainWord } from './words';

/** Whose a zone is, as far as it is a seat's. */
function whose(zone: string): number | null {
  const seat = owner(zone);
  return Number.isNaN(seat) || kind(zone) === 'pile' ? null : seat;
}

function moved(event: Moved, t: Catalogue, told: Telling, named: string): string | null {
  const seat = event.by ?? whose(event.from) ?? whose(event.to);
  if (seat === null) return null;
  const what = named || t.app.cards(event.count);
  if (event.to === 'trick') {
    const of = whose(event.from);
    return of === null || of === seat
      ? t.plain.played(told.name(seat), what)
      : t.plain.playedFor(told.name(seat), told.name(of), what);
  }
  return t.plain.moved(told.name(seat), plainWord(event.why), what);
}

export function line(event: SeenEvent, told: Telling, cards: Cards): string | null {
  const t = catalogues[told.lang];
  const name = (codes: string[] | undefined) => t.app.list((codes ?? []).map((code) => cards.name(code, told.lang)));
  switch (event.e) {
    case 'moved':
      return moved(event, t, told, name(event.cards));
    case 'seen': {
      const seen = name(event.cards) || t.app.cards(event.count);
      return t.plain.seen(event.by.map(told.name), seen, plainWord(event.why));
    }
    case 'said': {
      const more = [name(event.cards), ...(event.numbers ?? []).map(String)].filter(Boolean).join(' ');
      if (event.word === 'deal') return t.plain.deals(told.name(event.seat));
      return t.plain.said(told.name(event.seat), plainWord(event.word), more);
    }
    case 'trick':
      return t.chronicle.trick(told.name(event.winner));
    case 'scored':
      return t.chronicle.scored(told.side(event.side), event.points, plainWord(event.why));
    case 'paid':
      return t.plain.paid(told.side(event.side), event.amount, plainWord(event.why));
    case 'sides':
      return t.plain.sides(
        sidesOf(event.of)
          .map((side) => t.app.list(seatsOf(event.of, side).map(told.name)))
          .join(' – '),
      );
    case 'over':
      return t.chronicle.over;
    case 'due':
      return null;
    default:
      return passed(event, null);
  }
}
