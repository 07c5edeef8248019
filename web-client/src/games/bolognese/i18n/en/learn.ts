// What explains the game: cards, hints, lesson, glossary, rules in brief.
import type * as it from '../it/learn';
import type { Term } from '../../../../rules/glossary';
import * as tarot from '../../../tarot/words.en';

const suit = (name: string) => ({
  name: `Sequence of ${name}`,
  text: 'The King and two or three other court cards; the ace and the Contatori are extra cards. Three cards score 10 points, each further card 5.',
});
const cricca = (name: string, three: number, four: number) => ({
  name: `Cricca of ${name}`,
  text: `Three score ${three} points, all four ${four}.`,
});

export const about: typeof it.about = {
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
  ...tarot.coach,
  call: {
    title: 'The last two',
    text: 'They are the dealer’s: take them, then discard two. If your cards reach the target, you may call out instead.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down two cards, face down: they count in your side’s pile. No King, no Tarocco. Being void in a suit helps.',
  },
  declare: {
    title: 'The accuso',
    text: 'Combinations shown now score at the end of the hand, but the others see the cards. You need not declare.',
  },
  title: 'Your combinations',
  counted: 'At the end, the combinations in your side’s pile count.',
};

export const lesson: typeof it.lesson = {
  title: 'Tarocco bolognese in five minutes',
  marks: {
    hello: {
      title: 'Welcome to the table',
      text: 'You sit at the bottom; your partner is opposite, your opponents at the sides. Sixty-two cards: four suits and twenty-two trumps. The first pair to reach 800, over several hands, wins. This is a real hand.',
    },
    call: {
      title: 'You are the dealer',
      text: 'Everyone has fifteen cards; the last two are yours. But first you look: if a combination took your side to 800, you could call out and win at once. Your side is still at zero: take the two cards.',
    },
    discard: {
      title: 'Discard',
      text: 'Now put two cards down, face down: they count for your side. Kings and Tarocchi (Angel, World, Magician, Fool) cannot be discarded. Tap the two ringed cards, then confirm: without cups, you can trump them.',
    },
    partner: {
      title: 'Your partner declares',
      text: 'In the first trick, before playing, you may show the combinations in your hand. Your partner has two Moors, and the Magician stands for the third: a sequence of three, 10 points for your side.',
    },
    declare: {
      title: 'Declare yours',
      text: 'You hold King and Queen of swords, and the Fool stands for the third card: another 10 points. If your side wins these cards, they score again; but now everybody sees them. They are already ticked, just confirm.',
    },
    trump: {
      title: 'Play a trump',
      text: 'The King of cups was led and you have no cups: you must play a trump. Nobody plays after you and nobody else has trumped, so a Moor, one of the lowest trumps, is enough to win.',
    },
    king: {
      title: 'King and Queen are yours',
      text: 'That is what your discard was for. Your tricks and your partner’s make one pile: at the end you score the combinations in it, and its cards of value. A King is worth 5, a Queen 4. The winner of a trick leads to the next.',
    },
    begato: {
      title: 'The Magician is safe',
      text: 'Your partner has no swords, had to trump, and chose the Magician, the lowest trump: now nobody can capture it. It is worth 5 and joins every sequence, as the Fool does: these two are the Contatori.',
    },
    follow: {
      title: 'Follow suit',
      text: 'You have coins, so you must play one: the shaded cards cannot be played now. In cups and coins the court cards are followed by the ace, 6, 7 and so on, the 10 being the lowest; in swords and batons it is the other way round.',
    },
    matto: {
      title: 'The Fool',
      text: 'You have no cups, and none of your trumps beats the opponent’s World. Play the Fool: you can play it to any trick, even when you could follow suit. It never wins, but it is not lost.',
    },
    cover: {
      title: 'The Fool is covered',
      text: 'The winner of the trick does not get the Fool: you showed it, and it stays in your side’s pile. Now you know all you need. Play on to the last card, or have your cards played for you; then comes the count.',
    },
    cricca: {
      title: 'A cricca',
      text: 'Each side counts its own pile. Your opponents have three Horses: three of a kind are a cricca, and this one scores 13. They also have three sequences: 40 points, doubled.',
    },
    doubled: {
      title: 'Three sequences score double',
      text: 'King and Queen of cups with the Contatori make 15; the swords, six cards long, 25; the Moors, your partner’s two and yours, 20. That is 60, and three or more sequences are doubled: 120.',
    },
    cards: {
      title: 'The count of the scartini',
      text: 'Last, the cards, in pairs: a card of value with a scartino scores its value, two scartini score 1. Kings and Tarocchi are worth 5, Queens 4, Horses 3, Jacks 2. Your side gets 43 points.',
    },
  },
  over: {
    title: 'Your side wins, 189 to 137',
    text: 'Sequences 120, scartini 43, last trick 6, accusi 20. Points are added up hand by hand, to 800. Look for combinations, and for a third one: doubling decides matches.',
  },
};

// The game's words, in the forms that its texts use, and what they mean.

export const glossary: Term[] = [
  { word: 'Accuso', forms: ['accusi'], meaning: 'The combinations declared in the first trick.' },
  {
    word: 'Andare su',
    forms: ['su'],
    meaning: 'Playing alone with the pozzo: you take its eight cards and discard eight.',
  },
  { word: 'Busso', meaning: 'The leader’s signal: partner, play your highest card.' },
  { word: 'Cappotto', meaning: 'Winning no tricks.' },
  {
    word: 'Contatori',
    forms: ['contatore'],
    meaning: 'The Magician (Bégato) and the Fool, which join every sequence.',
  },
  { word: 'Cricca', forms: ['cricche'], meaning: 'Three or four of a kind: Tarocchi, Kings, Queens, Horses, Jacks.' },
  { word: 'Criccone', meaning: 'Three or more cricche: they score double.' },
  { word: 'Di mio', meaning: 'Playing alone without the pozzo, for twice the poste.' },
  { word: 'Grande', meaning: 'The sequence of trumps from the Angel down.' },
  {
    word: 'Posta',
    forms: ['poste'],
    meaning: 'What is paid in Terziglio: ten points of the winners are one posta, after subtracting five.',
  },
  { word: 'Pozzo', meaning: 'The eight cards left after the deal in Terziglio.' },
  { word: 'Punto', forms: ['punti'], meaning: 'What the loser of a hand of Mattazza writes.' },
  {
    word: 'Receiver',
    meaning: 'The player at the dealer’s right in Terziglio, who gets the first cards and bids first.',
  },
  { word: 'Resting', forms: ['sits out'], meaning: 'Sitting out the remaining hands, after losing.' },
  { word: 'Rosse', meaning: 'Sun and Moon.' },
  { word: 'Scartata', meaning: 'The cards discarded before play: in most games the dealer’s two.' },
  { word: 'Scartini', forms: ['scartino'], meaning: 'Cards worth nothing by themselves.' },
  {
    word: 'Sequenza',
    forms: ['sequenze'],
    meaning: 'Consecutive cards; three or more sequences score double.',
  },
  { word: 'Smazzata', forms: ['smazzate'], meaning: 'A hand, from the deal to the count.' },
  { word: 'Soloist', meaning: 'The player who plays alone against the two others in Terziglio.' },
  { word: 'Striscio', meaning: 'The leader’s signal: I have more of this suit.' },
  { word: 'Volo', meaning: 'The leader’s signal: this was my last of the suit.' },
];

export const rules: typeof it.rules = {
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
  glossaryTitle: 'Glossary',
};
