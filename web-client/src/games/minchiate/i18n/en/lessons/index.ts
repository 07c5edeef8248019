import type * as it from '../../it/lessons';

export const lessons: typeof it.lessons = {
  pagat: { title: 'Minchiate in five minutes', text: 'A whole hand, from the cut to the count.' },
};
