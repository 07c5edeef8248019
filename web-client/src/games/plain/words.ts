/** A protocol word as readable text. */
export const plainWord = (word: string): string => word.replaceAll('_', ' ');

/** The same with a capital. */
export function begun(word: string): string {
  const text = plainWord(word);
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
