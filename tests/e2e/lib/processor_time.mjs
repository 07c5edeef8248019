// The processor time of a process, which does not depend on what else the machine does.
import { readFileSync } from 'node:fs';

const TICKS = 100; // per second, in /proc

/** Seconds so far. */
export function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
