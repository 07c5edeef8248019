// The shuffle of engine/core/shuffle.hpp, bit for bit.
const WORDS = 2 ** 32;

/** Returns a number from 0 to n−1; rejects words that would favour small numbers. */
export function below(n: number, words: () => number): number {
  const fair = WORDS - (WORDS % n);
  for (;;) {
    const value = words();
    if (value < fair) return value % n;
  }
}

export function shuffled<T>(laid: readonly T[], words: () => number): T[] {
  const cards = [...laid];
  for (let i = 0; i + 1 < cards.length; i += 1) {
    const j = i + below(cards.length - i, words);
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}
