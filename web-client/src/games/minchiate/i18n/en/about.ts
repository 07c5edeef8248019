import type { about as it } from '../it/about';

export const about: typeof it = {
  versicole: {
    low: { name: 'Versicola of papi', text: 'Three or more in sequence from 1 to 5: worth the sum of its cards.' },
    high: {
      name: 'High versicola',
      text: 'Three or more in sequence from 28 to 40: worth the sum of its cards, the 29 in it 5.',
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
      text: 'The 14, the 35 and the World (39): 20 points; the 14 is worth 5 in it, nothing elsewhere, like the 29.',
    },
  },
  lines: {
    matto: () => 'May be played to any trick instead of following or trumping, and never takes one.',
    mattoKept: () =>
      'It stays with the side that played it; if the trick is the others’, they get a card that does not count for it.',
    mattoAdds: () => 'It adds 5 points to each versicola of who has it.',
    papi: () => 'One of the papi, 1 to 5.',
    papetti: () => 'One of the papetti, 6 to 9.',
    sottoventi: () => 'One of the sottoventi, 10 to 19.',
    preghe: () => 'One of the preghe, 16 to 19.',
    sopraventi: () => 'One of the sopraventi, 20 to 29.',
    sopratrenta: () => 'One of the sopratrenta, 30 to 35.',
    arie: (card) => `One of the arie: the ${card.slice(1)}, which is not printed on it.`,
    king: () => 'The first time its suit is led, once somebody has trumped, whoever holds it must play it.',
    maid: () => 'The Maid: the Jack of Cups and of Coins, different in name only.',
    round: () => 'In Cups and Coins the ace is the best of the pips, the 10 the worst.',
    long: () => 'In Swords and Batons the 10 is the best of the pips, the ace the worst.',
    cartiglia: () => 'A cartiglia: it does not count, and with one like it the Fool is paid for.',
    twentyNine: () => 'It does not count by itself; in a sequence it is worth 5.',
    dies: () => 'Taken by the other side it dies: they score its worth at once.',
    robbed: () => 'Turned up in robbing, it is robbed.',
    noDiscard: () => 'It may not be discarded.',
    fumata: () =>
      'To lead it is a fumata: it tells the partner that one has the Trumpets, or the best aria not yet out.',
    hidden: () => 'To trump with it the first time is the hidden fumata: it says the same.',
  },
};
