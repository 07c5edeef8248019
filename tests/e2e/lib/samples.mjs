// The bodies of clubs and evenings that OpenAPI names, and their samples: club_season_rounds.json is a SeasonRounds.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './start_server.mjs';
import { check } from './validate.mjs';

const REFERENCE = /"schema\/((club|evening)\.json#\/\$defs\/(\w+))"/g;
const snake = (name) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
const read = (path) => JSON.parse(readFileSync(join(ROOT, 'protocol', path), 'utf8'));
/** Non-object samples are used in a path or a query. */
const isBody = (file, name) => read(`schema/${file}.json`).$defs[name].type === 'object';

/** [name of the sample, reference of its schema] of each. */
export const sampled = (openapi) =>
  [...new Map([...JSON.stringify(openapi).matchAll(REFERENCE)].map((found) => [found[1], found])).values()]
    .filter(([, , file, name]) => isBody(file, name))
    .map(([, reference, file, name]) => [`${file}_${snake(name)}.json`, reference]);

/** The error of that sample, or null. */
export function wrongSample(name, reference) {
  if (!existsSync(join(ROOT, 'protocol/samples', name))) return `there is no ${name}`;
  return check(reference, read(`samples/${name}`));
}
