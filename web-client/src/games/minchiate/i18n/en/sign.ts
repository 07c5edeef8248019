import { plural } from '../../../../i18n/grammar.en';
import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  printed: 'A hand of 1798',
  compared: 'the margin in points',
  tagline: 'Ninety-seven cards of Florence, forty of them trumps, for two to four players',
  intro:
    'Minchiate, also called Germini (Gallerini in Sicily and Genoa), began in Florence in the 15th century and was played until about 1930: forty trumps, four suits, a Fool, and two pairs competing for the counting cards.',
  lengths: {
    1: { name: 'A girata', text: 'Four hands, one for each dealer, with the same partner throughout.' },
    3: { name: 'A girone', text: 'Three girate, twelve hands: one girata in partnership with each of the others.' },
  },
  girone: 'girone',
  /** Lengths of a match without partners. */
  girate: (n) => ({
    name: plural(n, 'A girata', `${n} girate`),
    text: 'In a girata every player deals once.',
  }),
  presets: {
    pagat: {
      name: 'Easy to begin',
      line: 'The rules of pagat.com',
      text: 'You declare before playing, at most thirteen cards are robbed, the 29 is always taken, the suit cards of the fola lie face up.',
    },
    germini: {
      name: 'As the Academy plays',
      line: 'The booklet of the Accademia de’ Germini, 2008',
      text: 'Everyone declares after the lead; the cutter looks at the first thirteen and robs without limit; only the numbers of the fola are announced; the Fool may be lost in the last trick.',
    },
    dresden: {
      name: 'As in 1798',
      line: 'The book printed in Dresden in 1798',
      text: 'The German handbook behind the Academy’s booklet: everyone declares after the lead, robbing has no limit, the Fool always stays with its player and is paid for with the least valuable card.',
    },
    two: {
      name: 'For two',
      line: 'For two players, 25 cards each',
      text: 'Nobody has a partner, and results are in points. Half of the pack stays out of play, unseen. You declare before the first lead, and a lost counting card is taken off your score.',
    },
    three: {
      name: 'For three',
      line: 'For three players, each alone, 25 cards each',
      text: 'Nobody has a partner, and results are in points: you settle the difference of scores with each of the others. You declare before the first lead.',
    },
    alone: {
      name: 'For four, each alone',
      line: 'For four players without partners',
      text: 'You rob and the dealer takes as with partners, but each player has a score of their own, in points, and settles with each of the others. If the table likes, a poor hand may go out.',
    },
  },
  credits:
    'The game follows the pages of pagat.com, the booklet of the Accademia de’ Germini (2008) and the book printed in Dresden in 1798. Every refusal names the rule behind it.',
};
