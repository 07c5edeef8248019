import type * as it from '../it/exercises';

export const exercises: typeof it.exercises = {
  'save-17': {
    title: 'Save the 17',
    question: 'An opponent leads the 16. You have seven trumps, the 18 and the 17 among them.',
    reason:
      'The opponent who plays after you has called the Balla, the 19: the 17 and the 18 beat the 16, but fall to it. Give a small trump, and the 17 comes home later.',
  },
  'picciotti-lead': {
    title: 'Do not lead the Picciotti',
    question: 'You are on lead with the Picciotti, the 18, the 17 and other trumps. What do you lead?',
    reason:
      'The Picciotti are worth 10, and nearly every trump captures them: to lead them is to give them away. The 17 and the 18 are lost here too. Lead a small card, and bring the Picciotti home on a trick that is sure.',
  },
  'picciotti-giove': {
    title: 'The Picciotti under Giove',
    question: 'An opponent leads Giove, which takes everything. What do you give?',
    reason:
      'The trick is theirs: give the trump that is worth least, the 6 or the 7. The Picciotti cost 9 points, the 17 and the 18 five.',
  },
  'lead-giove': {
    title: 'Giove commands',
    question: 'You are on lead with Giove. Do you lead it or wait?',
    reason:
      'Giove always takes, and the others must follow: in seven deals of ten instead of four the Picciotti come to your side, and you win the hand more often.',
  },
  'save-19': {
    title: 'The 19 waits',
    question: 'Your partner led the Picciotti, and an opponent put the 16 on them. You have the 19.',
    reason:
      'The player who comes last has called Giove: the 19 beats the 16, but falls to it. Give the 4 or the 2, and the 19 comes home later.',
  },
  fujutu: {
    title: 'When to give the Fujutu',
    question: 'Your partner leads Giove, which takes. You have the 19, other trumps and the Fujutu.',
    reason:
      'The Fujutu returns to your side anyway, and saves you a trump. With Giove gone the 19 is the highest: keep it for a trick of its own.',
  },
  'king-lead': {
    title: 'The King is not led',
    question: 'You are on lead with the King of swords and three other swords. What do you lead?',
    reason:
      'The King led now is lost in all imagined deals; if you wait, it comes home in seven of ten. Lead a card that is worth nothing, such as the 8 of cups.',
  },
  'low-coin': {
    title: 'Keep cards for the end',
    question: 'Your partner led the 9 of trumps, and you have no trump. What do you give?',
    reason:
      'Throw the 8 of coins, which will never take. The other cards may still win the last trick, which is worth 5: so your side makes it in nine deals of ten instead of four.',
  },
  'last-card': {
    title: 'The last card',
    question: 'Two cards: the Horse of swords and the 8 of cups. An opponent is winning with the 15.',
    reason:
      'The trick is lost, but the next one is the last and worth 5. Give the Horse, which is worth 3, and keep the 8: in six deals of ten your side makes the last trick with it, with the Horse in only one.',
  },
  'take-over': {
    title: 'Overtake your partner',
    question: 'Your partner is winning with the 10. You have the 11, the 4 and the 8 of coins.',
    reason:
      'Take it yourself with the 11: then lead the 8 of coins and keep the 4 for the last trick, which is yours in all imagined deals. With the 4 now it is yours in only three of ten.',
  },
};
