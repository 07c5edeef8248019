// Plays one seat of raw_fanout for a second and prints the answers: the program works, whatever its speed.
// usage: node fanout_second.mjs RAW_FANOUT
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 10_000;
const BYTES = 370; // of an answer, as in server.sh
const folder = mkdtempSync(join(tmpdir(), 'fanout-'));
const portFile = join(folder, 'port');
const program = spawn(process.argv[2], [portFile, String(BYTES)], { stdio: 'inherit' });
try {
  const deadline = performance.now() + START_MS;
  while (!existsSync(portFile) || readFileSync(portFile, 'utf8') === '') {
    if (performance.now() > deadline) throw new Error(`${process.argv[2]} wrote no port within ${START_MS} ms`);
    await sleep(20);
  }
  const socket = new WebSocket(`ws://127.0.0.1:${readFileSync(portFile, 'utf8').trim()}/t/1/0`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('raw_fanout refused the connection'));
  });
  let answers = 0;
  socket.onmessage = ({ data }) => {
    if (data.length !== BYTES) throw new Error(`an answer of ${data.length} characters, expected ${BYTES}`);
    answers += 1;
    socket.send('{"t":"move","card":"B1"}');
  };
  socket.send('{"t":"move","card":"B1"}');
  await sleep(1000);
  socket.close();
  if (answers < 2) throw new Error(`${answers} answers in a second`);
  console.log(`raw fan-out: ${answers} answers in a second`);
} finally {
  program.kill();
  rmSync(folder, { recursive: true });
}
