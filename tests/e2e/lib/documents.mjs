// The protocol's own descriptions, OpenAPI and AsyncAPI: what they say of a request, a response or a message.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './start_server.mjs';
import { check, checkInline } from './validate.mjs';

const read = (name) => JSON.parse(readFileSync(join(ROOT, 'protocol', `${name}.json`), 'utf8'));
export const openapi = read('openapi');
export const asyncapi = read('asyncapi');

const step = (text) => text.replaceAll('~1', '/').replaceAll('~0', '~');
/** The value at a JSON pointer; undefined if there is none. */
export const at = (value, pointer) =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner, key) => inner?.[step(key)], value);
/** Every `$ref` in a value. */
export const refsOf = (value) =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [inner] : refsOf(inner)))
    : [];

/** The error of a value by a schema in one of the documents, or null. */
export const problem = (schema, value) =>
  schema.$ref ? check(schema.$ref.replace(/^schema\//, ''), value) : checkInline(schema, value);

/** The documented path of a real one; undefined if there is none. */
export function template(real) {
  const paths = Object.keys(openapi.paths);
  const fits = (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(real);
  return paths.find((path) => path === real) ?? paths.find(fits);
}

/** The error of an exchange over HTTP by the document, or null. `sent`: the body of an accepted request, if it had one. */
export function exchangeProblem(method, real, { status, body, type, sent }) {
  const operation = openapi.paths[template(real.split('?')[0])]?.[method.toLowerCase()];
  if (!operation) return `${method} ${real} is not in the document`;
  const found = operation.responses[String(status)];
  if (!found) return `${method} ${real} answered ${status}, which is not in the document`;
  const { content } = found.$ref ? at(openapi, found.$ref.slice(1)) : found;
  if (!content) return body ? `${method} ${real}: a body that the document does not have` : null;
  const media = content[type.split(';')[0]];
  if (!media) return `${method} ${real}: ${type} is not in the document`;
  const asked = operation.requestBody?.content['application/json'];
  const wrong = asked && sent !== undefined && status < 400 ? problem(asked.schema, sent) : null;
  return wrong ?? problem(media.schema, body);
}
