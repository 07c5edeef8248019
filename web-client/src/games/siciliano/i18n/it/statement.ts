// An announcement as a player says it (ANN-11).
import { list } from '../../../../i18n/grammar.it';
import type { Announcement } from '../../statement';

const NUMBERS =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici'.split(' ');
const ORDINALS =
  ' prim second terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim'.split(
    ' ',
  );
/** An item, and the ending of an ordinal that agrees with it. */
type Item = [text: string, ending: 'o' | 'a' | 'i' | 'e'];
const DECINE: Record<string, Item> = { M: ['Fujutu', 'o'], T1: ['Picciotti', 'i'], T20: ['Giove', 'o'] };

const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase('it') + text.slice(1);
const counted = (n: number, one: string, many: string): string => (n > 1 ? `${NUMBERS[n] ?? n} ${many}` : one);

/** The statement; empty: silence. */
export function statement({ tengo, decine, arie, re, trionfi }: Announcement): string {
  if (tengo) return 'Tengo';
  const items = decine.map((card): Item => DECINE[card] ?? [card, 'o']);
  if (arie) items.push([counted(arie, 'un’Aria', 'Arie'), arie > 1 ? 'e' : 'a']);
  if (re) items.push([counted(re, 'un Re', 'Re'), re > 1 ? 'i' : 'o']);
  if (!items.length) return trionfi ? begun(counted(trionfi, 'un trionfo', 'trionfi')) : '';
  // The number of trumps is said with the first item, but after Picciotti with the last.
  const at = decine[0] === 'T1' ? items.length - 1 : 0;
  const said = items.map(([text, ending], i) => (trionfi && i === at ? `${text} ${ORDINALS[trionfi]}${ending}` : text));
  return begun(list(said));
}
