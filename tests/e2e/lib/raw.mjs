// Bytes on a socket, for what no polite client would send.
import { connect } from 'node:net';

const QUIET_MS = 3000;

/** Sends bytes and answers all that came back until the other side closed or kept quiet for a while. */
export function exchange(port, bytes, { quiet = QUIET_MS } = {}) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks = [];
    const finish = () => {
      socket.destroy();
      done(Buffer.concat(chunks).toString('latin1'));
    };
    socket.setTimeout(quiet, finish);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    socket.on('error', finish);
    socket.on('connect', () => socket.write(bytes));
  });
}

/** A connection that is opened and left alone; answers its socket. */
export function idle(port, bytes = '') {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      if (bytes) socket.write(bytes);
      done(socket);
    });
    socket.once('error', fail);
    socket.on('error', () => {});
  });
}

export const request = (line, headers = {}, body = '') =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n` +
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  `\r\n${body}`;

/** The status of the first answer in what came back; 0 if the connection just ended. */
export const status = (text) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
