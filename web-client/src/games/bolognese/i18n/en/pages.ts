import type { pages as it } from '../it/pages';

export const pages: typeof it = {
  rules: {
    title: 'Tarocco bolognese in short',
    intro:
      'Four players in two pairs, partners opposite; this page describes their games. Terziglio is for three, one against two; three games are for two. Mattazza is for three to six, each alone. Deal and play go counter-clockwise. You score the combinations in your side’s tricks: cricche and sequences.',
    sections: [
      {
        title: 'The cards',
        text: [
          'Sixty-two cards: twenty-two trumps and four suits of ten: King, Queen, Horse, Jack, ace and 10 to 6. In swords and batons the 10 is the highest pip and the ace the lowest; in cups and coins the ace is the highest, then 6, 7, 8, 9, and the 10 is the lowest.',
          'Trumps beat the suits: Angel, World, Sun, Moon, then 16 to 5, the four Moors and the Magician, called Bégato. The Moors are equal: the last one played to a trick wins. The Fool never wins.',
          'Angel, World, Magician and Fool are the Tarocchi; Magician and Fool are also the Contatori, which join every sequence.',
        ],
      },
      {
        title: 'Deal and discard',
        text: [
          'Fifteen cards each, five at a time; the dealer gets the last two and discards two face down, never Kings or Tarocchi: they count for the dealer’s pair.',
          'In a match to a target, the dealer first looks at the fifteen cards: if a declaration would reach the target, the dealer may call out, otherwise takes the two cards.',
        ],
      },
      {
        title: 'Declaring',
        text: [
          'In the first trick you may show whole combinations from your hand before you play, and name them without their head: the points are added at the end.',
          'If your declaration brings your pair to the target you may call out, unless you deal: the leader and the dealer’s partner with their own points, the leader’s partner also with what the leader declared.',
        ],
      },
      {
        title: 'The play',
        text: [
          'The player on the dealer’s right leads. Follow suit; if you are void, play a trump; without trumps, play anything. You need not beat the other cards.',
          'The Fool is covered: show it whenever you like, and it goes to your own pair’s tricks. If the piles are uneven at the end, a card is given for it.',
          'The leader may say one word: busso, play your best; striscio, I have more; volo, I have no more. In the suits only once the King has been played.',
        ],
      },
      {
        title: 'Combinations',
        text: [
          'Cricche, three or four of a kind: Tarocchi 18 and 36, Kings 17 and 34, Queens 14 and 28, Horses 13 and 26, Jacks 12 and 24.',
          'Sequences, five points for every card after the first, Contatori included: the Grande, from the Angel down; a King with two court cards of its suit, and then the ace; three aces; three Moors. A Contatore may be the third card, or replace a number missing from the Grande.',
          'Three or more sequences double all sequences; three or more cricche are a criccone and double all cricche.',
        ],
      },
      {
        title: 'The count',
        text: [
          'Each pair adds up sequences, cricche, the count of the scartini, six points for the last trick and its declarations. Scartini are counted in pairs: a card of value with a scartino scores its value (Kings and Tarocchi 5, Queens 4, Horses 3, Jacks 2), two scartini 1, two cards of value their sum less 1. The total is 87.',
          'In Ottocento, the pair that reaches 800 and has more than the other wins; in Quattro Scartate, the pair with more points after four hands. A pair without a trick suffers cappotto and gives all its cards to the other side.',
        ],
      },
      {
        title: 'Mattazza',
        text: [
          'Three to six play, each alone, and points hurt: win little, but win something. Ten cards each, five at a time; the rest stay face down and do not count. Nobody discards, declares or calls out.',
          'Cover the Fool whenever you like; at the end you give a scartino from your tricks for it, to the winner of that trick.',
          'Then each player counts their tricks: sequences, cricche, scartini by tricks, 6 points for the last trick. Players without a trick lose; if everybody has one, the highest score loses. Those who tie all lose.',
          'The loser writes a Punto; too many Punti lose the match.',
        ],
      },
      {
        title: 'Sources',
        text: ['Maurizio Barilli collected these rules in his book on Tarocco bolognese, from modern play in Bologna.'],
      },
    ],
    examples: 'Combinations',
    glossaryTitle: 'Glossary',
  },
};
