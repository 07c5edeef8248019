// What is said of a table to those who do not see it: a sentence for each event that has one, and what is asked, once.
import type { TableView } from './table_view.svelte';
import { asked } from './words';

/** More sentences at once than this are counted: somebody comes to a hand that is long under way. */
const JUMP = 20;

/** Cards that the sentence before has named are not named again. */
const brief = (sentence: string, before: string): string =>
  sentence.replace(/ \(([^()]+)\)/, (whole, cards: string) => (before.includes(cards) ? '' : whole));

export class Spoken {
  #events = 0;
  #question = '';
  #before = '';

  /** Of what has happened since this was asked last. */
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

  /** The question to this seat; empty where it has been said, as when the same is shown anew. */
  question(board: TableView): string {
    if (!board.session.choice) return '';
    const { text } = asked(board);
    const question = [board.session.hand, board.events.length, text].join('/');
    if (question === this.#question) return '';
    this.#question = question;
    return text;
  }
}
