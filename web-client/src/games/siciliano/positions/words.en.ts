// Titles, tasks and ideas of the positions.
import type * as it from './words.it';

export const words: typeof it.words = {
  annunci: {
    title: 'Dosing the announcements',
    task: 'You speak first, in the first round. You hold the Fujutu, the trumps 8 and 12, and a King.',
    idea: 'All at once it is “Fujutu terzo e un Re”. But you can dose: only the King now, and the Fujutu in the next round, if it helps.',
  },
  mischio: {
    title: 'Mischio or tengo?',
    task: 'Second round. Your partner has announced a trump first, then a King. You hold the Picciotti and the Fujutu, otherwise pips and two Jacks.',
    idea: 'Mischio: together you have few trumps, and the Picciotti is hard to save. If the hand is played, the others probably score.',
  },
  batto: {
    title: 'Batto',
    task: 'You lead to the first trick. You hold Giove, the Balla and five more trumps.',
    idea: 'The Balla, saying “Batto”: your partner knows that the highest trumps are yours, spares the others and gives you counting cards.',
  },
  picciotti: {
    title: 'Bringing home the Picciotti',
    task: 'You play last. A baton was led, you have none, and nobody has trumped.',
    idea: 'The Picciotti: it wins for certain, and brings home ten points and the Queen.',
  },
  fujutu: {
    title: 'The Fujutu',
    task: 'You play last. Your only sword is the Queen, and an opponent is winning the trick with the Moon.',
    idea: 'The Fujutu: it stays with your side, which gives a scartina for it. The Queen is played later.',
  },
};
