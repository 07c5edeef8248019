// The sentences of a hand, each made once: a chronicle has some hundred of them when the next one comes.
import type { SeenEvent } from '../protocol/types';
import type { Sight } from './sight.svelte';

export class Written {
  #texts = new WeakMap<SeenEvent, string | null>();
  #called = '';

  /** What an event's sentence is; null where there is nothing to tell. */
  all(look: Sight, events: readonly SeenEvent[]): (string | null)[] {
    const { telling, you, lang, scene, seats } = look;
    // They hold for as long as everybody is called what he is called.
    const names = Array.from({ length: seats }, (_, seat) => look.name(seat));
    const called = JSON.stringify([look.ui.game, lang, you, telling.unitPoints, scene.sides, names]);
    if (called !== this.#called) this.#texts = new WeakMap();
    this.#called = called;
    return events.map((event) => {
      const known = this.#texts.get(event);
      if (known !== undefined) return known;
      const text = look.ui.line(event, telling);
      this.#texts.set(event, text);
      return text;
    });
  }
}
