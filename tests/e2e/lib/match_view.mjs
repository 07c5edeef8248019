// The match on the page, and in SQLite, in the same words.
import assert from 'node:assert/strict';
import { reading } from './ledger.mjs';

const numbers = (text) => (text ? text.split(',').map(Number) : []);

/** The draw for seats on the screen: the cards drawn, the order, the seats, the dealer. */
export async function readDraw(person) {
  await person.see('draw-result');
  const [draw, result] = [person.at('draw'), person.at('draw-result')];
  const cards = (await draw.getAttribute('data-cards')).split(' ').map((pair) => {
    const [drawer, card] = pair.split(':');
    return { person: Number(drawer), card };
  });
  return {
    cards,
    ranking: numbers(await draw.getAttribute('data-ranking')),
    seating: numbers(await result.getAttribute('data-seating')),
    dealer: Number(await result.getAttribute('data-dealer')),
    /** The cards there, per person: everything drawn. */
    lying: await person.page.evaluate(() =>
      [...document.querySelectorAll('[data-testid="draw"] > li')].map((place) =>
        [...place.querySelectorAll('figure')].map(({ dataset }) => dataset.card),
      ),
    ),
  };
}

/** The match's table on the screen, its figures as a reader sees them. */
export async function readTable(person) {
  const table = person.at('match-table').first();
  await table.waitFor();
  return table.evaluate((node) => {
    const signed = (text) =>
      Number(
        text
          .trim()
          .replace('−', '-')
          .replace('+', '')
          .replace(/[^\d-].*$/s, ''),
      );
    const cells = (row) => [...row.querySelectorAll('td')].map((cell) => signed(cell.textContent));
    const rows = (selector) => [...node.querySelectorAll(selector)];
    return {
      rounds: Number(node.dataset.rounds),
      broken: node.dataset.broken === 'true',
      hands: rows('tr[data-hand]').map((row) => ({ number: Number(row.dataset.hand), amounts: cells(row) })),
      lines: rows('tr[data-reason]').map((row) => ({
        reason: row.dataset.reason,
        hand: Number(row.dataset.handMissing),
        amounts: cells(row).slice(1),
      })),
      chairs: rows('tbody[data-chairs]').map((body) => body.dataset.chairs.split(',').map(Number)),
      totals: cells(node.querySelector('tfoot tr')),
    };
  });
}

/** The same from SQLite's rows. */
export const storedTable = (file, matchId) =>
  reading(file, (db) => {
    const match = db.prepare('SELECT key, rounds, broken_off, draw, ranking FROM matches WHERE id = ?').get(matchId);
    assert.ok(match, `the database has a match ${matchId}`);
    const byPerson = (rows, key) => {
      const found = new Map();
      for (const row of rows) {
        if (!found.has(row[key])) found.set(row[key], { ...row, amounts: [0, 0, 0, 0] });
        found.get(row[key]).amounts[row.person] = row.amount;
      }
      return [...found.values()];
    };
    const from = db.prepare('SELECT from_hand FROM matches WHERE key = ?').get(match.key).from_hand;
    const hands = byPerson(
      db
        .prepare(
          `SELECT hands.number, person, amount FROM hands JOIN hand_seats ON hand_key = hands.key
           WHERE match_key = ? AND closed IS NOT NULL ORDER BY hands.number`,
        )
        .all(match.key),
      'number',
    );
    const lines = byPerson(
      db
        .prepare('SELECT line, reason, hand, person, amount FROM match_lines WHERE match_key = ? ORDER BY line')
        .all(match.key),
      'line',
    );
    const totals = db.prepare('SELECT amount FROM match_ledger WHERE match_key = ? ORDER BY person').all(match.key);
    const first = hands[0]?.number ?? 1;
    return {
      rounds: match.rounds,
      broken: match.broken_off === 1,
      // Numbered in the match, however the rows count.
      hands: hands.map(({ number, amounts }) => ({ number: number - (first === from ? from - 1 : 0), amounts })),
      lines: lines.map(({ reason, hand, amounts }) => ({ reason, hand, amounts })),
      totals: totals.length > 0 ? totals.map(({ amount }) => amount) : [0, 0, 0, 0],
      draw: match.draw && JSON.parse(match.draw),
      ranking: JSON.parse(match.ranking),
    };
  });

/** The screen's table matches the ledger's. */
export function sameAccount(shown, stored) {
  const { chairs, ...figures } = shown;
  const { draw, ranking, ...rows } = stored;
  assert.deepEqual(figures, rows);
  return { chairs, draw, ranking };
}
