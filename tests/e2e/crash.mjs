#!/usr/bin/env node
// Kills the server repeatedly while matches are played; see lib/deaths.mjs.
// usage: node crash.mjs [--kills N] [--seed S]      TESTS_EXE  the program (build/release/bin/germini)
import { parseArgs } from 'node:util';
import { dieOften, PATIENT } from './lib/deaths.mjs';
import { Server, UNHURRIED } from './lib/start_server.mjs';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1798' } },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed))
  throw new Error('--kills and --seed are whole numbers');

const begun = Date.now();
const server = await Server.start({ args: [...UNHURRIED, ...PATIENT] });
const tell = ({ kills: deaths, counts }) => process.stderr.write(`${deaths} deaths, ${counts.hands} hands\n`);
const toll = await dieOften(server, { kills, seed, tell });
await server.dispose();
const seen = Object.entries(toll.counts).map(([what, count]) => `${count} ${what}`);
console.log(`${toll.kills} kills, seed ${seed}, in ${Math.round((Date.now() - begun) / 1000)} s`);
console.log(toll.lines().join('\n'));
console.log(seen.join(', '));
console.log('nothing lost, nothing twice');
