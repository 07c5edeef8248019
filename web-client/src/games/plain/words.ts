import type { Scene } from '../../timeline/scene';
import type { SignWords } from '../game_ui';
import type { ScoreRow } from './score';

/** A protocol word as readable text. */
export const plainWord = (word: string): string => word.replaceAll('_', ' ');

/** The same with a capital. */
export function begun(word: string): string {
  const text = plainWord(word);
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** Name of a game's preset. */
export const presetName = (sign: SignWords, preset: string): string => sign.presets[preset]?.name ?? plainWord(preset);

/** Points and payments in order, in the protocol's words. */
export const plainRows = (
  { scored, paid }: Pick<Scene, 'scored' | 'paid'>,
  side: (side: number) => string,
): ScoreRow[] =>
  [...scored, ...paid].map((one) => ({
    who: side(one.side),
    what: plainWord(one.why),
    cards: 'points' in one ? (one.cards ?? []) : [],
    points: 'points' in one ? one.points : one.amount,
    data: { 'data-why': one.why, 'data-side': one.side },
  }));
