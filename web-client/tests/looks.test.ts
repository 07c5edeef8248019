import { afterEach, describe, expect, it, vi } from 'vitest';
import { nearness } from '../src/table/trick_slots';
import { spot } from '../src/table/seats';
import { scrolls } from '../src/ui/scrolls';
import { spotsOf } from '../src/ui/spot';

afterEach(() => document.body.replaceChildren());

describe('a trick', () => {
  it('has nearer cards over farther ones, so that no index is covered', () => {
    const over = [2, 1, 0].map((seat) => nearness(spot(seat, 0, 4).y));
    expect(over).toEqual([...over].sort((a, b) => a - b));
    expect(new Set(over).size).toBe(over.length);
    expect(nearness(spot(1, 0, 4).y)).toBe(nearness(spot(3, 0, 4).y));
  });
});

describe('a highlighted target', () => {
  const card = (left: number, top = 100) => {
    const node = document.createElement('i');
    node.className = 'card';
    node.getBoundingClientRect = () => new DOMRect(left, top, 40, 80);
    document.body.append(node);
  };

  it('is one place if it is side by side, and several otherwise', () => {
    for (const left of [140, 100, 300]) card(left, left === 140 ? 96 : 100);
    expect(spotsOf(document, ['.card'])).toEqual([
      { left: 100, top: 96, width: 80, height: 84 },
      { left: 300, top: 100, width: 40, height: 80 },
    ]);
  });

  it('is not one place with cards in another row', () => {
    card(100);
    card(140, 180);
    expect(spotsOf(document, ['.card'])).toHaveLength(2);
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
