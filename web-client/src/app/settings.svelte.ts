// User settings stored in this browser.
import { HAND_ORDERS, type HandOrder } from '../table/hand_order';
import { localStore } from './storage';

/** Speed at which the table shows events. */
export const PACES = ['normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
const PACE = 'germini.pace';
const GREETINGS = 'germini.greetings';
/** Turn alerts: no sound, vibration or notification until the user enables it. */
const CALLS = { sounds: 'germini.sounds', shake: 'germini.shake', notify: 'germini.notify' };
export type Call = keyof typeof CALLS;
const WORTHS = 'germini.worths';
/** Where a card must be selected first and then confirmed: on touch screens, always, never. */
export const TWICE_WHERE = ['touch', 'always', 'never'] as const;
export type Twice = (typeof TWICE_WHERE)[number];
const TWICE = 'germini.twice';
const MARKS = 'germini.marks';
const ORDER = 'germini.order';
const GAME = 'germini.game';
const CLAUSES = 'germini.clauses';

/** The stored value, or the first one by default. */
function kept<T extends string>(key: string, values: readonly [T, ...T[]]): T {
  return values.find((value) => value === localStore.get(key)) ?? values[0];
}

class Settings {
  pace = $state<Pace>(kept(PACE, PACES));
  /** Other players' emotes are hidden. */
  muted = $state(localStore.get(GREETINGS) === 'off');

  sounds = $state(localStore.get(CALLS.sounds) === 'on');
  shake = $state(localStore.get(CALLS.shake) === 'on');
  notify = $state(localStore.get(CALLS.notify) === 'on');

  choose(call: Call, yes: boolean): void {
    this[call] = yes;
    localStore.set(CALLS[call], yes ? 'on' : 'off');
  }

  /** Scoring cards show their points. */
  worths = $state(localStore.get(WORTHS) !== 'off');

  showWorths(shown: boolean): void {
    this.worths = shown;
    localStore.set(WORTHS, shown ? 'on' : 'off');
  }

  /** Clauses of the rules are named beside what they decide. */
  clauses = $state(localStore.get(CLAUSES) === 'on');

  showClauses(shown: boolean): void {
    this.clauses = shown;
    localStore.set(CLAUSES, shown ? 'on' : 'off');
  }

  twice = $state<Twice>(kept(TWICE, TWICE_WHERE));

  setTwice(twice: Twice): void {
    this.twice = twice;
    localStore.set(TWICE, twice);
  }

  /** While others play, your next card can be selected in advance. */
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

  /** Game chosen on the start page; null: the first one. */
  game = $state<string | null>(localStore.get(GAME));

  setGame(game: string): void {
    this.game = game;
    localStore.set(GAME, game);
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
