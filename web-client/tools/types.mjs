// node tools/types.mjs [--print]: generates the TypeScript types of the protocol from ../protocol/schema, its only
// definition, into src/protocol/types.ts (or to standard output).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const SCHEMAS = new URL('../../protocol/schema/', import.meta.url);
const TARGET = new URL('../src/protocol/types.ts', import.meta.url);

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
    bannerComment: '// Made by `npm run types` from ../protocol/schema; not to be edited.',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  const config = await resolveConfig(new URL('../.prettierrc.json', import.meta.url).pathname);
  // Removes remarks about references, which add no information.
  const plain = made
    .replace(
      /( \*\n)? \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replace(/^ \*\s*\n \*\/$/gm, ' */')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/export interface Wire \{\}\n/, '');
  return format(plain, { ...config, plugins: [], parser: 'typescript' });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const text = await wireTypes();
  if (process.argv.includes('--print')) process.stdout.write(text);
  else writeFileSync(TARGET, text);
}
