// Loads all texts in both languages for code that runs outside the page.
import { lazyTexts as bolognese } from '../src/games/bolognese/i18n/texts';
import { lazyTexts as minchiate } from '../src/games/minchiate/i18n/texts';
import { lazyTexts as siciliano } from '../src/games/siciliano/i18n/texts';
import { lazyTexts as tocchi } from '../src/games/tocchi/i18n/texts';
import { features } from '../src/i18n/features';
import { loadAll } from '../src/i18n/lazy_texts';

export async function fetchTexts(): Promise<void> {
  await Promise.all(Object.values(features).map((texts) => texts.load('it')));
  await Promise.all(
    [minchiate, bolognese, siciliano, tocchi].map((lazyTexts: { load(lang: 'it'): Promise<void> }) =>
      lazyTexts.load('it'),
    ),
  );
  await Promise.all([loadAll('it'), loadAll('en')]);
}
