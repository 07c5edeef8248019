// Conditions of a lesson's explanations that games share.
import type { Moment } from '../games/contract/lesson';

export const asked =
  (phase: string) =>
  (moment: Moment): boolean =>
    moment.asked?.phase === phase;

/** A card is asked for and some are barred by a clause; no clause: any card may be played. */
export const playing =
  (clause: string | null) =>
  ({ asked: choice }: Moment): boolean => {
    if (choice?.phase !== 'play') return false;
    const barred = Object.values(choice.moves[0]?.barred ?? {});
    return clause === null ? barred.length === 0 : barred.includes(clause);
  };

export const scored =
  (why: string, ours: boolean) =>
  ({ event, seat }: Moment): boolean =>
    event?.e === 'scored' && event.why === why && (event.side === seat % 2) === ours;
