// Names and history of a game's cards, fetched with a card's page.
import type { CardNames, Lore } from '../games/contract/lore';
import type { Lang } from '../i18n/index.svelte';
import type { Card } from '../protocol/types';

const names = import.meta.glob<CardNames>('../games/*/cards/names.ts', { import: 'names' });
const lores = import.meta.glob<Lore>('../games/*/i18n/*/lore.ts', { import: 'lore' });

export interface Told {
  names: string;
  history: string;
}
/** Both are empty for a game without them, and without a connection. */
export async function told(game: string, card: Card, lang: Lang): Promise<Told> {
  try {
    const [called, lore = {}] = await Promise.all([
      names[`../games/${game}/cards/names.ts`]?.(),
      lores[`../games/${game}/i18n/${lang}/lore.ts`]?.(),
    ]);
    const text = Object.entries(lore).find(([codes]) => new RegExp(codes).test(card))?.[1];
    return { names: called?.[card] ?? '', history: text ?? '' };
  } catch {
    return { names: '', history: '' };
  }
}
