import type { about as it } from '../it/about';

const suit = (name: string) => ({
  name: `Sequence of ${name}`,
  text: 'The King and two or three other figures; the ace and the Contatori are cards more. Three cards 10 points, each one more 5.',
});
const cricca = (name: string, three: number, four: number) => ({
  name: `Cricca of ${name}`,
  text: `Three ${three} points, all four ${four}.`,
});

export const about: typeof it = {
  combinations: {
    tarocchi: cricca('Tarocchi', 18, 36),
    re: cricca('Kings', 17, 34),
    regine: cricca('Queens', 14, 28),
    cavalli: cricca('Knights', 13, 26),
    fanti: cricca('Jacks', 12, 24),
    suitC: suit('Cups'),
    suitD: suit('Coins'),
    suitS: suit('Swords'),
    suitB: suit('Batons'),
    assi: {
      name: 'Sequence of aces',
      text: 'Three or four aces; the Contatori are cards more. Three cards 10 points, each one more 5.',
    },
    mori: {
      name: 'Sequence of Moors',
      text: 'Three or four Moors; the Contatori are cards more. Three cards 10 points, each one more 5.',
    },
    grande: {
      name: 'The Grande',
      text: 'The Angel and two or three of World, Sun and Moon; then from the 16 down until one is missing, and after the 5 the Moors. Three cards 10 points, each one more 5.',
    },
  },
  lines: {
    matto: 'May be played to any trick, also by who could follow; it has no rank and never takes anything.',
    covered: 'It is shown and covered: it stays in the pile of who played it.',
    tarocco: 'One of the four Tarocchi: Angel, World, Bégato and Fool.',
    contatore:
      'A Contatore: a card more in every valid sequence, of all at once; it may be the third card, never a King or the Angel.',
    begato: 'The lowest of the Trionfi, below the Moors.',
    moro: 'The four Moors are equal: within a trick the one played last wins.',
    rossa: 'One of the two Rosse, Sun and Moon.',
    head: 'The head of its sequence, which is worth nothing without it.',
    signal: 'In this suit nothing may be said until the King was played in an earlier trick.',
    silent: 'Nothing is said with the Fool.',
    short: 'In Cups and Coins, below the figures, the ace is the best and the 10 the worst.',
    long: 'In Swords and Batons, below the figures, the 10 is the best and the ace the worst.',
    scartino: 'A scartino: nothing by itself; in the count two of them make 1 point.',
    paired: 'In the count it brings its worth with a scartino; two cards of value together bring 1 point less.',
    noDiscard: 'It may not be discarded.',
  },
};
