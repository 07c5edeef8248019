// User settings stored in this browser.
import type { BotLevel } from '../protocol/types';
import { HAND_ORDERS, type HandOrder } from '../table/hand_order';
import { localStore } from './storage';

/** Speed at which the table shows events. */
export const PACES = ['normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
/** Where a card must be selected first and then confirmed: on touch screens, always, never. */
export const TWICE_WHERE = ['touch', 'always', 'never'] as const;
export type Twice = (typeof TWICE_WHERE)[number];
export const BOT_LEVELS = ['quick', 'greedy', 'club'] as const satisfies readonly BotLevel[];
/** Turn alerts. */
export type Call = 'sounds' | 'shake' | 'notify';

const key = (name: string): string => `germini.${name}`;
/** The stored value, or the first one by default. */
function choice<T extends string>(name: string, values: readonly [T, ...T[]]): T {
  return values.find((value) => value === localStore.get(key(name))) ?? values[0];
}
const on = (name: string): boolean => localStore.get(key(name)) === 'on';
const onUnlessOff = (name: string): boolean => localStore.get(key(name)) !== 'off';

interface Values {
  pace: Pace;
  twice: Twice;
  order: HandOrder;
  greetings: boolean;
  sounds: boolean;
  shake: boolean;
  notify: boolean;
  worths: boolean;
  marks: boolean;
  level: BotLevel;
  game: string | null;
}

class Settings implements Values {
  pace = $state(choice('pace', PACES));
  twice = $state(choice('twice', TWICE_WHERE));
  order = $state(choice('order', HAND_ORDERS));
  /** Other players' emotes are shown. */
  greetings = $state(onUnlessOff('greetings'));
  /** No sound, vibration or notification until the user enables it. */
  sounds = $state(on('sounds'));
  shake = $state(on('shake'));
  notify = $state(on('notify'));
  /** Scoring cards show their points. */
  worths = $state(onUnlessOff('worths'));
  /** While others play, your next card can be selected in advance. */
  marks = $state(onUnlessOff('marks'));
  /** Level of the bots in games against them. */
  level = $state<BotLevel>(choice('level', BOT_LEVELS));
  /** Game chosen on the start page, see `signs.choices`; null: the first one. */
  game = $state(localStore.get(key('game')));

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    (this as Values)[name] = value;
    localStore.set(key(name), typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  }
}

export const settings = new Settings();
