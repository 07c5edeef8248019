#!/usr/bin/env node
// Prints the malformed input that the suite `corpus` sends, one piece per line, to look at or to send elsewhere.
// usage: node malformed.mjs [--seed S] [--class NAME]      without a class: the classes with their counts
import { parseArgs } from 'node:util';
import { FRAMES } from './lib/malformed/frames.mjs';
import { LORIS } from './lib/malformed/loris.mjs';
import { MESSAGES } from './lib/malformed/messages.mjs';
import { HANDSHAKES, NO_REQUESTS, REQUESTS } from './lib/malformed/requests.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1798' }, class: { type: 'string' } },
});
const all = { ...MESSAGES, ...FRAMES, ...REQUESTS, ...HANDSHAKES, ...NO_REQUESTS, 'slow requests': LORIS };
const readable = (_, value) => (value?.type === 'Buffer' ? { hex: Buffer.from(value.data).toString('hex') } : value);

if (values.class === undefined) {
  for (const [name, generate] of Object.entries(all)) console.log(`${generate(Number(values.seed)).length} ${name}`);
} else {
  if (!all[values.class]) throw new Error(`there is no class ${values.class}`);
  for (const made of all[values.class](Number(values.seed))) console.log(JSON.stringify(made, readable));
}
