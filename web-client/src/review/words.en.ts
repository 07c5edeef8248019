import { plural } from '../i18n/grammar.en';
import type * as it from './words.it';

export const review: typeof it.review = {
  gain: (points) =>
    points > 0
      ? `About ${plural(points, '1 point', `${points} points`)} better`
      : points === 0
        ? 'No more points, but a better result'
        : `A better result, though it costs about ${plural(-points, '1 point', `${-points} points`)}`,
  otherEqual: 'Another choice is as good.',
  equal: (cards, n) => `${cards} ${plural(n, 'is', 'are')} as good.`,
  andMore: (first, n) => `${first} and ${n} more`,
};
