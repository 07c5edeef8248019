// The server's machine-readable descriptions: valid, complete, and in agreement with the real
// traffic.
import Ajv from 'ajv';
import { Validator } from '@seriousme/openapi-schema-validator';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { clubVisit } from './lib/club_visit.mjs';
import { Documents } from './lib/documents.mjs';
import { Api } from './lib/http.mjs';
import { playHand, random } from './lib/player.mjs';
import { Asker } from './lib/malformed/ask.mjs';
import { open } from './lib/malformed/lane.mjs';
import { sampled, wrongSample } from './lib/samples.mjs';
import { ROOT, Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, ready, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const official = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0-without-$id.json');
const SCHEMAS = readdirSync(join(ROOT, 'protocol/schema'));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

let server, documents, guest, asker;
before(async () => {
  server = await Server.start({ args: UNHURRIED });
  guest = await Api.guest(server.base, 'Lettrice');
  const { games } = await guest.rules();
  const isOfGame = (name) => games.some(({ game }) => name.startsWith(`${game}_`));
  // A game's own parts, and the lines of a ledger, are in no description.
  const lines = ['ledger.json'];
  documents = await Documents.from(server.base, [...SCHEMAS.filter(isOfGame), ...lines]);
  asker = new Asker(server.port, guest.secret);
});
after(async () => {
  asker?.close();
  await server.dispose();
});

suite('the documents', () => {
  test('are served as they are in protocol/, with every schema', () => {
    const files = ['openapi.json', 'asyncapi.json', ...SCHEMAS.map((name) => `schema/${name}`)];
    assert.deepEqual([...documents.all.keys()].sort(), files.map((name) => `/api/${name}`).sort());
    for (const name of files)
      assert.deepEqual(
        documents.all.get(`/api/${name}`),
        JSON.parse(readFileSync(join(ROOT, 'protocol', name), 'utf8')),
        name,
      );
  });
  test('have no dangling reference', () => assert.deepEqual(documents.broken, []));
  test('OpenAPI: valid by its own schema', async () => {
    const { valid, errors } = await new Validator().validate(documents.bundled);
    assert.ok(valid, JSON.stringify(errors));
    assert.match(documents.openapi.openapi, /^3\.1\./);
    const ids = documents.operations.map(({ operation }) => operation.operationId);
    assert.equal(new Set(ids).size, ids.length);
  });
  test('AsyncAPI: valid by its own schema', () => {
    const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
    assert.ok(ajv.validate(official, documents.asyncapi), ajv.errorsText());
  });
  test('both schemas reject invalid documents', async () => {
    const { paths, ...without } = documents.bundled;
    paths['/x'] = { get: { responses: 7 } };
    assert.equal((await new Validator().validate({ ...without, paths })).valid, false);
    const ajv = new Ajv({ strict: false, validateFormats: false });
    assert.equal(ajv.validate(official, { ...documents.asyncapi, operations: { x: { action: 'shout' } } }), false);
  });
});

suite('the samples', () => {
  test('each body of clubs and evenings has one that is valid by its schema', () => {
    const all = sampled(documents.openapi);
    assert.ok(all.length > 40, `${all.length} bodies`);
    for (const [name, reference] of all) assert.equal(wrongSample(name, reference), null);
  });
});

suite('the socket and AsyncAPI', () => {
  test('its messages are those of the schemas, and each operation names some of them', () => {
    const refs = (file) =>
      documents.all
        .get(`/api/schema/${file}.json`)
        .oneOf.map(({ $ref }) => ($ref.startsWith('#') ? `schema/${file}.json${$ref}` : `schema/${$ref}`));
    const { messages } = documents.asyncapi.components;
    assert.deepEqual(
      Object.values(messages)
        .map(({ payload }) => payload.schema.$ref)
        .sort(),
      [...refs('inbound'), ...refs('outbound')].sort(),
    );
    const { operations, channels } = documents.asyncapi;
    assert.deepEqual(Object.keys(channels.table.messages).sort(), Object.keys(messages).sort());
    const named = (action) =>
      Object.values(operations)
        .filter((one) => one.action === action)
        .flatMap((one) => one.messages.map(({ $ref }) => $ref.split('/').at(-1)));
    assert.deepEqual([...named('receive'), ...named('send')].sort(), Object.keys(messages).sort());
    for (const name of named('receive')) assert.match(messages[name].payload.schema.$ref, /inbound/);
    for (const name of named('send')) assert.doesNotMatch(messages[name].payload.schema.$ref, /inbound/);
  });

  test('every message of a hand, of refusals and of the end is one of them', { timeout: 120_000 }, async () => {
    const own = await Server.start({ args: UNHURRIED });
    const { clients, everyone } = await seated(own, {
      preset: 'germini',
      request: { seconds: 300, chat: 'on', hints: true },
      watched: true,
    });
    await ready(clients, 1);
    const [first] = clients;
    first.send({ t: 'ping' });
    first.send({ t: 'shown', hand: 1, n: 2 });
    first.send({ t: 'pace', quick: true });
    first.send({ t: 'look', open: false });
    first.send({ t: 'say', emote: 'buongiorno' });
    first.send({ t: 'say', text: 'Buonasera a tutti' });
    assert.equal((await first.act({ play: 'T1' }, { hand: 999 })).t, 'refused');
    first.sendText('{"t": "shout"}');
    // Each requests a choice, and plays anything legal.
    const before = ({ hand, n }) => void clients.map((client) => client.send({ t: 'hint', hand, n }));
    await Promise.all(clients.map((client) => playHand(client, 1, random(SEED + client.seat), { before })));
    answered(await first.do({ ready: true }));
    for (const client of everyone) await client.until(() => client.over.has(1));
    assert.match(own.admin('announce', '5'), /announced for/);
    await own.stop();
    for (const client of everyone) await client.ended;
    const seen = new Set();
    for (const { frames } of everyone)
      for (const { text } of frames) {
        if (text.includes('shout')) continue; // not a message of this protocol
        const message = JSON.parse(text);
        const described = documents.message(message.t);
        assert.ok(described, text);
        assert.equal(documents.problem(described.schema, message), null, text.slice(0, 300));
        seen.add(message.t);
      }
    assert.deepEqual([...seen].sort(), Object.keys(documents.asyncapi.components.messages).sort(), 'each was seen');
    await own.dispose();
  });

  test('the beginning of a hand in protocol/README.md is such traffic', () => {
    const text = readFileSync(join(ROOT, 'protocol/README.md'), 'utf8');
    const lines = [...text.matchAll(/^([→←]) (\{.*\})$/gm)].map(([, from, json]) => [from, JSON.parse(json)]);
    assert.ok(lines.length > 10);
    const inward = new Set(documents.asyncapi.operations.enter.messages.map(({ $ref }) => $ref.split('/').at(-1)));
    assert.ok(inward.has(lines[0][1].t), 'it begins at the beginning');
    for (const [from, message] of lines) {
      const { schema } = documents.message(message.t);
      assert.equal(from === '→', /inbound/.test(schema.$ref), message.t);
      assert.equal(documents.problem(schema, message), null, JSON.stringify(message));
    }
  });

  test('another version of the protocol is refused before the socket opens, with the version spoken', async () => {
    const spoken = 'germini.v4';
    assert.equal(
      documents.asyncapi.channels.table.bindings.ws.headers.properties['Sec-WebSocket-Protocol'].const,
      spoken,
    );
    for (const offered of ['germini.v1', ['germini.v3', 'germini.v5'], []]) {
      const { status, body } = await open(server, guest.secret, { protocol: offered });
      assert.equal(status, 400);
      assert.equal(documents.answerProblem('GET', '/ws', { status, body, type: 'application/json' }), null);
      assert.equal(body.error.code, 'bad_protocol');
      assert.ok(body.error.message.includes(spoken), body.error.message);
    }
    // Nor another version of the WebSocket protocol itself.
    const other = await asker.ask({
      method: 'GET',
      path: '/ws',
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '12',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': spoken,
      },
    });
    assert.equal(other.status, 426);
    // A client that supports both uses ours.
    const { socket } = await open(server, guest.secret, { protocol: ['germini.v1', spoken] });
    assert.equal(socket.protocol, spoken);
    socket.terminate();
  });
});

suite('HTTP and OpenAPI', () => {
  const ask = async (method, path, more = {}) => {
    const answer = await asker.ask({ method, path, ...more });
    return { status: answer.status, body: answer.body, type: answer.headers['content-type'] ?? '' };
  };
  const real = (path) => path.replace(/\{(id|season|paper)\}/g, 'aaaaaaaaaaaa').replace('{name}', 'http.json');

  test('every route of the document exists, and accepts no other method', async () => {
    for (const path of Object.keys(documents.openapi.paths)) {
      const item = documents.openapi.paths[path];
      // A word in a path may be where another has an id.
      const asId = (method) => (one) =>
        one.includes('{') &&
        new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path) &&
        documents.openapi.paths[one][method.toLowerCase()];
      for (const method of METHODS) {
        if (!item[method.toLowerCase()] && Object.keys(documents.openapi.paths).some(asId(method))) continue;
        const body = method === 'GET' ? {} : { body: '{}' };
        // Not as the main client, which would have no identity afterwards.
        const leaving = /^(DELETE \/api\/me|POST \/api\/me\/log-out)$/.test(`${method} ${path}`);
        const other = leaving ? await Api.guest(server.base, 'Passante') : null;
        const as = other ? { headers: { Authorization: `Bearer ${other.secret}` } } : {};
        const answer = await ask(method, real(path), { ...body, ...as });
        const code = answer.body?.error?.code;
        if (item[method.toLowerCase()]) {
          assert.equal(documents.answerProblem(method, real(path), answer), null);
          assert.notEqual(answer.status, 405);
          if (!path.includes('{')) assert.notEqual(answer.status, 404, path);
        } else if (path !== '/ws') {
          assert.deepEqual([answer.status, code], [405, 'bad_method'], `${method} ${path}`);
        }
      }
    }
  });

  test('every path of the server is in the document', () => {
    const folder = join(ROOT, 'server/net');
    const sources = readdirSync(folder).filter((name) => name.endsWith('.cpp'));
    const paths = sources.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/"(\/(?:api\/|clubs|ws|healthz|readyz)[a-z./{}-]*)"/g)].map(
        ([, path]) => path,
      ),
    );
    assert.ok(paths.length > 30);
    for (const path of paths.filter((one) => one !== '/api/'))
      assert.ok(
        documents.openapi.paths[path] || documents.template(path.endsWith('/') ? `${path}aaaaaaaaaaaa` : path),
        `${path} is not described`,
      );
  });

  test('every response of a session, good or bad, is as documented', { timeout: 120_000 }, async () => {
    asker.secret = (await Api.guest(server.base, 'Lettrice')).secret; // the previous client may be deleted by now
    const { clients, apis, table, invitation } = await seated(server, {
      preset: 'pagat',
      request: { open: true, spectators: true },
    });
    await ready(clients, 1);
    await Promise.all(clients.map((client) => playHand(client, 1, random(SEED + client.seat))));
    for (const client of clients) await client.until(() => client.table.state === 'between');
    const { match } = clients[0].table;
    const [hand] = match.hands;
    // Players agree on a finished match, and an unfinished hand is incomplete.
    await ready(clients, 2);
    for (const client of clients) answered(await client.do({ break_off: true }));
    for (const client of clients) await client.until(() => client.table.state === 'over');
    const json = (value) => ({ body: JSON.stringify(value) });
    const stranger = { headers: { Cookie: '' } };
    const foreign = { headers: { Origin: 'https://evil.example' } };
    const sound = { game: 'minchiate', preset: 'dresden' };
    const { record } = (await ask('GET', `/api/hands/${hand.hand}`)).body;
    const spoiled = { ...record, moves: record.moves.toReversed() };
    const trial = { hand: hand.hand, step: 57, seat: 2, moves: [] };
    const shares = `/api/hands/${hand.hand}/shares`;
    const own = { headers: { Authorization: `Bearer ${apis[0].secret}` } };
    const made = (await ask('POST', shares, { ...json({}), ...own })).body;
    const password = 'una carta sola';
    // Programs, whose secrets stay.
    const [program, maker] = [asker, apis[1]].map((one) => ({ headers: { Authorization: `Bearer ${one.secret}` } }));
    const { code } = (await ask('POST', '/api/me/link-code', { ...json({}), ...maker })).body;
    const bearer = ({ secret }) => ({ headers: { Authorization: `Bearer ${secret}` } });
    const passing = async () => bearer(await Api.guest(server.base, 'Passante'));
    // As a passkey's, and without identity.
    const words = { id: 'AAAA', client_data: 'AAAA', authenticator_data: 'AAAA' };
    const visit = [
      ['POST', '/api/guests', 201, json({ name: 'Nuova' })],
      ['POST', '/api/guests', 400, json({ name: '' })],
      ['POST', '/api/guests', 403, { ...json({ name: 'x' }), ...foreign }],
      ['POST', '/api/guests', 413, json({ name: 'x'.repeat(20_000) })],
      ['POST', '/api/guests', 415, { ...json({ name: 'x' }), headers: { 'Content-Type': 'text/plain' } }],
      ['GET', '/api/guests/me', 200],
      ['GET', '/api/guests/me', 401, stranger],
      ['PATCH', '/api/guests/me', 200, json({ name: 'Altra' })],
      ['PATCH', '/api/guests/me', 400, json({})],
      ['PATCH', '/api/guests/me', 401, { ...json({ name: 'x' }), ...stranger }],
      ['GET', '/api/tables', 200],
      ['POST', '/api/tables', 201, json(sound)],
      ['POST', '/api/tables', 400, json({ ...sound, preset: 'none' })],
      ['POST', '/api/tables', 401, { ...json(sound), ...stranger }],
      ['GET', `/api/tables/${table}`, 200],
      ['GET', '/api/tables/aaaaaaaaaaaa', 404],
      ['POST', '/api/invitations', 200, json({ table, invitation })],
      ['POST', '/api/invitations', 400, json({ table })],
      ['POST', '/api/invitations', 404, json({ table: 'aaaaaaaaaaaa', invitation })],
      ['GET', '/api/history', 200],
      ['GET', '/api/history?before=x', 400],
      ['GET', `/api/matches/${match.id}`, 200],
      ['GET', `/api/matches/${match.id}/struck-out`, 200],
      ['GET', '/api/matches/aaaaaaaaaaaa/struck-out', 404],
      ['GET', '/api/matches/aaaaaaaaaaaa', 404],
      ['POST', `/api/matches/${match.id}/agreement`, 200, { ...json({ agree: true }), ...own }],
      ['POST', `/api/matches/${match.id}/agreement`, 400, { ...json({}), ...own }],
      ['POST', `/api/matches/${match.id}/agreement`, 401, { ...json({ agree: true }), ...stranger }],
      ['POST', '/api/matches/aaaaaaaaaaaa/agreement', 404, json({ agree: true })],
      ['GET', `/api/hands/${hand.hand}`, 200],
      ['GET', '/api/hands/aaaaaaaaaaaa', 404],
      ['POST', '/api/records/replay', 200, json(record)],
      ['POST', '/api/records/replay?as=1', 200, json(spoiled)],
      ['POST', '/api/records/replay', 400, json({ ...record, dealer: 9 })],
      ['POST', '/api/what-if', 200, json(trial)],
      ['POST', '/api/what-if', 200, json({ ...trial, moves: [{ play: 'T1' }] })],
      ['POST', '/api/what-if', 400, json({ ...trial, seat: 9 })],
      ['POST', '/api/what-if', 404, json({ ...trial, hand: 'aaaaaaaaaaaa' })],
      ['POST', shares, 201, { ...json({}), ...own }],
      ['POST', shares, 401, { ...json({}), ...stranger }],
      ['POST', shares, 404, json({})],
      ['GET', shares, 200, own],
      ['GET', shares, 401, stranger],
      ['POST', `/api/hands/${hand.hand}/agreement`, 200, { ...json({ agree: true }), ...own }],
      ['POST', `/api/hands/${hand.hand}/agreement`, 400, { ...json({}), ...own }],
      ['POST', `/api/hands/${hand.hand}/agreement`, 401, { ...json({ agree: true }), ...stranger }],
      ['POST', `/api/hands/${hand.hand}/agreement`, 404, json({ agree: true })],
      ['POST', '/api/shared', 200, json({ secret: made.secret })],
      ['POST', '/api/shared', 404, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' })],
      ['POST', '/api/shared', 400, json({})],
      ['POST', '/api/shares/end', 200, { ...json({ share: made.share }), ...own }],
      ['POST', '/api/shares/end', 400, json({})],
      ['POST', '/api/shares/end', 401, { ...json({ share: made.share }), ...stranger }],
      ['POST', '/api/guests/back', 404, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' })],
      ['POST', '/api/guests/back', 400, json({})],
      ...(await clubVisit(server, ask, await Api.guest(server.base, 'Titolare'), stranger)),
      ['GET', '/api/rules', 200],
      ['GET', '/api/server', 200],
      ['POST', '/api/accounts', 400, json({ login: 'Lettrice', password: 'corta' })],
      ['POST', '/api/accounts', 201, { ...json({ login: 'Lettrice', password }), ...program }],
      ['POST', '/api/accounts', 409, json({ login: 'Lettrice', password })],
      ['POST', '/api/log-in', 200, json({ login: 'lettrice', password })],
      ['POST', '/api/log-in', 403, json({ login: 'lettrice', password: 'un’altra' })],
      ['POST', '/api/link-code', 409, { ...json({ code }), ...maker }],
      ['POST', '/api/link-code', 403, json({ code })],
      ['POST', '/api/link-code', 200, { ...json({ code, dry_run: true }), ...own }],
      ['POST', '/api/link-code', 403, json({ code: 'abcde-fghjk', password })],
      ['POST', '/api/link-code', 400, json({})],
      ['POST', '/api/me/link-code', 201, json({ password })],
      ['POST', '/api/me/link-code', 403, json({})],
      ['POST', '/api/me/link-code', 401, { ...json({}), ...stranger }],
      ['POST', '/api/log-in', 200, { ...json({ login: 'lettrice', password, merge: true }), ...stranger }],
      ['POST', '/api/log-in/code', 403, json({ login: 'lettrice', code: 'abcde-fghjk', password })],
      ['POST', '/api/log-in/reset', 403, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv', password })],
      ['GET', '/api/me', 200],
      ['GET', '/api/me', 401, stranger],
      ['GET', '/api/me/data', 200],
      ['GET', '/api/me/sessions', 200],
      ['DELETE', '/api/me/sessions', 200],
      ['DELETE', '/api/me/sessions', 403, foreign],
      ['DELETE', '/api/me/sessions/aaaaaaaaaaaa', 404],
      ['PATCH', '/api/me/password', 403, json({ old: 'un’altra', password })],
      ['PATCH', '/api/me/password', 200, json({ old: password, password })],
      ['POST', '/api/me/codes', 200, json({ password })],
      ['POST', '/api/me/codes', 403, { ...json({ password }), ...own }],
      ['GET', '/api/me/passkeys', 200],
      ['GET', '/api/me/passkeys', 401, stranger],
      ['POST', '/api/me/passkeys/challenge', 200, json({ password })],
      ['POST', '/api/me/passkeys/challenge', 403, json({ password: 'un’altra' })],
      ['POST', '/api/me/passkeys', 403, json({ ...words, public_key: 'AAAA' })],
      ['POST', '/api/me/passkeys', 400, json(words)],
      ['DELETE', '/api/me/passkeys/aaaaaaaaaaaa', 404, json({ password })],
      ['DELETE', '/api/me/passkeys/aaaaaaaaaaaa', 403, json({ password: 'un’altra' })],
      ['POST', '/api/log-in/passkey/challenge', 200, json({})],
      ['POST', '/api/log-in/passkey', 403, json({ ...words, signature: 'AAAA' })],
      ['POST', '/api/log-in/passkey', 400, json(words)],
      ['POST', '/api/administrator', 404, json({ secret: 'AbCdEfGhIjKlMnOpQrStUv' })],
      ['POST', '/api/reset-links', 403, json({ login: 'Lettrice' })],
      ['POST', '/api/sign-up-links', 403, json({})],
      ['DELETE', '/api/me', 403, json({ password: 'un’altra' })],
      ['DELETE', '/api/me', 409, json({ password })],
      ['DELETE', '/api/me', 200, await passing()],
      ['POST', '/api/me/log-out', 200, { ...json({}), ...(await passing()) }],
      ['POST', '/api/me/log-out', 401, { ...json({}), ...stranger }],
      ['GET', '/api/version', 200],
      ['GET', '/api/openapi.json', 200],
      ['GET', '/api/asyncapi.json', 200],
      ['GET', '/api/schema/card.json', 200],
      ['GET', '/api/schema/cards.json', 404],
      ['GET', '/healthz', 200],
      ['GET', '/readyz', 200],
    ];
    for (const [method, path, status, more] of visit) {
      const answer = await ask(method, path, more);
      assert.equal(answer.status, status, `${method} ${path}: ${JSON.stringify(answer.body).slice(0, 200)}`);
      assert.equal(documents.answerProblem(method, path, answer), null, `${method} ${path}`);
    }
    const visited = new Set(visit.map(([method, path]) => `${method} ${documents.template(path.split('?')[0])}`));
    const known = documents.operations
      .map(({ method, path }) => `${method} ${path}`)
      .filter((one) => one !== 'GET /ws');
    assert.deepEqual([...visited].sort(), known.sort(), 'every operation was asked for');
    assert.equal(apis.length, 4);
    await Promise.all(clients.map((client) => client.close()));
  });
});
