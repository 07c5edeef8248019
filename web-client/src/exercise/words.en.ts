import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const exercise: typeof it.exercise = {
  title: 'Exercises',
  of: (game) => `Exercises: ${game}`,
  intro:
    'Ten positions from hands that were really played. Play the card that you think best: the bot has judged it in hundreds of imagined deals, and you read at once why.',
  states: { solved: 'solved', tried: 'try again', fresh: 'not done yet' },
  solved: (n, of) => `${n} of ${of} solved`,
  right: 'Right!',
  wrong: 'There is better',
  best: (card) => `Better: ${card}.`,
  cost: (card, points) =>
    points > 0
      ? `${card} costs about ${plural(points, '1 point', `${points} points`)}.`
      : `With ${card} the hand ends worse.`,
  next: 'Next one',
  all: 'All exercises',
  none: 'There are no exercises for this game yet.',
};
