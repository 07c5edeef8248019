// The lesson of Terziglio: the learner bids first, goes su and wins, as the bots advise. The seat's events and choices are
// the engine's own output: a protocol test compares them.
import type { Mark } from '../../contract/lesson';
import { asked, moved, over, said } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/terziglio';
import { lesson as it } from '../i18n/it/lessons/terziglio';
import hand from './terziglio.json';

const SEATS = 3;
const RIGHT = 1;
const DEALER = 2;
const OWN_PILE = '[data-testid="pile-0"]';

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'pozzo', when: asked('bid') },
  { id: 'bid', when: asked('bid'), at: '[data-testid="bid-posso"]', waits: true },
  { id: 'answer', when: said('va_bene', DEALER, SEATS) },
  { id: 'discard', when: asked('discard'), waits: true },
  { id: 'others', when: ({ event }) => event?.e === 'scored' && event.why === 'declaration' },
  { id: 'lead', when: moved('play', (seat) => `hand:${(seat + RIGHT) % SEATS}`), at: '[data-zone="trick"]' },
  { id: 'declare', when: asked('declare'), at: '[data-testid="declare-confirm"]', waits: true },
  { id: 'count', when: ({ event }) => event?.e === 'scored' && event.why === 'last', at: OWN_PILE },
  { id: 'poste', when: over },
];

export const lesson = recordedLesson(hand, {
  game: 'bolognese',
  id: 'terziglio',
  sides: [null, null, null],
  unitPoints: null,
  marks,
  words: (lang) => ({ it, en })[lang],
});
