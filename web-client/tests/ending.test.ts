// The result of a hand and of a match: in a few words, and as a picture.
import { describe, expect, it } from 'vitest';
import { localeOf } from '../src/i18n/dates';
import { catalogues } from '../src/i18n/index.svelte';
import { bolognese } from '../src/games/bolognese';
import { minchiate } from '../src/games/minchiate';
import { plain } from '../src/games/plain/plain';
import { resultImage, heightOf, describeResult } from '../src/match/result_image';
import { headline } from '../src/match/headline';

const NAMES = ['Anna', 'Bea', 'Cino', 'Dino'];
const PAIRS = [0, 1, 0, 1];
const say = (amounts: number[], ownSide: number | null, sides = PAIRS, game = minchiate, lang: 'it' | 'en' = 'en') =>
  headline(
    { t: catalogues[lang], words: game.words(lang), sides, ownSide, name: (seat) => NAMES[seat] ?? '' },
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

describe('the picture of an evening', () => {
  const told = { t: catalogues.it, lang: 'it' as const, game: 'Minchiate · Girata', names: NAMES };
  const one = resultImage({ totals: [2, -2, 4, -4] }, { ...told, when: new Date('2026-11-22T20:00:00Z') });

  it('has the names with their amounts, highest first, the winner, the game and the date', () => {
    expect(one.rows.map(({ name, total, won }) => [name, total, won])).toEqual([
      ['Cino', '+4', true],
      ['Anna', '+2', false],
      ['Bea', '−2', false],
      ['Dino', '−4', false],
    ]);
    expect(one.headline).toBe('Vince Cino');
    expect(one.date).toBe('22 novembre 2026');
    expect(describeResult(one)).toContain('Minchiate · Girata. 22 novembre 2026. Vince Cino. Cino +4');
    expect(heightOf({ rows: one.rows.slice(1) })).toBeLessThan(heightOf(one));
  });

  it('writes its date in the reader’s locale', () => {
    expect(localeOf('en', ['en-GB', 'en'])).toBe('en-GB');
    expect(localeOf('en', ['it-IT', 'en-US'])).toBe('en-US');
    expect(localeOf('en', ['it-IT'])).toBe('en-GB');
    expect(localeOf('it', ['en-US'])).toBe('it-IT');
  });
});
