// The sides and the unit of a hand, as the server sends them for any game.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { bolognese } from '../src/games/bolognese';
import { plain } from '../src/games/plain/plain';
import Sides from '../src/history/Sides.svelte';
import { language } from '../src/i18n/index.svelte';
import type { SidesBySeat } from '../src/protocol/types';

beforeAll(() => language.set('en'));

const shown = (names: string[], sides: SidesBySeat, unit: string, game = plain('toy')) => {
  render(Sides, { names, sides, unit, words: game.words('en') });
  return screen.getByTestId('sides').textContent.replace(/\s+/g, ' ').trim();
};

describe('the sides of a hand', () => {
  it('are those of the seats, in the unit that the game calls by its own word', () => {
    expect(shown(['A', 'B', 'C', 'D'], [0, 1, 0, 1], 'point', bolognese)).toBe(
      'A and C against B and D. Counted in points.',
    );
  });

  it('may be of different sizes', () => {
    expect(shown(['A', 'B', 'C'], [1, 0, 0], 'game_point')).toBe('B and C against A. Counted in game point.');
  });

  it('are not named if nobody has a partner, or the hand has yet to make them', () => {
    expect(shown(['A', 'B', 'C'], [0, 1, 2], 'chip')).toBe('Counted in chip.');
  });

  it('are not named before they are made', () => {
    expect(shown(['A', 'B', 'C', 'D', 'E'], [null, null, null, null, null], 'chip')).toBe('Counted in chip.');
  });
});
