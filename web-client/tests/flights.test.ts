import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Flights } from '../src/table/flights';
import type { SeenEvent } from '../src/protocol/types';

/** One run of an animation: on what, between which frames, and whether it was called off. */
interface Run {
  on: Element;
  frames: Keyframe[];
  cancelled: boolean;
}

const plays = (card: string): SeenEvent => ({
  e: 'moved',
  from: 'hand:1',
  to: 'trick',
  why: 'play',
  count: 1,
  cards: [card],
});
const deals: SeenEvent = { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 10 };

describe('cards fly', () => {
  let root: HTMLElement;
  let layer: HTMLElement;
  let runs: Run[];
  let still = false;
  let flights: Flights;

  /** A card or a zone that lies somewhere. */
  function lay(mark: 'face' | 'zone', name: string, x: number): HTMLElement {
    const node = document.createElement('div');
    node.dataset[mark] = name;
    node.getBoundingClientRect = () => new DOMRect(x, 0, 100, 168);
    root.append(node);
    return node;
  }

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div><div id="layer"></div>';
    root = document.getElementById('root') as HTMLElement;
    layer = document.getElementById('layer') as HTMLElement;
    runs = [];
    still = false;
    vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, frames) {
      const run: Run = { on: this, frames: frames as Keyframe[], cancelled: false };
      runs.push(run);
      let fail: (why: Error) => void = () => undefined;
      const finished = new Promise((_, reject) => (fail = reject));
      const cancel = () => {
        run.cancelled = true;
        fail(new DOMException('cancelled', 'AbortError'));
      };
      return { finished, cancel } as unknown as Animation;
    });
    flights = new Flights(
      root,
      layer,
      () => still,
      (code) => `${code}.svg`,
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it('a card goes from where it lay to where it lies', async () => {
    const old = lay('face', 'C1', 0);
    flights.stage(plays('C1'), () => {
      old.remove();
      lay('face', 'C1', 300);
    });
    await tick();
    expect(runs).toHaveLength(1);
    expect(runs[0]?.frames[0]?.transform).toBe('translate(-300px, 0px) scale(1)');
    expect(runs[0]?.frames.at(-1)?.transform).toBe('none');
  });

  it('only what the browser need not lay out again is moved', async () => {
    lay('zone', 'pack', 0);
    lay('zone', 'hand:1', 300);
    lay('face', 'C1', 50);
    flights.stage(deals, () => undefined);
    flights.stage(plays('C1'), () => undefined);
    await tick();
    const keys = new Set(runs.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    expect([...keys].sort()).toEqual(['offset', 'opacity', 'transform', 'zIndex']);
  });

  it('unknown cards fly as a few backs', async () => {
    lay('zone', 'pack', 0);
    lay('zone', 'hand:1', 300);
    flights.stage(deals, () => undefined);
    await tick();
    expect(layer.querySelectorAll('img')).toHaveLength(5);
  });

  it('a card that is sent on while it flies goes on from there: its first flight is over', async () => {
    const card = lay('face', 'C1', 0);
    flights.stage(plays('C1'), () => undefined);
    await tick();
    flights.stage(plays('C1'), () => undefined);
    await tick();
    expect(runs.map(({ on, cancelled }) => [on === card, cancelled])).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('a jump ends every flight at once, also one that was about to begin', async () => {
    lay('zone', 'pack', 0);
    lay('zone', 'hand:1', 300);
    flights.stage(deals, () => undefined);
    await tick();
    flights.stage(deals, () => undefined);
    flights.land();
    await tick();
    expect(runs.every(({ cancelled }) => cancelled)).toBe(true);
    expect(runs).toHaveLength(5);
    expect(layer.children).toHaveLength(0);
  });

  it('nothing flies for those who want no motion', async () => {
    still = true;
    lay('face', 'C1', 0);
    let done = false;
    flights.stage(plays('C1'), () => (done = true));
    await tick();
    expect([done, runs.length]).toEqual([true, 0]);
  });
});
