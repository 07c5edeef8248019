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
  #current = new Set((localStore.get(SAID) ?? '').split(' ').filter(Boolean));

  get on(): boolean {
    return this.#hands < HANDS;
  }

  /** `yes`: restart from the beginning. */
  turn(yes: boolean): void {
    if (yes) {
      this.#current.clear();
      localStore.remove(SAID);
    }
    this.#keep(yes ? 0 : HANDS);
  }

  /** Counts a finished hand. */
  played(): void {
    if (this.on) this.#keep(this.#hands + 1);
  }

  current = (game: string, mark: string): boolean => this.#current.has(`${game}/${mark}`);

  say(game: string, mark: string): void {
    this.#current.add(`${game}/${mark}`);
    localStore.set(SAID, [...this.#current].join(' '));
  }

  #keep(hands: number): void {
    this.#hands = hands;
    localStore.set(KEY, String(hands));
  }
}

export const coachProgress = new Coached();
