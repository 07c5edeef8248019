// The lesson's line: where a table's line leads to the server, this one leads to a hand that was played before.
import type { ActionId, Move } from '../protocol/types';
import type { Line } from '../table/session.svelte';

export class LessonLine implements Line {
  #id: ActionId = 0;

  constructor(
    private readonly onmove: (id: ActionId, move: Move) => void,
    readonly say: Line['say'],
  ) {}

  act(_hand: number, _n: number, move: Move): ActionId {
    const id = ++this.#id;
    // As over a network: the answer comes after the move has left.
    queueMicrotask(() => this.onmove(id, move));
    return id;
  }

  do = (): ActionId => ++this.#id;
  open(): void {}
  close(): void {}
  wake(): void {}
  farewell(): void {}
  resync(): void {}
  speak(): void {}
  pace(): void {}
  look(): void {}
  hint(): void {}
  shown(): void {}
}
