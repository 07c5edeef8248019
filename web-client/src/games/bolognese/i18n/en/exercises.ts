import type * as it from '../it/exercises';

export const exercises: typeof it.exercises = {
  'matto-saves-moro': {
    title: 'The Fool saves the Moor',
    question: 'An opponent leads the Angel, which is sure to take. What do you give?',
    reason:
      'Whatever you play to the Angel is lost, except the Fool, which stays yours. The Moor is left for the sequence of Moors, and you keep your trumps.',
  },
  'keep-moro': {
    title: 'Do not give the Moor away',
    question: 'The opponents’ Angel takes, and your partner had to put a Moor on it. You play last.',
    reason:
      'Give the 7, or the 11, which serve for nothing. With your Moor the opponents would surely make the sequence of Moors, without it they fail in four deals of ten. The Sun serves the great sequence.',
  },
  'ace-to-king': {
    title: 'The Ace for your partner',
    question: 'Your partner led the King of cups, which is winning. You have the Ace and the Horse.',
    reason:
      'Put the Ace into your side’s trick: with it you nearly always make the sequence of Aces, without it hardly ever. You need the Horse less.',
  },
  'horse-to-king': {
    title: 'A court card for the King',
    question: 'Your partner’s King of cups is winning. You have the 10, the Ace and the Horse.',
    reason:
      'A trick of your own side is the place for a card that makes combinations: the Horse serves the cricca, and may be captured later. The Ace is as good; the 10 wastes the chance.',
  },
  'horse-spades': {
    title: 'The Horse at once',
    question: 'An opponent leads the 10 of swords. You have the Horse, the 9 and the 8.',
    reason:
      'Now the Horse comes home in all imagined deals. If you wait, the opponents capture it half of the time, and make the cricca of Horses more often.',
  },
  'matto-saves-horse': {
    title: 'The Fool in place of the Horse',
    question: 'An opponent leads the King of batons. You have the Horse, alone, and the Fool.',
    reason:
      'Under the King the Horse is lost. The Fool stays yours and lets you wait: in seven deals of ten the Horse comes home later.',
  },
  'moro-takes': {
    title: 'Trump with the Moor',
    question:
      'Cups are led, which you lack, and nobody has trumped. You have a Moor and the 12; an opponent plays after you.',
    reason:
      'It is the moment for the Moor: later it falls to any higher trump, and serves the opponents for the sequence of Moors. The 12 can wait.',
  },
  'spare-angel': {
    title: 'Spare the Angel',
    question: 'An opponent has trumped your partner’s Jack with the 7, and the other one plays after you.',
    reason:
      'The 13 is enough to beat the 7. The Angel always takes: keep it for a trick that matters more. The 5 leaves the trick to the others, and with the Moor you lose that too.',
  },
  'lead-world': {
    title: 'Lead from the top',
    question: 'The Angel is gone. You are on lead with World, Sun and two other trumps.',
    reason:
      'The World commands now: leading trumps draws those of the opponents, and in nine deals of ten instead of four you make the sequence of Moors. Your court cards gain once nobody can trump them.',
  },
  'last-moro': {
    title: 'You cannot beat it: give the least',
    question: 'An opponent has trumped with the Sun. You play last and cannot beat it.',
    reason:
      'The trick is lost: give the 7, or another trump without value. With the Moor the opponents would surely make the sequence of Moors, without it hardly ever.',
  },
};
