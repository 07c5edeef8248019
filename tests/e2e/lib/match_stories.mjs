// Many random matches at once, with server kills among them, and their stories compared with the model of the
// rules' text (tests/checker/match_check.py).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COURSES } from './match_courses.mjs';
import { MatchStory } from './match_story.mjs';
import { random } from './player.mjs';
import { ROOT, Server, UNHURRIED } from './start_server.mjs';
import { sum } from './table.mjs';

const LIMIT_S = 8; // after which a connection counts as lost; a reconnection after a restart is quicker
const AT_ONCE = 8; // tables
const BETWEEN_KILLS_MS = [1000, 4000];
const LOOK_MS = 20;

/** Kills the server occasionally, but not while a connection is lost: a restart would reset its limit. */
class Reaper {
  constructor(server, rng) {
    Object.assign(this, { server, rng, holders: 0, kills: 0, isComing: false, isDone: false });
    this.limitMs = LIMIT_S * 1000;
  }
  async hold() {
    while (this.isComing) await sleep(LOOK_MS);
    this.holders += 1;
  }
  letGo() {
    this.holders -= 1;
  }
  async run() {
    const [least, most] = BETWEEN_KILLS_MS;
    while (!this.isDone) {
      await sleep(least + this.rng() * (most - least));
      this.isComing = true;
      while (this.holders > 0 && !this.isDone) await sleep(LOOK_MS);
      if (this.isDone) return;
      await this.server.kill();
      await this.server.again({ quick: true });
      this.kills += 1;
      this.isComing = false;
    }
  }
}

/**
 * Plays so many matches, or as many as begin within `seconds`; returns {passed, failed, text, counts, kills}, the text being the
 * checker's.
 */
export async function tellStories({ matches, seconds = Infinity, seed }) {
  const server = await Server.start({ args: [...UNHURRIED, '--absence', String(LIMIT_S), '--synchronous', 'normal'] });
  const reaper = new Reaper(server, random(seed));
  const reaping = reaper.run();
  const until = Date.now() + seconds * 1000;
  const stories = [];
  const file = join(server.folder, 'stories.jsonl');
  const counts = {};
  let next = 0;
  const table = async () => {
    while (next < matches && Date.now() < until) {
      const number = next++;
      const course = new COURSES[number % COURSES.length]();
      const story = new MatchStory(server, course, random(seed * 1000 + number), reaper);
      try {
        stories.push(...(await story.play()));
      } catch (error) {
        const last = JSON.stringify(story.events.slice(-12));
        throw new Error(`match ${number} of seed ${seed}: ${error.message}\n${last}`, { cause: error });
      }
      sum(counts, { matches: 1, ...story.counts });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, table));
  } finally {
    reaper.isDone = true;
    await reaping;
    writeFileSync(file, stories.map((event) => `${JSON.stringify(event)}\n`).join(''));
  }
  const checker = join(ROOT, 'tests/checker/match_check.py');
  const { status, stdout, stderr } = spawnSync('python3', [checker, file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0 && status !== 1) throw new Error(`the checker ended with ${status}: ${stderr}`);
  await server.dispose();
  const [, passed, failed] = /(\d+) passed, (\d+) failed\n$/.exec(stdout).map(Number);
  return { passed, failed, text: stdout, counts, kills: reaper.kills };
}
