import type { chronicle as it } from '../it/chronicle';
import { does, list, plural, together, within, YOU } from '../../../../i18n/grammar.en';
import { app } from './app';

const { resti } = app;

export const chronicle: typeof it = {
  deal: (who) => `${does(who, 'deals', 'deal')}.`,
  cut: (who, n) => `${does(who, 'lifts', 'lift')} ${n} cards.`,
  rob: (who, cards) => `${does(who, 'robs', 'rob')} ${cards}.`,
  take: (who, cards) => `${does(who, 'takes', 'take')} ${cards} from the fola.`,
  expose: (who, card) => `${card} is turned up for ${within(who)}.`,
  stopCutter: (card) => `Card that stops the cutter: ${card}.`,
  stopDealer: (card) => `Card that stops the dealer: ${card}.`,
  peek: (who, cards) => `At the cut ${list(who.map(within))} saw ${cards}.`,
  look: (who) =>
    `${plural(who.length, does(who[0] ?? '', 'looks', 'look'), `${together(who)} look`)} through the fola.`,
  fola: (parts) => `In the fola: ${parts}.`,
  folaNone: 'No suit cards in the fola.',
  suitCount: (n, suit) => `${suit} ${n}`,
  discard: (who, n) => `${does(who, 'discards', 'discard')} ${plural(n, 'a card', `${n} cards`)}.`,
  discardKnown: (who, cards) => `${does(who, 'discards', 'discard')} ${cards}.`,
  pass: (who, to, n) => `${does(who, 'passes', 'pass')} ${n} cards to ${within(to)}.`,
  show: (who, cards) => `${who === YOU ? 'Your' : `${who}’s`} discards: ${cards}.`,
  silent: (who) => `${does(who, 'declares', 'declare')} nothing.`,
  versicola: (who, cards) => `${does(who, 'declares', 'declare')} ${cards}.`,
  play: (who, card) => `${who}: ${card}.`,
  playFor: (by, who, card) => `${does(by, 'plays', 'play')} for ${within(who)}: ${card}.`,
  scusa: (who) => `${who}: the Fool. “Scusa!”`,
  fall: (who) => `${who} ${who === YOU ? 'fall and lay your' : 'falls and lays the'} hand open.`,
  claim: (who, cards) => `${who}: “The rest is mine”, and ${who === YOU ? 'show' : 'shows'} ${cards}.`,
  accept: (who) => `${who}: “Agreed”.`,
  playOn: (who) => `${who}: “Play it”.`,
  scored: (side, points, why) => `${side} +${points}: ${why}.`,
  why: {
    rob: 'robbed cards',
    exposed: 'exposed card',
    dealer_rob: 'robbed from the fola',
    declaration: 'versicola',
    death: 'a counting card dies',
    versicola: 'versicola',
    cards: 'counting cards',
    tricks: 'cards over forty-two',
    last: 'last trick',
  },
  death: (card) => `${card} dies`,
  with: (why, cards) => `${why} (${cards})`,
  paid: (side, n) => `${side}: ${resti(n)}.`,
  paidInPlay: (side, n, points) => `${side}: ${resti(n)}; the margin drops by ${points} points.`,
  paidFor: (side, n, why) => `${side}: ${resti(n)}, ${why}.`,
  paidWhy: {
    deal: 'the dealer neither robbed nor took a card',
    end: 'at the count',
  },
  debt: (side, card) => `${side}: ${card} paid for the Fool.`,
  surrender: (side) => `${side}: no tricks, so the Fool is lost.`,
};
