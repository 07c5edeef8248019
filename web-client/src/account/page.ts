// The page about oneself, with its words.
import { language } from '../i18n/index.svelte';
import { shelf } from './texts';

export async function open(): Promise<typeof import('./MePage.svelte')> {
  await shelf.open(language.lang);
  return import('./MePage.svelte');
}
