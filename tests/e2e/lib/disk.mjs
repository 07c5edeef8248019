// A full disk: by the system's limit on the length of a process's files, and by a small file system
// that is filled up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';

const LIMIT = 16_384; // bytes: a server's log fits, the database's next page does not
const DISK_MB = 16;
const BLOCK = 64 * 1024;

function run(command, ...args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? null : stderr.trim() || `${command} ended with ${status}`;
}

/** From now on no file of the process can grow, or can again. */
export function limitFiles(pid, limited) {
  const problem = run('prlimit', '--pid', String(pid), `--fsize=${limited ? LIMIT : 'unlimited'}:`);
  if (problem) throw new Error(problem);
}

/** The database's log is longer than the limit allows: nothing more can be written to it. */
export const isBeyondLimit = (database) => statSync(`${database}-wal`).size > LIMIT;

/** A small file system; made with `mount`, which needs root and is not allowed everywhere. */
export class SmallDisk {
  constructor(folder) {
    this.folder = join(folder, 'disk');
    mkdirSync(this.folder);
    this.problem = run('mount', '-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'germini-e2e', this.folder);
  }
  fill() {
    const file = openSync(join(this.folder, 'ballast'), 'w');
    try {
      for (const size of [BLOCK, 4096])
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error;
        }
    } finally {
      closeSync(file);
    }
  }
  clear() {
    rmSync(join(this.folder, 'ballast'));
  }
  remove() {
    if (!this.problem) run('umount', this.folder);
  }
}
