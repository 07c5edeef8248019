// The fola as it is announced (FOLA-10), in English.
import { announced, type Group } from '../../fola';
import { suits } from './table';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

export function fola(counts: readonly number[]): string {
  const { ladder, colours, groups, each, without } = announced(counts);
  const names = (of: readonly string[]): string[] => of.map((suit) => suits[suit] ?? suit);
  if (ladder) return `${names(ladder).join(', ')}: one to four`;
  if (colours) {
    const of = (n: number, kind: string): string => (n ? `${NUMBERS[n]} of each ${kind} suit` : `no ${kind} suit`);
    const parts = [of(colours.round, 'round'), of(colours.long, 'long')];
    return (colours.round > colours.long ? parts : parts.reverse()).join(', ');
  }
  const single = ({ n, suits }: Group): string[] => names(suits).map((suit) => `${NUMBERS[n]} ${suit}`);
  const named = (each ? groups.slice(0, -1) : groups).flatMap(single).join(', ');
  const rest = each
    ? `${named && ' and '}${NUMBERS[groups.at(-1)?.n ?? 0]} of each ${named || without.length ? 'other ' : ''}suit`
    : '';
  return (
    named +
    rest +
    names(without)
      .map((suit) => `, no ${suit}`)
      .join('')
  );
}
