// The lessons of Sicilian tarocchi, in the order in which they are listed.
import { lessonEntries } from '../../../lesson/entries';
import { lessons as en } from '../i18n/en/lessons';
import { lessons as it } from '../i18n/it/lessons';

export const lessons = lessonEntries(
  { it, en },
  {
    speak: () => import('./speak'),
    answer: () => import('./answer'),
  },
);
