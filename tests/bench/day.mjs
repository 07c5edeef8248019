// A deal of the day with many people: processor time and bytes of a try, durations of a move, of closing the day, and of
// its pages. Usage: node tests/bench/day.mjs [PEOPLE] [GAME…]
import { DatabaseSync } from 'node:sqlite';
import { anyMove } from '../cluster/lib/day_try.mjs';
import { within } from '../cluster/lib/patience.mjs';
import { Api } from '../e2e/lib/http.mjs';
import { aDayPasses, zoneAtNoon } from '../e2e/lib/next_day.mjs';
import { random } from '../e2e/lib/player.mjs';
import { processorSeconds } from '../e2e/lib/processor_time.mjs';
import { Server, UNHURRIED } from '../e2e/lib/start_server.mjs';

const [people = 100, ...named] = process.argv.slice(2);
const games = named.length ? named : ['minchiate', 'bolognese', 'siciliano'];
const AT_ONCE = 4;
const LEFT = 10; // every tenth person leaves the try after its first move
const PAGES = 20;
const CLOSED_MS = 600_000;

const server = await Server.start({ args: [...UNHURRIED, '--daily-zone', zoneAtNoon()], botThreads: '1' });
const used = () => processorSeconds(server.pid);
/** Mean bytes of a try of a game: its log, or its record and result after the day. */
function bytes(game) {
  const db = new DatabaseSync(server.database, { readOnly: true });
  const size = `avg(length(log) + coalesce(length(record) + length(result), 0))`;
  const { mean } = db.prepare(`SELECT ${size} AS mean FROM day_tries WHERE game = ? AND bot = 0`).get(game);
  db.close();
  return Math.round(mean);
}
const of = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);

/** Returns how long each request took. */
async function play(api, game, rng, leaves) {
  const { table } = await api.must('POST', `/api/day/${game}`, {});
  const took = [];
  const send = async (message) => {
    const since = performance.now();
    const { messages } = await api.must('POST', `/api/day/tables/${table}/messages`, { messages: [message] });
    took.push(performance.now() - since);
    const refused = messages.find(({ message }) => message.t === 'refused' || message.t === 'error');
    if (refused) throw new Error(JSON.stringify(refused.message));
    return messages.map((one) => one.message);
  };
  let shown = await send({ t: 'hello', table });
  let { last } = shown.find(({ t }) => t === 'welcome').you;
  for (;;) {
    const choice = shown.findLast(({ t }) => t === 'choice');
    if (!choice || (leaves && took.length > 1)) return took.slice(1);
    const { hand, n } = choice;
    last += 1;
    shown = await send({ t: 'act', id: last, hand, n, move: anyMove(choice.choice, rng) });
  }
}

const guests = [];
for (let i = 0; i < people; i += 1) guests.push(await Api.guest(server.base, 'Prova'));
for (const game of games) {
  const since = used();
  const took = [];
  let next = 0;
  const player = async () => {
    while (next < guests.length) {
      const i = next++;
      took.push(...(await play(guests[i], game, random(i + 1), i % LEFT === LEFT - 1)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  took.sort((one, other) => one - other);
  const seconds = ((used() - since) / guests.length).toFixed(3);
  console.log(`${game}: ${people} people, ${seconds} s of a processor and ${bytes(game)} bytes a try`);
  console.log(`  a move: median ${of(took, 0.5)} ms, 99th percentile ${of(took, 0.99)} ms, longest ${of(took, 1)} ms`);
}

const date = await aDayPasses(server, (await guests[0].must('GET', '/api/day')).date);
const list = (game) => `/api/day/${date}/${game}?field=guests`;
const results = async () => (await guests[0].send('GET', list(games[0]))).status === 200;
console.log(`closed after ${await within(CLOSED_MS, results, 'the results of the day')} ms`);
for (const game of games) console.log(`${game}: ${bytes(game)} bytes a try that stay`);
for (const path of ['/api/day', list(games[0])]) {
  const since = used();
  for (let i = 0; i < PAGES; i += 1) await guests[i % guests.length].must('GET', path);
  console.log(`GET ${path}: ${(((used() - since) * 1000) / PAGES).toFixed(1)} ms of a processor`);
}
await server.dispose();
