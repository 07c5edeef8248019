// Description of a game that the client does not know.
import { catalogues, type Lang } from '../../i18n/index.svelte';
import type { SignWords } from '../game_ui';
import { begun } from './words';

export const plainSign = (game: string, lang: Lang): SignWords => ({
  name: begun(game),
  tagline: '',
  intro: '',
  credits: '',
  presets: {},
  length: () => undefined,
  short: (rounds) => (rounds > 1 ? catalogues[lang].plain.rounds(rounds) : ''),
});
