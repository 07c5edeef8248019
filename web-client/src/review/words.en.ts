import { does, plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const review: typeof it.review = {
  show: 'Review this hand',
  title: 'Hand review',
  whose: 'Cards of',
  text: 'The bot judges each card from what that seat could see then, by playing the hand to its end in hundreds of imagined deals that fit.',
  thinking: 'The bot is looking at every card …',
  agreed: (n, of) =>
    `Of ${of} cards played with a choice, ${plural(n, '1 is', `${n} are`)} as good as the bot’s.${n < of ? ' The worst:' : ''}`,
  move: (trick, who, own, bot) => `Trick ${trick}: ${does(who, 'played', 'played')} ${own}; better: ${bot}`,
  gain: (points) =>
    points > 0
      ? `About ${plural(points, '1 point', `${points} points`)} better`
      : points === 0
        ? 'No more points, but a better result'
        : `A better result, though it costs about ${plural(-points, '1 point', `${-points} points`)}`,
  otherEqual: 'Another choice is as good.',
  equal: (cards, n) => `${cards} ${plural(n, 'is', 'are')} as good.`,
  andMore: (first, n) => `${first} and ${n} more`,
  jump: (trick) => `Go to trick ${trick}`,
  busy: 'The bots are busy. Try again in a moment.',
};
