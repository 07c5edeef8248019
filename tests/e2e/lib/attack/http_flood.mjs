// Requests as fast as the server accepts them, many in one piece, over connections that reopen when they are ended.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const AT_ONCE = 20; // requests sent in one piece
const LONGEST_MARK = 40;
const PAUSE_MS = 5; // before a connection reopens

/**
 * Requests the paths in turn until the time is up. `from`: the attacker's own source address.
 * `forwarded(n)`: the address that request n was forwarded for, if it comes as from a proxy.
 */
export async function floodHttp({ port, until, tally, paths, connections, from, headers = '', forwarded = null }) {
  let asked = 0;
  const next = () => {
    const path = paths[asked % paths.length];
    const address = forwarded ? `X-Forwarded-For: ${forwarded(asked)}\r\n` : '';
    asked += 1;
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}${address}\r\n`;
  };
  const one = async () => {
    while (Date.now() < until) {
      await new Promise((done) => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: from });
        let rest = '';
        let open = 0;
        const more = () => {
          if (Date.now() >= until) return socket.destroy();
          open = AT_ONCE;
          return socket.write(Array.from({ length: AT_ONCE }, next).join(''));
        };
        socket.on('connect', more);
        socket.on('data', (bytes) => {
          const text = rest + bytes.toString('latin1');
          let end = 0;
          for (const mark of text.matchAll(/HTTP\/1\.1 (\d{3}) |"code":"([a-z_]+)"/g)) {
            tally.add(mark[1] ?? mark[2]);
            open -= mark[1] ? 1 : 0;
            end = mark.index + mark[0].length;
          }
          rest = text.slice(Math.max(end, text.length - LONGEST_MARK)); // one may be cut in two
          if (open <= 0) more();
        });
        socket.on('error', () => {});
        socket.on('close', () => {
          tally.add('ended');
          done();
        });
        setTimeout(() => socket.destroy(), Math.max(0, until - Date.now())).unref();
      });
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  tally.add('asked', asked);
}
