import { grammar } from './grammar';

export const { plural, list } = grammar('en-GB');

/** What the reader is called at the table. */
export const YOU = 'You';
/** The subject and its verb: in the third person, or in the second for the reader. */
export const does = (who: string, third: string, second: string): string => `${who} ${who === YOU ? second : third}`;
/** A name within a sentence. */
export const within = (who: string): string => (who === YOU ? 'you' : who);
/** Several subjects: the reader is named first. */
export const together = (who: readonly string[]): string =>
  list([...who].sort((a, b) => Number(b === YOU) - Number(a === YOU)));
