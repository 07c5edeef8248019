import type * as it from '../../it/lessons';

export const lessons: typeof it.lessons = {
  ottocento: {
    title: 'Tarocco bolognese in five minutes',
    text: 'A hand for four, in pairs. Start here: the other games have the same cards and combinations.',
  },
  terziglio: { title: 'Terziglio', text: 'Three players, one against two: the bids, the pozzo, the poste.' },
  mattazza: { title: 'Mattazza', text: 'Each alone: few points, but at least one trick.' },
};
