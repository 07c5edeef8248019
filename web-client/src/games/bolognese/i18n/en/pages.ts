import type { pages as it } from '../it/pages';

export const pages: typeof it = {
  rules: {
    title: 'Tarocco bolognese in short',
    intro:
      'Four players, two pairs, partners opposite. Dealing and playing go counter-clockwise. What counts are the combinations that a pair finds in its tricks: cricche and sequences.',
    sections: [
      {
        title: 'The cards',
        text: [
          'Sixty-two: twenty-two trumps and four suits of ten, King, Queen, Knight, Jack, ace and 10 to 6. In swords and batons the pips go from the 10 down to the ace; in cups and coins the ace stands below the figures, then 6, 7, 8, 9, and the 10 last.',
          'Trumps beat the suits: Angel, World, Sun, Moon, then 16 to 5, the four Moors and the Magician, called Bégato. The Moors are equal: of two in one trick the one played last wins. The Fool never wins.',
          'Angel, World, Magician and Fool are the Tarocchi; Magician and Fool are also the Contatori, which enter every sequence.',
        ],
      },
      {
        title: 'Deal and discard',
        text: [
          'Fifteen cards each, five at a time; the last two go to the dealer, who discards two face down, never Kings nor Tarocchi: they are his pair’s.',
          'When one plays to a target the dealer looks at his fifteen first: if what he can declare reaches it he may call out, else he takes the two cards.',
        ],
      },
      {
        title: 'Declaring',
        text: [
          'In the first trick everybody may, before playing, show the whole combinations held in hand and name them, but for their head: the points are added at the end.',
          'Whoever brings his pair to the target by declaring may call out, except the dealer: the first player and the dealer’s partner with their own, the first player’s partner also with what the first has declared.',
        ],
      },
      {
        title: 'The play',
        text: [
          'The dealer’s right leads. Follow suit; who is void plays a trump; with no trumps, anything. Nobody has to beat a card.',
          'The Fool is covered: it is shown at will and goes to the tricks of its own pair. If the piles are odd at the end, a card is given for it.',
          'The leader may say one word: busso, your best; striscio, I have more; volo, I have no more. In the suits only once the King has been played.',
        ],
      },
      {
        title: 'Combinations',
        text: [
          'Cricche, three or four of a kind: Tarocchi 18 and 36, Kings 17 and 34, Queens 14 and 28, Knights 13 and 26, Jacks 12 and 24.',
          'Sequences, five points for every card after the first, Contatori included: the Grande, from the Angel down; a King with two figures of his suit, and then the ace; three aces; three Moors. A Contatore may be the third card, or stand for a number that is missing in the Grande.',
          'Three sequences or more double all sequences; three cricche or more are a criccone and double all cricche.',
        ],
      },
      {
        title: 'The count',
        text: [
          'Each pair adds sequences, cricche, the count of the scartini, six points for the last trick and what it declared. The scartini are counted two by two: a card of value with one without makes its value (Kings and Tarocchi 5, Queens 4, Knights 3, Jacks 2), two without value 1, two of value their sum less 1. In all they are 87.',
          'In Ottocento the pair wins that reaches 800 and has more than the other; in Quattro Scartate the one with more points after four hands. A pair without a trick suffers cappotto and gives all its cards to the others.',
        ],
      },
      {
        title: 'Where they are from',
        text: [
          'These are the rules that Maurizio Barilli collected in his book on Tarocco bolognese, after the modern use of the city’s tables.',
        ],
      },
    ],
    examples: 'Combinations',
    glossaryTitle: 'Words of the table',
  },
};
