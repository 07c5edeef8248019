// How animation plans are run: what the browser is told to move, what replaces what, and that nothing is left behind.
import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backFrames, coveredFrames, frames, pose, spotAt } from '../src/motion/frames';
import type { Spot } from '../src/motion/layout';
import { Motions } from '../src/motion/motions';
import { AreaRegistry } from '../src/motion/areas';
import type { Motion } from '../src/motion/plan';
import { Player } from '../src/motion/player';
import type { SeenEvent } from '../src/protocol/types';

const spot = (x: number, y = 0, width = 100, turn = 0): Spot => ({ x, y, width, turn });
const slide: Motion = {
  token: 'C1',
  kind: 'slide',
  shows: 'face',
  own: true,
  fades: false,
  from: spot(0),
  to: spot(300),
  delay: 0,
  duration: 380,
};

describe('the frames of a motion', () => {
  const every: Motion[] = [
    slide,
    { ...slide, delay: 45 },
    { ...slide, own: false, fades: true, via: spot(90, 90) },
    { ...slide, kind: 'turn' },
    { ...slide, kind: 'turn', own: false, fades: true },
    { ...slide, kind: 'fall', to: spot(0, 12, 100, 20) },
    { ...slide, kind: 'pay', shows: 'counter', own: false, fades: true },
  ];

  it('have transforms and opacity, and nothing that causes layout or painting', () => {
    const all = every.flatMap((motion) => [...frames(motion, motion.to), ...backFrames(motion, motion.to)]);
    const keys = new Set([...all, ...coveredFrames].flatMap((frame) => Object.keys(frame)));
    expect([...keys].sort()).toEqual(['offset', 'opacity', 'transform']);
  });

  it('begin at the old place and end at the new one', () => {
    const [first, ...rest] = frames(slide, slide.to);
    expect(first?.transform).toBe('translate(-300px, 0px) rotate(0deg) scale(1)');
    expect(rest.at(-1)).toMatchObject({ transform: 'translate(0px, 0px) rotate(0deg) scale(1)', opacity: 1 });
  });

  it('hide what waits in a pile, and what has reached one', () => {
    expect(frames({ ...slide, delay: 45 }, slide.to)[0]?.opacity).toBe(0);
    expect(frames(slide, slide.to)[0]?.opacity).toBe(1);
    expect(frames({ ...slide, fades: true }, slide.to).at(-1)?.opacity).toBe(0);
  });

  it('show a card that is turned from one side and then from the other, never both', () => {
    const turn: Motion = { ...slide, kind: 'turn' };
    const seen = (all: Keyframe[]) => all.map(({ opacity, offset }) => [opacity, offset]);
    expect(seen(frames(turn, turn.to))).toEqual([[0, undefined], [0, 0.45], [1, 0.45], [1, 1]]); // prettier-ignore
    expect(seen(backFrames(turn, turn.to))).toEqual([[1, undefined], [1, 0.45], [0, 0.45], [0, undefined]]); // prettier-ignore
  });

  it('use the axes of the moved element: a card of a fan is turned itself', () => {
    expect(pose(spot(0, 100), spot(0, 0, 50, 90))).toBe('translate(100px, 0px) rotate(-90deg) scale(2)');
  });

  it('give the position on the way', () => {
    expect(spotAt(slide, 0.5)).toEqual(spot(150));
    const past: Motion = { ...slide, via: spot(0, 90) };
    expect([0, 0.45, 1].map((share) => spotAt(past, share))).toEqual([spot(0), spot(0, 90), spot(300)]);
  });
});

/** One run of an animation: its element, its frames, and whether it was cancelled. */
interface Run {
  on: Element;
  frames: Keyframe[];
  share: number;
  cancelled: boolean;
  arrive: () => void;
}
let runs: Run[];

/** A simulated browser in which time stands still. */
function animations(): void {
  runs = [];
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    let arrive = (): void => undefined;
    let fail: (why: Error) => void = () => undefined;
    const finished = new Promise<void>((resolve, reject) => ([arrive, fail] = [resolve, reject]));
    const run: Run = { on: this, frames: keyframes as Keyframe[], share: 0, cancelled: false, arrive };
    runs.push(run);
    const cancel = () => {
      run.cancelled = true;
      fail(new DOMException('cancelled', 'AbortError'));
    };
    const effect = { getComputedTiming: () => ({ progress: run.share }) };
    return { finished, cancel, effect } as unknown as Animation;
  });
}

describe('a player', () => {
  let layer: HTMLElement;
  let card: HTMLElement;
  let player: Player;
  const back: Motion = { ...slide, token: 'hand:2#7', shows: 'back', own: false, fades: true };

  beforeEach(() => {
    animations();
    layer = document.createElement('div');
    card = document.createElement('span');
    player = new Player({ layer, find: (token) => (token === 'C1' ? card : null), face: (code) => `${code}.svg` });
  });
  afterEach(() => vi.restoreAllMocks());

  it('moves elements of the page itself', () => {
    player.play([slide]);
    expect(runs.map(({ on }) => on)).toEqual([card]);
    expect(layer.children).toHaveLength(0);
  });

  it('moves a picture of other things, and removes it on arrival', async () => {
    player.play([back]);
    expect([...layer.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual(['back.svg']);
    expect(player.idle).toBe(false);
    runs[0]?.arrive();
    await waitFor(() => expect(layer.children).toHaveLength(0));
    expect(player.idle).toBe(true);
  });

  it('hides a card on a rail while its picture is on its way', () => {
    player.play([{ ...slide, own: false }]);
    expect(runs.map(({ on }) => on)).toEqual([layer.firstElementChild, card]);
    expect(runs[1]?.frames).toBe(coveredFrames);
  });

  it('gives a card that is turned a back, and a payment a counter', () => {
    player.play([
      { ...slide, kind: 'turn' },
      { ...back, token: 'paid:0#0', kind: 'pay', shows: 'counter' },
    ]);
    expect([...layer.children].map((one) => one.getAttribute('src') ?? one.className)).toEqual(['back.svg', 'counter']);
  });

  it('shows the card of a token', () => {
    player.play([{ ...slide, token: 'rail:2:T38', own: false }]);
    expect(layer.querySelector('img')?.getAttribute('src')).toBe('T38.svg');
  });

  it('gives the position of a card on its way, and hands it over from there', () => {
    player.play([slide]);
    (runs[0] as Run).share = 0.5;
    expect(player.now()).toEqual(new Map([['C1', spot(150)]]));
    player.play([{ ...slide, from: spot(150), to: spot(0, 80) }]);
    expect(runs.map(({ cancelled }) => cancelled)).toEqual([true, false]);
    expect(player.now().get('C1')).toEqual(spot(150));
  });

  it('leaves nothing behind when it stops, nor what had been replaced', async () => {
    player.play([slide, back, { ...slide, token: 'T9', kind: 'turn', own: false }]);
    player.play([{ ...back, to: spot(9) }]);
    player.snap();
    expect(runs.every(({ cancelled }) => cancelled)).toBe(true);
    expect([layer.children.length, player.idle, player.now().size]).toEqual([0, true, 0]);
    await Promise.resolve();
    expect(layer.children).toHaveLength(0);
  });
});

describe('an event at a table', () => {
  /** The browser has laid out a frame. */
  let frame: () => void;
  let measured: number;
  let root: HTMLElement;
  let layer: HTMLElement;
  let places: AreaRegistry;
  let motions: Motions;
  let still: boolean;
  let at: number;
  const undo: (() => void)[] = [];
  const event: SeenEvent = { e: 'moved', from: 'pack', to: 'hand:1', why: 'deal', count: 1, cards: ['C1'] };

  /** A place in the page with that box. */
  function put(node: HTMLElement, name: string, left: number, card = false): void {
    node.getBoundingClientRect = () => {
      measured += 1;
      return new DOMRect(left, 0, 100, 168);
    };
    const lies = () => ({ names: [name], cards: () => (card ? [{ token: 'C1', ...spot(at, 84) }] : []) });
    undo.push(places.is(lies)(node));
  }

  beforeEach(() => {
    animations();
    measured = 0;
    still = false;
    at = 50;
    const watched = new Set<Element>();
    class Watch {
      constructor(readonly told: ResizeObserverCallback) {
        frame = () => {
          const entries = [...watched].map((target) => ({ target }) as ResizeObserverEntry);
          watched.clear();
          if (entries.length) told(entries, this as unknown as ResizeObserver);
        };
      }
      observe = (node: Element) => watched.add(node);
      unobserve = (node: Element) => watched.delete(node);
      disconnect = () => watched.clear();
    }
    vi.stubGlobal('ResizeObserver', Watch);
    vi.stubGlobal('CSSTransition', class {});
    document.body.innerHTML = '<div id="root"><p><i data-token="C1"></i></p><b></b></div><div id="layer"></div>';
    root = document.getElementById('root') as HTMLElement;
    layer = document.getElementById('layer') as HTMLElement;
    places = new AreaRegistry();
    undo.push(places.clock(layer));
    put(root.querySelector('b') as HTMLElement, 'pack', 1000);
    put(root.querySelector('p') as HTMLElement, 'hand:1', 0, true);
    const player = new Player({ layer, find: places.element, face: (code) => `${code}.svg` });
    motions = new Motions(places, player, root, {
      still: () => still,
      tempo: () => 1,
      causes: ({ e }) => (e === 'moved' ? [{ what: 'go', cards: ['C1'], from: ['pack'], to: ['hand:1'] }] : []),
    });
    frame();
  });
  afterEach(() => {
    for (const each of undo.splice(0)) each();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const card = (): Element | null => root.querySelector('[data-token]');

  it('is on the page at once, and moves once that is laid out', () => {
    const apply = vi.fn(() => (at = 90));
    motions.stage(event, apply);
    expect(apply).toHaveBeenCalledOnce();
    expect(runs).toHaveLength(0);
    frame();
    expect(runs.map(({ on }) => on)).toEqual([card()]);
    expect(runs[0]?.frames[0]?.transform).toBe('translate(-40px, 0px) rotate(0deg) scale(1)');
  });

  it('measures every place once, and again only when sizes have changed', () => {
    expect(measured).toBe(2);
    for (let n = 0; n < 3; n++) {
      motions.stage(event, () => (at += 10));
      frame();
    }
    expect([measured, runs.length]).toEqual([2, 3]);
    put(document.createElement('u'), 'fola', 70);
    frame();
    expect(measured).toBe(5);
  });

  it('during an animation takes over from the card’s position', () => {
    motions.stage(event, () => (at = 90));
    frame();
    (runs[0] as Run).share = 0.25;
    motions.stage(event, () => (at = 150));
    frame();
    expect(runs.map(({ cancelled }) => cancelled)).toEqual([true, false]);
    expect(runs[1]?.frames[0]?.transform).toBe('translate(-90px, 0px) rotate(0deg) scale(1)');
  });

  it('twice before a frame moves a card once, from its first position', () => {
    motions.stage(event, () => (at = 90));
    motions.stage(event, () => (at = 150));
    frame();
    expect(runs.filter(({ cancelled }) => !cancelled)).toHaveLength(1);
    expect(runs.at(-1)?.frames[0]?.transform).toBe('translate(-100px, 0px) rotate(0deg) scale(1)');
  });

  it('is in its final place after a jump, including what was about to begin', () => {
    motions.stage(event, () => (at = 90));
    frame();
    motions.stage(event, () => (at = 150));
    motions.land();
    frame();
    expect(runs.map(({ cancelled }) => cancelled)).toEqual([true]);
    expect(layer.children).toHaveLength(0);
  });

  it('does not move for users who want no motion, and what moves stops', () => {
    motions.stage(event, () => (at = 90));
    frame();
    still = true;
    const apply = vi.fn();
    motions.stage(event, apply);
    frame();
    expect([apply.mock.calls.length, runs.length, runs[0]?.cancelled]).toEqual([1, 1, true]);
  });

  it('waits for no frame if it moves nothing', () => {
    const apply = vi.fn();
    motions.stage({ e: 'due', seats: [1], phase: 'play' }, apply);
    frame();
    expect([apply.mock.calls.length, runs.length]).toEqual([1, 0]);
  });
});
