// Moves that a server has accepted, as its metrics count them.
import { readFileSync } from 'node:fs';

/** A table of bots that plays for long. */
export const LONG = { game: 'minchiate', preset: 'germini', open: false, bots: true, rounds: 3 };

/** The port of the metrics in a file written by --port-file. */
export const metricsPort = (file) => Number(readFileSync(file, 'utf8').split('\n')[1]);

/** Moves since the server's start. `metrics`: its port of the metrics. */
export async function movesOf({ metrics }) {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(/^germini_moves_total (\S+)$/m.exec(text)[1]);
}
