// The lesson of Mattazza: the learner wins a single trick, late, as the bots advise. The seat's events and choices are the
// engine's own output: a protocol test compares them.
import type { Mark } from '../../contract/lesson';
import { asked, asksMove, dealt, gathered, over, said, wantsCard } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/mattazza';
import { lesson as it } from '../i18n/it/lessons/mattazza';
import hand from './mattazza.json';

const DEALER = 0;
const SECOND_MOVE = 1;

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'aim', when: dealt, at: '.hand' },
  { id: 'lead', when: wantsCard('DQ'), waits: true },
  { id: 'taken', when: gathered(DEALER, 'DQ') },
  { id: 'talk', when: asksMove(SECOND_MOVE) },
  { id: 'matto', when: wantsCard('M'), waits: true },
  { id: 'need', when: wantsCard('T6'), waits: true },
  { id: 'last', when: gathered(DEALER, 'S10') },
  { id: 'give', when: asked('give'), at: '[data-testid="give-S8"]', waits: true },
  { id: 'count', when: over },
];

export const lesson = recordedLesson(hand, {
  game: 'bolognese',
  id: 'mattazza',
  sides: [0, 1, 2, 3],
  unitPoints: null,
  marks,
  words: (lang) => ({ it, en })[lang],
});
