// Records what a program does to its folder (disk_recorder.c), and makes disk images of it: each as a power cut at some
// point might leave the disk. What was synced is there; of the rest any pages are lost, or torn between sectors.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('disk_recorder.c', import.meta.url));
const PAGE = 4096;
const SECTOR = 512;
const KEPT = 0.6; // of the pages written since the last sync
const TORN = 0.3; // of the others: some of their sectors are kept
const NEWLINE = 10;

export class DiskRecorder {
  /** `folder`: for the library and the log; `data`: the folder to be recorded, which is empty. */
  constructor(folder, data) {
    this.log = join(folder, 'disk.log');
    const library = join(folder, 'disk_recorder.so');
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-Wall', '-Werror', '-o', library, SOURCE, '-ldl']);
    this.env = { LD_PRELOAD: library, RECORD_FOLDER: data, RECORD_LOG: this.log };
  }
  /** The length of the record so far: what is before it has been done. */
  get position() {
    return existsSync(this.log) ? statSync(this.log).size : 0;
  }
  /** All records, each with the position `at` of its end. */
  read() {
    const log = readFileSync(this.log);
    const records = [];
    for (let at = 0; at < log.length;) {
      const end = log.indexOf(NEWLINE, at);
      const [kind, inode, offset, length, ...name] = log.toString('utf8', at, end).split(' ');
      at = end + 1 + Number(length);
      records.push({
        kind,
        inode,
        offset: Number(offset),
        bytes: log.subarray(end + 1, at),
        name: name.join(' '),
        at,
      });
    }
    return records;
  }
}

/** A file's content: what is certainly on the disk, and changes that are not. */
class Content {
  #durable = Buffer.alloc(0);
  #pending = []; // {number, offset, bytes}, or {number, length} of a truncation

  change(number, change) {
    this.#pending.push({ number, ...change });
  }
  /** What was changed before that record is on the disk. */
  synced(number) {
    const done = this.#pending.filter((one) => one.number < number);
    this.#pending = this.#pending.slice(done.length);
    for (const one of done) this.#durable = apply(this.#durable, one);
  }
  /** Any part of the pending changes. */
  image(rng) {
    let content = this.#durable;
    for (const one of this.#pending)
      for (const part of pages(one)) {
        if (rng() < KEPT) content = apply(content, part);
        else if (rng() < TORN) for (const sector of sectors(part)) if (rng() < 0.5) content = apply(content, sector);
      }
    return content;
  }
}

function apply(content, { offset, bytes, length }) {
  if (bytes === undefined)
    return length <= content.length
      ? content.subarray(0, length)
      : Buffer.concat([content, Buffer.alloc(length - content.length)]);
  const changed = Buffer.alloc(Math.max(content.length, offset + bytes.length));
  content.copy(changed);
  bytes.copy(changed, offset);
  return changed;
}

/** The parts of a write between multiples of `unit` of the file. */
function* cut(change, unit) {
  const { offset, bytes } = change;
  if (bytes === undefined) return yield change;
  for (let from = 0; from < bytes.length;) {
    const to = Math.min(bytes.length, from + unit - ((offset + from) % unit));
    yield { offset: offset + from, bytes: bytes.subarray(from, to) };
    from = to;
  }
}
const pages = (change) => cut(change, PAGE);
const sectors = (change) => cut(change, SECTOR);

/** Writes the disk as it may be after a power cut behind so many records into an empty folder. */
export function writeImage(records, count, rng, folder) {
  const contents = new Map(); // inode → content
  let names = new Map(); // as the program sees them: name → content
  let durable = new Map(); // as they are on the disk since the folder was synced
  const begun = new Map(); // sync → number and names
  const changes = []; // of names since then: {number, change(names)}
  const rename = (number, change) => {
    change(names);
    changes.push({ number, change });
  };
  records.slice(0, count).forEach(({ kind, inode, offset, bytes, name }, number) => {
    if (kind === 'open') {
      if (!names.has(name)) {
        const content = new Content();
        contents.set(inode, content);
        rename(number, (all) => all.set(name, content));
      } else if (offset === 0) names.get(name).change(number, { length: 0 });
      contents.set(inode, names.get(name));
    } else if (kind === 'write') contents.get(inode).change(number, { offset, bytes });
    else if (kind === 'truncate') contents.get(inode).change(number, { length: offset });
    else if (kind === 'unlink') rename(number, (all) => all.delete(name));
    else if (kind === 'rename') {
      const content = names.get(name);
      const to = bytes.toString();
      rename(number, (all) => {
        all.delete(name);
        all.set(to, content);
      });
    } else if (kind === 'begin') begun.set(offset, number);
    else if (kind === 'end' && name === 'file') contents.get(inode).synced(begun.get(offset));
    else if (kind === 'end')
      while (changes.length > 0 && changes[0].number < begun.get(offset)) changes.shift().change(durable);
  });
  // Names are changed in order, up to any point.
  const kept = Math.floor(rng() * (changes.length + 1));
  for (const { change } of changes.slice(0, kept)) change(durable);
  mkdirSync(folder, { mode: 0o700 });
  for (const [name, content] of durable) writeFileSync(join(folder, name), content.image(rng), { mode: 0o600 });
}
