// A transport without a server: moves go to a local handler, as in a lesson or a trial.
import type { ActionId, Move } from '../protocol/types';
import type { Transport } from './transport';

export class LocalTransport implements Transport {
  #id: ActionId = 0;

  constructor(
    private readonly onmove: (id: ActionId, move: Move) => void,
    readonly say: Transport['say'],
  ) {}

  act(_hand: number, _n: number, move: Move): ActionId {
    const id = ++this.#id;
    // Asynchronous, as over a network.
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
