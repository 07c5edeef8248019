// Texts of this game in each language.
import type { Lang } from '../../../i18n/index.svelte';
import { LazyTexts } from '../../../i18n/lazy_texts';
import { single, type Scene } from '../../../timeline/scene';

export type Texts = typeof import('./it');
/** Loaded with the game. */
export const lazyTexts = new LazyTexts<Texts>({ it: () => import('./it'), en: () => import('./en') });
export const { texts } = lazyTexts;

const withoutPartners = (lang: Lang): Texts => ({ ...texts[lang], ...texts[lang].alone });
/** The texts of the game without partners. */
export const aloneTexts: Record<Lang, Texts> = {
  get it() {
    return withoutPartners('it');
  },
  get en() {
    return withoutPartners('en');
  },
};
/** The texts of a hand. */
export const textsOf = ({ sides }: Pick<Scene, 'sides'>, lang: Lang): Texts =>
  (single(sides) ? aloneTexts : texts)[lang];
