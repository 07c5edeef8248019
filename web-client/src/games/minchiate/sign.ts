// Description of Minchiate, for pages that do not play it.
import type { GameSign, SignWords } from '../game_ui';
import { fanOf } from '../../cards/fan';
import { language, type Lang } from '../../i18n/index.svelte';
import { ALONE, formOf } from './forms';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';
import { lazyTexts } from './i18n/texts';

const words = { it, en };
const lengthsIn = (lang: Lang): Record<number, ReturnType<SignWords['length']>> => words[lang].lengths;
const FAN = ['M', 'T38', 'T39', 'T40', 'T1'];
const faces = import.meta.glob<string>('./cards/faces/{M,T38,T39,T40,T1}{,-it}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sign: GameSign = {
  game: 'minchiate',
  words: (lang) => ({
    ...words[lang],
    name: 'Minchiate',
    length: (rounds, preset) => (formOf(preset) ? words[lang].girate(rounds) : lengthsIn(lang)[rounds]),
    short: (rounds, preset) =>
      rounds < 2 ? '' : formOf(preset) ? words[lang].girate(rounds).name : words[lang].girone,
  }),
  first: 'pagat',
  apart: ALONE,
  players: { two: '2', three: '3' },
  fan: (lang) => fanOf(faces, FAN, lang),
  load: async () => (await Promise.all([import('./index'), lazyTexts.load(language.lang)]))[0].minchiate,
  printed: async () => (await import('./printed')).printed,
  lessons: async () => (await import('./lesson')).lessons,
  exercises: async () => (await import('./exercises')).exercises,
  rules: {
    it: async () => (await import('./rules/it.json')).default,
    en: async () => (await import('./rules/en.json')).default,
  },
  art: async () => (await import('./cards/art.json')).default,
};
