// What this browser remembers of its user's wishes.
import { lasting } from './kept';

export type Pace = 'normal' | 'fast' | 'none';
const KEY = 'germini.pace';

function kept(): Pace {
  const value = lasting.get(KEY);
  return value === 'fast' || value === 'none' ? value : 'normal';
}

const GREETINGS = 'germini.greetings';

class Settings {
  pace = $state<Pace>(kept());
  /** The others' greetings are not shown. */
  muted = $state(lasting.get(GREETINGS) === 'off');

  mute(muted: boolean): void {
    this.muted = muted;
    lasting.set(GREETINGS, muted ? 'off' : 'on');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    lasting.set(KEY, pace);
  }
}

export const settings = new Settings();
