import type { sheet as it } from '../it/sheet';

export const sheet: typeof it = {
  accusi: 'Accusi',
  accusiHint: 'Declared in the first trick; added at the end.',
  noAccusi: 'No accuso.',
  sequences: 'Sequences',
  noSequences: 'No sequence',
  sequenza: 'Sequenza: three or more score double',
  cricche: 'Cricche',
  noCricche: 'No cricca',
  criccone: 'Criccone: three or more score double',
  scartini: 'Count of the scartini',
  last: 'Last trick',
  tricks: (n) => `Tricks: ${n}`,
  count: 'The count',
  calledOut: (who, points) => `${who} called out with ${points} points: nothing else counts.`,
  match: 'The match',
  before: 'Before the hand',
  after: 'After the hand',
  void: 'Everybody passed: the hand does not count.',
  solo: {
    su: (who) => `${who} alone, with the pozzo`,
    di_mio: (who) => `${who} alone, without the pozzo: twice the poste`,
  },
  paid: 'Poste',
  given: {
    paid: (side, card) => `${side}, to even the piles after the Fool: ${card} to the other side.`,
    give: (side, card) => `${side}, for the Fool: ${card} to the other side, by choice.`,
    cappotto: (side) => `Cappotto! ${side}: no tricks.`,
  },
};
