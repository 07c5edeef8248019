// The HTTP side of the protocol, with every body in both directions checked by the schema.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { body } from './validate.mjs';

export class Api {
  /** @param secret the guest's, sent as its cookie; none for a stranger. */
  constructor(base, secret = null) {
    this.base = base;
    this.secret = secret;
  }

  /** Sends; returns {status, body, headers}. `shape`: definition of the body expected with a status below 400. */
  async send(method, path, { shape, json, requestShape } = {}) {
    const headers = {};
    if (this.secret) headers.Cookie = `germini_guest=${this.secret}`;
    if (json !== undefined) headers['Content-Type'] = 'application/json';
    if (requestShape) assert.equal(body(requestShape, json), null);
    const answer = await fetch(this.base + path, {
      method,
      headers,
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    const text = await answer.text();
    assert.match(
      answer.headers.get('content-type') ?? '',
      /^application\/json/,
      `${method} ${path}: ${text.slice(0, 200)}`,
    );
    const parsed = JSON.parse(text);
    const wanted = answer.status < 400 ? shape : 'HttpError';
    if (wanted) assert.equal(body(wanted, parsed), null, `${method} ${path}`);
    return { status: answer.status, body: parsed, headers: answer.headers };
  }

  /** Sends a request that must not be refused; its body is not checked here. */
  async must(method, path, json) {
    const { status, body: answer } = await this.send(method, path, { json });
    assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(answer).slice(0, 300)}`);
    return answer;
  }

  async #good(method, path, wanted, options) {
    const { status, body: answer } = await this.send(method, path, options);
    assert.equal(status, wanted, `${method} ${path}: ${JSON.stringify(answer).slice(0, 300)}`);
    return answer;
  }

  /** A new guest, and an Api for its requests. */
  static async guest(base, name) {
    const guest = await new Api(base).#good('POST', '/api/guests', 201, {
      json: { name },
      requestShape: 'GuestRequest',
      shape: 'GuestCreated',
    });
    const api = new Api(base, guest.secret);
    api.guest = guest.guest;
    api.name = guest.name;
    return api;
  }

  me = () => this.#good('GET', '/api/guests/me', 200, { shape: 'Guest' });
  rename = (name) =>
    this.#good('PATCH', '/api/guests/me', 200, { json: { name }, requestShape: 'GuestRequest', shape: 'Guest' });
  rules = () => this.#good('GET', '/api/rules', 200, { shape: 'RulesList' });
  tables = () => this.#good('GET', '/api/tables', 200, { shape: 'TableList' });
  table = (id) => this.#good('GET', `/api/tables/${id}`, 200, { shape: 'TableOne' });
  history = () => this.#good('GET', '/api/history', 200, { shape: 'History' });
  match = (id) => this.#good('GET', `/api/matches/${id}`, 200, { shape: 'MatchOne' });
  hand = (id) => this.#good('GET', `/api/hands/${id}`, 200, { shape: 'HandOne' });
  create = (request) =>
    this.#good('POST', '/api/tables', 201, { json: request, requestShape: 'TableRequest', shape: 'TableCreated' });
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
