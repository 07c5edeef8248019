// Interface texts, loaded as a page needs them: `house` before anything is shown, the others with their pages.
import type { Catalogue } from './catalogue';
import { LazyTexts, type Lang } from './lazy_texts';

/** The texts of all loaded features. */
export const catalogues = { it: {}, en: {} } as Record<Lang, Catalogue>;

type Module = Promise<{ words: Partial<Catalogue> }>;

const feature = (it: () => Module, en: () => Module): LazyTexts<Partial<Catalogue>> => {
  const read = async (lang: Lang, module: Module) => {
    const { words } = await module;
    Object.assign(catalogues[lang], words);
    return words;
  };
  return new LazyTexts({ it: () => read('it', it()), en: () => read('en', en()) });
};

export const features = {
  account: feature(
    () => import('../account/words.it'),
    () => import('../account/words.en'),
  ),
  club: feature(
    () => import('../club/words.it'),
    () => import('../club/words.en'),
  ),
  evening: feature(
    () => import('../evening/words.it'),
    () => import('../evening/words.en'),
  ),
  fair: feature(
    () => import('../fair/words.it'),
    () => import('../fair/words.en'),
  ),
  history: feature(
    () => import('../history/words.it'),
    () => import('../history/words.en'),
  ),
  house: feature(
    () => import('./house.it'),
    () => import('./house.en'),
  ),
  /** The pages of old hands, rules and clubs show parts of a table and load these too. */
  table: feature(
    () => import('./table.it'),
    () => import('./table.en'),
  ),
};
export type Feature = keyof typeof features;
