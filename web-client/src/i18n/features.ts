// Interface texts by feature: every folder with `words.it.ts` and `words.en.ts`.
import type { Catalogue } from './catalogue';
import { LazyTexts, type Lang } from './lazy_texts';

export type Feature =
  | 'account'
  | 'aids'
  | 'app'
  | 'club'
  | 'coach'
  | 'council'
  | 'evening'
  | 'fair'
  | 'games/plain'
  | 'history'
  | 'lesson'
  | 'lobby'
  | 'match'
  | 'pages'
  | 'peek'
  | 'rules'
  | 'table'
  | 'talk'
  | 'trial';

/** Every page may use these. */
export const EVERYWHERE: Feature[] = ['app', 'games/plain', 'lobby', 'rules'];
/** What a table shows, also in a replay. */
export const TABLE: Feature[] = [
  'aids',
  'coach',
  'council',
  'fair',
  'history',
  'lesson',
  'match',
  'peek',
  'table',
  'talk',
  'trial',
];

export const ALL: Feature[] = [...EVERYWHERE, ...TABLE, 'account', 'club', 'evening', 'pages'];

type Module = { words: Partial<Catalogue> };
const modules = import.meta.glob<Module>(['../*/words.{it,en}.ts', '../games/plain/words.{it,en}.ts']);

/** The texts of all loaded features. */
export const catalogues = { it: {}, en: {} } as Record<Lang, Catalogue>;
const features = new Map<Feature, LazyTexts<Partial<Catalogue>>>();

async function read(feature: Feature, lang: Lang): Promise<Partial<Catalogue>> {
  const module = modules[`../${feature}/words.${lang}.ts`];
  if (!module) throw new Error(`no texts for ${feature}`);
  const { words } = await module();
  Object.assign(catalogues[lang], words);
  return words;
}

/** A feature's texts, in the catalogues once loaded. */
export function textsOf(feature: Feature): LazyTexts<Partial<Catalogue>> {
  const texts =
    features.get(feature) ?? new LazyTexts({ it: () => read(feature, 'it'), en: () => read(feature, 'en') });
  features.set(feature, texts);
  return texts;
}
