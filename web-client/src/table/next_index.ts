/** Index of the next wanted card from `from` in steps of `step`, cyclic; -1 if there is none. */
export function nextIndex(
  cards: readonly string[],
  from: number,
  step: number,
  wanted: (card: string) => boolean,
): number {
  const { length } = cards;
  for (let i = 1; i <= length; i++) {
    const at = (from + step * i + length * length) % length;
    if (wanted(cards[at] ?? '')) return at;
  }
  return -1;
}

/** Index of the card to which a key moves; null if the key moves to none. */
export function indexByKey(
  key: string,
  cards: readonly string[],
  at: number,
  offered: (card: string) => boolean,
  kind: (card: string) => string,
): number | null {
  const { length } = cards;
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at + length - 1) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'PageDown') return nextIndex(cards, at, 1, offered);
  if (key === 'PageUp') return nextIndex(cards, at, -1, offered);
  return /^[a-z]$/i.test(key) ? nextIndex(cards, at, 1, (card) => kind(card) === key.toUpperCase()) : null;
}
