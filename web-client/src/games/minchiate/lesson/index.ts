// The lesson of Minchiate: a hand of four greedy players with the preset pagat that contains everything a beginner must
// have seen. The seat's events and choices are the engine's own output: a protocol test compares them.
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lesson';
import { lesson as it } from '../i18n/it/lesson';
import hand from './hand.json';
import { marks } from './marks';

const RESTO = 60;

export const lesson = recordedLesson(hand, {
  game: 'minchiate',
  sides: [0, 1, 0, 1],
  unitPoints: RESTO,
  marks,
  words: (lang) => ({ it, en })[lang],
});
