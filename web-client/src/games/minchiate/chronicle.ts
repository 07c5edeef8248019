// A sentence per event worth reporting.
import type { CardsSeen, Moved, Paid, Said, Scored, SeenEvent } from '../../protocol/types';
import { unreachable } from '../../timeline/known';
import { owner } from '../../timeline/scene';
import type { SentenceContext } from '../game_ui';
import { cardName, cardNames, suitCounts } from './deck';
import { texts } from './i18n/texts';
import { known, moveWord, paidWord, saidWord, scoredWord, seenWord } from './known';

function moved({ from, to, why: word, count, cards, by }: Moved, context: SentenceContext): string | null {
  const { lang, name, side } = context;
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
      return unreachable(why, null);
  }
}

function seen({ zone, why: word, by, cards }: CardsSeen, { lang, name }: SentenceContext): string | null {
  const c = texts[lang].chronicle;
  const named = cards ? cardNames(cards, lang) : '';
  const why = seenWord(word);
  if (why === null) return null;
  switch (why) {
    case 'stop':
      return zone === 'fola' ? c.stopDealer(named) : c.stopCutter(named);
    case 'peek':
      return cards?.length ? c.peek(by.map(name), named) : null;
    case 'look':
      return c.look(by.map(name));
    case 'fall':
      return c.fall(name(owner(zone)));
    case 'claim':
      return c.claim(name(owner(zone)), named);
    default:
      return unreachable(why, null);
  }
}

function said({ seat, word: said, cards, numbers }: Said, { lang, name }: SentenceContext): string | null {
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
    case 'accept':
      return c.accept(name(seat));
    case 'play_on':
      return c.playOn(name(seat));
    default:
      return unreachable(word, null);
  }
}

/** Sentence for points: the reason, and the cards that score. */
function scored({ side, points, why, cards = [] }: Scored, context: SentenceContext): string | null {
  const c = texts[context.lang].chronicle;
  const word = scoredWord(why);
  if (word === null) return null;
  const [first] = cards;
  if (word === 'death' && first) return c.scored(context.side(side), points, c.death(cardName(first, context.lang)));
  // The cards counted at the end would be a list of half the pack.
  const named = cards.length && word !== 'cards' ? c.with(c.why[word], cardNames(cards, context.lang)) : c.why[word];
  return c.scored(context.side(side), points, named);
}

function paid({ side, amount, why }: Paid, { lang, side: of, unitPoints }: SentenceContext): string | null {
  const c = texts[lang].chronicle;
  const word = paidWord(why);
  if (word === null) return null;
  if (word === 'play' && unitPoints) return c.paidInPlay(of(side), amount, unitPoints * amount);
  return word === 'play' ? c.paid(of(side), amount) : c.paidFor(c.paid(of(side), amount), c.paidWhy[word]);
}

/** Sentence for an event; null if there is nothing to report. */
export function sentence(event: SeenEvent, context: SentenceContext): string | null {
  if (!known(event)) return null;
  const { lang, name } = context;
  const c = texts[lang].chronicle;
  switch (event.e) {
    case 'moved':
      return moved(event, context);
    case 'seen':
      return seen(event, context);
    case 'said':
      return said(event, context);
    case 'trick':
      return c.trick(name(event.winner));
    case 'scored':
      return scored(event, context);
    case 'paid':
      return paid(event, context);
    case 'over':
      return c.over;
    case 'due':
    case 'sides':
      return null;
    default:
      return unreachable(event, null);
  }
}
