// Coaching progress stored in this browser: number of coached hands and hints already shown. Coaching ends after the
// first hands or when turned off, and does not restart by itself.
import { localStore } from '../app/storage';

/** Number of hands that are coached. */
export const HANDS = 3;
const KEY = 'germini.coached';
const SAID = 'germini.coached.said';

function kept(): number {
  const hands = Number(localStore.get(KEY) ?? 0);
  return Number.isInteger(hands) && hands >= 0 ? Math.min(HANDS, hands) : HANDS;
}

class Coached {
  #hands = $state(kept());
  #shown = new Set((localStore.get(SAID) ?? '').split(' ').filter(Boolean));

  get on(): boolean {
    return this.#hands < HANDS;
  }

  /** `yes`: restart from the beginning. */
  turn(yes: boolean): void {
    if (yes) {
      this.#shown.clear();
      localStore.remove(SAID);
    }
    this.#keep(yes ? 0 : HANDS);
  }

  /** Counts a finished hand. */
  played(): void {
    if (this.on) this.#keep(this.#hands + 1);
  }

  hasShown = (game: string, mark: string): boolean => this.#shown.has(`${game}/${mark}`);

  say(game: string, mark: string): void {
    this.#shown.add(`${game}/${mark}`);
    localStore.set(SAID, [...this.#shown].join(' '));
  }

  #keep(hands: number): void {
    this.#hands = hands;
    localStore.set(KEY, String(hands));
  }
}

export const coachProgress = new Coached();
