// Hints for beginners at Sicilian tarocchi: the questions before the play.
import { question } from '../../../coach/marks';
import type { CoachMark } from '../../contract/coach';
import { texts } from '../i18n/texts';

export const marks: CoachMark[] = [
  question('expose', ['EXP-1', 'EXP-3'], (lang) => texts[lang].coach.expose),
  question('announce', ['ANN-1', 'ANN-2', 'ANN-4'], (lang) => texts[lang].coach.announce, 'TACT-1'),
  question('say', ['SAY-1', 'SAY-4'], (lang) => texts[lang].coach.say, 'TACT-4'),
  question('discard', ['SCA-1', 'SCA-2'], (lang) => texts[lang].coach.discard),
];
