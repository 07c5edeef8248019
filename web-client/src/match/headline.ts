// Result of a hand in a few words, for the viewer: the winners and their amount, or the losers and theirs if nobody
// wins anything. It says nothing about the match.
import type { GameWords } from '../games/game_ui';
import type { Catalogue } from '../i18n/index.svelte';
import type { Seat } from '../protocol/types';
import { seatsOf, sidesOf, type Scene } from '../timeline/scene';

export interface Viewed {
  t: Catalogue;
  words: Pick<GameWords, 'match'>;
  /** The finished hand. */
  scene: Scene;
  ownSide: number | null;
  name: (seat: Seat) => string;
}

/** `amounts`: the hand's amounts by seat. */
export function headline({ t, words, scene, ownSide, name }: Viewed, amounts: number[]): string {
  const { sides } = scene;
  const all = sidesOf(sides).map((side) => ({ side, n: amounts[seatsOf(sides, side)[0] ?? 0] ?? 0 }));
  const most = Math.max(...all.map(({ n }) => n));
  const least = Math.min(...all.map(({ n }) => n));
  /** The amount of those who are named. */
  const best = most > 0 ? most : least;
  const others = all.map(({ n }) => n).filter((n) => n !== best);
  if (!others.length && best >= 0) return t.match.level;
  const won = all.filter(({ n }) => n === best).map(({ side }) => side);
  const [first = 0] = won;
  const seats = won.flatMap((side) => seatsOf(sides, side));
  const why = best < 0 ? words.match.lost?.(scene, seats) : undefined;
  const what = why ?? words.match.spoils(best, others.length ? Math.max(...others) : best);
  const pairs = all.length === 2 && seatsOf(sides, first).length > 1;
  if (best >= 0 && ownSide !== null && won.length === 1) {
    if (pairs) return first === ownSide ? t.match.forUs(what) : t.match.forThem(what);
    if (first === ownSide && seats.length === 1) return t.match.forYou(what);
  }
  if (best < 0 && seats.length === 1 && first === ownSide) return t.match.youLost(what);
  const names = seats.map(name);
  return best < 0 ? t.match.lost(names, what) : t.match.forSome(names, what);
}
