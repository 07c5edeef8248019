// Slow connections: a request that never ends, or comes one byte at a time, or not at all.
import { connect } from 'node:net';
import { ELSEWHERE } from '../raw.mjs';
import { below, many, pick, word } from './values.mjs';

const TRICKLE_MS = 400;
const HEAD = 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n';
const UPGRADE =
  'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

/** {begin, trickles}: what is sent at once, and whether more comes byte by byte. */
export const LORIS = many(120, (rng) => ({
  begin: pick(rng, [
    '',
    'G',
    'GET /healthz HT',
    'GET /healthz HTTP/1.1\r\n',
    `GET /${word(rng, 1, 50)} HTTP/1.1\r\nX: `,
    HEAD,
    `${HEAD}\r\n`,
    `${HEAD}\r\n{"name":"`,
    `${UPGRADE}Sec-WebSocket-Key: `,
    'POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab',
  ]),
  trickles: rng() < 0.5,
  byte: String.fromCharCode(97 + below(rng, 26)),
}));

/** Resolves with the milliseconds that the server tolerated it. */
export function linger(port, { begin, trickles, byte }) {
  return new Promise((done) => {
    const since = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
    let timer;
    socket.on('connect', () => {
      if (begin) socket.write(begin);
      if (trickles) timer = setInterval(() => socket.write(byte), TRICKLE_MS);
    });
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      done(performance.now() - since);
    });
  });
}
