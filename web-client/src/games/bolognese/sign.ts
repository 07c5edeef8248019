// The sign of Tarocco bolognese: what pages show that do not play it.
import type { GameSign } from '../game_ui';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';

const words = { it, en };

export const sign: GameSign = {
  game: 'bolognese',
  words: (lang) => ({ ...words[lang], short: () => '' }),
  first: 'ottocento',
  fan: ['M', 'T17', 'T18', 'T19', 'T20', 'TM1', 'T1'],
  load: async () => (await import('./index')).bolognese,
  art: async () => (await import('./cards/art.json')).default,
};
