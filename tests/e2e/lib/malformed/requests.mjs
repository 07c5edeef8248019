// Malformed HTTP requests. A case is {method, path, headers, body, status, code, at}: a request, and its response's status,
// code, and path of the field; `status` and `code` may be lists. Malformed requests are {bytes}.
import {
  at,
  below,
  hugeNumber,
  many,
  noJson,
  pick,
  put,
  step,
  withKeyTwice,
  withLiteral,
  word,
  wrong,
} from './values.mjs';

const json = JSON.stringify;
const NAME = {
  path: '/api/guests',
  value: { name: 'Malaspina' },
  fields: { '/name': 'text' },
  needed: ['/name'],
  objects: [''],
};
const RENAME = { ...NAME, path: '/api/guests/me', method: 'PATCH' };
const TABLE = {
  path: '/api/tables',
  value: {
    game: 'minchiate',
    preset: 'germini',
    options: { devil: true },
    open: false,
    bots: true,
    spectators: true,
    seconds: 60,
  },
  fields: {
    '/game': 'text',
    '/preset': 'text',
    '/options': 'object',
    '/open': 'boolean',
    '/bots': 'boolean',
    '/spectators': 'boolean',
  },
  needed: ['/game', '/preset'],
  objects: [''],
};
const SHARED = {
  path: '/api/shared',
  value: { secret: 'AbCdEfGhIjKlMnOpQrStUv' },
  fields: { '/secret': 'text' },
  needed: ['/secret'],
  objects: [''],
};
const WHAT_IF = {
  path: '/api/what-if',
  value: { hand: 'aaaaaaaaaaaa', step: 57, seat: 2, moves: [] },
  fields: { '/hand': 'text' },
  needed: ['/step', '/seat', '/moves'],
  objects: [''],
};
const SOUND = [NAME, RENAME, TABLE, SHARED, WHAT_IF];
const post = ({ path, method = 'POST' }, body, status, code, where) => ({
  method,
  path,
  body,
  status,
  code,
  at: where,
});

const bad = (make) => (rng) => {
  const call = pick(rng, SOUND);
  const [body, code, where] = make(rng, call);
  return post(call, body, 400, code, where);
};
const DEEP = [8, 20, 2000];
const BODIES = {
  'bodies of invalid JSON': bad((rng) => [noJson(rng), 'bad_json']),
  'truncated bodies': bad((rng, { value }) => [json(value).slice(0, below(rng, json(value).length)), 'bad_json']),
  'bodies of wrong types': bad((rng, { value, fields }) => {
    const [path, kind] = pick(rng, Object.entries(fields));
    return [json(put(value, path, wrong(rng, kind))), 'bad_field', path];
  }),
  'bodies that are not objects': bad((rng) => [json(pick(rng, [null, 1, 'x', [], [{}], true])), 'bad_field', '']),
  'bodies with unknown fields': bad((rng, { value }) => {
    const key = pick(rng, ['admin', 'id', 'cookie', 'a/b', 'c~d', '', word(rng, 1, 90)]);
    return [json({ ...value, [key]: 1 }), 'unknown_field', `/${step(key)}`];
  }),
  'bodies without a field': bad((rng, { value, needed }) => {
    const path = pick(rng, needed);
    return [json(put(value, path, undefined)), 'missing_field', path];
  }),
  'bodies with a repeated key': bad((rng, { value, objects }) => {
    const object = pick(rng, objects);
    const key = pick(rng, Object.keys(at(value, object)));
    return [
      withKeyTwice(value, object, key, pick(rng, [1, null, 'x', at(value, object)[key]])),
      'duplicate_key',
      `${object}/${key}`,
    ];
  }),
  'deep bodies': bad((rng, { value }) => {
    const depth = pick(rng, DEEP) + below(rng, 50);
    return [`${json(value).slice(0, -1)},"x":${pick(rng, ['[', '{"a":']).repeat(depth)}`, 'too_deep'];
  }),
  'bodies with lone surrogates': bad((rng, { value, needed }) => [
    withLiteral(value, pick(rng, needed), '"\\ud83c"'),
    'bad_json',
  ]),
  'bodies of invalid UTF-8': bad((rng, { value, needed }) => {
    const [before, after] = withLiteral(value, pick(rng, needed), '"@"').split('@');
    const bytes = pick(rng, ['ff', 'c0af', 'eda080', 'f5808080', '80', 'e282']);
    return [Buffer.concat([Buffer.from(before), Buffer.from(bytes, 'hex'), Buffer.from(after)]), 'bad_json'];
  }),
  'invalid times': (rng) => {
    const [literal, code] =
      rng() < 0.5
        ? hugeNumber(rng)
        : [
            json(pick(rng, [0, 4, 3601, -1, 1.5, '60', true, [], {}, below(rng, 5), 3601 + below(rng, 1e6)])),
            'bad_field',
          ];
    return post(TABLE, withLiteral(TABLE.value, '/seconds', literal), 400, code, '/seconds');
  },
  'invalid names': (rng) => {
    const [name, code] = pick(rng, [
      ['', 'name_empty'],
      [' \u3000', 'name_empty'],
      ['...', 'name_empty'],
      [word(rng, 25, 300), 'name_too_long'],
      ['x'.repeat(4000), 'name_too_long'],
      ['a\u0000b', 'name_characters'],
      ['a\nb', 'name_characters'],
      ['\u007f', 'name_characters'],
      ['\u200b', 'name_characters'],
      ['\u202eoilO', 'name_characters'],
      ['a\u2028b', 'name_characters'],
      [`a${'\u0301\u0316\u0302\u0317'.repeat(1 + below(rng, 8))}`, 'name_marks'],
      ['L\u0430po', 'name_mixed'],
      [pick(rng, ['Bot', 'bot ', 'B\u043et ']) + (1 + below(rng, 9)), 'name_reserved'],
    ]);
    return post(pick(rng, [NAME, RENAME]), json({ name }), 400, code, '/name');
  },
  'invalid rules': (rng) => {
    const [path, value, code, where] = pick(rng, [
      ['/preset', word(rng, 1, 8), 'unknown_preset', '/preset'],
      ['/preset', '__proto__', 'unknown_preset', '/preset'],
      ['/preset', word(rng, 33, 99), 'bad_field', '/preset'],
      ['/game', word(rng, 1, 32), 'bad_field', '/game'],
      ['/options', { [`x${word(rng, 1, 20)}`]: true }, 'unknown_option'],
      ['/options', { devil: pick(rng, ['yes', 1, null, [], {}, 'true']) }, 'unknown_value'],
      ['/options', { cut_min_left: pick(rng, [0, 4, 2.5, '2', true, -1]) }, 'unknown_value'],
      ['/options', { matto_debt: pick(rng, ['none', 'Choice', '', 1]) }, 'unknown_value'],
    ]);
    return post(TABLE, json(put(TABLE.value, path, value)), 400, code, where);
  },
  'bodies too large': (rng) =>
    post(pick(rng, SOUND), json({ name: 'x'.repeat(16 * 1024 + below(rng, 30_000)) }), 413, 'too_large'),
};

const ROUTES = ['/api/guests', '/api/guests/me', '/api/tables', '/api/history', '/api/rules'];
const OTHERS = {
  'invalid ids': (rng) => {
    const kind = pick(rng, ['tables', 'matches', 'hands']);
    const id = pick(rng, [
      word(rng, 1, 40),
      '%00',
      '..%2f..%2fetc%2fpasswd',
      "1'%20OR%201=1--",
      'z'.repeat(below(rng, 3000) + 1),
      '%ff%fe',
      '-1',
      '0',
      '*',
      ';',
      '%25',
      '%3cscript%3e',
    ]);
    return { method: 'GET', path: `/api/${kind}/${id}`, status: 404, code: 'not_found' };
  },
  'invalid paths': (rng) => {
    const path = pick(rng, [
      '/api',
      '/api/',
      '/api//tables',
      '/api/tables/',
      '/API/tables',
      '/api/tables/x/y',
      '/api/guests/you',
      '/api/admin',
      '/metrics',
      '/.git/config',
      '/.env',
      '/index.php',
      '/wp-login.php',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//etc/passwd',
      '/.\\..\\etc\\passwd',
      '/%00',
      `/${word(rng, 1, 200)}`,
    ]);
    return { method: 'GET', path, status: 404, code: 'not_found' };
  },
  'invalid methods': (rng) => ({
    method: pick(rng, ['DELETE', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'PURGE', 'SEARCH']),
    path: pick(rng, ROUTES),
    status: 405,
    code: 'bad_method',
  }),
  'invalid cursors': (rng) => ({
    method: 'GET',
    path: `/api/history?before=${pick(rng, ['x', '1;DROP', '%', '1.5', '1e9', '99999999999999999999', '+1', '%201', '', "'", '0x10', word(rng, 1, 30).replace(/^\d+$/, 'x'), `${word(rng, 1, 3)}-`])}`,
    status: 400,
    code: 'bad_field',
    at: '/before',
  }),
  'foreign origins': (rng) => ({
    ...post(pick(rng, SOUND), '{}', 403, 'bad_origin'),
    headers: {
      Origin: pick(rng, [
        'https://evil.example',
        'null',
        'http://127.0.0.1',
        'http://localhost:1',
        'file://',
        '127.0.0.1',
        '',
        `http://${word(rng, 3, 20)}.example`,
        'http://127.0.0.1:1@evil.example',
      ]),
    },
  }),
  'other types': (rng) => ({
    ...post(pick(rng, SOUND), '{"name":"x"}', 415, 'bad_type'),
    headers: {
      'Content-Type': pick(rng, [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        '',
        'application/jsonx',
        'json',
        'text/json',
        'application/xml',
        `text/${word(rng, 1, 20)}`,
      ]),
    },
  }),
  'invalid secrets': (rng) => {
    const secret = pick(rng, [
      '',
      'x',
      'A'.repeat(22),
      word(rng, 22, 22),
      'A'.repeat(4000),
      "' OR 1=1",
      '=',
      '"',
      word(rng, 1, 64),
    ]);
    const headers =
      rng() < 0.5
        ? { Cookie: `germini_guest=${secret}` }
        : { Cookie: '', Authorization: pick(rng, [`Bearer ${secret}`, `Basic ${secret}`, secret, `bearer ${secret}`]) };
    const [method, path, body] = pick(rng, [
      ['GET', '/api/guests/me'],
      ['PATCH', '/api/guests/me', '{"name":"x"}'],
      ['POST', '/api/tables', json(TABLE.value)],
    ]);
    return { method, path, body, headers, status: 401, code: 'no_guest' };
  },
};

const line = (rng) =>
  pick(rng, ['GET / HTTP/1.1', 'POST /api/guests HTTP/1.1', 'GET /api/tables HTTP/1.1', 'GET /ws HTTP/1.1']);
const MALFORMED = [
  () => '\r\n\r\n\r\n',
  (rng) => `${word(rng, 1, 300)}\r\n\r\n`,
  (rng) => `${pick(rng, ['GET', 'POST'])}\r\n\r\n`,
  (rng) => `GET / HTTP/${below(rng, 10)}.${2 + below(rng, 8)}\r\n\r\n`,
  (rng) => `G${word(rng, 0, 3)}\u0000T / HTTP/1.1\r\nHost: x\r\n\r\n`,
  (rng) => `${line(rng)}\r\nHost: x\r\nX: ${'y'.repeat(9000 + below(rng, 90_000))}\r\n\r\n`,
  (rng) => `GET /${'y'.repeat(9000 + below(rng, 90_000))} HTTP/1.1\r\nHost: x\r\n\r\n`,
  (rng) => `${line(rng)}\r\n${'A: b\r\n'.repeat(3000 + below(rng, 9000))}\r\n`,
  (rng) =>
    `${line(rng)}\r\nHost: x\r\nContent-Length: ${pick(rng, ['-1', '99999999999999999999', 'x', '1 2', '0x10', '1e3', '+5', '--'])}\r\n\r\n`,
  (rng) =>
    `POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${pick(rng, ['zz', '-1', '', 'ffffffffffffffffff', 'g'])}\r\n\r\n`,
  (rng) =>
    `POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: ${below(rng, 9)}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  (rng) =>
    `POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: ${6 + below(rng, 9)}\r\n\r\nabcdef`,
  (rng) => `${line(rng)}\r\nHost x\r\n\r\n`,
  (rng) => `${line(rng)}\r\n Host: x\r\n\r\n`,
  (rng) => `${line(rng)}\r\nHo${pick(rng, ['\u0000', '\u0001', '\t', '(', '{', '\u007f'])}st: x\r\n\r\n`,
  (rng) => `${line(rng)}\r\nX: ${pick(rng, ['\u0000', '\u0001', '\u007f'])}\r\n\r\n`,
  () => Buffer.from('160301020001000100', 'hex'), // a TLS greeting
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  (rng) => Buffer.from(Array.from({ length: 16 + below(rng, 4000) }, () => 128 + below(rng, 128))),
];
const malformed = (rng) => ({ bytes: pick(rng, MALFORMED)(rng) });

const GOOD = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': 'germini.v4',
};
/** A handshake with one fault. */
function handshake(rng) {
  const [header, value, status, code] = pick(rng, [
    ['Connection', pick(rng, ['close', 'keep-alive', '']), 400, 'bad_request'],
    ['Upgrade', pick(rng, ['h2c', 'websockets', '', 'http']), 400, 'bad_request'],
    [
      'Sec-WebSocket-Protocol',
      pick(rng, [
        'germini.v0',
        'germini.v1',
        'germini',
        'GERMINI.V2',
        '',
        'mqtt',
        'germini.v4x',
        word(rng, 1, 40),
        null,
      ]),
      400,
      'bad_protocol',
    ],
    ['Origin', pick(rng, ['https://evil.example', 'null', '', `http://${word(rng, 1, 30)}`]), 403, 'bad_origin'],
    [
      'Cookie',
      pick(rng, ['', 'germini_guest=', `germini_guest=${word(rng, 1, 60)}`, `other=${word(rng, 1, 9)}`]),
      401,
      'no_guest',
    ],
  ]);
  const headers = { ...GOOD, [header]: value };
  if (value === null) delete headers[header];
  return { method: 'GET', path: '/ws', headers, status, code };
}
/** Requirements of the WebSocket itself: the library's own response. */
function halfHandshake(rng) {
  const [header, value] = pick(rng, [
    ['Sec-WebSocket-Version', pick(rng, ['0', '8', '12', '14', 'x', '', '999', null])],
    ['Sec-WebSocket-Key', pick(rng, ['', null])],
  ]);
  const headers = { ...GOOD, [header]: value };
  if (value === null) delete headers[header];
  return { method: 'GET', path: '/ws', headers, status: [400, 426] };
}

const COUNT = 120;
/** Class → seed → its cases, each one request on a connection that may stay. */
export const REQUESTS = Object.fromEntries(
  Object.entries({ ...BODIES, ...OTHERS }).map(([name, make]) => [name, many(COUNT, make)]),
);
/** The same, one connection each. */
export const HANDSHAKES = { 'bad handshakes': many(COUNT, handshake), 'half handshakes': many(COUNT, halfHandshake) };
/** Bytes that are not a request. */
export const NO_REQUESTS = { 'malformed HTTP': many(COUNT * 2, malformed) };
