// Malformed messages of an open WebSocket: each piece is answered by one `error`, and the connection stays.
// A case is {text, code, path}: what is sent, and what the answer says; a code may be an expression.
import {
  at,
  below,
  HIGHEST_ID,
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

const ID = 1001; // none that was answered before
const act = (move, fields, more = {}) => ({
  value: { t: 'act', id: ID, hand: 1, n: 1, move },
  fields: { '/id': 'id', '/hand': 'integer', '/n': 'integer', '/move': 'object', ...fields },
  needed: ['/id', '/hand', '/n', '/move'],
  objects: ['', '/move'],
  ...more,
});
const perform = (what, fields) => ({
  value: { t: 'do', id: ID, what },
  fields: { '/id': 'id', '/what': 'object', ...fields },
  needed: ['/id', '/what'],
  objects: ['', '/what'],
});

/** Valid messages, with the kinds of their fields, the required ones, and their objects. */
export const SOUND = [
  {
    value: { t: 'hello', table: 'aaaaaaaaaaaa', invitation: 'A'.repeat(22), since: { hand: 1, n: 5, seat: 2 } },
    fields: {
      '/table': 'text',
      '/invitation': 'text',
      '/since': 'object',
      '/since/hand': 'integer',
      '/since/n': 'integer',
      '/since/seat': 'seat or null',
    },
    needed: ['/table', '/since/hand', '/since/n'],
    objects: ['', '/since'],
  },
  act({ cut: 43 }, { '/move/cut': 'integer' }, { wide: ['/move/cut'] }),
  act({ discard: ['S10', 'S9'] }, { '/move/discard': 'array', '/move/discard/0': 'card', '/move/discard/1': 'card' }),
  act(
    { declare: [['T1', 'T2', 'T3']] },
    { '/move/declare': 'array', '/move/declare/0': 'array', '/move/declare/0/2': 'card' },
  ),
  act({ play: 'T5' }, { '/move/play': 'card' }),
  act({ play: 'C4', for: 2 }, { '/move/play': 'card', '/move/for': 'seat' }),
  act({ give: 'T3' }, { '/move/give': 'card' }),
  act({ fall: true }, { '/move/fall': 'mark' }),
  perform({ sit: 2 }, { '/what/sit': 'seat' }),
  perform({ swap: [0, 2] }, { '/what/swap': 'array', '/what/swap/0': 'seat', '/what/swap/1': 'seat' }),
  perform({ stand: true }, { '/what/stand': 'mark' }),
  perform({ bot: 1 }, { '/what/bot': 'seat' }),
  perform({ unbot: 1 }, { '/what/unbot': 'seat' }),
  perform({ ready: true }, { '/what/ready': 'mark' }),
  perform({ leave: true }, { '/what/leave': 'mark' }),
  perform({ takeback: true }, { '/what/takeback': 'mark' }),
  perform({ invite: true }, { '/what/invite': 'mark' }),
  { value: { t: 'say', emote: 'bravo' }, fields: { '/emote': 'word' }, needed: ['/emote'], objects: [''] },
  { value: { t: 'say', text: 'buona sera' }, fields: { '/text': 'text' }, needed: [], objects: [''] },
  { value: { t: 'ping' }, fields: {}, needed: [], objects: [''] },
];
const WITH_FIELDS = SOUND.filter(({ fields }) => Object.keys(fields).length > 0);
const of = (kinds) =>
  SOUND.flatMap(({ value, fields, wide = [] }) =>
    Object.entries(fields)
      .filter(([path, kind]) => kinds.includes(kind) && !wide.includes(path))
      .map(([path, kind]) => ({ value, path, kind })),
  );
const json = JSON.stringify;

const anyId = (rng) => 1 + below(rng, HIGHEST_ID);

function badType(rng) {
  const { value, fields } = pick(rng, WITH_FIELDS);
  const [path, kind] = pick(rng, [...Object.entries(fields), ['/t', 'word']]);
  return { text: json(put(value, path, wrong(rng, kind))), code: 'bad_field', path };
}
function unknownField(rng) {
  const { value, objects } = pick(rng, SOUND);
  const object = pick(rng, objects);
  const key = pick(rng, [
    'admin',
    'seat',
    'cheat',
    '__proto__x',
    'constructor',
    '$ref',
    'a/b',
    'c~d',
    '',
    ' ',
    'T',
    'Id',
    word(rng, 1, 60),
  ]);
  return {
    text: json(put(value, `${object}/${KEY}`, true)).replace(KEY, () => json(key).slice(1, -1)),
    code: 'unknown_field',
    path: `${object}/${step(key)}`,
  };
}
const KEY = '@@key@@';
function missingField(rng) {
  const { value, needed } = pick(rng, WITH_FIELDS);
  const path = pick(rng, [...needed, '/t']);
  return { text: json(put(value, path, undefined)), code: 'missing_field', path };
}
function emptyInside(rng) {
  const { value } = pick(
    rng,
    SOUND.filter(({ value: { t } }) => t === 'do'),
  );
  return { text: json(put({ ...value, id: anyId(rng) }, '/what', {})), code: 'missing_field', path: '/what' };
}
function tooDeep(rng) {
  const depth = 8 + below(rng, pick(rng, [4, 100, 5000]));
  const open = Array.from({ length: depth }, () => (rng() < 0.5 ? '[' : `{"${word(rng, 1, 1)}":`)).join('');
  const { value } = pick(rng, SOUND);
  const key = pick(rng, ['x', 'move', 'what', 'since']);
  return { text: `${json(value).slice(0, -1)},"${key}x":${open}`, code: 'too_deep' };
}
function twice(rng) {
  const { value, objects } = pick(rng, SOUND);
  const object = pick(rng, objects);
  const key = pick(rng, Object.keys(at(value, object)));
  const again = pick(rng, [at(value, object)[key], null, 1, 'x', {}]);
  return { text: withKeyTwice(value, object, key, again), code: 'duplicate_key', path: `${object}/${key}` };
}
const isId = (literal) => /^\d+$/.test(literal) && Number(literal) <= HIGHEST_ID;
function huge(rng) {
  const { value, path, kind } = pick(rng, of(['integer', 'id', 'seat', 'seat or null']));
  for (;;) {
    const [literal, code] = hugeNumber(rng);
    if (kind !== 'id' || !isId(literal)) return { text: withLiteral(value, path, literal), code, path };
  }
}
const OUTSIDE = {
  integer: (rng) => [-1 - below(rng, 1e6), 1e6 + 1 + below(rng, 1e6)],
  id: (rng) => [0, -1 - below(rng, 1e6), HIGHEST_ID + 1 + 2 * below(rng, 1e6)],
  seat: (rng) => [-1 - below(rng, 9), 64 + below(rng, 1e4)],
};
function outOfRange(rng) {
  const { value, path, kind } = pick(rng, of(['integer', 'id', 'seat', 'seat or null']));
  const number = pick(rng, (OUTSIDE[kind] ?? OUTSIDE.seat)(rng));
  return { text: json(put(value, path, number)), code: 'bad_field', path };
}
function cutOff(rng) {
  const text = json(pick(rng, SOUND).value);
  return { text: text.slice(0, below(rng, text.length)), code: 'bad_json' };
}
function noMessage(rng) {
  const value = pick(rng, [
    null,
    true,
    false,
    0,
    below(rng, 1e9),
    -1.5,
    '',
    word(rng, 1, 40),
    [],
    [1],
    [{ t: 'ping' }],
    [[]],
    ['t', 'ping'],
  ]);
  return { text: json(value), code: 'bad_field', path: '' };
}
const MOST_WORDS = 280; // code points allowed in a chat message
const CONTROL = ['\u0000', '\u0001', '\n', '\r', '\t', '\u001b', '\u007f'];
function strangeText(rng) {
  const { value, path, kind } = pick(rng, of(['text', 'word']));
  const base = word(rng, 1, 8);
  const kinds = [base + pick(rng, CONTROL) + base, '', word(rng, path === '/text' ? MOST_WORDS + 1 : 65, 400)];
  if (kind !== 'text')
    kinds.push(
      `${base} ${base}`,
      `${base}é`,
      `${base}\u202e`,
      `${base}/..`,
      `<${base}>`,
      `${base}'--`,
      '🂡',
      `${base}\u0000`,
    );
  return { text: json(put(value, path, pick(rng, kinds))), code: 'bad_field', path };
}
const surrogate = (rng) => {
  const { value, path } = pick(rng, of(['text', 'id', 'word', 'card']));
  const lone = pick(rng, ['\\ud800', '\\udfff', '\\udbff', '\\udc00', '\\ud800\\ud800', '\\ud83cx', '\\uDC00\\uD800']);
  return { text: withLiteral(value, path, `"${word(rng, 0, 5)}${lone}"`), code: 'bad_json' };
};
function unknownCard(rng) {
  const { value, path } = pick(rng, of(['card']));
  const card = pick(rng, [
    'T0',
    'T41',
    'T01',
    'C0',
    'C11',
    'm',
    'MM',
    't5',
    'XK',
    'C',
    'T',
    '',
    '5T',
    'CKK',
    'D-1',
    ' T1',
    'T1 ',
    'Ｔ1',
    `T${41 + below(rng, 1e6)}`,
  ]);
  return { text: json(put(value, path, card)), code: 'unknown_card', path };
}
function unknownWord(rng) {
  const [value, path] = pick(rng, [
    [{ t: 'ping' }, '/t'],
    [{ t: 'say', emote: 'bravo' }, '/emote'],
  ]);
  const other = pick(rng, [
    'admin',
    'PING',
    'Ping',
    ' ping',
    'bravo!',
    'welcome',
    'events',
    'table',
    'done',
    'error',
    'bye',
    'eval',
    word(rng, 1, 300),
  ]);
  return { text: json(put(value, path, other)), code: 'bad_field', path };
}
function twoAtOnce(rng) {
  const pairs = [
    { sit: 1 },
    { bot: 1 },
    { unbot: 2 },
    { ready: true },
    { stand: true },
    { takeback: true },
    { invite: true },
    { swap: [0, 1] },
  ];
  const one = pick(rng, pairs);
  const other = pick(
    rng,
    pairs.filter((pair) => Object.keys(pair)[0] !== Object.keys(one)[0]),
  );
  return {
    text: json({ t: 'do', id: anyId(rng), what: { ...one, ...other } }),
    code: 'bad_field',
    path: '/what',
  };
}
function order(rng) {
  const since = { hand: 1 + below(rng, 9), n: below(rng, 300) };
  return {
    text: json({ t: 'hello', table: word(rng, 1, 32), ...(rng() < 0.5 ? { since } : {}) }),
    code: 'bad_message',
  };
}
function binary(rng) {
  const bytes =
    rng() < 0.5
      ? Buffer.from(json(pick(rng, SOUND).value))
      : Buffer.from(Array.from({ length: below(rng, 2000) }, () => below(rng, 256)));
  return { text: bytes, code: 'bad_message' };
}
/** Long, but no longer than a message may be. */
function long(rng) {
  const size = 1000 + below(rng, 30_000);
  const text = pick(rng, [
    () => [json({ t: 'say', emote: 'x'.repeat(size) }), 'bad_field', '/emote'],
    () => [json({ t: 'hello', table: 'x'.repeat(size) }), 'bad_field', '/table'],
    () => [`{"t":"ping"${' '.repeat(size)}`, 'bad_json', undefined],
    () => [json({ t: 'ping', [`x${'y'.repeat(size)}`]: 1 }), 'unknown_field', `/x${'y'.repeat(63)}`],
    () => [json({ t: 'do', id: ID, what: { swap: Array(size >> 2).fill(1) } }), 'bad_field', '/what/swap'],
    () => [
      json({ t: 'act', id: ID, hand: 1, n: 1, move: { discard: Array(size >> 4).fill('T99') } }),
      'unknown_card',
      '/move/discard/0',
    ],
  ])();
  return { text: text[0], code: text[1], path: text[2] };
}

/** A case's text in pieces, as fragments of one message. */
export function inPieces(rng, made) {
  const bytes = Buffer.from(made.text);
  const cuts = Array.from({ length: 1 + below(rng, 6) }, () => below(rng, bytes.length + 1)).sort(
    (one, other) => one - other,
  );
  const pieces = [0, ...cuts].map((from, place) => bytes.subarray(from, cuts[place] ?? bytes.length));
  return { ...made, pieces, isText: typeof made.text === 'string' };
}

const MAKERS = {
  'invalid JSON': (rng) => ({ text: noJson(rng), code: 'bad_json' }),
  truncated: cutOff,
  'not an object': noMessage,
  'wrong types': badType,
  'unknown fields': unknownField,
  'missing fields': missingField,
  'nothing to do': emptyInside,
  'two things at once': twoAtOnce,
  'deep nesting': tooDeep,
  'repeated keys': twice,
  'huge numbers': huge,
  'numbers out of range': outOfRange,
  'strange strings': strangeText,
  'lone surrogates': surrogate,
  'unknown cards': unknownCard,
  'unknown words': unknownWord,
  'hello again': order,
  'binary frames': binary,
  'long messages': long,
};
const COUNT = 250; // of each

/** Class → seed → its cases. */
export const MESSAGES = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, many(COUNT, make)]));
MESSAGES.fragments = many(COUNT, (rng) => inPieces(rng, MAKERS[pick(rng, Object.keys(MAKERS))](rng)));
