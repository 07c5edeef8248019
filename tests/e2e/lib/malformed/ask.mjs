// HTTP requests with unchecked bytes, on persistent connections.
import { Agent, request } from 'node:http';
import { ELSEWHERE } from '../raw.mjs';

export class Asker {
  #agent;

  /** @param secret of the requesting guest, unless a request specifies another. */
  constructor(port, secret, { lanes = 6 } = {}) {
    Object.assign(this, { port, secret });
    this.#agent = new Agent({ keepAlive: true, maxSockets: lanes });
  }

  /** Returns {status, body, headers}; `body` is parsed if it is JSON. */
  ask({ method, path, headers = {}, body }, { fresh = false } = {}) {
    const bytes = body === undefined ? null : Buffer.from(body);
    const all = {
      Cookie: `germini_guest=${this.secret}`,
      ...(bytes ? { 'Content-Type': 'application/json', 'Content-Length': bytes.length } : {}),
      ...headers,
    };
    const options = { host: '127.0.0.1', port: this.port, method, path, headers: all, localAddress: ELSEWHERE };
    return new Promise((done, fail) => {
      const sent = request({ ...options, agent: fresh ? false : this.#agent }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = /^application\/json(;|$)/.test(answer.headers['content-type'] ?? '');
          done({ status: answer.statusCode, body: isJson && text ? JSON.parse(text) : text, headers: answer.headers });
        });
      });
      sent.on('error', fail);
      sent.on('upgrade', (answer, socket) => {
        socket.destroy();
        done({ status: answer.statusCode, body: null, headers: answer.headers });
      });
      sent.end(bytes ?? undefined);
    });
  }

  close() {
    this.#agent.destroy();
  }
}
