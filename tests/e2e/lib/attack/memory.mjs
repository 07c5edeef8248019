// The memory of a process, sampled repeatedly.
import { readFileSync } from 'node:fs';

const EVERY_MS = 250;

/** Its current memory in megabytes. */
export const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

export class Memory {
  samples = [];
  #timer;

  constructor(pid) {
    this.samples.push(residentMb(pid));
    this.#timer = setInterval(() => this.samples.push(residentMb(pid)), EVERY_MS);
  }
  stop() {
    clearInterval(this.#timer);
  }
  get most() {
    return Math.max(...this.samples);
  }
  /** The growth in the last third: from the previous third's median to its own. */
  get growth() {
    const third = Math.floor(this.samples.length / 3);
    const middle = (from) => this.samples.slice(from, from + third).sort((a, b) => a - b)[third >> 1];
    return third > 0 ? middle(2 * third) - middle(third) : 0;
  }
}
