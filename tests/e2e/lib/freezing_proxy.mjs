// Connections to a server that a test can cut, or freeze: then nothing gets through, and neither side is notified.
import { connect, createServer } from 'node:net';

/** Listens on a free port, for the server's port or socket file; returns {base, freeze, thaw, cut, close}. */
export async function freezingProxy(to) {
  const open = new Set();
  let isFrozen = false;
  const still = (socket) => (isFrozen ? socket.pause() : socket.resume());
  const proxy = createServer((client) => {
    const server = connect(typeof to === 'number' ? { port: to, host: '127.0.0.1' } : to);
    const both = [client, server];
    client.pipe(server).pipe(client);
    for (const socket of both) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      for (const end of ['close', 'error']) socket.on(end, () => both.forEach((one) => one.destroy()));
      still(socket);
    }
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
  const freeze = (on) => {
    isFrozen = on;
    open.forEach(still);
  };
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    base: `http://127.0.0.1:${proxy.address().port}`,
    freeze: () => freeze(true),
    thaw: () => freeze(false),
    cut,
    close: () => {
      cut();
      proxy.close();
    },
  };
}
