// The result of a season by its closed hands, and its standings as a page shows them.
import assert from 'node:assert/strict';
import { checker, replay } from './ledger.mjs';

/**
 * The pages of a ledger's hands: each replays to what is stored, and agrees with the independent checker and its entry.
 * `see`: the page of a hand, as one of its players sees it.
 */
export async function closedHands({ entries }, see) {
  const hands = [];
  for (const entry of entries.filter(({ cause, page }) => cause === 'hand' && page !== null)) {
    const page = await see(entry.page, entry.lines[0].person);
    const inHand = (person) => {
      const seat = page.numbers.indexOf(person);
      return { person, amount: page.seats[seat], side: page.sides[seat] };
    };
    assert.deepEqual(
      entry.lines.map(({ person, amount, side }) => ({ person, amount, side })),
      entry.lines.map(({ person }) => inHand(person)),
    );
    hands.push(page);
  }
  const pairs = hands.map(({ record, result }) => ({ record, result }));
  assert.deepEqual(
    replay(pairs.map(({ record }) => record)),
    pairs.map(({ result }) => result),
  );
  checker(pairs);
  return hands;
}

/** [number, amount] of each player, hand by hand. */
export const wonInHands = (hands) =>
  hands.flatMap(({ numbers, seats }) => numbers.map((who, seat) => [who, seats[seat]]));

/** The same for a bonus per round of so many hands (D-12). */
export function bonuses(hands, length, bonus) {
  const rounds = Map.groupBy(hands, ({ match, number }) => `${match} ${Math.ceil(number / length)}`);
  return [...rounds.values()].flatMap((round) => {
    assert.equal(round.length, length);
    return [...summed(wonInHands(round))].map(([who, sum]) => [who, bonus * Math.sign(sum)]);
  });
}

/** The cost of leaving for a player: so much to each opponent (D-4). By index in the match, and by name. */
export function desertion({ match: { seating }, seats }, seat, amount) {
  const inSeats = [0, 0, 0, 0];
  for (const opponent of [(seat + 1) % 4, (seat + 3) % 4]) {
    inSeats[opponent] += amount;
    inSeats[seat] -= amount;
  }
  const cost = [0, 1, 2, 3].map((place) => inSeats[seating.indexOf(place)]);
  return { cost, byName: new Map(seats.map(({ name }, at) => [name, inSeats[at]])) };
}

/** By number. */
export function summed(parts) {
  const all = new Map();
  for (const [who, amount] of parts) all.set(who, (all.get(who) ?? 0) + amount);
  return all;
}

const figure = (text) => (text.trim() === '' ? null : Number(text.replace('−', '-').replace(',', '.')));

/** The page shows the server's rows. */
export async function showsRows(person, rows) {
  await person.see('standings');
  const shown = await person
    .at('standings')
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map(({ dataset, cells }) => {
        const measures = [...cells].filter((cell) => cell.dataset.measure);
        const figures = measures.map((cell) => [cell.dataset.measure, cell.textContent]);
        // The mark of an account may be beside a name.
        return [dataset.person, cells[0].textContent, cells[1].firstChild.textContent, figures];
      }),
    );
  assert.equal(shown.length, rows.length);
  for (const [at, [number, rank, name, figures]] of shown.entries()) {
    const row = { ...rows[at], best_hand: rows[at].best?.amount ?? null };
    assert.deepEqual([Number(number), figure(rank), name.trim()], [row.person, row.rank, row.name]);
    for (const [measure, text] of figures) assert.equal(figure(text), row[measure], `${name}: ${measure}`);
  }
}

/** The lines of a game's standings as CSV, by docs/clubs.md. */
export const csvRows = ({ game, preset, unit, rows }) =>
  rows.map(({ rank, person, average, best, ...row }) =>
    [
      ...[game, preset ?? '', unit, rank, person, row.name, row.net, row.won, row.lost, row.rounds, row.rounds_won],
      ...[row.matches, row.matches_won, average.toFixed(2), best?.amount ?? '', row.imported],
    ].join(','),
  );
