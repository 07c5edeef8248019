// What explains the game: cards and hints.
import type * as it from '../it/learn';

const suit = (name: string) => ({
  name: `Sequence of ${name}`,
  text: 'The King and two or three other court cards; the ace and the Contatori are extra cards. Three cards score 10 points, each further card 5.',
});
const cricca = (name: string, three: number, four: number) => ({
  name: `Cricca of ${name}`,
  text: `Three score ${three} points, all four ${four}.`,
});

export const about: typeof it.about = {
  all: 'Combinations',
  combinations: {
    tarocchi: cricca('Tarocchi', 18, 36),
    re: cricca('Kings', 17, 34),
    regine: cricca('Queens', 14, 28),
    cavalli: cricca('Horses', 13, 26),
    fanti: cricca('Jacks', 12, 24),
    suitC: suit('Cups'),
    suitD: suit('Coins'),
    suitS: suit('Swords'),
    suitB: suit('Batons'),
    assi: {
      name: 'Sequence of aces',
      text: 'Three or four aces; the Contatori are extra cards. Three cards score 10 points, each further card 5.',
    },
    mori: {
      name: 'Sequence of Moors',
      text: 'Three or four Moors; the Contatori are extra cards. Three cards score 10 points, each further card 5.',
    },
    grande: {
      name: 'The Grande',
      text: 'The Angel and two or three of World, Sun and Moon; then from the 16 down without a gap, and after the 5 the Moors. Three cards score 10 points, each further card 5.',
    },
  },
  lines: {
    matto: 'You may play it to any trick, even if you can follow suit; it has no rank and never wins a trick.',
    covered: 'You show it and cover it: it stays in your side’s pile.',
    given: 'At the end you give another card to the winner of the trick.',
    tarocco: 'One of the four Tarocchi: Angel, World, Bégato and Fool.',
    contatore:
      'A Contatore: an extra card in every valid sequence, in all at once; it may be the third card, never a King or the Angel.',
    begato: 'The lowest trump, below the Moors.',
    moro: 'The four Moors are equal: the last one played to a trick wins.',
    rossa: 'One of the two Rosse, Sun and Moon.',
    head: 'The head of its sequence: the sequence scores nothing without it.',
    signal: 'You may signal in this suit only if its King was played in an earlier trick.',
    silent: 'No signals with the Fool.',
    short: 'In Cups and Coins, below the court cards, the ace is the highest and the 10 the lowest.',
    long: 'In Swords and Batons, below the court cards, the 10 is the highest and the ace the lowest.',
    scartino: 'A scartino: worth nothing by itself; in the count, two of them make 1 point.',
    paired: 'In the count it scores its value with a scartino; two cards of value together score 1 point less.',
    scartinoOfTrick:
      'A scartino: worth nothing by itself. In a trick without cards of value, the scartini make 1 point in all.',
    first: 'In the count, the first card of value in a trick scores its value, the others 1 point less.',
    noDiscard: 'You cannot discard it.',
  },
};

export const coach: typeof it.coach = {
  call: {
    title: 'The last two',
    text: 'The dealer takes them, then discards two. A player whose cards reach the target may call out instead.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down two cards, face down: they count in your side’s pile. No King, no Tarocco. Being void in a suit helps.',
  },
  declare: {
    title: 'The accuso',
    text: 'Combinations shown now score at the end of the hand, but the others see the cards. You need not declare.',
  },
};
