// Loads all texts in both languages for code that runs outside the page.
import { lazyTexts as bolognese } from '../src/games/bolognese/i18n/texts';
import { lazyTexts as minchiate } from '../src/games/minchiate/i18n/texts';
import { ALL } from '../src/i18n/features';
import { language } from '../src/i18n/index.svelte';
import { loadAll } from '../src/i18n/lazy_texts';

export async function fetchTexts(): Promise<void> {
  await language.load(...ALL);
  await Promise.all(
    [minchiate, bolognese].map((lazyTexts: { load(lang: 'it'): Promise<void> }) => lazyTexts.load('it')),
  );
  await Promise.all([loadAll('it'), loadAll('en')]);
}
