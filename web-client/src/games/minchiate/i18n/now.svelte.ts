// Texts in the current language.
import { language } from '../../../i18n/index.svelte';
import { texts, type Texts } from './texts';

class Now {
  get t(): Texts {
    return texts[language.lang];
  }
}

export const game = new Now();
