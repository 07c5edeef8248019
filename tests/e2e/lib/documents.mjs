// The protocol's own descriptions, OpenAPI and AsyncAPI with the schemas that they refer to, as served.
import Ajv2020 from 'ajv/dist/2020.js';

const PROTOCOL = 'https://germini.example/protocol/';
const step = (text) => text.replaceAll('~1', '/').replaceAll('~0', '~');
const at = (value, pointer) =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner, key) => inner?.[step(key)], value);
const refsOf = (value) =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [inner] : refsOf(inner)))
    : [];

export class Documents {
  #texts = new Map(); // path → JSON
  #compiled = 0; // schemas of the two documents themselves

  /** `more`: schemas by name to which no other refers. */
  static async from(base, more = []) {
    const all = new Documents();
    all.base = base;
    for (const name of ['openapi', 'asyncapi']) all[name] = await all.#fetch(`/api/${name}.json`);
    for (const name of more) await all.#fetch(`/api/schema/${name}`);
    // Everything that they refer to, recursively.
    for (const [path, json] of all.#texts) for (const ref of refsOf(json)) await all.#fetch(all.#path(ref, path));
    all.ajv = new Ajv2020({ strict: false, allErrors: false });
    for (const [path, json] of all.#texts) if (path.startsWith('/api/schema/')) all.ajv.addSchema(json);
    return all;
  }

  async #fetch(path) {
    if (this.#texts.has(path)) return this.#texts.get(path);
    const answer = await fetch(this.base + path);
    if (answer.status !== 200 || !/^application\/json/.test(answer.headers.get('content-type')))
      throw new Error(`GET ${path}: ${answer.status} ${answer.headers.get('content-type')}`);
    const json = await answer.json();
    this.#texts.set(path, json);
    return json;
  }
  #path(ref, from) {
    return new URL(ref, `http://x${from}`).pathname;
  }

  /** Path → JSON of all documents. */
  get all() {
    return new Map(this.#texts);
  }
  /** Dangling references. */
  get broken() {
    return [...this.#texts].flatMap(([path, json]) =>
      refsOf(json)
        .filter((ref) => at(this.#texts.get(this.#path(ref, path)), decodeURI(ref.split('#')[1] ?? '')) === undefined)
        .map((ref) => `${path}: ${ref}`),
    );
  }
  /** The OpenAPI document in one piece: referenced schemas are among its components. */
  get bundled() {
    const schemas = {};
    const inner = (value) => {
      if (!value || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(inner);
      if (typeof value.$ref !== 'string' || value.$ref.startsWith('#'))
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
      const [file, pointer] = value.$ref.split('#');
      const name = pointer.split('/').at(-1);
      // Their parts are schemas of their own, which are compiled as such.
      schemas[name] = { title: name };
      if (at(this.#texts.get(`/api/${file}`), pointer) === undefined) throw new Error(`${value.$ref} leads nowhere`);
      return { $ref: `#/components/schemas/${name}` };
    };
    const copy = inner(this.openapi);
    return { ...copy, components: { ...copy.components, schemas } };
  }

  /** The target of a reference in one of the two documents. */
  follow(value, path) {
    return value.$ref?.startsWith('#') ? at(this.#texts.get(path), value.$ref.slice(1)) : value;
  }

  /** The error of a value by a schema in one of the two documents; or null. */
  problem(schema, value) {
    const [file, pointer = ''] = (schema.$ref ?? '').split('#');
    const { $id } = schema.$ref ? this.#texts.get(`/api/${file}`) : {};
    const validate = $id ? this.ajv.getSchema(`${$id}${pointer ? `#${pointer}` : ''}`) : this.#compile(schema);
    return validate(value) ? null : this.ajv.errorsText(validate.errors);
  }

  // Its references are relative to the documents.
  #compile(schema) {
    return this.ajv.compile({ ...schema, $id: `${PROTOCOL}own-${++this.#compiled}` });
  }

  /** Every operation over HTTP: {method, path, operation}. */
  get operations() {
    return Object.entries(this.openapi.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  }
  /** The documented path of a real one. */
  template(real) {
    const paths = Object.keys(this.openapi.paths);
    const fits = (path) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(real);
    return paths.find((path) => path === real) ?? paths.find(fits);
  }
  /** The error of a response by the document, or null. */
  answerProblem(method, real, { status, body, type }) {
    const item = this.openapi.paths[this.template(real.split('?')[0])];
    const operation = item?.[method.toLowerCase()];
    if (!operation) return `${method} ${real} is not in the document`;
    const found = operation.responses[String(status)];
    if (!found) return `${method} ${real} answered ${status}, which is not in the document`;
    const { content } = this.follow(found, '/api/openapi.json');
    if (!content) return body ? `${method} ${real}: a body that the document does not have` : null;
    const media = content[type.split(';')[0]];
    if (!media) return `${method} ${real}: ${type} is not in the document`;
    return this.problem(media.schema, body);
  }

  /** The socket's message of a kind: its summary and schema; undefined if unknown. */
  message(kind) {
    const message = this.asyncapi.components.messages[kind];
    return message && { ...message, schema: message.payload.schema };
  }
}
