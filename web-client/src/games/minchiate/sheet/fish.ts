// A margin in words as it lies on the table, in fish and counters (SCORE-5).
import { list as listEn, plural } from '../../../i18n/grammar.en';
import { list as listIt } from '../../../i18n/grammar.it';
import type { Lang } from '../../../i18n/index.svelte';
import type { Tokens } from './count';

const it = ({ fish, pairs, singles, less }: Tokens): string => {
  const left = [
    ...(pairs ? [plural(pairs, 'due gettoni sovrapposti (5)', 'due coppie di gettoni sovrapposti (10)')] : []),
    ...(singles ? [plural(singles, '1 gettone', `${singles} gettoni`)] : []),
  ];
  return [
    ...(fish ? [plural(fish, '1 pesce', `${fish} pesci`)] : []),
    ...(left.length ? [fish ? `a sinistra ${listIt(left)}, in più` : listIt(left)] : []),
    ...(less ? [`a destra ${plural(less, '1 gettone', `${less} gettoni`)}, in meno`] : []),
  ].join('; ');
};
const en = ({ fish, pairs, singles, less }: Tokens): string => {
  const left = [
    ...(pairs ? [plural(pairs, 'two stacked counters (5)', 'two pairs of stacked counters (10)')] : []),
    ...(singles ? [plural(singles, '1 counter', `${singles} counters`)] : []),
  ];
  return [
    ...(fish ? [`${fish} fish`] : []),
    ...(left.length ? [fish ? `at the left ${listEn(left)}, added` : listEn(left)] : []),
    ...(less ? [`at the right ${plural(less, '1 counter', `${less} counters`)}, subtracted`] : []),
  ].join('; ');
};
/** Fish and counters by language. */
export const inFish: Record<Lang, (tokens: Tokens) => string> = { it, en };
