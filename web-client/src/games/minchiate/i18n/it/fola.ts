// The fola as the dealer's partner announces it (FOLA-10).
import { plural } from '../../../../i18n/grammar.it';
import { announced, type Group } from '../../fola';
import { suits } from './table';

const NUMBERS = 'zero una due tre quattro cinque sei sette otto nove dieci undici dodici tredici'.split(' ');

export function fola(counts: readonly number[]): string {
  const { ladder, colours, groups, each, without } = announced(counts);
  const names = (of: readonly string[]): string[] => of.map((suit) => suits[suit] ?? suit);
  if (ladder) return `${names(ladder).join(', ')}: da una a quattro`;
  if (colours) {
    const round = `${NUMBERS[colours.round]} ${plural(colours.round, 'rossa', 'rosse')}`;
    const long = `${NUMBERS[colours.long]} ${plural(colours.long, 'lunga', 'lunghe')}`;
    return colours.round > colours.long ? `${round}, ${long}` : `${long}, ${round}`;
  }
  const single = ({ n, suits }: Group): string[] => names(suits).map((suit) => `${NUMBERS[n]} ${suit}`);
  const named = (each ? groups.slice(0, -1) : groups).flatMap(single).join(', ');
  const rest = each ? `${named && ' e '}${NUMBERS[groups.at(-1)?.n ?? 0]} per sorte` : '';
  return (
    named +
    rest +
    names(without)
      .map((suit) => `, zero ${suit}`)
      .join('')
  );
}
