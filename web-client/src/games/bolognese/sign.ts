// Description of Tarocco bolognese, for pages that do not play it.
import type { GameSign, SignWords } from '../game_ui';
import { fanOf } from '../../cards/fan';
import { language, type Lang } from '../../i18n/index.svelte';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';
import { lazyTexts } from './i18n/texts';

const words = { it, en };
const lengthsIn = (lang: Lang): Record<number, ReturnType<SignWords['length']>> => words[lang].lengths;
const FAN = ['M', 'T19', 'T20', 'TM1', 'T1'];
const faces = import.meta.glob<string>('./cards/faces/{M,T19,T20,TM1,T1}{,-it}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sign: GameSign = {
  game: 'bolognese',
  words: (lang) => ({
    ...words[lang],
    length: (rounds) => lengthsIn(lang)[rounds],
    short: (rounds) => (rounds > 1 ? (lengthsIn(lang)[rounds]?.name ?? '') : ''),
  }),
  first: 'ottocento',
  apart: Object.keys(en.presets),
  players: { millone: '2', centocinquanta: '2', quindici: '2', terziglio: '3', mattazza: '3–6' },
  fan: (lang) => fanOf(faces, FAN, lang),
  load: async () => (await Promise.all([import('./index'), lazyTexts.load(language.lang)]))[0].bolognese,
  lessons: async () => (await import('./lesson')).lessons,
  exercises: async () => (await import('./exercises')).exercises,
  rules: {
    it: async () => (await import('./rules/it.json')).default,
    en: async () => (await import('./rules/en.json')).default,
  },
  art: async () => (await import('./cards/art.json')).default,
};
