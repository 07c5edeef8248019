#!/usr/bin/env node
// Compares when bots that think play a forced card and a free one, as a client sees it: the time from the question to
// the card, at a table of bots without a pace, each beside the median of the same place of the same trick. Says how
// likely a difference as large is by chance (Mann-Whitney). Only a quiet machine shows the small differences.
// usage: node tests/bench/forced_moves.mjs [--game siciliano] [--preset tortorici2014] [--moves 20000]
// TESTS_EXE  the program (build/release/bin/germini)
import { parseArgs } from 'node:util';
import { Api } from '../e2e/lib/http.mjs';
import { Client } from '../e2e/lib/client.mjs';
import { offered } from '../e2e/lib/offered.mjs';
import { Server, UNHURRIED } from '../e2e/lib/start_server.mjs';
import { answered } from '../e2e/lib/table.mjs';

const HAND_MS = 120_000;
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'siciliano' },
    preset: { type: 'string', default: 'tortorici2014' },
    moves: { type: 'string', default: '20000' },
  },
});
const print = (text) => process.stdout.write(`${text}\n`);

/** Notes the cards that bots play: {hand, step, seat, place, ms}; `step`: events before it. */
function timer(client) {
  const played = [];
  let asked = null;
  let arrived = 0;
  let [trick, place] = [0, 0];
  client.socket.prependListener('message', () => (arrived = performance.now()));
  client.watch = (message) => {
    if (message.t !== 'events') return;
    const at = arrived;
    if (message.n === 1) [trick, place] = [0, 0];
    if (asked?.hand === message.hand && asked.step === message.n - 1) {
      const { hand, step, seat } = asked;
      played.push({ hand, step, seat, place: `${trick} ${place}`, ms: at - asked.at });
      place += 1;
    }
    if (message.events.some(({ e }) => e === 'trick')) [trick, place] = [trick + 1, 0];
    const last = message.events.at(-1);
    const single = last.e === 'due' && last.phase === 'play' && last.seats.length === 1;
    const step = message.n + message.events.length - 1;
    asked = single ? { hand: message.hand, step, seat: last.seats[0], at } : null;
  };
  return played;
}

/** Plays one match of bots; returns its cards as {forced, place, ms}. */
async function match(host, seats) {
  const { table } = await host.create({
    game: values.game,
    preset: values.preset,
    open: true,
    bots: true,
    level: 'quick',
  });
  const client = await new Client(host, table, { patience: HAND_MS }).connect();
  const played = timer(client);
  for (let seat = 0; seat < seats; seat += 1) answered(await client.do({ bot: seat }));
  answered(await client.do({ ready: true }));
  const over = () => client.table.state === 'over';
  for (let hands = 0; !over();) {
    await client.until(() => over() || (client.table.match?.hands.length ?? 0) > hands, 'the end of a hand');
    hands = client.table.match.hands.length;
  }
  const ids = new Map(client.table.match.hands.map(({ hand, number }) => [client.table.match.from + number - 1, hand]));
  await client.close();
  const cards = [];
  for (const { hand, step, seat, place, ms } of played) {
    if (!ids.has(hand)) continue;
    const { asked } = await host.must('POST', '/api/what-if', {
      hand: ids.get(hand),
      step,
      seat,
      moves: [],
      last: step,
    });
    const legal = offered(asked.choice, 'play')?.cards.length;
    if (legal) cards.push({ forced: legal === 1, place, ms });
  }
  return cards;
}

/** The area under the normal curve beyond z on both sides (Abramowitz and Stegun 7.1.26). */
function twoSided(z) {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** The probability of ranks as uneven as these if both samples are alike. */
function mannWhitney(one, other) {
  const all = [...one.map((ms) => [ms, 1]), ...other.map((ms) => [ms, 0])].sort(([a], [b]) => a - b);
  const ranks = all.reduce((sum, [, first], at) => sum + first * (at + 1), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  return twoSided((u - mean) / Math.sqrt((mean * (one.length + other.length + 1)) / 6));
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const server = await Server.start({ args: UNHURRIED, botThreads: '1' });
try {
  const host = await Api.guest(server.base, 'Ginevra');
  const { games } = await host.rules();
  const { seats } = games.find(({ game }) => game === values.game).by_preset[values.preset];
  const cards = [];
  while (cards.length < Number(values.moves)) cards.push(...(await match(host, seats)));
  const usual = new Map();
  for (const { place, ms } of cards) usual.set(place, [...(usual.get(place) ?? []), ms]);
  for (const [place, times] of usual) usual.set(place, median(times));
  const times = (wanted) =>
    cards.filter(({ forced }) => forced === wanted).map(({ place, ms }) => ms - usual.get(place));
  const [forced, free] = [times(true), times(false)];
  const all = median(cards.map(({ ms }) => ms));
  const later = median(forced) - median(free);
  print(
    `${values.game} ${values.preset}: ${forced.length} forced cards, ${free.length} free ones, median ${all.toFixed(2)} ms;`,
  );
  print(`forced ones ${later.toFixed(3)} ms later, p = ${mannWhitney(forced, free).toPrecision(2)}`);
} finally {
  await server.dispose();
}
