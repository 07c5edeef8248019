// Titles, tasks and ideas of the positions.
import type * as it from './words.it';

export const words: typeof it.words = {
  tenuta: {
    title: 'The tenuta',
    task: 'Your partner has led a sword, and the opponent has trumped with the 9. You have no swords. The last player follows you, and the 2, the 3 and the 10 are still out.',
    idea: 'The 21: a tenuta against the papi and the 10, which the last player can save with an aria only. In 1798 the 2 had to die.',
  },
  fumata: {
    title: 'The fumata',
    task: 'In the seventeenth trick your partner leads the papa 2. The Trumpets have not been played; you hold 33, 34, Moon, Sun and World.',
    idea: 'It is a fumata with a papa: your partner has the Trumpets and asks you to win high. Take with an aria and continue with the others, in a giuoco di giro.',
  },
  impiccare: {
    title: 'Hanging the King',
    task: 'You lead to the second trick. You hold King, Ace, 2 and 9 of Coins, and one is in the fola. The suit has not been led yet.',
    idea: 'The 9 of Coins: once the first trick is over, the King is not forced any longer. In 1798 South led the King, and East killed it with the 30.',
  },
  gelosa: {
    title: 'Which card is gelosa?',
    task: 'You are the last player, you have no batons, and your partner’s 27 is winning. You hold 1, 21, 23 and 34. The opponents have already taken the 35 and the Star.',
    idea: 'The 34: it is the card that their versicola lacks, and it counts 5 like the 1. In 1798 West brought home the 1, and the 34 died in the eighteenth trick.',
  },
  ultimo: {
    title: 'As the last player',
    task: 'Your partner turns the papa 4 to you, and the opponent plays the 26. You play last; you hold the 35, the Sun and the World.',
    idea: 'The 35: it wins for certain, and brings home itself and the papa. The arie are kept for later.',
  },
  rifitta: {
    title: 'The rifitta',
    task: 'You lead. Your partner and the opponent at your right have already trumped swords: only the one at your left, who plays last, still has any.',
    idea: 'A low sword. The last player must follow suit, and your partner overtrumps with the best card: in 1798 it saved the Moon.',
  },
  prima: {
    title: 'The prima',
    task: 'Your partner leads a baton, the first time the suit is played. You have none; you hold the 30 and eight lower trumps.',
    idea: 'The 30, your best counting card: on the prima the last player nearly always follows suit. On the seconda it would be a risk.',
  },
  fallio: {
    title: 'The void',
    task: 'The dealer has taken the Kings of Swords and of Batons. You have robbed two cards, and two you must discard.',
    idea: 'The two swords: without the suit you can kill its King as soon as your partner leads it. In 1798 this worked in the third trick, with the 33.',
  },
};
