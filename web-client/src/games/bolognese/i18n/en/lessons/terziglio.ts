// What the lesson of Terziglio says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/terziglio';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'Three players',
      text: 'In every hand one plays alone against the two others. Eighteen cards each, six at a time. Cards, tricks and combinations are those of the game for four.',
    },
    pozzo: {
      title: 'The pozzo',
      text: 'The eight cards left over stay face down: they are the pozzo. First the players decide who plays alone, and whether that player takes it.',
    },
    bid: {
      title: 'You are the receiver',
      text: 'The player on the dealer’s right bids first: “Passo”, “Posso?” or “Faccio di mio”. With “Posso?” you ask to play alone with the pozzo, which is called going su. Di mio is without it. Say “Posso?”.',
    },
    answer: {
      title: 'Va bene',
      text: 'The others answer “Va bene”. If one says “No! Faccio di mio”, that player plays alone instead. Both said “Va bene”: you are the soloist.',
    },
    discard: {
      title: 'Eight cards from the pozzo',
      text: 'The eight cards of the pozzo are yours: now put eight down, face down, but no Kings and no Tarocchi. They count for you. Tap the marked cards, then confirm.',
    },
    others: {
      title: 'The two others are partners',
      text: 'For this hand they play together and share tricks and accusi. Here is their first accuso, 10 points: King and Queen of coins, with the Bégato as the third card.',
    },
    lead: {
      title: 'Who leads',
      text: 'The player on the soloist’s right leads. There are eighteen tricks of three cards each; the Fool is covered as usual.',
    },
    declare: {
      title: 'Declare yours',
      text: 'You hold King, Queen and Jack of cups: a sequence, 10 points. It is already ticked: confirm. You have no partner, so you cannot say busso, striscio or volo when you lead.',
    },
    count: {
      title: 'The count',
      text: 'Five sequences make 75 points, and are doubled: 150. Then three Kings and three Jacks, 29; the scartini, 52; the last trick, 6; your accuso, 10. That makes 247.',
    },
    poste: {
      title: 'The poste',
      text: 'The others have 118 points, which do not count: only the winning side’s do. Take 5 from your 247, and each whole ten is one posta: twenty-four.',
    },
  },
  over: {
    title: 'Forty-eight poste for you',
    text: 'A soloist who goes su wins or loses the poste twice: 48 for you, 24 from each of the others. Di mio it is four times. The soloist deals the next hand: you.',
  },
};
