// Interface texts, loaded as a page needs them: `house` before anything is shown, the others with their pages.
import { LazyTexts, type Lang } from './lazy_texts';

/** One function per language: with one for both, the bundler would load both languages together. */
const BOOKS = {
  account: { it: () => import('../account/words.it'), en: () => import('../account/words.en') },
  club: { it: () => import('../club/words.it'), en: () => import('../club/words.en') },
  day: { it: () => import('../day/words.it'), en: () => import('../day/words.en') },
  evening: { it: () => import('../evening/words.it'), en: () => import('../evening/words.en') },
  exercise: { it: () => import('../exercise/words.it'), en: () => import('../exercise/words.en') },
  fair: { it: () => import('../fair/words.it'), en: () => import('../fair/words.en') },
  history: { it: () => import('../history/words.it'), en: () => import('../history/words.en') },
  house: { it: () => import('./house.it'), en: () => import('./house.en') },
  lesson: { it: () => import('../lesson/words.it'), en: () => import('../lesson/words.en') },
  maintenance: { it: () => import('../maintenance/words.it'), en: () => import('../maintenance/words.en') },
  practice: { it: () => import('../practice/words.it'), en: () => import('../practice/words.en') },
  review: { it: () => import('../review/sheet_words.it'), en: () => import('../review/sheet_words.en') },
  /** The pages of old hands, rules and clubs show parts of a table and load these too. */
  table: { it: () => import('./table.it'), en: () => import('./table.en') },
};
export type Feature = keyof typeof BOOKS;

type Intersection<Union> = (Union extends unknown ? (of: Union) => void : never) extends (of: infer All) => void
  ? All
  : never;
/** The type of all texts: the Italian ones; the English ones have the same shape. */
export type Catalogue = Intersection<Awaited<ReturnType<(typeof BOOKS)[Feature]['it']>>>;

/** The texts of all loaded features. */
export const catalogues = { it: {}, en: {} } as Record<Lang, Catalogue>;

const read = (feature: Feature, lang: Lang) => async (): Promise<object> => {
  const words = await BOOKS[feature][lang]();
  Object.assign(catalogues[lang], words);
  return words;
};

export const features = Object.fromEntries(
  (Object.keys(BOOKS) as Feature[]).map((name) => [
    name,
    new LazyTexts({ it: read(name, 'it'), en: read(name, 'en') }),
  ]),
) as Record<Feature, LazyTexts<object>>;
