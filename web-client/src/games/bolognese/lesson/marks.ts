// Situations of a hand of Tarocco bolognese that the lesson explains, in the order in which they are checked.
import type { Mark, Moment } from '../../contract/lesson';
import { asked, playing, scored } from '../../../lesson/moments';
import type { Card } from '../../../protocol/types';

/** The side of the learner takes a trick with this card. */
const won =
  (card: Card) =>
  ({ event, seat }: Moment): boolean =>
    event?.e === 'moved' &&
    event.why === 'gather' &&
    event.to === `pile:${seat % 2}` &&
    (event.cards?.includes(card) ?? false);

const PARTNERS_CARDS = '.north [data-testid^="open-"]';
const OUR_PILE = '[data-testid="pile-1"]';
const THEIR_PILE = '[data-testid="pile-0"]';

export const marks: Mark[] = [
  { id: 'hello', when: ({ event }) => event?.e === 'said' && event.word === 'deal' },
  { id: 'call', when: asked('call'), at: '[data-testid="call-confirm"]', waits: true },
  { id: 'discard', when: asked('discard'), waits: true },
  { id: 'partner', when: ({ event }) => event?.e === 'scored' && event.why === 'declaration', at: PARTNERS_CARDS },
  { id: 'declare', when: asked('declare'), at: '[data-testid="declare-confirm"]', waits: true },
  { id: 'trump', when: playing('FOLLOW-2'), waits: true },
  { id: 'king', when: won('CK'), at: OUR_PILE },
  { id: 'begato', when: won('T1'), at: OUR_PILE },
  { id: 'follow', when: playing('FOLLOW-1'), waits: true },
  { id: 'matto', when: ({ wants }) => wants?.play === 'M', waits: true },
  { id: 'cover', when: ({ event }) => event?.e === 'moved' && event.why === 'cover', at: OUR_PILE },
  { id: 'cricca', when: scored('cavalli', false), at: THEIR_PILE },
  { id: 'doubled', when: scored('sequenza', true), at: OUR_PILE },
  { id: 'cards', when: scored('scartini', true), at: OUR_PILE },
];
