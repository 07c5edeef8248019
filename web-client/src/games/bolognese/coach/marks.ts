// Hints for beginners at Tarocco bolognese: the first hard questions.
import { question } from '../../../coach/marks';
import type { CoachMark } from '../../contract/coach';
import { texts } from '../i18n/texts';

export const marks: CoachMark[] = [
  question('call', ['DEAL-2', 'OUT-3'], (lang) => texts[lang].coach.call),
  question('discard', ['DISC-1', 'DISC-2'], (lang) => texts[lang].coach.discard, 'TACT-1'),
  question('declare', ['ACC-3', 'ACC-5'], (lang) => texts[lang].coach.declare, 'TACT-7'),
];
