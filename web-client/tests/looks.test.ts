import { afterEach, describe, expect, it, vi } from 'vitest';
import { nearness } from '../src/table/trick_slots';
import { spot } from '../src/table/seats';
import { scrolls } from '../src/ui/scrolls';

afterEach(() => document.body.replaceChildren());

describe('a trick', () => {
  it('has nearer cards over farther ones, so that no index is covered', () => {
    const over = [2, 1, 0].map((seat) => nearness(spot(seat, 0, 4).y));
    expect(over).toEqual([...over].sort((a, b) => a - b));
    expect(new Set(over).size).toBe(over.length);
    expect(nearness(spot(1, 0, 4).y)).toBe(nearness(spot(3, 0, 4).y));
  });
});

describe('a scrolling area', () => {
  it('shows where there is more of it', () => {
    const list = document.createElement('ul');
    Object.defineProperties(list, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
    const seen = vi.spyOn(window, 'ResizeObserver').mockImplementation(function (this: unknown, tell: () => void) {
      return { observe: tell, unobserve: () => undefined, disconnect: () => undefined };
    } as never);
    const off = scrolls(list);
    const more = [list.dataset['more']];
    for (const top of [100, 200]) {
      list.scrollTop = top;
      list.dispatchEvent(new Event('scroll'));
      more.push(list.dataset['more']);
    }
    expect(more).toEqual(['below', 'above below', 'above']);
    off();
    seen.mockRestore();
  });
});
