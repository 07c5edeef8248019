// What one seat holds and the progress of the trick, from its own events.
export class Sight {
  constructor(client) {
    this.client = client;
    this.#afresh();
    client.watch = (message) => this.take(message);
  }

  #afresh() {
    this.hand = new Set();
    this.plays = []; // of this trick, the hands
    this.phase = null;
  }

  take(message) {
    if (message.t !== 'events') return;
    if (message.n === 1) this.#afresh();
    for (const event of message.events) this.#fold(event);
  }

  #fold(event) {
    const own = `hand:${this.client.seat}`;
    if (event.e === 'trick') this.plays = [];
    if (event.e === 'due') this.phase = event.phase;
    if (event.e !== 'moved') return;
    if (event.to === own) for (const card of event.cards) this.hand.add(card);
    if (event.from === own) for (const card of event.cards) this.hand.delete(card);
    // Even a card that is shown only as it is played, and put elsewhere.
    if (this.phase === 'play' && event.from.startsWith('hand:')) this.plays.push(event.from);
  }

  /** Whether this seat's next card ends the hand. */
  get isLast() {
    return this.hand.size === 1 && this.plays.length === 3;
  }
}
