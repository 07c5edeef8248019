import type { sign as it } from '../it/sign';

export const sign: typeof it = {
  printed: 'A hand of 1798',
  tagline: 'Ninety-seven cards of Florence, forty of them trumps, for four players',
  intro:
    'Minchiate, also called Germini (Gallerini in Sicily and Genoa), began in Florence in the 15th century and was played until about 1930: forty trumps, four suits, a Fool, and two pairs competing for the counting cards.',
  lengths: {
    1: { name: 'A girata', text: 'Four hands, one for each dealer, with the same partner throughout.' },
    3: { name: 'A girone', text: 'Three girate, twelve hands: one girata in partnership with each of the others.' },
  },
  girone: 'girone',
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
  },
  credits:
    'The game follows the pages of pagat.com, the booklet of the Accademia de’ Germini (2008) and the book printed in Dresden in 1798. Every refusal names the rule behind it.',
};
