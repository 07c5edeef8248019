// Matches played by four guests who reconnect by themselves, while the server is killed repeatedly; afterwards
// all accounts of them are compared. Games take turns, each with an executioner of its own.
import assert from 'node:assert/strict';
import { Executioner } from './executioner.mjs';
import { acknowledged, steady } from './kept.mjs';
import { agree } from './ledger.mjs';
import { COURSES } from './courses.mjs';
import { moveFor, random } from './player.mjs';
import { ALONE } from './presets.mjs';
import { Sight } from './sight.mjs';
import { answered, NAMES, nothingLeaked, received, seated, sum } from './table.mjs';

const SECONDS = 120; // per move, at every other table
/** The server's flags: the next hand waits for the players. */
export const PATIENT = ['--between', String(SECONDS)];
const MOST_HANDS = 40; // per match
// A match takes some ten kills; a table that never ends would be a fault of this program.
const MOST_MATCHES = (kills) => 20 + kills / 2;

class Evening {
  constructor(axe, course, table, rng) {
    Object.assign(this, { axe, course, rng, ...table });
    this.sights = this.clients.map((client) => new Sight(client));
    this.hands = 0;
  }

  async play() {
    for (let isOver = false; !isOver;) {
      const hand = (this.hands += 1);
      assert.ok(hand <= MOST_HANDS, 'the match does not end');
      await this.#ready(hand);
      this.axe.nextHand();
      await Promise.all(this.clients.map((client) => this.#seat(client, hand)));
      // A client that reconnects after the next hand has begun is sent that one, and not the end of the last one.
      for (const client of this.everyone) await client.until(() => client.over.has(hand), `the end of hand ${hand}`);
      await this.axe.rest();
      const [one] = this.clients;
      const isClosed = () => one.table?.match.hands.length === hand && one.table.state !== 'playing';
      await one.until(isClosed, `the result of hand ${hand}`);
      isOver = one.table.state === 'over';
      await this.axe.ended(isOver ? 'match end' : 'hand end');
    }
    await this.axe.rest();
    const isBack = (client) => client.welcome !== null && !client.closed;
    for (const client of this.everyone)
      await client.until(
        () => isBack(client) && client.table?.state === 'over' && client.over.has(this.hands),
        'the end of the match',
      );
  }

  async #ready(hand) {
    for (const client of this.clients) {
      answered(await client.do({ ready: true }));
      if (hand > 1 && this.rng() < 0.2) await this.axe.ended('hand end');
    }
    for (const client of this.clients) await client.until(() => client.last?.hand === hand, `hand ${hand}`);
  }

  async #seat(client, hand) {
    let taken = null;
    const asked = () => client.question?.hand === hand && client.question !== taken;
    for (;;) {
      await client.until(() => client.over.has(hand) || asked(), `a choice or the end of hand ${hand}`);
      if (client.over.has(hand)) return;
      const choice = client.question;
      if (!choice || (await this.axe.prompt(choice))) continue;
      taken = choice;
      const sight = this.sights[client.seat];
      const move = moveFor(choice.choice, this.rng);
      const last = this.course.ends(choice.choice, sight, move);
      const answer = client.act(move, { hand, n: choice.n });
      await this.axe.sent(choice, answer, last, this.course.isLast(hand) ? 'match end' : 'hand end');
      const { t, ...rest } = await answer;
      if (t !== 'done') throw new Error(`${client.label}: ${t} ${JSON.stringify(rest)} to ${JSON.stringify(move)}`);
    }
  }
}

/** Everything guaranteed for a finished match; returns what was checked. */
async function examine(server, evening) {
  const { clients, everyone, spectator, apis, table } = evening;
  const hands = await agree(server, apis.at(-1), clients[0].table.match.id, received(spectator));
  assert.equal(hands.length, evening.hands, 'all hands came to their end');
  // The witness knows deals to four; what is seen without partners, the engine's tests of interference prove.
  if (!ALONE.includes(hands[0].record.rules.preset)) nothingLeaked(everyone, hands);
  const counts = { matches: 1, hands: hands.length, acknowledged: acknowledged(server.database, table, clients) };
  counts['told again'] = everyone.reduce((all, client) => all + steady(client), 0);
  counts.returns = everyone.reduce((all, { returns }) => all + returns, 0);
  return counts;
}

/** The totals of all games. */
class Toll {
  constructor(axes) {
    this.axes = axes;
    this.counts = {};
  }
  get kills() {
    return this.axes.reduce((all, { kills }) => all + kills, 0);
  }
  lines() {
    return this.axes.flatMap((axe) => [`${axe.course}:`, ...axe.lines()]);
  }
}

/**
 * Plays matches until the server has been killed `kills` times, or a few more, in every phase of every game; returns the
 * Toll. Tables take turns: by game, by preset, with and without a time per move. `phases`: only these, as far as a
 * game has them.
 */
export async function dieOften(server, { kills, seed, phases, gentle, tell = () => {} }) {
  const axes = Object.entries(COURSES).map(([course, { PHASES }], at) => {
    const own = phases ? PHASES.filter((phase) => phases.includes(phase)) : PHASES;
    const share = Math.ceil(kills / Object.keys(COURSES).length);
    return new Executioner(server, { course, kills: share, seed: seed + at, phases: own, gentle });
  });
  const rng = random(seed + 1);
  const toll = new Toll(axes);
  for (let at = 0; axes.some((axe) => !axe.isDone); at += 1) {
    if (at > MOST_MATCHES(kills))
      throw new Error(`after ${at} matches some phases were not hit:\n${toll.lines().join('\n')}`);
    const turn = axes.filter((axe) => !axe.isDone);
    const axe = turn[at % turn.length];
    const course = new COURSES[axe.course]();
    const number = toll.counts[`matches of ${axe.course}`] ?? 0;
    const seconds = number % 2 === 0 ? SECONDS : null;
    const request = { game: axe.course, seconds, ...course.request(number) };
    const table = await seated(server, { request, names: NAMES.slice(0, course.seats), watched: true, stubborn: true });
    axe.everyone = table.everyone;
    const evening = new Evening(axe, course, table, rng);
    await evening.play();
    const { matches, ...counts } = await examine(server, evening);
    sum(toll.counts, { [`matches of ${axe.course}`]: matches, ...counts });
    await Promise.all(table.everyone.map((client) => client.close()));
    tell(toll);
  }
  for (const axe of axes)
    for (const phase of axe.phases) assert.ok(axe.hits[phase] > 0, `${axe.course}: no death in the phase ${phase}`);
  return toll;
}
