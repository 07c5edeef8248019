// Validates frames and bodies by protocol/schema, the one source of the wire's shapes.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv2020 from 'ajv/dist/2020.js';

const SCHEMAS = fileURLToPath(new URL('../../../protocol/schema/', import.meta.url));
const BASE = 'https://germini.example/protocol/schema/';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false });
for (const file of readdirSync(SCHEMAS).sort()) ajv.addSchema(JSON.parse(readFileSync(SCHEMAS + file, 'utf8')));

/** The error of a value by a schema's file and definition, or null. */
export function check(reference, value) {
  const validate = ajv.getSchema(BASE + reference);
  if (!validate) throw new Error(`there is no schema ${reference}`);
  if (validate(value)) return null;
  return `${reference}: ${ajv.errorsText(validate.errors, { separator: '; ' })}`;
}

const compiled = new Map(); // by schema, as text
/** The error of a value by a schema within openapi.json or asyncapi.json, or null. */
export function checkInline(schema, value) {
  const key = JSON.stringify(schema);
  if (!compiled.has(key)) compiled.set(key, ajv.compile({ $id: `${BASE}../inline-${compiled.size}`, ...schema }));
  const validate = compiled.get(key);
  return validate(value) ? null : ajv.errorsText(validate.errors, { separator: '; ' });
}

/** The error of a message that a client sent, or null. */
export const inbound = (message) => check('inbound.json', message);
/** The error of a message that the server sent, or null. */
export const outbound = (message) => check('outbound.json', message);
/** The error of an HTTP body of the given definition (`TableCreated`, …), or null. */
export const body = (definition, value) => check(`http.json#/$defs/${definition}`, value);
export const record = (value) => check('minchiate_hand_record.json', value);
export const result = (value) => check('minchiate_hand_result.json', value);
