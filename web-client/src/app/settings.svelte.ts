// What this browser remembers of its user's wishes.
export type Pace = 'normal' | 'fast' | 'none';
const KEY = 'germini.pace';

function kept(): Pace {
  const value = localStorage.getItem(KEY);
  return value === 'fast' || value === 'none' ? value : 'normal';
}

class Settings {
  pace = $state<Pace>(kept());

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEY, pace);
  }
}

export const settings = new Settings();
