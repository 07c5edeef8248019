// The server's machine-readable descriptions: valid, complete, and in agreement with the real traffic. The responses
// over HTTP are compared with them in every suite: each that an Api or a page gets.
import Ajv from 'ajv';
import { Validator } from '@seriousme/openapi-schema-validator';
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { asyncapi, at, exchangeProblem, openapi, problem, refsOf, template } from './lib/documents.mjs';
import { Api } from './lib/http.mjs';
import { playHand, random } from './lib/player.mjs';
import { http, open } from './lib/raw.mjs';
import { ROOT, Server, UNHURRIED } from './lib/start_server.mjs';
import { answered, ready, seated } from './lib/table.mjs';

const SEED = Number(process.env.SEED ?? 1798);
const official = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0-without-$id.json');
const PROTOCOL = join(ROOT, 'protocol');
const SCHEMAS = readdirSync(join(PROTOCOL, 'schema'));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const read = (name) => JSON.parse(readFileSync(join(PROTOCOL, name), 'utf8'));
const FILES = ['openapi.json', 'asyncapi.json', ...SCHEMAS.map((name) => `schema/${name}`)];
const { messages } = asyncapi.components;
// Of the table in the section about matches: game, presets, seats, sides, unit, rounds.
const PRESETS_ROW = /^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \| (\d) \| `(\[[\w, ]+\])` \| `(\w+)` \| ([\d, ]+) \|$/gm;

let server, guest;
before(async () => {
  server = await Server.start({ args: UNHURRIED });
  guest = await Api.guest(server.base, 'Lettrice');
});
after(() => server.dispose());

suite('the documents', () => {
  test('are served as they are in protocol/, with every schema', async () => {
    for (const name of FILES) {
      const answer = await fetch(`${server.base}/api/${name}`);
      assert.match(answer.headers.get('content-type'), /^application\/json/);
      assert.deepEqual(await answer.json(), read(name), name);
    }
  });
  test('have no dangling reference', () => {
    for (const name of FILES)
      for (const ref of refsOf(read(name))) {
        const [file, pointer = ''] = ref.split('#');
        const path = file ? join(dirname(name), file) : name;
        assert.ok(existsSync(join(PROTOCOL, path)), `${name}: ${ref}`);
        assert.notEqual(at(read(path), decodeURI(pointer)), undefined, `${name}: ${ref}`);
      }
  });
  test('OpenAPI: valid by its own schema', async () => {
    const { valid, errors } = await new Validator().validate(bundled());
    assert.ok(valid, JSON.stringify(errors));
    assert.match(openapi.openapi, /^3\.1\./);
    const ids = Object.values(openapi.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
    assert.equal(new Set(ids).size, ids.length);
  });
  test('AsyncAPI: valid by its own schema', () => {
    const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false });
    assert.ok(ajv.validate(official, asyncapi), ajv.errorsText());
  });
  test('the presets in protocol/README.md are played as the server says', async () => {
    const written = {};
    for (const row of readFileSync(join(PROTOCOL, 'README.md'), 'utf8').matchAll(PRESETS_ROW)) {
      const [game, presets, seats, sides, unit, rounds] = row.slice(1);
      for (const [, preset] of presets.matchAll(/`(\w+)`/g))
        (written[game] ??= {})[preset] = {
          seats: Number(seats),
          sides: JSON.parse(sides),
          unit,
          rounds: rounds.split(', ').map(Number),
        };
    }
    const { games } = await guest.rules();
    const facts = ({ seats, sides, unit, rounds }) => ({ seats, sides, unit, rounds });
    const played = games.map(({ game, by_preset }) => [
      game,
      Object.fromEntries(Object.entries(by_preset).map(([preset, how]) => [preset, facts(how)])),
    ]);
    assert.deepEqual(written, Object.fromEntries(played));
  });
});

/** The OpenAPI document in one piece: the referenced schemas are among its components. */
function bundled() {
  const schemas = {};
  const text = JSON.stringify(openapi).replaceAll(
    /"schema\/\w+\.json#\/\$defs\/(\w+)"|"schema\/(\w+)\.json"/g,
    (_, part, file) => {
      schemas[part ?? file] = { title: part ?? file };
      return `"#/components/schemas/${part ?? file}"`;
    },
  );
  const copy = JSON.parse(text);
  return { ...copy, components: { ...copy.components, schemas } };
}

suite('the socket and AsyncAPI', () => {
  test('its messages are those of the schemas, and each operation names some of them', () => {
    const refs = (file) =>
      read(`schema/${file}.json`).oneOf.map(({ $ref }) =>
        $ref.startsWith('#') ? `schema/${file}.json${$ref}` : `schema/${$ref}`,
      );
    assert.deepEqual(
      Object.values(messages)
        .map(({ payload }) => payload.schema.$ref)
        .sort(),
      [...refs('inbound'), ...refs('outbound')].sort(),
    );
    const { operations, channels } = asyncapi;
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
        assert.ok(messages[message.t], text);
        assert.equal(problem(messages[message.t].payload.schema, message), null, text.slice(0, 300));
        seen.add(message.t);
      }
    assert.deepEqual([...seen].sort(), Object.keys(messages).sort(), 'each was seen');
    await own.dispose();
  });

  test('the beginning of a hand in protocol/README.md is such traffic', () => {
    const text = readFileSync(join(ROOT, 'protocol/README.md'), 'utf8');
    const lines = [...text.matchAll(/^([→←]) (\{.*\})$/gm)].map(([, from, json]) => [from, JSON.parse(json)]);
    assert.ok(lines.length > 10);
    const inward = new Set(asyncapi.operations.enter.messages.map(({ $ref }) => $ref.split('/').at(-1)));
    assert.ok(inward.has(lines[0][1].t), 'it begins at the beginning');
    for (const [from, message] of lines) {
      const { schema } = messages[message.t].payload;
      assert.equal(from === '→', /inbound/.test(schema.$ref), message.t);
      assert.equal(problem(schema, message), null, JSON.stringify(message));
    }
  });

  test('another version of the protocol is refused before the socket opens, with the version spoken', async () => {
    const spoken = 'germini.v5';
    assert.equal(asyncapi.channels.table.bindings.ws.headers.properties['Sec-WebSocket-Protocol'].const, spoken);
    for (const offered of ['germini.v1', ['germini.v3', 'germini.v6'], []]) {
      const { status, body } = await open(server.port, guest.secret, { protocol: offered });
      assert.equal(status, 400);
      assert.equal(exchangeProblem('GET', '/ws', { status, body, type: 'application/json' }), null);
      assert.equal(body.error.code, 'bad_protocol');
      assert.ok(body.error.message.includes(spoken), body.error.message);
    }
    // A client that supports both uses ours.
    const { socket } = await open(server.port, guest.secret, { protocol: ['germini.v1', spoken] });
    assert.equal(socket.protocol, spoken);
    socket.terminate();
  });
});

suite('HTTP and OpenAPI', () => {
  const ask = async (method, path, secret) => {
    const content = method === 'GET' ? '' : '{}';
    const headers = { Cookie: `germini_guest=${secret}`, 'Content-Length': content.length };
    if (content) headers['Content-Type'] = 'application/json';
    const answer = await http(server.port, method, path, headers, content);
    const type = answer.headers['content-type'] ?? '';
    return {
      status: answer.status,
      body: type.startsWith('application/json') ? JSON.parse(answer.text) : answer.text,
      type,
    };
  };
  const real = (path) => path.replace(/\{(id|season|paper)\}/g, 'aaaaaaaaaaaa').replace('{name}', 'http.json');

  test('every route of the document exists, and accepts no other method', async () => {
    for (const path of Object.keys(openapi.paths)) {
      const item = openapi.paths[path];
      // A word in a path may be where another has an id.
      const asId = (method) => (one) =>
        one.includes('{') &&
        new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path) &&
        openapi.paths[one][method.toLowerCase()];
      for (const method of METHODS) {
        if (!item[method.toLowerCase()] && Object.keys(openapi.paths).some(asId(method))) continue;
        // Not as the main client, which would have no identity afterwards.
        const leaving = /^(DELETE \/api\/me|POST \/api\/me\/log-out)$/.test(`${method} ${path}`);
        const { secret } = leaving ? await Api.guest(server.base, 'Passante') : guest;
        const answer = await ask(method, real(path), secret);
        const code = answer.body?.error?.code;
        if (item[method.toLowerCase()]) {
          assert.equal(exchangeProblem(method, real(path), answer), null);
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
        openapi.paths[path] || template(path.endsWith('/') ? `${path}aaaaaaaaaaaa` : path),
        `${path} is not described`,
      );
  });
});
