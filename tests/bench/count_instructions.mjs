// Counts the instructions of a card in the engine, of every game, and of a move at a server, and fails if one needs
// more than recorded.json says and tolerates. They hardly depend on the machine's load.
// usage: node tests/bench/count_instructions.mjs [--record]            --record writes recorded.json instead
//        node tests/bench/count_instructions.mjs --compare FIRST SECOND    prints those of the programs in two folders
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../e2e/lib/start_server.mjs';
import { instructionsPerMove } from './instructions.mjs';

const GAMES = ['minchiate', 'bolognese', 'siciliano'];
const HANDS = 480; // random ones; what the first costs, with the program's start, is not counted
const BUILT = join(ROOT, 'build/release/bin');
const RECORDED = join(ROOT, 'tests/bench/recorded.json');

/** All instructions of the engine's bench, and the cards that it played. */
function engine(program, game, hands) {
  const order = ['--tool=callgrind', '--callgrind-out-file=/dev/null', program, '--game', game, '--hands', hands];
  const { status, stdout, stderr } = spawnSync('valgrind', order, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return { spent: Number(/Collected : (\d+)/.exec(stderr)[1]), cards: Number(/(\d+) cards/.exec(stdout)[1]) };
}

/** Instructions of the engine by what they are of; none where an earlier program's bench cannot play a number of hands. */
function counted(folder) {
  const found = {};
  const { stdout } = spawnSync(join(folder, 'engine_hands'), ['--help'], { encoding: 'utf8' });
  for (const game of stdout?.includes('--hands') ? GAMES : []) {
    const [first, all] = ['1', String(HANDS)].map((hands) => engine(join(folder, 'engine_hands'), game, hands));
    found[`${game}: a card`] = Math.round((all.spent - first.spent) / (all.cards - first.cards));
  }
  return found;
}

async function withServer(found, folder) {
  return { ...found, 'server: a move': Math.round(await instructionsPerMove(join(folder, 'germini'))) };
}

function judge(found, isRecording) {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8'));
  let faults = 0;
  for (const [what, count] of Object.entries(found)) {
    const last = recorded.instructions[what];
    const most = Math.round(last.count * (1 + last.tolerance));
    console.log(`${what.padEnd(20)} ${count} instructions, recorded ${last.count}, at most ${most}`);
    if (count > most) faults += 1;
    if (isRecording) last.count = count;
  }
  if (isRecording) return writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`);
  if (faults === 0) return;
  console.error(`${faults} above the record: find what costs, or record the new count and say why in the commit`);
  process.exitCode = 1;
}

async function compare(first, second) {
  const ofEngine = counted(first);
  const before = await withServer(ofEngine, first).catch((error) => {
    console.error(`the first server is not counted; an earlier one may not know today's settings: ${error.message}`);
    return ofEngine;
  });
  const now = await withServer(counted(second), second);
  for (const [what, count] of Object.entries(now)) {
    const ratio = before[what] ? (count / before[what]).toFixed(3) : '';
    console.log(`${what.padEnd(52)} ${before[what] ?? '-'} ${count}  ${ratio}`);
  }
}

const [word, ...folders] = process.argv.slice(2);
if (word === '--compare') await compare(...folders);
else judge(await withServer(counted(BUILT), BUILT), word === '--record');
