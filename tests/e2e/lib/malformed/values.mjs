// The parts of malformed input: wrong values by the kind of their field, and paths into messages.
import { random } from '../player.mjs';

export const below = (rng, count) => Math.floor(rng() * count);
export const pick = (rng, list) => list[below(rng, list.length)];
/** The largest integer that a browser represents exactly. */
export const HIGHEST_ID = Number.MAX_SAFE_INTEGER;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const word = (rng, least, most) =>
  Array.from({ length: least + below(rng, most - least + 1) }, () => pick(rng, LETTERS)).join('');

/** So many cases of a class, numbered, the same for the same seed. */
export const many = (count, make) => (seed) => {
  const rng = random(seed);
  return Array.from({ length: count }, (_, at) => make(rng, at));
};

const NOT_TEXT = [7, 0, -1, 1.5, true, false, null, [], {}, ['x'], { a: 1 }];
const NOT_INTEGER = ['7', '', 'x', 1.5, -0.1, 1e-9, true, false, null, [], [1], {}, { n: 1 }];
const NOT_OBJECT = [1, 'x', '', true, false, null, [], [1, 2], ['a'], 2.5];
const NOT_ARRAY = [1, 'T1', '', true, false, null, {}, { 0: 'T1' }, 2.5];
const NOT_TRUE = [1, 0, 'true', '', null, [], {}, [true]];
const WRONG = {
  text: NOT_TEXT,
  word: NOT_TEXT,
  id: NOT_INTEGER,
  card: NOT_TEXT,
  integer: NOT_INTEGER,
  seat: NOT_INTEGER,
  'seat or null': NOT_INTEGER.filter((value) => value !== null),
  object: NOT_OBJECT,
  array: NOT_ARRAY,
  mark: NOT_TRUE,
  boolean: [0, 1, 'true', 'false', '', null, [], {}],
};
export const wrong = (rng, kind) => pick(rng, WRONG[kind]);

const steps = (path) => path.split('/').slice(1);
/** The value at a path. */
export const at = (value, path) => steps(path).reduce((inner, step) => inner[step], value);
/** A copy with another value at a path; without it if that is undefined. */
export function put(value, path, other) {
  const copy = structuredClone(value);
  const inner = steps(path);
  const last = inner.pop();
  const place = inner.reduce((object, step) => object[step], copy);
  if (other === undefined) delete place[last];
  else place[last] = other;
  return path === '' ? other : copy;
}

/** The path step of a key, as the server writes it. */
export const step = (key) => key.slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1');

/** The JSON of a value with a literal, which JSON.stringify would not write, at a path. */
export function withLiteral(value, path, literal) {
  const mark = '@@literal@@';
  return JSON.stringify(put(value, path, mark)).replace(`"${mark}"`, () => literal);
}

/** The JSON of a value whose object at a path has its key twice. */
export function withKeyTwice(value, path, key, other) {
  const object = at(value, path);
  const inner = JSON.stringify(object).slice(0, -1);
  const twice = `${inner},${JSON.stringify(key)}:${JSON.stringify(other)}}`;
  return path === '' ? twice : withLiteral(value, path, twice);
}

const digits = (rng, count) =>
  pick(rng, '123456789') + Array.from({ length: count - 1 }, () => pick(rng, '0123456789')).join('');
/** A number that fits no field: [literal, code]. */
export function hugeNumber(rng) {
  const sign = pick(rng, ['', '-']);
  switch (below(rng, 6)) {
    case 0:
      return [sign + digits(rng, 20 + below(rng, 400)), 'number_range'];
    case 1:
      return [`${sign}1e${309 + below(rng, 9000)}`, 'number_range'];
    case 2:
      return [
        pick(rng, ['9223372036854775808', '18446744073709551615', '18446744073709551616', '-9223372036854775809']),
        'number_range',
      ];
    case 3:
      return [`${sign}${digits(rng, 3)}.${digits(rng, 5)}e${below(rng, 300)}`, 'bad_field'];
    case 4:
      return [
        pick(rng, ['9223372036854775807', '-9223372036854775808', '9007199254740993', '4294967296', '-2147483649']),
        'bad_field',
      ];
    default:
      return [sign + digits(rng, 8 + below(rng, 10)), 'bad_field'];
  }
}

const NO_JSON = [
  'T40',
  '{',
  '}',
  '[',
  ']',
  '"',
  '{"a":}',
  '{a:1}',
  "{'a':1}",
  '[1,]',
  '{"a":1,}',
  'NaN',
  'Infinity',
  '-',
  '01',
  '+1',
  '.5',
  '1.',
  '1e',
  'tru',
  'nul',
  'undefined',
  '{"a" "b"}',
  '{"a":1 "b":2}',
  '{"t":"ping"}x',
  '{"t":"ping"}{"t":"ping"}',
  '/**/{}',
  '{"t":"ping"}//',
  '\ufeff{"t"}',
  '"\\x"',
  '"\\u12"',
  '"\\ud800"',
  '"\t"',
  '"\u0001"',
  '[[]',
  '{{}}',
  '{"a":[}',
  '<xml/>',
  'GET / HTTP/1.1',
  '\\',
  '\u0000',
  '{"t":"ping",}',
  '{,}',
  '[,]',
  ':',
];
/** A text that is not JSON. */
export function noJson(rng) {
  const text = pick(rng, NO_JSON);
  // With something before or after it, it is invalid too.
  const where = below(rng, 3);
  return where === 0
    ? text
    : where === 1
      ? `${pick(rng, LETTERS)}${word(rng, 0, 30)} ${text}`
      : `${text} ${pick(rng, 'xyz}]')}`;
}
