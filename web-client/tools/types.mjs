// node tools/types.mjs [--print]: generates the TypeScript types of the protocol from ../protocol, its only definition:
// src/protocol/types.ts from the schemas, and src/protocol/calls.ts from the calls that openapi.json describes (or both to
// standard output).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const SCHEMAS = new URL('../../protocol/schema/', import.meta.url);
const CALLS = new URL('../../protocol/openapi.json', import.meta.url);
const TARGET = new URL('../src/protocol/', import.meta.url);
const NOTE = '// Made by `npm run types` from ../protocol; not to be edited.';

const files = readdirSync(SCHEMAS)
  .filter((name) => name.endsWith('.json'))
  .sort();
const schemas = new Map(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, SCHEMAS), 'utf8'))]));

/** Resolves a reference to its definition in the bundle, where every definition has its own name. */
function target(ref, file) {
  const [name, path] = ref.split('#');
  if (path) return `#/$defs/${path.split('/').at(-1)}`;
  return `#/$defs/${schemas.get(name || file).title}`;
}

function rewrite(node, file) {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, file));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== '$schema' && key !== '$id' && key !== '$defs')
      .map(([key, value]) => [key, key === '$ref' ? target(value, file) : rewrite(value, file)]),
  );
}

function bundle() {
  const defs = {};
  const add = (name, node, file) => {
    if (name in defs) throw new Error(`${file}: two definitions are called ${name}`);
    defs[name] = rewrite(tuples(node), file);
  };
  for (const [file, schema] of schemas) {
    for (const [name, node] of Object.entries(schema.$defs ?? {})) add(name, { ...node, title: name }, file);
    if (schema.type || schema.oneOf || schema.anyOf) add(schema.title, schema, file);
  }
  return { title: 'Wire', type: 'object', additionalProperties: false, $defs: defs };
}

/** The compiler supports tuples in their older syntax only. */
function tuples(node) {
  if (Array.isArray(node)) return node.map(tuples);
  if (node === null || typeof node !== 'object') return node;
  const out = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, tuples(value)]));
  if (out.prefixItems) {
    out.items = out.prefixItems;
    out.additionalItems = false;
    delete out.prefixItems;
  }
  return out;
}

export async function wireTypes() {
  const made = await compile(bundle(), 'Wire', {
    unreachableDefinitions: true,
    bannerComment: NOTE,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  // Removes remarks about references, which add no information.
  const plain = made
    .replace(
      /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(/^ \*\s*\n \*\/$/gm, ' */')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/export interface Wire \{\}\n/, '');
  return formatted(plain);
}

async function formatted(text) {
  const config = await resolveConfig(new URL('../.prettierrc.json', import.meta.url).pathname);
  return format(text, { ...config, plugins: [], parser: 'typescript' });
}

/** The calls of the API that have JSON bodies, by method and path. */
export async function callTypes() {
  const { paths, components } = JSON.parse(readFileSync(CALLS, 'utf8'));
  const names = new Set();
  const resolved = (node) =>
    node?.$ref?.startsWith('#/components/')
      ? node.$ref
          .split('/')
          .slice(2)
          .reduce((at, key) => at[key], components)
      : node;
  const named = (schema) => {
    if (schema.oneOf) return schema.oneOf.map(named).join(' | ');
    if (!schema.$ref) return 'object';
    const name = schema.$ref.split('/').at(-1);
    names.add(name);
    return name;
  };
  const typeOf = (message) => resolved(message)?.content?.['application/json']?.schema;
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const answer = Object.entries(call.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
      if (method === 'parameters' || !path.startsWith('/api/') || !typeOf(answer)) return [];
      const parameters = [...(methods.parameters ?? []), ...(call.parameters ?? [])].map(resolved);
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const repeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
      const body = typeOf(call.requestBody);
      const args = [
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: string`),
        ...query.map(({ name, required }) => `${name}${required ? '' : '?'}: string | number`),
        ...(body ? [`body: ${named(body)}`] : []),
        ...(repeatable ? ['once: string'] : []),
      ];
      const types = `args: { ${args.join('; ')} }; answer: ${named(typeOf(answer))}`;
      return [`'${method.toUpperCase()} ${path.slice('/api/'.length)}': { ${types.replace('{  }', 'object')} };`];
    }),
  );
  const imports = `import type { ${[...names].sort().join(', ')} } from './types';`;
  return formatted(`${NOTE}\n${imports}\n\nexport interface Calls {\n${lines.join('\n')}\n}\n`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [file, text] of [
    ['types.ts', await wireTypes()],
    ['calls.ts', await callTypes()],
  ])
    if (process.argv.includes('--print')) process.stdout.write(text);
    else writeFileSync(new URL(file, TARGET), text);
}
