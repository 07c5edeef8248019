// The meaning of a pointer on a card, by its movement.
import { describe, expect, it } from 'vitest';
import { HOLD_MS, STILL_PX } from '../src/peek/gestures';
import { carried, flicked, grasp, moved, type Grip } from '../src/table/grip';

const FROM = { x: 100, y: 500 };
/** Cards are 30 wide, their names are their indexes. */
const under = ({ x }: { x: number }) => `card ${Math.floor(x / 30)}`;
const HELD = under(FROM);

/** The pointer moves by these steps, 10 ms each. */
function goes(finger: boolean, ...steps: [number, number][]): Grip | null {
  let grip: Grip | null = grasp(HELD, finger, FROM, 0);
  for (const [i, [dx, dy]] of steps.entries())
    grip = grip && moved(grip, { x: FROM.x + dx, y: FROM.y + dy }, 10 * (i + 1), under);
  return grip;
}
const does = (...all: Parameters<typeof goes>) => goes(...all)?.does;

describe('a pointer on a card', () => {
  it('that hardly moves may still be a press', () => {
    for (const finger of [true, false]) {
      expect(does(finger, [STILL_PX, 0])).toBe('pressed');
      expect(does(finger, [0, -STILL_PX])).toBe('pressed');
    }
  });

  it('drags wherever a mouse goes', () => {
    for (const step of [
      [0, -20],
      [20, 0],
      [0, 20],
    ] as [number, number][])
      expect(does(false, step)).toBe('dragging');
    expect(carried(goes(false, [20, -35]) as Grip)).toEqual({ x: 20, y: -35 });
  });

  it('drags when a finger goes up, and seeks when it goes along the fan', () => {
    expect(does(true, [5, -20])).toBe('dragging');
    expect(does(true, [20, -5])).toBe('seeking');
    expect(does(true, [-20, 3])).toBe('seeking');
    expect(does(true, [0, 20])).toBe('seeking');
  });

  it('keeps its own card when a finger goes diagonally from a corner of the hand to the trick', () => {
    // 270 to the left and 156 up in one movement: a phone held sideways.
    const aslant = Array.from({ length: 8 }, (_, i): [number, number] => [-34 * (i + 1), -19.5 * (i + 1)]);
    expect(goes(true, ...aslant)).toMatchObject({ does: 'dragging', card: HELD, taken: FROM });
  });
});

describe('a finger that seeks', () => {
  it('has the card under it', () => {
    expect(goes(true, [20, 0], [65, -4])?.card).toBe('card 5');
    expect(goes(true, [20, 0], [65, -4], [-40, 2])?.card).toBe('card 2');
  });

  it('drags the card that it has found when it goes up, from where it found it', () => {
    const grip = goes(true, [20, 0], [65, -4], [70, -60]) as Grip;
    expect([grip.does, grip.card]).toEqual(['dragging', 'card 5']);
    expect(carried(grip)).toEqual({ x: 5, y: -56 });
  });

  it('keeps that card then, wherever it goes', () => {
    expect(goes(true, [20, 0], [65, -4], [70, -60], [-90, 5])?.card).toBe('card 5');
  });
});

describe('a long press', () => {
  it('has asked what the card is, and drags nothing afterwards', () => {
    const grip = moved(grasp(HELD, true, FROM, 0), { x: 100, y: 400 }, HOLD_MS, under);
    expect(grip).toBeNull();
    expect(moved(grasp(HELD, false, FROM, 0), { x: 100, y: 400 }, HOLD_MS, under)?.does).toBe('dragging');
  });
});

describe('a flick', () => {
  const FAST: [number, number][] = [
    [0, -20],
    [0, -40],
    [0, -60],
  ];
  it('is a finger going up fast as it lets go', () => {
    expect(flicked(goes(true, ...FAST) as Grip, 32)).toBe(true);
  });
  it('is no finger that paused before the release, nor a slow or short one, nor a mouse', () => {
    expect(flicked(goes(true, ...FAST) as Grip, 400)).toBe(false);
    expect(flicked(goes(true, ...FAST.map(([x, y]): [number, number] => [x, y / 4])) as Grip, 32)).toBe(false);
    expect(flicked(goes(true, [0, -30]) as Grip, 12)).toBe(false);
    expect(flicked(goes(false, ...FAST) as Grip, 32)).toBe(false);
  });
  it('does not come back down', () => {
    expect(flicked(goes(true, ...FAST, [0, -70], [0, -50], [0, -41]) as Grip, 62)).toBe(false);
  });
});
