// The cards that introduce a game on pages without its pack.
import type { Lang } from '../i18n/index.svelte';

/**
 * URLs of these cards' pictures, as that language prints them; `files`: URLs by path, as in Vite's glob import; `from`:
 * the folder of the pack.
 */
export const fanOf = (
  files: Record<string, string>,
  codes: readonly string[],
  lang: Lang,
  from = './cards',
): string[] =>
  codes.map((code) => files[`${from}/faces/${code}-${lang}.svg`] ?? files[`${from}/faces/${code}.svg`] ?? '');
