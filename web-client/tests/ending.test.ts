// The result of a hand in a few words.
import { describe, expect, it } from 'vitest';
import { catalogues } from '../src/i18n/index.svelte';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import { headline } from '../src/match/headline';
import { emptyScene } from '../src/timeline/scene';

const NAMES = ['Anna', 'Bea', 'Cino', 'Dino'];
const PAIRS = [0, 1, 0, 1];
const say = (amounts: number[], ownSide: number | null, sides = PAIRS, game = minchiate, lang: 'it' | 'en' = 'en') =>
  headline(
    {
      t: catalogues[lang],
      words: game.words(lang),
      scene: emptyScene({ seats: sides.length, sides, unitPoints: null }),
      ownSide,
      name: (seat) => NAMES[seat] ?? '',
    },
    amounts,
  );

describe('the headline of a hand', () => {
  it('says who wins how many resti, from the viewer’s side, and not who wins the match', () => {
    expect(say([5, -5, 5, -5], 0)).toBe('5 resti for us');
    expect(say([5, -5, 5, -5], 1)).toBe('5 resti for them');
    expect(say([-1, 1, -1, 1], null)).toBe('1 resto for Bea and Dino');
    expect(say([0, 0, 0, 0], 0)).toBe('level');
    expect(say([5, -5, 5, -5], 0, PAIRS, minchiate, 'it')).toBe('5 resti per noi');
  });

  it('is each game’s own, and that of a game without pairs', () => {
    expect(say([287, 75, 287, 75], 1, PAIRS, bolognese)).toBe('287 to 75 for them');
    expect(say([1, -5, 4], 2, [0, 1, 2], plain('toy'))).toBe('+4 for you');
    expect(say([1, -5, 4], 0, [0, 1, 2], plain('toy'))).toBe('+4 for Cino');
  });
});
