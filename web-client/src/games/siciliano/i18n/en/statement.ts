// An announcement in the words of an English player.
import { list } from '../../../../i18n/grammar.en';
import type { Announcement } from '../../statement';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const DECINE: Record<string, string> = { M: 'Fujutu', T1: 'Picciotti', T20: 'Giove' };

const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
const counted = (n: number, one: string, many: string): string => (n > 1 ? `${NUMBERS[n] ?? n} ${many}` : one);

/** The statement; empty: silence. */
export function statement({ tengo, decine, arie, re, trionfi }: Announcement): string {
  if (tengo) return 'Tengo';
  const items = decine.map((card) => DECINE[card] ?? card);
  if (arie) items.push(counted(arie, 'an Aria', 'Arie'));
  if (re) items.push(counted(re, 'a King', 'Kings'));
  const trumps = trionfi ? counted(trionfi, 'one trump', 'trumps') : '';
  if (!items.length) return begun(trumps);
  return begun(trumps ? `${list(items)}, ${trumps} in all` : list(items));
}
