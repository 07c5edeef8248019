// Reviews of hands, kept in the browser: those of the last hands.
import { localStore } from '../app/storage';
import type { Review } from '../protocol/types';

const KEY = 'germini.reviews';
/** Kept reviews, each of one seat of a hand. */
const MOST = 24;
type Kept = [id: string, cards: Review[]][];

function all(): Kept {
  try {
    const list: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(list) ? (list as Kept) : [];
  } catch {
    return [];
  }
}

/** The judged cards, from the first trick. */
export const keptReview = (id: string): Review[] => all().find(([kept]) => kept === id)?.[1] ?? [];

export function keepReview(id: string, cards: Review[]): void {
  localStore.set(KEY, JSON.stringify([[id, cards], ...all().filter(([kept]) => kept !== id)].slice(0, MOST)));
}

const [SEED, FACTOR] = [5381, 33];
/** A short name of a record, which has no id. */
export const digest = (text: string): string =>
  [...text].reduce((sum, char) => (Math.imul(sum, FACTOR) ^ (char.codePointAt(0) ?? 0)) >>> 0, SEED).toString(36) +
  text.length.toString(36);
