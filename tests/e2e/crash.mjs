#!/usr/bin/env node
// The server is killed again and again while girate are played; see lib/girate.mjs.
// usage: node crash.mjs [--kills N] [--seed S]      GERMINI_EXE  the program (build/release/bin/germini)
import { parseArgs } from 'node:util';
import { dieOften, PATIENT } from './lib/girate.mjs';
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
const tell = (axe, counts) => process.stderr.write(`${axe.kills} deaths, ${counts.hands} hands\n`);
const { axe, counts } = await dieOften(server, { kills, seed, tell });
await server.dispose();
const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
console.log(`${axe.kills} kills, seed ${seed}, in ${Math.round((Date.now() - begun) / 1000)} s`);
console.log(axe.lines().join('\n'));
console.log(seen.join(', '));
console.log('nothing lost, nothing twice');
