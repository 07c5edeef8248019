// Girate played by four guests who come back by themselves, while the server dies again and again; afterwards
// everybody's account of them is compared.
import assert from 'node:assert/strict';
import { planDebt } from './debt.mjs';
import { Executioner } from './executioner.mjs';
import { acknowledged, nobodyTimedOut, soundClocks, steady } from './kept.mjs';
import { agree } from './ledger.mjs';
import { moveFor, random } from './player.mjs';
import { Sight } from './sight.mjs';
import { answered, nothingLeaked, PRESETS, received, seated, sum } from './table.mjs';
import { offered } from './offered.mjs';

const HANDS = 4;
const SECONDS = 120; // for a move, at every other table
/** The server's flags: the next hand waits for the players. */
export const PATIENT = ['--between', String(SECONDS)];
// A girata takes some ten deaths; a table that goes on without end would be a fault of this program.
const MOST_GIRATE = (kills) => 20 + kills / 2;

class Girata {
  constructor(axe, table, rng) {
    Object.assign(this, { axe, rng, ...table });
    this.sights = this.clients.map((client) => new Sight(client));
    this.plan = null; // a seat → its cards, in their order
  }

  async play() {
    for (let hand = 1; hand <= HANDS; hand += 1) {
      await this.#ready(hand);
      this.plan = null;
      this.axe.nextHand();
      await Promise.all(this.clients.map((client) => this.#seat(client, hand)));
      // Who comes back when the next hand has begun is told that one, and not how the last one ended.
      for (const client of this.everyone) await client.until(() => client.over.has(hand), `the end of hand ${hand}`);
      await this.axe.rest();
      await this.axe.ended(hand === HANDS ? 'girata end' : 'hand end');
    }
    await this.axe.rest();
    const isBack = (client) => client.welcome !== null && !client.closed;
    for (const client of this.everyone)
      await client.until(
        () => isBack(client) && client.table?.state === 'over' && client.over.has(HANDS),
        'the end of the girata',
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
      const move = this.#move(client, choice.choice);
      const sight = this.sights[client.seat];
      const last = choice.choice.phase === 'give' || (choice.choice.phase === 'play' && sight.isLast);
      const answer = client.act(move, { hand, n: choice.n });
      await this.axe.sent(choice, answer, last, hand === HANDS ? 'girata end' : 'hand end');
      const { t, ...rest } = await answer;
      if (t !== 'done') throw new Error(`${client.label}: ${t} ${JSON.stringify(rest)} to ${JSON.stringify(move)}`);
    }
  }

  /** What chance says, unless all four have agreed to bring about a debt. */
  #move(client, choice) {
    if (choice.phase !== 'play') return moveFor(choice, this.rng);
    const sight = this.sights[client.seat];
    if (sight.tricks === 0 && sight.plays.length === 0 && this.axe.wants('give')) this.#agree(client.seat);
    const card = this.plan?.[client.seat].shift();
    if (card && offered(choice, 'play')?.cards.includes(card)) return { play: card };
    this.plan = null;
    return moveFor(choice, this.rng);
  }

  #agree(leader) {
    const hands = this.sights.map(({ hand }) => [...hand]);
    // Who is just coming back does not know his hand yet, and the Matto may lie in the fola.
    const told = hands.every(({ length }) => length === hands[leader].length);
    if (!told || !hands.flat().includes('M')) return;
    const plays = planDebt(hands, leader, Math.floor(this.rng() * 2 ** 32));
    if (plays)
      this.plan = [0, 1, 2, 3].map((seat) => plays.filter((play) => play.seat === seat).map(({ card }) => card));
  }
}

/** Everything that is promised of a girata that is over; answers what was looked at. */
async function examine(server, girata, axe, seconds) {
  const { clients, everyone, spectator, apis, table } = girata;
  const hands = await agree(server, apis[3], clients[0].table.match.id, received(spectator));
  assert.equal(hands.length, HANDS, 'all hands came to their end');
  nothingLeaked(everyone, hands);
  const counts = { girate: 1, hands: hands.length, acknowledged: acknowledged(server.database, table, clients) };
  counts['told again'] = everyone.reduce((all, client) => all + steady(client), 0);
  if (seconds) {
    nobodyTimedOut(server.database, table);
    counts.clocks = everyone.reduce((all, client) => all + soundClocks(client, seconds, axe.births), 0);
    assert.ok(counts.clocks > 0, 'clocks were seen');
  }
  counts.returns = everyone.reduce((all, { returns }) => all + returns, 0);
  return counts;
}

/**
 * Plays girate until the server has died `kills` times, or a few more, in every phase; answers {axe, counts}. Tables
 * take turns: by each preset, with and without a time for moves.
 */
export async function dieOften(server, { kills, seed, phases, gentle, tell = () => {} }) {
  const axe = new Executioner(server, { kills, seed, phases, gentle });
  const rng = random(seed + 1);
  const counts = {};
  for (let at = 0; !axe.isDone; at += 1) {
    if (at > MOST_GIRATE(kills))
      throw new Error(`after ${at} girate some phases were not hit:\n${axe.lines().join('\n')}`);
    // A debt to choose comes about at a table where nobody lays his hand open.
    const preset = axe.wants('give') && at % 2 === 0 ? 'pagat' : PRESETS[at % PRESETS.length];
    const seconds = at % 2 === 0 ? SECONDS : null;
    const table = await seated(server, { preset, request: { seconds }, watched: true, stubborn: true });
    axe.everyone = table.everyone;
    const girata = new Girata(axe, table, rng);
    await girata.play();
    sum(counts, await examine(server, girata, axe, seconds));
    await Promise.all(table.everyone.map((client) => client.close()));
    tell(axe, counts);
  }
  for (const phase of axe.phases) assert.ok(axe.hits[phase] > 0, `no death in the phase ${phase}`);
  return { axe, counts };
}
