// Minchiate's sign: what pages show that do not play it.
import type { GameSign } from '../game_ui';
import { sign as en } from './i18n/en/sign';
import { sign as it } from './i18n/it/sign';

const words = { it, en };

export const sign: GameSign = {
  game: 'minchiate',
  words: (lang) => ({ ...words[lang], name: 'Minchiate', short: (rounds) => (rounds > 1 ? words[lang].girone : '') }),
  first: 'pagat',
  fan: ['M', 'T36', 'T37', 'T38', 'T39', 'T40', 'T1'],
  load: async () => (await import('./index')).minchiate,
  art: async () => (await import('./cards/art.json')).default,
};
