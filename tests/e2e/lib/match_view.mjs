// The match on the page, in the words of the wire.
import assert from 'node:assert/strict';

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

/** The table on the screen matches the match on the wire. */
export function sameAccount(shown, { hands, lines, rounds, totals, broken_off: broken }) {
  const byPerson = ({ persons, seats }) => [0, 1, 2, 3].map((person) => seats[persons.indexOf(person)]);
  const { chairs: _, ...figures } = shown;
  assert.deepEqual(figures, {
    rounds,
    broken,
    hands: hands.map((hand, at) => ({ number: at + 1, amounts: byPerson(hand) })),
    lines: lines.map(({ reason, hand, amounts }) => ({ reason, hand, amounts })),
    totals,
  });
}
