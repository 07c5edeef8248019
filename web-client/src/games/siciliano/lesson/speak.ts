// The lesson of Sicilian tarocchi for the player who speaks first: a hand with the preset tortorici2014 that contains what
// a beginner must have seen. The seat's events and choices are the engine's own output: a protocol test compares them.
import type { Mark } from '../../contract/lesson';
import { asksMove, dealt, moved, over, said, wantsCard } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/speak';
import { lesson as it } from '../i18n/it/lessons/speak';
import hand from './speak.json';

const PARTNER = 2;
const OUR_PILE = '[data-testid="pile-0"]';
const LAST_THREE = 3;

/** Buttons of the announcement. */
const buttons = (...parts: string[]): string => parts.map((part) => `[data-testid="announce-${part}"]`).join();

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'trumps', when: dealt, at: '.hand' },
  { id: 'suits', when: dealt, at: '.hand' },
  { id: 'values', when: dealt, at: '.hand' },
  { id: 'exposed', when: ({ event }) => event?.e === 'seen' && event.why === 'peek', at: '.hand .open' },
  { id: 'speak', when: asksMove(0) },
  { id: 'say', when: asksMove(0), at: buttons('decine-M', 're-1', 'trionfi-3'), waits: true },
  { id: 'partner', when: said('tengo', PARTNER) },
  { id: 'more', when: asksMove(1), at: buttons('decine-M', 'decine-T1', 're-1', 'trionfi-7'), waits: true },
  { id: 'tengo', when: asksMove(2), at: buttons('tengo'), waits: true },
  { id: 'monte', when: moved('discard') },
  { id: 'lead', when: asksMove(3) },
  { id: 'batto', when: asksMove(3), at: '[data-testid="with-calls"]', waits: true },
  { id: 'sfondo', when: wantsCard('T20'), waits: true },
  { id: 'picciotti', when: wantsCard('T1'), waits: true },
  { id: 'fujutu', when: wantsCard('M'), waits: true },
  { id: 'paid', when: moved('paid'), at: OUR_PILE },
  {
    id: 'three',
    when: ({ asked }) =>
      asked?.phase === 'play' && asked.moves[0]?.cards?.length === LAST_THREE && !asked.moves[0].barred,
    at: '[data-trumps-out]',
  },
  { id: 'all', when: wantsCard('D9'), at: '[data-testid="with-calls"]', waits: true },
  { id: 'count', when: over, at: OUR_PILE },
];

export const lesson = recordedLesson(hand, {
  game: 'siciliano',
  id: 'speak',
  sides: [0, 1, 0, 1],
  unitPoints: null,
  marks,
  words: (lang) => ({ it, en })[lang],
});
