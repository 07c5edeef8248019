// One sentence for each event that is worth telling.
import { catalogues } from '../../i18n/index.svelte';
import type { CardsSeen, Moved, Said, SeenEvent } from '../../protocol/types';
import { passed } from '../../timeline/known';
import { owner } from '../../timeline/scene';
import type { Telling } from '../game_ui';
import { cardName, cardNames, suitCounts } from './deck';
import { texts } from './i18n/texts';
import { known, moveWord, saidWord, scoredWord, seenWord } from './known';

function moved({ from, to, why: word, count, cards, by }: Moved, told: Telling): string | null {
  const { lang, name, side } = told;
  const c = texts[lang].chronicle;
  const named = cards ? cardNames(cards, lang) : '';
  const why = moveWord(word);
  if (why === null) return null;
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

function seen({ zone, why: word, by, cards }: CardsSeen, { lang, name }: Telling): string | null {
  const c = texts[lang].chronicle;
  const named = cards ? cardNames(cards, lang) : '';
  const why = seenWord(word);
  if (why === null) return null;
  switch (why) {
    case 'stop':
      return zone === 'fola' ? c.stopDealer(named) : c.stopCutter(named);
    case 'peek':
      return cards?.length ? c.peek(named) : null;
    case 'look':
      return c.look(catalogues[lang].app.list(by.map(name)));
    case 'fall':
      return c.fall(name(owner(zone)));
    default:
      return passed(why, null);
  }
}

function said({ seat, word: said, cards, numbers }: Said, { lang, name }: Telling): string | null {
  const c = texts[lang].chronicle;
  const word = saidWord(said);
  if (word === null) return null;
  switch (word) {
    case 'deal':
      return c.deal(name(seat));
    case 'fola':
      return numbers?.some((n) => n > 0) ? c.fola(suitCounts(numbers, lang)) : c.folaNone;
    case 'declare':
      return numbers?.[0] ? null : c.silent(name(seat));
    case 'versicola':
      return c.versicola(name(seat), cardNames(cards ?? [], lang));
    default:
      return passed(word, null);
  }
}

/** The sentence of an event, null where there is nothing to tell. */
export function line(event: SeenEvent, told: Telling): string | null {
  if (!known(event)) return null;
  const { lang, name, side } = told;
  const c = texts[lang].chronicle;
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
      const word = scoredWord(event.why);
      if (word === null) return null;
      const why = word === 'death' && event.cards?.[0] ? c.death(cardName(event.cards[0], lang)) : c.why[word];
      return c.scored(side(event.side), event.points, why);
    }
    case 'paid':
      return c.paid(side(event.side), event.amount);
    case 'over':
      return c.over;
    case 'due':
    case 'sides':
      return null;
    default:
      return passed(event, null);
  }
}
