// Conditions of a lesson's explanations that games share.
import type { Card, Word } from '../protocol/types';
import type { Mark, Moment } from '../games/contract/lesson';

type When = Mark['when'];

export const asked =
  (phase: Word): When =>
  ({ asked: choice }) =>
    choice?.phase === phase;

/** The learner is asked for the move of that number, from 0. */
export const asksMove =
  (number: number): When =>
  ({ asked: choice, made }) =>
    choice !== null && made === number;

/** A card is asked for and some are barred by that clause. */
export const playing =
  (clause: string): When =>
  ({ asked: choice }) =>
    choice?.phase === 'play' && Object.values(choice.moves[0]?.barred ?? {}).includes(clause);

/** The lesson wants this card to be played. */
export const wantsCard =
  (card: Card): When =>
  ({ wants }) =>
    wants?.play === card;

export const scored =
  (why: string, ours: boolean): When =>
  ({ event, seat }) =>
    event?.e === 'scored' && event.why === why && (event.side === seat % 2) === ours;

/** A seat, counted from the learner's in playing order, says the word. */
export const said =
  (word: Word, after?: number, seats = 4): When =>
  ({ event, seat }) =>
    event?.e === 'said' && event.word === word && (after === undefined || event.seat === (seat + after) % seats);

/** Cards are moved for that reason, to or from a zone of that name if it is given. */
export const moved =
  (why: Word, zone?: (seat: number) => string): When =>
  ({ event, seat }) =>
    event?.e === 'moved' && event.why === why && (!zone || [event.from, event.to].includes(zone(seat)));

/** The learner's own cards are dealt. */
export const dealt = moved('deal', (seat) => `hand:${seat}`);

/** A side takes a trick, the one with this card if it is given. */
export const gathered =
  (side: number, card?: Card): When =>
  ({ event }) =>
    event?.e === 'moved' &&
    event.why === 'gather' &&
    event.to === `pile:${side}` &&
    (!card || (event.cards?.includes(card) ?? false));

export const over = ({ event }: Moment): boolean => event?.e === 'over';
