// Caches the sentences of a hand: a chronicle has some hundred of them.
import type { SeenEvent } from '../protocol/types';
import type { BoardView } from './board_view.svelte';

export class Written {
  #texts = new WeakMap<SeenEvent, string | null>();
  #called = '';

  /** Sentence of each event; null if there is nothing to report. */
  all(board: BoardView, events: readonly SeenEvent[]): (string | null)[] {
    const { sentenceContext, you, lang, scene, seats } = board;
    // Valid as long as nobody's name changes.
    const names = Array.from({ length: seats }, (_, seat) => board.name(seat));
    const called = JSON.stringify([board.ui.game, lang, you, sentenceContext.unitPoints, scene.sides, names]);
    if (called !== this.#called) this.#texts = new WeakMap();
    this.#called = called;
    return events.map((event) => {
      const known = this.#texts.get(event);
      if (known !== undefined) return known;
      const text = board.ui.sentence(event, sentenceContext);
      this.#texts.set(event, text);
      return text;
    });
  }
}
