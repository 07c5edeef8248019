import type { SignWords } from '../game_ui';

/** A protocol word as readable text. */
export const plainWord = (word: string): string => word.replaceAll('_', ' ');

/** The same with a capital. */
export function begun(word: string): string {
  const text = plainWord(word);
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** Name of a game's preset. */
export const presetName = (sign: SignWords, preset: string): string => sign.presets[preset]?.name ?? plainWord(preset);
