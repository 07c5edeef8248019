// Texts for screen readers: a sentence per event, and the current question, each once.
import type { TableView } from './table_view.svelte';
import { asked } from './words';

/** With more new sentences than this only their number is announced. */
const JUMP = 20;

/** Removes cards that the previous sentence has named. */
const brief = (sentence: string, before: string): string =>
  sentence.replace(/ \(([^()]+)\)/, (whole, cards: string) => (before.includes(cards) ? '' : whole));

export class Spoken {
  #events = 0;
  #question = '';
  #before = '';

  /** Sentences for the events since the last call. */
  news(board: TableView): string[] {
    const { events } = board;
    if (events.length < this.#events) this.#events = 0;
    const fresh = events.slice(this.#events).flatMap((event) => board.ui.sentence(event, board.sentenceContext) ?? []);
    this.#events = events.length;
    if (fresh.length > JUMP) return [board.t.chronicle.joined(fresh.length)];
    return fresh.map((sentence) => {
      const shortened = brief(sentence, this.#before);
      this.#before = sentence;
      return shortened;
    });
  }

  /** The question to this seat; empty if it was announced before. */
  question(board: TableView): string {
    if (!board.session.choice) return '';
    const { text } = asked(board);
    const question = [board.session.hand, board.events.length, text].join('/');
    if (question === this.#question) return '';
    this.#question = question;
    return text;
  }
}
