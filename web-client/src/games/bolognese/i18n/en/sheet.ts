import type { sheet as it } from '../it/sheet';

export const sheet: typeof it = {
  accusi: 'Accusi',
  accusiHint: 'Declared from the hand in the first trick; added at the end.',
  noAccusi: 'No accuso.',
  sequences: 'Sequences',
  noSequences: 'No sequence',
  sequenza: 'Sequenza: three or more count double',
  cricche: 'Cricche',
  noCricche: 'No cricca',
  criccone: 'Criccone: three or more count double',
  scartini: 'Count of the scartini',
  last: 'Last trick',
  declared: 'Accusi',
  tricks: (n) => `Tricks: ${n}`,
  count: 'The count',
  calledOut: (who, points) => `${who} called out with ${points} points: nothing else is counted.`,
  match: 'The match',
  before: 'Before the hand',
  after: 'After it',
  given: {
    paid: (side, card) => `${side}, to make the piles even after the Fool: ${card} to the others.`,
    give: (side, card) => `${side}, for the Fool: ${card} to the others, by choice.`,
    cappotto: (side) => `Cappotto! ${side}, not a trick.`,
  },
};
