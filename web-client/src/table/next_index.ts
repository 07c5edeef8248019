/** The next card of a hand from `from` on, in steps of `step`, that is wanted, round and round; -1 if none is. */
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
