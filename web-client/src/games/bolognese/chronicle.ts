// A sentence per event worth reporting.
import type { CardsSeen, Moved, Said, SeenEvent } from '../../protocol/types';
import { kind, owner } from '../../timeline/scene';
import { unreachable } from '../../timeline/known';
import type { SentenceContext } from '../game_ui';
import { cardNames } from './deck';
import { texts } from './i18n/texts';
import { announcedWord, bidWord, kindWord, known, moveWord, scoredWord, seenWord, signalWord } from './known';

const MATTO = 'M';

/** The side that a pile belongs to, if it is one player: its name is that of the player. */
function onePlayer(pile: string, { name, side }: SentenceContext): string | null {
  const who = side(owner(pile));
  return who === name(owner(pile)) ? who : null;
}

function moved({ from, to, why: word, count, cards, by }: Moved, context: SentenceContext): string | null {
  const { lang, name, side } = context;
  const c = texts[lang].chronicle;
  const named = cards ? cardNames(cards, lang) : '';
  const why = moveWord(word);
  if (why === null) return null;
  switch (why) {
    case 'lay':
      return c.lay;
    case 'take':
      if (kind(from) === 'pack' && !cards) return c.takePozzo(name(owner(to)));
      return cards ? c.take(name(owner(to)), named) : null;
    case 'discard':
      return cards ? c.discardKnown(name(owner(from)), named) : c.discard(name(owner(from)), count);
    case 'play':
      return c.play(name(owner(from)), named);
    case 'cover':
      return c.cover(name(owner(from)));
    case 'show':
      return kind(from) === 'pack' ? c.showPozzo(named) : c.show(name(owner(from)), named);
    case 'paid': {
      const whom = onePlayer(to, context);
      // The Matto itself goes to a player, for want of tricks.
      const without = by !== undefined && whom !== null && cards?.join() === MATTO;
      return without ? c.noTrick(name(by), whom) : c.paid(side(owner(from)), named);
    }
    case 'give': {
      const whom = onePlayer(to, context);
      const who = by === undefined ? side(owner(from)) : name(by);
      return whom === null ? c.give(who, named) : c.giveTo(who, named, whom);
    }
    case 'cappotto':
      return c.cappotto(side(owner(from)));
    case 'deal':
    case 'gather':
      return null;
    default:
      return unreachable(why, null);
  }
}

function said({ seat, word, cards = [], numbers = [] }: Said, { lang, name }: SentenceContext): string | null {
  const { chronicle: c, combinations } = texts[lang];
  const who = name(seat);
  const signal = signalWord(word);
  if (signal) return c.signals[signal](who);
  const bid = bidWord(word);
  if (bid) return c.bids[bid](who);
  const shown = kindWord(word);
  if (shown) return c.shown(who, combinations.said[shown](cards));
  const announced = announcedWord(word);
  if (announced === null) return null;
  switch (announced) {
    case 'deal':
      return c.deal(who);
    case 'call':
      return numbers[0] ? null : c.called(who);
    case 'declare':
      return numbers[0] ? null : c.silent(who);
    case 'out':
      return c.out(who, numbers[0] ?? 0);
    case 'accept':
      return c.accept(who);
    case 'play_on':
      return c.playOn(who);
    default:
      return unreachable(announced, null);
  }
}

function seen({ zone, why: word, cards = [] }: CardsSeen, { lang, name }: SentenceContext): string | null {
  const why = seenWord(word);
  if (why === null) return null;
  switch (why) {
    case 'claim':
      return texts[lang].chronicle.claim(name(owner(zone)), cardNames(cards, lang));
    default:
      return unreachable(why, null);
  }
}

/** Sentence for an event; null if there is nothing to report. */
export function sentence(event: SeenEvent, context: SentenceContext): string | null {
  if (!known(event)) return null;
  const { lang, name, side } = context;
  const c = texts[lang].chronicle;
  switch (event.e) {
    case 'moved':
      return moved(event, context);
    case 'said':
      return said(event, context);
    case 'seen':
      return seen(event, context);
    case 'trick':
      return c.trick(name(event.winner));
    case 'scored': {
      const why = scoredWord(event.why);
      return why === null ? null : c.scored(side(event.side), event.points, c.why[why]);
    }
    case 'over':
      return c.over;
    case 'sides': {
      const soloist = event.of.indexOf(0);
      return soloist < 0 ? null : c.alone(name(soloist));
    }
    case 'due':
    case 'paid':
      return null;
    default:
      return unreachable(event, null);
  }
}
