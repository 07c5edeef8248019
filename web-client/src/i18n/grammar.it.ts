import { grammar } from './grammar';

export const { plural, list } = grammar('it');

/** How the page calls the reader at the table. */
export const YOU = 'Tu';
/** The subject and its verb: in the third person, or in the second for the reader. */
export const does = (who: string, third: string, second: string): string => `${who} ${who === YOU ? second : third}`;
/** A name after a preposition. */
export const within = (who: string): string => (who === YOU ? 'te' : who);
/** A name after «a»; «ad» comes before an a. */
export const to = (who: string): string => `${/^[aàá]/i.test(who) ? 'ad' : 'a'} ${within(who)}`;
/** Several subjects and their verb: the reader is named first, and the verb is in the second person plural then. */
export const together = (who: readonly string[], third: string, second: string): string =>
  `${list([...who].sort((a, b) => Number(b === YOU) - Number(a === YOU)))} ${who.includes(YOU) ? second : third}`;
