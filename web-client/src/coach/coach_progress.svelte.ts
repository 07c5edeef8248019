// What this browser remembers of being coached: in how many hands, and what was said already. After the first few, or
// when one wishes, it is over, and does not begin again by itself.
import { localStore } from '../app/storage';

/** So many hands are a newcomer's first. */
export const HANDS = 3;
const KEY = 'germini.coached';
const SAID = 'germini.coached.said';

function kept(): number {
  const hands = Number(localStore.get(KEY) ?? 0);
  return Number.isInteger(hands) && hands >= 0 ? Math.min(HANDS, hands) : HANDS;
}

class Coached {
  #hands = $state(kept());
  #said = new Set((localStore.get(SAID) ?? '').split(' ').filter(Boolean));

  get on(): boolean {
    return this.#hands < HANDS;
  }

  /** `yes`: from the beginning. */
  turn(yes: boolean): void {
    if (yes) {
      this.#said.clear();
      localStore.remove(SAID);
    }
    this.#keep(yes ? 0 : HANDS);
  }

  /** A hand was played to its end. */
  played(): void {
    if (this.on) this.#keep(this.#hands + 1);
  }

  said = (game: string, mark: string): boolean => this.#said.has(`${game}/${mark}`);

  say(game: string, mark: string): void {
    this.#said.add(`${game}/${mark}`);
    localStore.set(SAID, [...this.#said].join(' '));
  }

  #keep(hands: number): void {
    this.#hands = hands;
    localStore.set(KEY, String(hands));
  }
}

export const coachProgress = new Coached();
