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
