// A seat at a table whose server only records what it was sent: seat 0, and a hand of four cards of an unknown game.
import { render } from '@testing-library/svelte';
import { gameContext } from '../src/games/context';
import { plain } from '../src/games/plain/plain';
import type { Choice, Move, OfferedMove, SeenEvent, TableMessage } from '../src/protocol/types';
import { TableView } from '../src/table/table_view.svelte';
import { TableSession } from '../src/table/session.svelte';
import South from '../src/table/South.svelte';
import { sample } from './samples';
import { silentLine } from '../dev/silent_transport';

export const HAND = ['A1', 'A2', 'B1', 'B2'];
const DEAL: SeenEvent = { e: 'moved', from: 'pack', to: 'hand:0', why: 'deal', count: HAND.length, cards: HAND };

export class Seated {
  readonly session = new TableSession();
  readonly sent: Move[] = [];
  readonly hints: { hand: number; n: number }[] = [];
  readonly looks: boolean[] = [];
  #told = 0;

  constructor() {
    const { session, sent, hints, looks } = this;
    session.play(plain('toy'), null);
    session.pace = () => 'none';
    session.status = 'open';
    const you = { guest: 'g', name: 'G', number: 482915036, seat: 0, host: false, last: 0 };
    session.take({ t: 'welcome', protocol: 5, you, table: 't', now: new Date().toISOString() });
    session.take({ ...sample<TableMessage>('outbound_table.json'), game: 'toy', hand: 1, clock: null });
    session.transport = silentLine({
      act: (_hand, _n, move) => sent.push(move),
      post(message) {
        if (message.t === 'hint') hints.push({ hand: message.hand, n: message.n });
        if (message.t === 'look') looks.push(message.open);
      },
    });
  }

  /** The next events of the hand. */
  told(...events: SeenEvent[]): void {
    this.session.take({ t: 'events', hand: 1, n: this.#told + 1, events });
    this.#told += events.length;
  }

  /** The cards are dealt, and a seat is to play. */
  dealt(due = 0): void {
    this.told(DEAL, { e: 'due', seats: [due], phase: 'play' });
  }

  choice(...moves: OfferedMove[]): void {
    const choice: Choice = { phase: 'play', moves };
    this.session.take({ t: 'choice', hand: 1, n: this.#told, choice });
  }

  asked(...moves: OfferedMove[]): void {
    this.dealt();
    this.choice(...moves);
  }

  get context() {
    return gameContext(this.session.ui);
  }

  south() {
    const board = new TableView(this.session);
    return render(South, {
      props: { board, compact: false, low: false, tiny: false, onsheet: () => {} },
      context: this.context,
    });
  }
}
