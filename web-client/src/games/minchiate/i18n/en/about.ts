import type { about as it } from '../it/about';

export const about: typeof it = {
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
    papetti: () => 'One of the papetti, 6 to 9.',
    sottoventi: () => 'One of the sottoventi, 10 to 19.',
    preghe: () => 'One of the preghe, 16 to 19.',
    sopraventi: () => 'One of the sopraventi, 20 to 29.',
    sopratrenta: () => 'One of the sopratrenta, 30 to 35.',
    arie: (card) => `One of the arie: the ${card.slice(1)}; the number is not printed on it.`,
    king: () => 'The first time its suit is led, once a player has trumped, the holder must play it.',
    maid: () => 'The Maid: the Jack of Cups and of Coins under another name.',
    round: () => 'In Cups and Coins the ace is the highest pip, the 10 the lowest.',
    long: () => 'In Swords and Batons the 10 is the highest pip, the ace the lowest.',
    cartiglia: () => 'A cartiglia: it does not count, and a side pays for the Fool with such a card.',
    twentyNine: () => 'Worth nothing by itself; 5 in a sequence.',
    dies: () => 'If the other side captures it, it dies: they score its value at once.',
    robbed: () => 'A player who turns it up while robbing takes it.',
    noDiscard: () => 'You cannot discard it.',
    fumata: () =>
      'Leading it is a fumata: it tells your partner that you have the Trumpets, or the highest aria still out.',
    hidden: () => 'Using it to trump for the first time is the hidden fumata: it tells your partner the same.',
  },
};
