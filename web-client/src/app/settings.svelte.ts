// What this browser remembers of its user's wishes.
import { HAND_ORDERS, type HandOrder } from '../table/hand_order';
import { lasting } from './kept';

/** How fast the table shows what happens. */
export const PACES = ['normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
const PACE = 'germini.pace';
const GREETINGS = 'germini.greetings';
/** How one is called to one's turn: nothing sounds, shakes or notifies until it was chosen. */
const CALLS = { sounds: 'germini.sounds', shake: 'germini.shake', notify: 'germini.notify' };
export type Call = keyof typeof CALLS;
const WORTHS = 'germini.worths';
/** Where a card is chosen first and then confirmed: by touch, always, never. */
export const TWICE_WHERE = ['touch', 'always', 'never'] as const;
export type Twice = (typeof TWICE_WHERE)[number];
const TWICE = 'germini.twice';
const MARKS = 'germini.marks';
const ORDER = 'germini.order';

/** What was chosen of these; the first where nothing was. */
function kept<T extends string>(key: string, values: readonly [T, ...T[]]): T {
  return values.find((value) => value === lasting.get(key)) ?? values[0];
}

class Settings {
  pace = $state<Pace>(kept(PACE, PACES));
  /** The others' greetings are not shown. */
  muted = $state(lasting.get(GREETINGS) === 'off');

  sounds = $state(lasting.get(CALLS.sounds) === 'on');
  shake = $state(lasting.get(CALLS.shake) === 'on');
  notify = $state(lasting.get(CALLS.notify) === 'on');

  choose(call: Call, yes: boolean): void {
    this[call] = yes;
    lasting.set(CALLS[call], yes ? 'on' : 'off');
  }

  /** Cards that count show their worth. */
  worths = $state(lasting.get(WORTHS) !== 'off');

  showWorths(shown: boolean): void {
    this.worths = shown;
    lasting.set(WORTHS, shown ? 'on' : 'off');
  }

  twice = $state<Twice>(kept(TWICE, TWICE_WHERE));

  setTwice(twice: Twice): void {
    this.twice = twice;
    lasting.set(TWICE, twice);
  }

  /** While others play, a card may be marked that is to be played next. */
  marks = $state(lasting.get(MARKS) !== 'off');

  setMarks(marks: boolean): void {
    this.marks = marks;
    lasting.set(MARKS, marks ? 'on' : 'off');
  }

  order = $state<HandOrder>(kept(ORDER, HAND_ORDERS));

  setOrder(order: HandOrder): void {
    this.order = order;
    lasting.set(ORDER, order);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    lasting.set(GREETINGS, muted ? 'off' : 'on');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    lasting.set(PACE, pace);
  }
}

export const settings = new Settings();
