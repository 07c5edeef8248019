// The lesson of Minchiate: a hand of four greedy players with the preset pagat that contains everything a beginner must
// have seen. The seat's events and choices are the engine's own output: a protocol test compares them.
import type { Mark } from '../../contract/lesson';
import { asked, moved, over, playing, said, scored, wantsCard } from '../../../lesson/moments';
import { recordedLesson } from '../../../lesson/recorded';
import { lesson as en } from '../i18n/en/lessons/pagat';
import { lesson as it } from '../i18n/it/lessons/pagat';
import hand from './pagat.json';

const RESTO = 60;
const PARTNER = 2;
const PARTNERS_CARDS = '.north [data-testid^="open-"]';
const ACCOUNT = '[data-testid="lead"]';
const FOLA = '[data-zone="fola"]';

/** In the order in which they are shown. */
const marks: Mark[] = [
  { id: 'hello', when: said('deal') },
  { id: 'cut', when: asked('cut'), at: '[data-testid="cut-pack"]', waits: true },
  { id: 'rob', when: scored('rob', true), at: '.hand .open' },
  { id: 'exposed', when: scored('exposed', true), at: PARTNERS_CARDS },
  { id: 'lead', when: scored('exposed', false), at: ACCOUNT },
  { id: 'fola', when: scored('dealer_rob', false), at: FOLA },
  { id: 'take', when: ({ event }) => event?.e === 'seen' && event.why === 'look', at: FOLA },
  { id: 'discard', when: asked('discard'), waits: true },
  { id: 'partner', when: said('versicola', PARTNER), at: PARTNERS_CARDS },
  { id: 'declare', when: asked('declare'), at: '[data-testid="declare-confirm"]', waits: true },
  { id: 'resto', when: ({ event }) => event?.e === 'paid' && event.why === 'play', at: ACCOUNT },
  { id: 'follow', when: playing('PLAY-2'), waits: true },
  { id: 'king', when: scored('death', false), at: ACCOUNT },
  { id: 'round', when: wantsCard('C5'), waits: true },
  { id: 'trump', when: playing('PLAY-3'), waits: true },
  { id: 'forced', when: scored('death', true), at: ACCOUNT },
  { id: 'jealous', when: wantsCard('T28'), waits: true },
  { id: 'matto', when: wantsCard('M'), waits: true },
  { id: 'debt', when: moved('debt'), at: '[data-testid="pile-0"]' },
  { id: 'count', when: over, at: ACCOUNT },
];

export const lesson = recordedLesson(hand, {
  game: 'minchiate',
  id: 'pagat',
  sides: [0, 1, 0, 1],
  unitPoints: RESTO,
  marks,
  words: (lang) => ({ it, en })[lang],
});
