// What this browser remembers of its user's wishes.
import { HAND_ORDERS, type HandOrder } from '../table/hand_order';
import { localStore } from './storage';

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
  return values.find((value) => value === localStore.get(key)) ?? values[0];
}

class Settings {
  pace = $state<Pace>(kept(PACE, PACES));
  /** The others' greetings are not shown. */
  muted = $state(localStore.get(GREETINGS) === 'off');

  sounds = $state(localStore.get(CALLS.sounds) === 'on');
  shake = $state(localStore.get(CALLS.shake) === 'on');
  notify = $state(localStore.get(CALLS.notify) === 'on');

  choose(call: Call, yes: boolean): void {
    this[call] = yes;
    localStore.set(CALLS[call], yes ? 'on' : 'off');
  }

  /** Cards that count show their worth. */
  worths = $state(localStore.get(WORTHS) !== 'off');

  showWorths(shown: boolean): void {
    this.worths = shown;
    localStore.set(WORTHS, shown ? 'on' : 'off');
  }

  twice = $state<Twice>(kept(TWICE, TWICE_WHERE));

  setTwice(twice: Twice): void {
    this.twice = twice;
    localStore.set(TWICE, twice);
  }

  /** While others play, a card may be marked that is to be played next. */
  marks = $state(localStore.get(MARKS) !== 'off');

  setMarks(marks: boolean): void {
    this.marks = marks;
    localStore.set(MARKS, marks ? 'on' : 'off');
  }

  order = $state<HandOrder>(kept(ORDER, HAND_ORDERS));

  setOrder(order: HandOrder): void {
    this.order = order;
    localStore.set(ORDER, order);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    localStore.set(GREETINGS, muted ? 'off' : 'on');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStore.set(PACE, pace);
  }
}

export const settings = new Settings();
