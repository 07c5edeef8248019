// Description of Sei tocchi and Al palio, for pages that do not play them.
import type { GameSign } from '../game_ui';
import { fanOf } from '../../cards/fan';
import { language } from '../../i18n/index.svelte';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';
import { lazyTexts } from './i18n/texts';

const words = { it, en };
/** A card between its two neighbours. */
const FAN = ['T24', 'T25', 'T26'];
const PACK = '../minchiate/cards';
const faces = import.meta.glob<string>('../minchiate/cards/faces/T2{4,5,6}{,-it}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Usual number of rounds of Sei tocchi. */
const ROUNDS = 3;

export const sign: GameSign = {
  game: 'tocchi',
  words: (lang) => ({
    ...words[lang],
    length: (rounds, preset) => (preset === 'palio' ? words[lang].palio : words[lang].rounds[rounds]),
    short: (rounds, preset) =>
      preset === 'palio' || rounds === ROUNDS ? '' : (words[lang].rounds[rounds]?.name ?? ''),
  }),
  first: 'sei_tocchi',
  apart: ['sei_tocchi', 'palio'],
  players: { sei_tocchi: '2–6', palio: '2–6' },
  fan: (lang) => fanOf(faces, FAN, lang, PACK),
  load: async () => (await Promise.all([import('./index'), lazyTexts.load(language.lang)]))[0].tocchi,
  rules: {
    it: async () => (await import('./rules/it.json')).default,
    en: async () => (await import('./rules/en.json')).default,
  },
  art: async () => (await import('../minchiate/cards/art.json')).default,
};
