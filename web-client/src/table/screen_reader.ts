// Texts for screen readers: a sentence per event, and the current question, each once.
import type { TableView } from './table_view.svelte';
import { asked } from './words';

/** With more new sentences than this, from more turns than these, only the number of the sentences is announced. */
const JUMP = 20;
const TURNS = 12;

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
    const news = events.slice(this.#events);
    const fresh = news.flatMap((event) => board.ui.sentence(event, board.sentenceContext) ?? []);
    this.#events = events.length;
    // The count of a hand has as many sentences as the turns that a returning player has missed.
    const turns = news.filter(({ e }) => e === 'due').length;
    if (fresh.length > JUMP && turns > TURNS) return [board.t.chronicle.joined(fresh.length)];
    return fresh.map((sentence) => {
      const shortened = brief(sentence, this.#before);
      this.#before = sentence;
      return shortened;
    });
  }

  /** The question to this seat; empty if it was announced before. */
  question(board: TableView): string {
    if (!board.isCalled) return '';
    const { text } = asked(board);
    const question = [board.session.hand, board.events.length, text].join('/');
    if (question === this.#question) return '';
    this.#question = question;
    return text;
  }
}
