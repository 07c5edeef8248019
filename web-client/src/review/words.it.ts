import { plural } from '../i18n/grammar.it';

/** A bot's judgement of a card, in a hint and in the review of a hand. */
export const review = {
  // Where points are bad, "in più" would be wrong; the hand may be won or lost all the same.
  gain: (points: number) =>
    points > 0
      ? `Meglio di circa ${plural(points, '1 punto', `${points} punti`)}`
      : points === 0
        ? 'Gli stessi punti, ma un risultato migliore'
        : `Un risultato migliore, anche se costa circa ${plural(-points, '1 punto', `${-points} punti`)}`,
  otherEqual: 'Un’altra scelta va altrettanto bene.',
  equal: (cards: string, n: number) => `${cards} ${plural(n, 'va', 'vanno')} altrettanto bene.`,
  andMore: (first: string, n: number) => `${first} e altre ${n}`,
};
