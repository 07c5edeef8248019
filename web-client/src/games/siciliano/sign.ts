// Description of Sicilian tarocchi, for pages that do not play it.
import type { GameSign } from '../game_ui';
import { fanOf } from '../../cards/fan';
import { language } from '../../i18n/index.svelte';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';
import { lazyTexts } from './i18n/texts';

const words = { it, en };
const FAN = ['M', 'T18', 'T19', 'T20', 'T1'];
const faces = import.meta.glob<string>('./cards/faces/{M,T18,T19,T20,T1}{,-it}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sign: GameSign = {
  game: 'siciliano',
  words: (lang) => ({ ...words[lang], length: () => words[lang].match, short: () => '' }),
  first: 'tortorici2014',
  fan: (lang) => fanOf(faces, FAN, lang),
  load: async () => (await Promise.all([import('./index'), lazyTexts.load(language.lang)]))[0].siciliano,
  lessons: async () => (await import('./lesson')).lessons,
  exercises: async () => (await import('./exercises')).exercises,
  rules: {
    it: async () => (await import('./rules/it.json')).default,
    en: async () => (await import('./rules/en.json')).default,
  },
  art: async () => (await import('./cards/art.json')).default,
};
