// The lesson of Tarocco bolognese: a hand of four greedy players with the preset ottocento that contains everything a
// beginner must have seen. The seat's events and choices are the engine's own output: a protocol test compares them.
import type { Mark } from '../../contract/lesson';
import { asked, gathered, moved, playing, said, scored, wantsCard } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/ottocento';
import { lesson as it } from '../i18n/it/lessons/ottocento';
import hand from './ottocento.json';

const OURS = 1;
const THEIRS = 0;
const PARTNERS_CARDS = '.north [data-testid^="open-"]';
const OUR_PILE = `[data-testid="pile-${OURS}"]`;
const THEIR_PILE = `[data-testid="pile-${THEIRS}"]`;

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'call', when: asked('call'), at: '[data-testid="call-confirm"]', waits: true },
  { id: 'discard', when: asked('discard'), waits: true },
  { id: 'partner', when: scored('declaration', true), at: PARTNERS_CARDS },
  { id: 'declare', when: asked('declare'), at: '[data-testid="declare-confirm"]', waits: true },
  { id: 'trump', when: playing('FOLLOW-2'), waits: true },
  { id: 'king', when: gathered(OURS, 'CK'), at: OUR_PILE },
  { id: 'begato', when: gathered(OURS, 'T1'), at: OUR_PILE },
  { id: 'cappotto', when: gathered(THEIRS), at: THEIR_PILE },
  { id: 'follow', when: playing('FOLLOW-1'), waits: true },
  { id: 'moors', when: gathered(OURS, 'TM2'), at: OUR_PILE },
  { id: 'matto', when: wantsCard('M'), waits: true },
  { id: 'cover', when: moved('cover'), at: OUR_PILE },
  { id: 'signal', when: ({ wants }) => wants?.['signal'] === 'volo', at: '[data-testid="with-signal"]', waits: true },
  { id: 'grande', when: wantsCard('T17'), waits: true },
  { id: 'cricca', when: scored('cavalli', false), at: THEIR_PILE },
  { id: 'doubled', when: scored('sequenza', true), at: OUR_PILE },
  { id: 'cards', when: scored('scartini', true), at: OUR_PILE },
  { id: 'subtract', when: scored('last', true), at: THEIR_PILE },
];

export const lesson = recordedLesson(hand, {
  game: 'bolognese',
  id: 'ottocento',
  sides: [0, 1, 0, 1],
  unitPoints: null,
  marks,
  words: (lang) => ({ it, en })[lang],
});
