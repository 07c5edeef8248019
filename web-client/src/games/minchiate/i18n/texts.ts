// What is said in this game, in each language.
import { LazyTexts } from '../../../i18n/lazy_texts';

export type Texts = typeof import('./it');
/** Opened with the game. */
export const lazyTexts = new LazyTexts<Texts>({ it: () => import('./it'), en: () => import('./en') });
export const { texts } = lazyTexts;
