// The lessons that were taken to their end in this browser.
import { localStore } from '../app/storage';

const KEY = 'germini.lessons';

class FinishedLessons {
  #names = $state.raw(localStore.get(KEY)?.split(' ') ?? []);

  has(game: string, id: string): boolean {
    return this.#names.includes(`${game}/${id}`);
  }

  add(game: string, id: string): void {
    if (this.has(game, id)) return;
    this.#names = [...this.#names, `${game}/${id}`];
    localStore.set(KEY, this.#names.join(' '));
  }
}

export const finishedLessons = new FinishedLessons();
