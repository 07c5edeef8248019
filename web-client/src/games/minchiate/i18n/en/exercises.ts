import type * as it from '../it/exercises';

export const exercises: typeof it.exercises = {
  'save-papa': {
    title: 'Save the papa',
    question: 'Your partner led coins, and an opponent has trumped with the 15. The other one plays after you.',
    reason:
      'Under the 15 a papa dies, and without the 3 there is no versicola of papi. The 33 and the Sun count, and the last player may still beat them. The 26, or the 24, tries for the trick without any risk.',
  },
  'bring-ten-home': {
    title: 'Bring the 10 home',
    question: 'An opponent leads cups and you have none: you trump as second player. With what?',
    reason:
      'Those after you nearly always still have cups and must follow: it is the moment for a low counting card, which is easily captured later. The 10 is worth 5 and serves the versicola of tens. The 1, 2, 13 and 35 are as good; the arie are needed later.',
  },
  'bring-one-home': {
    title: 'The 1, the most jealous card',
    question: 'You play last, you have no coins and nobody has trumped: any trump takes.',
    reason:
      'The 1 is worth 5, is in three versicole and is the card most easily captured: bring it home when the trick is sure. Your other trumps will have other chances.',
  },
  'papa-not-matto': {
    title: 'The papa or the Fool?',
    question: 'Swords are led, which you lack, and an opponent plays after you. Do you give the Fool or trump?',
    reason:
      'The Fool leaves the trick to the others. In all imagined deals the last player still has swords and must follow, so the 3 comes home: it is worth 3, and without it there is no versicola of papi. The World is wasted here.',
  },
  'king-first': {
    title: 'The King at once',
    question: 'An opponent leads cups, and you have King, Queen, 6 and the Fool.',
    reason:
      'Now the others follow, and the King takes. If you play the Queen or the Fool, somebody trumps next time: the King comes home in only half of the deals.',
  },
  'catch-king': {
    title: 'Catch the King',
    question: 'An opponent has trumped the batons with the 8. Their partner plays last.',
    reason:
      'The last player has the King of batons and must follow: if you trump above the 8, the King dies in your trick. The 6 is not enough. The 25 or the 23 is, and neither counts.',
  },
  'trumpets-pull': {
    title: 'Command from the top',
    question: 'You are on lead with Trumpets, World and Moon. What do you lead?',
    reason:
      'The Trumpets, or the World, take for certain and draw the trumps of the others, with the counting cards among them. A suit card gives them the lead, the 4 is a gift, and the Moon falls to the Sun.',
  },
  'papa-later': {
    title: 'First the World, then the papa',
    question: 'You have World, Moon, 23 and the 4 left. The Trumpets are gone.',
    reason:
      'The World is the highest card left: it takes, draws a trump from everybody, and afterwards the 4 comes home more easily. If you lead the 4, an opponent often captures it.',
  },
  'world-thirteen': {
    title: 'The World and the 13',
    question: 'You are on lead with the World and four other trumps. The 13 is still out.',
    reason:
      'The World takes for certain, and in all imagined deals the 13 comes to your side, with its versicola. With the 18 that never happens.',
  },
  'spare-moon': {
    title: 'Let your partner take it',
    question: 'Your partner led the 35, which is winning. You have Moon, 26 and 22 left.',
    reason:
      'The trick is already yours: give the 22, or the 26, and keep the Moon. In all imagined deals you then bring home the Moon and the King of swords; if you play the Moon now, you lose them.',
  },
};
