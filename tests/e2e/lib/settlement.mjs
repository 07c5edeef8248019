// An evening's settlement as its page shows it, and whether it leaves nobody owing anything.
import assert from 'node:assert/strict';

/** {sums: number → amount, payments: [from, to, amount]}; an unknown person has the number 0. */
export async function shownSettlement(person, game) {
  await person.see('settlement');
  const figures = (testid, names) =>
    person
      .at(testid)
      .locator('li')
      .evaluateAll((all, keys) => all.map(({ dataset }) => keys.map((key) => Number(dataset[key]))), names);
  const sums = new Map(await figures(`sums-${game}`, ['person', 'amount']));
  return { sums, payments: await figures('payments', ['from', 'to', 'amount']) };
}

/** Everybody is even after these payments, and there are fewer payments than people who are not even. */
export function settles(sums, payments) {
  const left = new Map(sums);
  left.set(0, (left.get(0) ?? 0) - [...sums.values()].reduce((all, one) => all + one, 0));
  const owing = [...left.values()].filter(Boolean).length;
  for (const [from, to, amount] of payments) {
    assert.ok(amount > 0);
    left.set(from, left.get(from) + amount);
    left.set(to, left.get(to) - amount);
  }
  assert.deepEqual([...left.values()].filter(Boolean), []);
  assert.ok(payments.length < owing, `${payments.length} payments among ${owing}`);
}
