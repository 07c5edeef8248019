// The short lesson of Sicilian tarocchi for the player who answers: three rounds of words, then the hand is annulled. The
// seat's events and choices are the engine's own output: a protocol test compares them.
import type { Mark, Moment } from '../../contract/lesson';
import { asksMove, said } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/answer';
import { lesson as it } from '../i18n/it/lessons/answer';
import hand from './answer.json';

const DEALER = 1;
const PARTNER = 2;
const WORDS = '[data-testid="words"]';
const button = (word: string): string => `[data-testid="say-${word}"]`;

/** The partner announces in the round of that number, from 0. */
const announces =
  (round: number) =>
  (moment: Moment): boolean =>
    moment.made === round && said('announce', PARTNER)(moment);

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'first', when: announces(0), at: WORDS },
  { id: 'second', when: said('announce', PARTNER + 1), at: WORDS },
  { id: 'tengo', when: asksMove(0), at: button('tengo'), waits: true },
  { id: 'more', when: announces(1), at: WORDS },
  { id: 'mischio', when: asksMove(1), at: button('mischio'), waits: true },
  { id: 'dealer', when: said('tengo', DEALER), at: WORDS },
  { id: 'exact', when: announces(2), at: WORDS },
  { id: 'again', when: asksMove(2), at: button('mischio'), waits: true },
];

export const lesson = recordedLesson(hand, {
  game: 'siciliano',
  id: 'answer',
  sides: [0, 1, 0, 1],
  unitPoints: null,
  marks,
  words: (lang) => ({ it, en })[lang],
});
