// A TCP connection's way through this program, which can end connections or drop what is sent on them.
import { connect, createServer } from 'node:net';

const HOST = '127.0.0.1';

/** One connection: what either side sends is forwarded, or held back while the link is down. */
class Pair {
  #held = []; // [to, data]
  isLost = false; // one side ended while the link was down: the other is never notified

  constructor(link, client, server) {
    this.sides = [client, server];
    for (const [from, to] of [
      [client, server],
      [server, client],
    ]) {
      from.on('data', (data) => (link.isDown || this.isLost ? this.#held.push([to, data]) : to.write(data)));
      from.on('error', () => {}); // the close that follows counts
      from.on('close', () => {
        if (link.isDown) this.isLost = true;
        else if (!this.isLost) to.destroy();
        if (client.destroyed && server.destroyed) link.pairs.delete(this);
      });
    }
  }

  /** Delivers what was held back, as TCP does by sending it again. */
  deliver() {
    if (this.isLost) return;
    for (const [to, data] of this.#held) to.write(data);
    this.#held = [];
  }
  end() {
    this.sides.forEach((side) => side.destroy());
  }
}

export class Link {
  pairs = new Set();
  isDown = false;

  /** Listens on a free port for connections to a port of this machine or a socket file. */
  static async open(to) {
    const link = new Link();
    const target = typeof to === 'number' ? { port: to, host: HOST } : to;
    link.listener = createServer((client) => link.pairs.add(new Pair(link, client, connect(target))));
    await new Promise((done) => link.listener.listen(0, HOST, done));
    link.address = `${HOST}:${link.listener.address().port}`;
    return link;
  }

  /** Ends every connection at once, at both sides. */
  cut() {
    for (const pair of [...this.pairs]) pair.end();
  }
  /** From now on nothing gets through, and no connection ends. */
  drop() {
    this.isDown = true;
  }
  restore() {
    this.isDown = false;
    for (const pair of this.pairs) pair.deliver();
  }
  /** The machine at one side is gone: the other side keeps its present connections for good. */
  lose() {
    for (const pair of this.pairs) pair.isLost = true;
  }
  close() {
    this.cut();
    this.listener.close();
  }
}
