// What a closed hand's result must be beside its record and its events, game by game.
import assert from 'node:assert/strict';
import { ALONE } from './presets.mjs';
import * as shapes from './validate.mjs';

const DURING = new Set(['rob', 'exposed', 'dealer_rob', 'declaration', 'death']);
const sorted = (score) => ({ ...score, cards: [...score.cards].sort() });

/** The result of a hand of Minchiate computed from its events, in the words of a result. */
function toldResult(events) {
  const scored = events.filter(({ e, why }) => e === 'scored' && DURING.has(why));
  return {
    scores: scored.map(({ why, side, points, cards }) => sorted({ why, team: side, points, cards: cards ?? [] })),
    resti: events
      .filter(({ e }) => e === 'paid')
      .map(({ why, side, amount }) => ({ when: why, team: side, resti: amount })),
    end: events.at(-1).numbers[0],
  };
}

/** Resti per seat from the lines of a result (D-18: each loser pays one winner). */
function seatsOf(resti) {
  const won = resti.reduce((sum, { team, resti: count }) => sum + (team === 0 ? count : -count), 0);
  return [won, -won, won, -won].map((count) => count + 0);
}

function minchiate(record, result, events) {
  assert.deepEqual(seatsOf(result.resti), result.seats);
  assert.equal(shapes.record(record), null);
  assert.equal(shapes.result(result), null);
  if (!events) return;
  const { scores, resti, end } = result;
  assert.deepEqual(toldResult(events), { scores: scores.map(sorted), resti, end });
}

/** Without partners each seat has the difference of scores with each of the others (SOLO-21). */
function withoutPartners(record, result, events) {
  const { points, seats } = result;
  assert.deepEqual(
    seats,
    points.map((own) => points.reduce((sum, other) => sum + own - other, 0)),
  );
  assert.equal(shapes.record(record), null);
  assert.equal(shapes.result(result), null);
  if (events) assert.deepEqual(events.at(-1).numbers, seats);
}

const ACCUSO = new Set(['declaration', 'sequenza', 'criccone']);
const SAID_IN = (scores) => scores.map(({ why, team, points, cards }) => sorted({ why, team, points, cards }));

/** A side's points of a counted hand are everything scored for it; of one ended by calling out, its accuso's. */
function bolognese(record, { scores, final, called, seats, teams }, events) {
  const brought = called
    ? [0, 1].map((side) => (side === called.team ? called.points : 0))
    : final.map(({ total }) => total);
  assert.deepEqual(
    seats,
    teams.map((side) => brought[side]),
  );
  if (!events) return;
  assert.deepEqual(events.at(-1).numbers, brought);
  const scored = events.filter(({ e }) => e === 'scored');
  const beforeTheCount = scored.slice(0, scores.length);
  assert.ok(beforeTheCount.every(({ why }) => ACCUSO.has(why)));
  assert.deepEqual(
    SAID_IN(beforeTheCount.map(({ side, cards = [], ...rest }) => ({ ...rest, team: side, cards }))),
    SAID_IN(scores),
  );
  if (called) return;
  const sums = [0, 0];
  for (const { side, points } of scored) sums[side] += points;
  assert.deepEqual(sums, brought);
}

const ACCOUNTS = { minchiate, bolognese };
const accountOf = ({ game, rules }) => (ALONE.includes(rules.preset) ? withoutPartners : ACCOUNTS[game]);
/** Throws if they contradict each other. `events`: of one viewer, if they received the hand. */
export const agreeOnResult = (record, result, events) => accountOf(record)(record, result, events);
