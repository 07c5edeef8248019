// Texts of these games in each language.
import { LazyTexts } from '../../../i18n/lazy_texts';

export type Texts = typeof import('./it');
/** Loaded with the game. */
export const lazyTexts = new LazyTexts<Texts>({ it: () => import('./it'), en: () => import('./en') });
export const { texts } = lazyTexts;
