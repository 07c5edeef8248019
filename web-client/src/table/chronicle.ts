// One sentence for each event that is worth telling.
import type { CardsSeen, Moved, Said, SeenEvent } from '../protocol/types';
import { known, passed } from '../game/known';
import type { Catalogue, Lang } from '../i18n/index.svelte';
import { cardName, cardNames, suitCounts } from '../app/names';

export interface Telling {
  t: Catalogue;
  lang: Lang;
  name(seat: number): string;
  side(side: number): string;
}

const owner = (zone: string): number => Number(zone.split(':')[1]);

function moved({ from, to, why, count, cards, by }: Moved, told: Telling): string | null {
  const { t, lang, name, side } = told;
  const c = t.chronicle;
  const named = cards ? cardNames(t, cards, lang) : '';
  switch (why) {
    case 'cut':
      return c.cut(name(owner(to)), count);
    case 'rob':
      return c.rob(name(owner(to)), named);
    case 'take':
      return c.take(name(owner(to)), named);
    case 'expose':
      return c.expose(name(owner(to)), named);
    case 'discard':
      return cards ? c.discardKnown(name(owner(from)), named) : c.discard(name(owner(from)), count);
    case 'pass':
      return c.pass(name(owner(from)), name(owner(to)), count);
    case 'show':
      return c.show(name(owner(from)), named);
    case 'play': {
      const seat = owner(from);
      if (by !== undefined && by !== seat) return c.playFor(name(by), name(seat), named);
      return cards?.[0] === 'M' ? c.scusa(name(seat)) : c.play(name(seat), named);
    }
    case 'debt':
    case 'give':
      return c.debt(side(owner(from)), named);
    case 'surrender':
      return c.surrender(side(owner(from)));
    case 'join':
    case 'deal':
    case 'lay':
    case 'gather':
      return null;
    default:
      return passed(why, null);
  }
}

function seen({ zone, why, by, cards }: CardsSeen, { t, lang, name }: Telling): string | null {
  const c = t.chronicle;
  const named = cards ? cardNames(t, cards, lang) : '';
  switch (why) {
    case 'stop':
      return zone === 'fola' ? c.stopDealer(named) : c.stopCutter(named);
    case 'peek':
      return cards?.length ? c.peek(named) : null;
    case 'look':
      return c.look(t.app.list(by.map(name)));
    case 'fall':
      return c.fall(name(owner(zone)));
    default:
      return passed(why, null);
  }
}

function said({ seat, word, cards, numbers }: Said, { t, lang, name }: Telling): string | null {
  const c = t.chronicle;
  switch (word) {
    case 'deal':
      return c.deal(name(seat));
    case 'fola':
      return numbers?.some((n) => n > 0) ? c.fola(suitCounts(t, numbers)) : c.folaNone;
    case 'declare':
      return numbers?.[0] ? null : c.silent(name(seat));
    case 'versicola':
      return c.versicola(name(seat), cardNames(t, cards ?? [], lang));
    default:
      return passed(word, null);
  }
}

/** The sentence of an event, null where there is nothing to tell. */
export function line(event: SeenEvent, told: Telling): string | null {
  if (!known(event)) return null;
  const { t, lang, name, side } = told;
  const c = t.chronicle;
  switch (event.e) {
    case 'moved':
      return moved(event, told);
    case 'seen':
      return seen(event, told);
    case 'said':
      return said(event, told);
    case 'trick':
      return c.trick(name(event.winner));
    case 'scored': {
      const why =
        event.why === 'death' && event.cards?.[0] ? c.death(cardName(event.cards[0], lang)) : c.why[event.why];
      return c.scored(side(event.side), event.points, why);
    }
    case 'paid':
      return c.paid(side(event.side), event.resti);
    case 'over':
      return c.over;
    case 'due':
      return null;
    default:
      return passed(event, null);
  }
}
