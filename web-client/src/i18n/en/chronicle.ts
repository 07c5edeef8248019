import type { chronicle as it } from '../it/chronicle';
import { within } from './grammar';

export const chronicle: typeof it = {
  trick: (who) => `Trick to ${within(who)}.`,
  scored: (side, points, why) => `${side} +${points}: ${why}.`,
  over: 'The hand is over.',
  joined: (n) => `You are back at the table. ${n} things happened in the meantime.`,
};
