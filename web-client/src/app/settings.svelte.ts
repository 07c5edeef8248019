// What this browser remembers of its user's wishes.
import { lasting } from './kept';

export type Pace = 'normal' | 'fast' | 'none';
const KEY = 'germini.pace';

function kept(): Pace {
  const value = lasting.get(KEY);
  return value === 'fast' || value === 'none' ? value : 'normal';
}

class Settings {
  pace = $state<Pace>(kept());

  setPace(pace: Pace): void {
    this.pace = pace;
    lasting.set(KEY, pace);
  }
}

export const settings = new Settings();
