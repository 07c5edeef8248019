// What explains the game: cards and hints.
import type * as it from '../it/learn';

export const about: typeof it.about = {
  versicole: {
    low: { name: 'Versicola of papi', text: 'Three or more in sequence from 1 to 5: worth the sum of the cards.' },
    high: {
      name: 'High versicola',
      text: 'Three or more in sequence from 28 to 40: worth the sum of the cards; the 29 counts 5 in it.',
    },
    matto: { name: 'Versicola of the Fool', text: 'The 1, the Trumpets (40) and the Fool: 20 points.' },
    thirteen: { name: 'Versicola of the Thirteen', text: 'The 1, the 13 and the 28: 15 points.' },
    tens: {
      name: 'Versicola of tens',
      text: 'The 20 and the 30 with the 10 (15 points), with the Trumpets, the 40 (20), or with both (25).',
    },
    kings: { name: 'Versicola of Kings', text: 'Three Kings 15 points, four 20.' },
    devil: {
      name: 'Demonio, Mondo e Carne',
      text: 'The 14, the 35 and the World (39): 20 points; the 14 is worth 5 in it and nothing elsewhere, like the 29.',
    },
  },
  lines: {
    matto: () => 'You may play it to any trick instead of following or trumping; it never wins a trick.',
    mattoKept: () =>
      'It stays with the side that played it; if the other side wins the trick, they get a worthless card for it.',
    mattoAdds: () => 'It adds 5 points to each of its holder’s versicole.',
    papi: () => 'One of the papi, 1 to 5.',
    arie: (card) => `One of the arie: the ${card.slice(1)}; the number is not printed on it.`,
    king: () => 'The first time its suit is led, once a player has trumped, the holder must play it.',
    maid: () => 'The Maid: the Jack of Cups and of Coins under another name.',
    round: () => 'In Cups and Coins the ace is the highest pip, the 10 the lowest.',
    long: () => 'In Swords and Batons the 10 is the highest pip, the ace the lowest.',
    cartiglia: () => 'A cartiglia: it does not count, and the Fool is paid for with such a card.',
    twentyNine: () => 'Worth nothing by itself; 5 in a sequence.',
    dies: () => 'If the other side captures it, it dies: they score its value at once.',
    robbed: () => 'A player who turns it up while robbing takes it.',
    noDiscard: () => 'You cannot discard it.',
    fumata: () =>
      'Leading it is a fumata: it tells your partner that you have the Trumpets, or the highest aria still out.',
    firstTrump: () => 'For a fumata it must be the first trump that you play.',
    mattoAlone: () => 'It stays with its player, who owes the winner of the trick a worthless card for it.',
    diesAlone: () => 'If another player captures it, it dies: its value is taken off your score.',
    hidden: () => 'Using it to trump for the first time is the hidden fumata: it tells your partner the same.',
  },
};

export const coach: typeof it.coach = {
  cut: {
    title: 'The cut',
    text: 'Lift as many cards as you like, it is pure luck: if the bottom card of your packet is good, you rob it, then the next.',
  },
  discard: {
    title: 'The discard',
    text: 'Put down your surplus cards, never a counting card. Being void in a suit helps: you can trump it.',
  },
  declare: {
    title: 'Declaring',
    text: 'Versicole declared now score at once, but the others see the cards. You need not declare.',
  },
  king: {
    title: 'The King is forced',
    text: 'This suit is led for the first time, and a player has already trumped: the holder of the King must play it. To avoid this, hang the King: lead low in its suit first.',
  },
  resto: {
    title: 'A resto',
    text: 'The margin has reached 60: the side behind pays a resto, the stake, and 60 comes off the margin. What is paid stays paid.',
  },
  fola: {
    title: 'The fola',
    text: 'The cards left over are the fola: they lie by the dealer and are not played. Tap it to see what you know of it: how many cards of each suit and, where they lie open, which. The number of trumps is never announced.',
  },
  matto: {
    title: 'You have the Fool',
    text: 'You can play it whenever you like, and it never wins a trick. It stays yours: if they win the trick, you give a worthless card for it. It adds 5 to each of your versicole.',
  },
};
