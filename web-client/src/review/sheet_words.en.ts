import { does, plural, within } from '../i18n/grammar.en';
import type * as it from './sheet_words.it';

export const reviewing: typeof it.reviewing = {
  show: 'Review this hand',
  title: 'Your cards, trick by trick',
  titleOf: (who) => `The cards of ${who}, trick by trick`,
  whose: 'Cards of',
  text: 'The bot judges each card from what that seat could see then, by playing the hand to its end in hundreds of imagined deals.',
  thinking: 'The bot is looking at the cards, trick by trick …',
  again: 'Continue the review',
  agreed: (n, of) => `Of ${of} cards played with a choice, ${plural(n, '1 is', `${n} are`)} as good as the bot’s.`,
  marks: {
    none: 'no choice',
    good: 'good',
    minor: 'a little better was possible',
    grave: 'a mistake',
  },
  dot: (trick, mark) => `Trick ${trick}: ${mark}`,
  pending: 'not looked at yet',
  move: (trick, who, own, bot) => `Trick ${trick}: ${does(who, 'played', 'played')} ${own}; better: ${bot}`,
  tryIt: 'Try it',
  jump: 'Go to this trick',
  busy: 'The bots are busy. Try again in a moment.',
  stopped: 'The review was interrupted. You can continue it.',
};

export const story: typeof it.story = {
  won: (side, points) => `The hand goes to ${within(side)} by ${plural(points, '1 point', `${points} points`)}.`,
  us: 'us',
  them: 'them',
  level: 'The hand is level.',
  by: (parts) => `What made the difference: ${parts.join(', then ')}.`,
  part: (name, points) => `${name} (+${points})`,
};
