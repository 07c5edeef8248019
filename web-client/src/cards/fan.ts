// The cards that introduce a game on pages without its pack.
import type { Lang } from '../i18n/index.svelte';

/** URLs of these cards' pictures, as that language prints them; `files`: URLs by path, as in Vite's glob import. */
export const fanOf = (files: Record<string, string>, codes: readonly string[], lang: Lang): string[] =>
  codes.map((code) => files[`./cards/faces/${code}-${lang}.svg`] ?? files[`./cards/faces/${code}.svg`] ?? '');
