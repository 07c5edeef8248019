// The personal page, loaded together with its texts.
import { language } from '../i18n/index.svelte';
import { accountTexts } from './texts';

export async function open(): Promise<typeof import('./MePage.svelte')> {
  await accountTexts.load(language.lang);
  return import('./MePage.svelte');
}
