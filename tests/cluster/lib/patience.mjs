// Waiting on a machine that does other work too: as `patient` of .ci/stages.sh for the limits of stages.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const MOST = 4;
const LOOK_MS = 50;

/** The bound, multiplied by the number of programs that currently want each core. */
export const patient = (ms) => ms * Math.min(MOST, Math.max(1, loadavg()[0] / availableParallelism()));

/** Waits for the condition, which may be asynchronous; returns the milliseconds that it took. */
export async function within(ms, condition, what) {
  const since = performance.now();
  const most = patient(ms);
  while (!(await condition())) {
    if (performance.now() - since > most) throw new Error(`waited ${Math.round(most)} ms for ${what}`);
    await sleep(LOOK_MS);
  }
  return Math.round(performance.now() - since);
}
