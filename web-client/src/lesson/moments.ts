// Conditions of a lesson's explanations that games share.
import type { Moment } from '../games/contract/lesson';

export const asked =
  (phase: string) =>
  (moment: Moment): boolean =>
    moment.asked?.phase === phase;

/** A card is asked for and some are barred by that clause. */
export const playing =
  (clause: string) =>
  ({ asked: choice }: Moment): boolean =>
    choice?.phase === 'play' && Object.values(choice.moves[0]?.barred ?? {}).includes(clause);

export const scored =
  (why: string, ours: boolean) =>
  ({ event, seat }: Moment): boolean =>
    event?.e === 'scored' && event.why === why && (event.side === seat % 2) === ours;
