// What is shown outside of the page has all texts in both languages, as the page has those of what it shows.
import { shelf as bolognese } from '../src/games/bolognese/i18n/texts';
import { shelf as minchiate } from '../src/games/minchiate/i18n/texts';
import { language } from '../src/i18n/index.svelte';
import { fetchAll } from '../src/i18n/shelf';

export async function fetchTexts(): Promise<void> {
  await language.open();
  await Promise.all([minchiate, bolognese].map((shelf: { open(lang: 'it'): Promise<void> }) => shelf.open('it')));
  await Promise.all([fetchAll('it'), fetchAll('en')]);
}
