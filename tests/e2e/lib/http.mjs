// The HTTP side of the protocol, with every body in both directions checked by openapi.json.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchangeProblem } from './documents.mjs';

export class Api {
  /** @param secret the guest's, sent as its cookie; none for a stranger. */
  constructor(base, secret = null) {
    this.base = base;
    this.secret = secret;
  }

  /** Sends; returns {status, body, headers}. */
  async send(method, path, json) {
    const headers = {};
    if (this.secret) headers.Cookie = `germini_guest=${this.secret}`;
    if (json !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(this.base + path, { method, headers, body: json && JSON.stringify(json) });
    const type = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    const body = /^application\/json(;|$)/.test(type) ? JSON.parse(text) : text;
    const { status } = answer;
    assert.equal(exchangeProblem(method, path, { status, body, type, sent: json }), null, `${method} ${path}`);
    return { status, body, headers: answer.headers };
  }

  /** Sends a request that must not be refused; returns its body. */
  async must(method, path, json) {
    const { status, body } = await this.send(method, path, json);
    assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return body;
  }

  /** A new guest, and an Api for its requests. */
  static async guest(base, name) {
    const guest = await new Api(base).must('POST', '/api/guests', { name });
    return Object.assign(new Api(base, guest.secret), { guest: guest.guest, name: guest.name });
  }

  rules = () => this.must('GET', '/api/rules');
  table = (id) => this.must('GET', `/api/tables/${id}`);
  match = (id) => this.must('GET', `/api/matches/${id}`);
  hand = (id) => this.must('GET', `/api/hands/${id}`);
  create = (request) => this.must('POST', '/api/tables', request);
}

const TRIES = 100;
const BETWEEN_TRIES_MS = 100;

/** Asks again while the server is restarting. */
export async function patiently(ask) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > TRIES || !(error instanceof TypeError)) throw error; // fetch's own error for a refused connection
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}
