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

/** The rows of the standings on the screen, equal to the server's except for the player of the best hand. */
async function shownRows(person) {
  await person.see('standings');
  const cells = await person
    .at('standings')
    .locator('tbody tr')
    .evaluateAll((all) => {
      // The mark of an account may be beside a name.
      const said = (cell) => cell.querySelector('button')?.firstChild?.textContent ?? cell.textContent;
      return all.map((row) => [row.dataset.person, ...[...row.cells].map(said)]);
    });
  return cells.map(([number, rank, name, ...figures]) => {
    const row = { rank: figure(rank), person: Number(number), name: name.trim() };
    const columns = ['average', 'net', 'won', 'lost', 'rounds', 'rounds_won', 'matches', 'matches_won', 'best'];
    // If nobody pays what a player gets, nothing is won or lost beside the net.
    const told = columns.filter((_, at) => figures.length === columns.length || (at !== 2 && at !== 3));
    return { ...row, ...Object.fromEntries(told.map((column, at) => [column, figure(figures[at])])) };
  });
}

/** The page shows the server's rows; `stakes`: one player's gain is another's loss, and both are beside the net. */
export async function showsRows(person, rows, stakes) {
  const shown = await shownRows(person);
  assert.equal(shown.length, rows.length);
  for (const [at, row] of shown.entries()) {
    assert.equal('lost' in row, stakes);
    const told = { ...rows[at], best: rows[at].best?.amount ?? null };
    assert.deepEqual(row, Object.fromEntries(Object.keys(row).map((key) => [key, told[key]])));
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
