// Situations of a hand of Minchiate that the lesson explains, in the order in which they are checked.
import type { Mark } from '../../contract/lesson';
import { asked, playing, scored } from '../../../lesson/moments';

const partner = (seat: number): number => (seat + 2) % 4;

const PARTNERS_CARDS = '.north [data-testid^="open-"]';
const ACCOUNT = '[data-testid="lead"]';

export const marks: Mark[] = [
  { id: 'hello', when: ({ event }) => event?.e === 'said' && event.word === 'deal' },
  { id: 'cut', when: asked('cut'), at: '[data-testid="cut-pack"]', waits: true },
  { id: 'rob', when: scored('rob', true), at: '.hand .open' },
  { id: 'exposed', when: scored('exposed', true), at: PARTNERS_CARDS },
  { id: 'lead', when: scored('exposed', false), at: ACCOUNT },
  { id: 'fola', when: scored('dealer_rob', false), at: '[data-zone="fola"]' },
  { id: 'discard', when: asked('discard'), waits: true },
  {
    id: 'partner',
    when: ({ event, seat }) => event?.e === 'said' && event.word === 'versicola' && event.seat === partner(seat),
    at: PARTNERS_CARDS,
  },
  { id: 'declare', when: asked('declare'), at: '[data-testid="declare-confirm"]', waits: true },
  { id: 'resto', when: ({ event }) => event?.e === 'paid' && event.why === 'play', at: ACCOUNT },
  { id: 'follow', when: playing('PLAY-2'), waits: true },
  { id: 'king', when: scored('death', false), at: ACCOUNT },
  { id: 'trump', when: playing('PLAY-3'), waits: true },
  { id: 'matto', when: ({ wants }) => wants?.play === 'M', waits: true },
  { id: 'debt', when: ({ event }) => event?.e === 'moved' && event.why === 'debt', at: '[data-testid="pile-0"]' },
  { id: 'count', when: ({ event }) => event?.e === 'over', at: ACCOUNT },
];
