// What the lesson of Mattazza says, by its moments. Loaded with the lesson.
import type * as it from '../../it/lessons/mattazza';

export const lesson: typeof it.lesson = {
  marks: {
    hello: {
      title: 'Each alone',
      text: 'Three to six play, here four, without partners. Ten cards each; the others stay out of play, and nobody sees them. Nobody discards and nobody declares.',
    },
    aim: {
      title: 'Few points, but one trick',
      text: 'The player with the most points loses. But a player without a trick loses in any case: win few, and at least one.',
    },
    lead: {
      title: 'You lead',
      text: 'You sit on the dealer’s right. Following is as always: the suit, or else a trump. The Queen is worth 4 points: play her, and hope that somebody else takes her.',
    },
    taken: {
      title: 'The dealer took it',
      text: 'The King of coins took your Queen, the Horse and the ace as well: a sequence. Combinations score as always, but here that hurts.',
    },
    talk: {
      title: 'You may talk',
      text: 'With a card you may ask for something: “mettere” asks the next player for the strongest cards, “andare in campagna” for a weak one. These are words, and bind nobody.',
    },
    matto: {
      title: 'The Fool',
      text: 'You cover it when you like, and it does not win. But since you keep it, at the end you owe a card from your tricks to the winner of this one.',
    },
    need: {
      title: 'You need a trick',
      text: 'This is the eighth trick, and you have none yet. You have no swords: you must play the trump 6, so far the only one. If it wins, you have your trick.',
    },
    last: {
      title: 'The last trick',
      text: 'The last trick hurts too: 6 points, for the dealer. You have a single one, and that is enough.',
    },
    give: {
      title: 'The card for the Fool',
      text: 'The dealer won the trick with the Fool: you give a scartino from your tricks, whichever you like. Tap the 8 of swords.',
    },
    count: {
      title: 'The count',
      text: 'Scartini are counted by tricks here: a trick without cards of value makes 1; otherwise the first card of value counts in full, each other one 1 less. With combinations the dealer has 78; you have 6.',
    },
  },
  over: {
    title: 'The dealer loses',
    text: 'Everybody has a trick: the most points lose, and that player writes a Punto. If two had the same points, both would lose. Here a player with three Punti has lost the match and drops out.',
  },
};
