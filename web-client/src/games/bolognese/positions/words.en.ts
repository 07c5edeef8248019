// Titles, tasks and ideas of the positions.
import type * as it from './words.it';

export const words: typeof it.words = {
  accorciare: {
    title: 'The discard',
    task: 'You have dealt, and discard two cards. You hold seven trumps with the Bégato, and of Cups only the 7 and the 8.',
    idea: 'The 7 and the 8 of Cups: you are void in the suit, and trump it.',
  },
  tondo: {
    title: 'Re in tondo',
    task: 'You lead to the first trick. You hold King, Queen and Horse of Swords, and seven are out.',
    idea: 'The King of Swords: with seven swords out the suit is probably evenly divided, and all follow the first time.',
  },
  matto: {
    title: 'The Fool',
    task: 'You play last. Your only coin is the Queen, and an opponent is winning the trick with the World.',
    idea: 'Cover the Fool: the Queen stays in your hand, and the opponents have no further court card.',
  },
  begato: {
    title: 'The Bégato',
    task: 'You play last. A baton was led, you have none, and nobody has trumped.',
    idea: 'The Bégato: here it wins for certain, and takes King and Queen along. Later any other trump can capture it.',
  },
  busso: {
    title: 'Busso',
    task: 'You lead. The King of Coins has been played, the Queen has not; you hold 6, 7 and 8.',
    idea: 'The 6, saying busso: it asks your partner for the best card, and with the Queen the trick is yours.',
  },
};
