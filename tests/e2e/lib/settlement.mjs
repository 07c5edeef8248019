// An evening's settlement as its page shows it, and whether it leaves nobody owing anything.
import assert from 'node:assert/strict';

/** {sums: player → amount, payments: [from, to, amount]}; a player is a number or a name, or empty for the bots. */
export async function shownSettlement(person, game) {
  await person.see('settlement');
  const figures = (testid, names) =>
    person
      .at(testid)
      .locator('li')
      .evaluateAll(
        (all, keys) =>
          all.map(({ dataset }) => keys.map((key) => (key === 'amount' ? Number(dataset[key]) : (dataset[key] ?? '')))),
        names,
      );
  const sums = new Map(await figures(`sums-${game}`, ['person', 'amount']));
  return { sums, payments: await figures('payments', ['from', 'to', 'amount']) };
}

/** Everybody is even after these payments, and there are fewer payments than people who are not even. */
export function settles(sums, payments) {
  const left = new Map(sums);
  const owing = [...left.values()].filter(Boolean).length;
  for (const [from, to, amount] of payments) {
    assert.ok(amount > 0);
    left.set(from, left.get(from) + amount);
    left.set(to, left.get(to) - amount);
  }
  assert.deepEqual([...left.values()].filter(Boolean), []);
  assert.ok(payments.length < owing, `${payments.length} payments among ${owing}`);
}
