import { grammar } from './grammar';

export const YOU = 'Tu';
const words = grammar('it', YOU, 'te');
export const { plural, list, does, within } = words;
/** A name after «a»; «ad» comes before an a. */
export const to = (who: string): string => `${/^[aàá]/i.test(who) ? 'ad' : 'a'} ${within(who)}`;
/** Several subjects and their verb, in the second person plural if the reader is one of them. */
export const together = (who: readonly string[], third: string, second: string): string =>
  `${words.together(who)} ${who.includes(YOU) ? second : third}`;
