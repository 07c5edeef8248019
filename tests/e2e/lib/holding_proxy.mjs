// A connection between a client and the server that a test can cut and delay, frame by frame of what the client sends.
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const LONG = 126; // the length is in the two bytes that follow
const QUIET_MS = 300;
const TEXT = 1; // a frame's kind; the others answer pings, or end the connection
const MASK = 4; // bytes, in every frame of a client (RFC 6455, 5.3)

/** The first frame of what a client sends: {text, size}, or null while it is incomplete. */
function frameOf(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & 0x7f;
  if (short > LONG) throw new Error('a client of these tests sends no frame so long');
  const head = short === LONG ? 4 : 2;
  if (bytes.length < head + MASK) return null;
  const length = short === LONG ? bytes.readUInt16BE(2) : short;
  const size = head + MASK + length;
  if (bytes.length < size) return null;
  const mask = bytes.subarray(head, head + MASK);
  const text = Buffer.from(bytes.subarray(head + MASK, size).map((byte, at) => byte ^ mask[at % MASK])).toString();
  return { text, size, isText: (bytes[0] & 0x0f) === TEXT };
}

/**
 * Listens on a free port. `onFrame(text, socket)` is called for each frame of a client's WebSocket, with the number of that
 * connection: `pass`, `hold` it and all after it until release(), or `cut`: it reaches the server, and the connection ends as soon as
 * that has answered, before any of the answer is delivered.
 */
export async function holdingProxy(port, onFrame) {
  let sockets = 0;
  const held = [];
  const open = new Set();
  const stilled = new Set();
  let lastWord = Date.now(); // of the server
  let isFrozen = false;
  const proxy = createServer((client) => {
    const server = connect({ port, host: '127.0.0.1' });
    const both = [client, server];
    both.forEach((socket) => open.add(socket));
    let number = 0; // of a WebSocket; 0 of anything else
    let isCut = false;
    let isHeld = false;
    let rest = Buffer.alloc(0);
    // Nothing gets through either way, and neither side is notified.
    const still = () => both.forEach((socket) => (isFrozen ? socket.pause() : socket.resume()));
    stilled.add(still);
    const end = () => both.forEach((socket) => socket.destroy());
    both.forEach((socket) => socket.on('close', end).on('error', end));
    server.on('data', (bytes) => {
      lastWord = Date.now();
      if (isCut) end();
      else client.write(bytes);
    });
    client.on('data', (bytes) => {
      if (number === 0) {
        // A client may ask for the WebSocket on a connection that has served other requests.
        if (bytes.toString('latin1').startsWith('GET /ws')) number = ++sockets;
        server.write(bytes);
        return;
      }
      rest = Buffer.concat([rest, bytes]);
      for (let frame = frameOf(rest); frame; frame = frameOf(rest)) {
        const raw = rest.subarray(0, frame.size);
        rest = rest.subarray(frame.size);
        const what = isHeld ? 'hold' : frame.isText ? onFrame(frame.text, number) : 'pass';
        if (what === 'hold') {
          isHeld = true;
          held.push(() => {
            isHeld = false;
            server.write(raw);
          });
        } else {
          isCut = what === 'cut';
          server.write(raw);
        }
      }
    });
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${proxy.address().port}`,
    isHolding: () => held.length > 0,
    /** The server's data has reached the client. */
    quiet: async () => {
      while (Date.now() - lastWord < QUIET_MS) await sleep(QUIET_MS);
    },
    freeze: () => {
      isFrozen = true;
      stilled.forEach((still) => still());
    },
    thaw: () => {
      isFrozen = false;
      stilled.forEach((still) => still());
    },
    release: () => held.splice(0).forEach((send) => send()),
    close: () => {
      open.forEach((socket) => socket.destroy());
      proxy.close();
    },
  };
}
