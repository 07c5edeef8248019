// What an attacker got.
export class Tally {
  counts = {};
  add(what, count = 1) {
    this.counts[what] = (this.counts[what] ?? 0) + count;
  }
  merge(counts) {
    for (const [what, count] of Object.entries(counts)) this.add(what, count);
  }
}
