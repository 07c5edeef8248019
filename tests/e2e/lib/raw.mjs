// Raw bytes on a socket, which no proper client would send.
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { SUBPROTOCOL } from './client.mjs';

/** The source of malformed input: another address than the table's guests, since limits count by address. */
export const ELSEWHERE = '127.0.0.2';

const QUIET_MS = 3000;

/** Sends bytes and returns everything received until the other side closed or was silent for a while. */
export function exchange(port, bytes, { quiet = QUIET_MS } = {}) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
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

/** A connection that is opened and left alone; returns its socket. */
export function idle(port, bytes = '') {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE });
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

/** The status of the first response received; 0 if the connection just ended. */
export const status = (text) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

/** One HTTP request with its bytes unchanged; returns {status, text, headers}. */
export function http(port, method, path, headers = {}, body = '') {
  return new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, method, path, headers, localAddress: ELSEWHERE, agent: false };
    const sent = ask(options, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode, text: Buffer.concat(chunks).toString(), headers: answer.headers }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Opens a WebSocket; returns {socket}, or {status, body} of the refusal. */
export function open(port, secret, { protocol = SUBPROTOCOL, headers = {}, ...options } = {}) {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, protocol, {
      headers: { ...(secret ? { Cookie: `germini_guest=${secret}` } : {}), ...headers },
      localAddress: ELSEWHERE,
      perMessageDeflate: false,
      ...options,
    });
    socket.on('error', () => {});
    socket.once('open', () => done({ socket }));
    socket.once('unexpected-response', (_, answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => done({ status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks)) }));
    });
  });
}
