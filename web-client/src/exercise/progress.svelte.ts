// How the exercises went, kept in the browser.
import { localStore } from '../app/storage';

const KEY = 'germini.exercises';
export type State = 'solved' | 'tried';

class Progress {
  /** By game and exercise. */
  #states = $state.raw<Record<string, State>>(read());

  of(game: string, id: string): State | null {
    return this.#states[`${game}/${id}`] ?? null;
  }

  /** What is solved remains so. */
  mark(game: string, id: string, state: State): void {
    if (this.of(game, id) === 'solved') return;
    this.#states = { ...this.#states, [`${game}/${id}`]: state };
    localStore.set(KEY, JSON.stringify(this.#states));
  }
}

function read(): Record<string, State> {
  try {
    return (JSON.parse(localStore.get(KEY) ?? '{}') as Record<string, State> | null) ?? {};
  } catch {
    return {};
  }
}

export const progress = new Progress();
