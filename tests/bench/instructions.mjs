// Instructions of a move on SQLite, counted by callgrind: they hardly depend on what else the machine does.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playHand, random } from '../e2e/lib/player.mjs';
import { Server, UNHURRIED } from '../e2e/lib/start_server.mjs';
import { ready, seated } from '../e2e/lib/table.mjs';
import { LONG, metricsPort, movesOf } from './moves.mjs';

const MATCHES = 4; // one alone varies by a percent
const HANDS = 12; // of a match
const SERVING = '--toggle-collect=germini::server::Server*::serve()'; // the loop of a thread
const COLLECTED = /Collected : (\d+)/;

/**
 * Instructions per move of four guests at one table, with all that they send and receive, on one thread. `exe`: the
 * program.
 */
export async function instructionsPerMove(exe) {
  const folder = mkdtempSync(join(tmpdir(), 'germini-bench-'));
  const counts = join(folder, 'callgrind');
  const under = ['valgrind', '--tool=callgrind', SERVING];
  const ports = join(folder, 'ports');
  const server = await Server.start({
    exe,
    under: [...under, `--callgrind-out-file=${counts}`],
    args: [...UNHURRIED, '--threads', '1', '--synchronous', 'normal', '--metrics', '0', '--port-file', ports],
  });
  server.metrics = metricsPort(ports);
  const rng = random(1798);
  for (let match = 1; match <= MATCHES; match += 1) {
    const { clients } = await seated(server, { request: LONG });
    for (let hand = 1; hand <= HANDS; hand += 1) {
      await ready(clients, hand);
      await Promise.all(clients.map((client) => playHand(client, hand, rng)));
    }
    await Promise.all(clients.map((client) => client.close()));
  }
  const moves = await movesOf(server);
  await server.stop();
  const collected = Number(COLLECTED.exec(server.log)[1]);
  if (!collected) throw new Error(`nothing was counted: the program has no function as in ${SERVING}`);
  for (const used of [folder, server.folder]) rmSync(used, { recursive: true });
  return collected / moves;
}
