// A proxy that puts a server below a path of its own address, like one with several programs: it strips the path,
// and knows nothing outside of it.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const HOST = '127.0.0.1';

/** Returns {base, strays, close}; `strays`: requests outside of the path. */
export async function pathProxy(port, prefix) {
  const strays = [];
  const inner = (url) => (url.startsWith(prefix) ? `/${url.slice(prefix.length)}` : null);
  const proxy = createServer((asked, answer) => {
    const path = inner(asked.url);
    if (path === null) {
      strays.push(asked.url);
      return void answer.writeHead(404).end();
    }
    const { method, headers } = asked;
    const passed = request({ host: HOST, port, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  const lines = new Set();
  proxy.on('upgrade', ({ url, rawHeaders }, client, head) => {
    const path = inner(url);
    if (path === null) {
      strays.push(url);
      return void client.destroy();
    }
    const server = connect(port, HOST, () => {
      const fields = rawHeaders.flatMap((name, i) => (i % 2 ? [] : [`${name}: ${rawHeaders[i + 1]}`]));
      server.write(`GET ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`);
      server.write(head);
      client.pipe(server).pipe(client);
    });
    for (const end of [client, server]) {
      lines.add(end);
      end.on('error', () => [client, server].forEach((one) => one.destroy()));
    }
  });
  await new Promise((done) => proxy.listen(0, HOST, done));
  const close = () => {
    for (const line of lines) line.destroy();
    proxy.closeAllConnections();
    return new Promise((done) => proxy.close(done));
  };
  return { base: `http://${HOST}:${proxy.address().port}${prefix}`, strays, close };
}
