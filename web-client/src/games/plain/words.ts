/** A word of the wire as people write it. */
export const plainWord = (word: string): string => word.replaceAll('_', ' ');

/** The same at the beginning of a line. */
export function begun(word: string): string {
  const text = plainWord(word);
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
