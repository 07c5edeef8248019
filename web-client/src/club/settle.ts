// Settles debts with the fewest payments.
export interface Balance {
  person: number;
  /** Amount to receive; negative: to pay. All balances sum to zero. */
  amount: number;
}
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/** With more debtors and creditors than this, the number of payments is small but not proved minimal. */
export const MOST_EXACT = 16;

/** Splits balances into as many zero-sum groups as possible; a group of n people needs n − 1 payments. */
function groups(owing: Balance[]): Balance[][] {
  const n = owing.length;
  if (n > MOST_EXACT) return [owing];
  const sums = new Float64Array(1 << n);
  const most = new Int8Array(1 << n);
  const last = new Int32Array(1 << n);
  for (let set = 1; set < 1 << n; set++) {
    const bit = 31 - Math.clz32(set);
    sums[set] = (sums[set ^ (1 << bit)] ?? 0) + (owing[bit]?.amount ?? 0);
    // Each time the partial sum is zero, a group is complete.
    let best = -1;
    for (let i = 0; i < n; i++) {
      if (!(set & (1 << i))) continue;
      const before = most[set ^ (1 << i)] ?? 0;
      if (before > best) [best, last[set]] = [before, i];
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const found: Balance[][] = [];
  let group: Balance[] = [];
  for (let set = (1 << n) - 1; set;) {
    if (sums[set] === 0 && group.length) {
      found.push(group);
      group = [];
    }
    const i = last[set] ?? 0;
    const one = owing[i];
    if (one) group.push(one);
    set ^= 1 << i;
  }
  if (group.length) found.push(group);
  return found;
}

export function settle(balances: Balance[]): Payment[] {
  const payments: Payment[] = [];
  for (const group of groups(balances.filter(({ amount }) => amount !== 0))) {
    const debtors = group.filter(({ amount }) => amount < 0).map((one) => ({ ...one, amount: -one.amount }));
    const creditors = group.filter(({ amount }) => amount > 0).map((one) => ({ ...one }));
    let [d, c] = [0, 0];
    for (;;) {
      const [debtor, creditor] = [debtors[d], creditors[c]];
      if (!debtor || !creditor) break;
      const amount = Math.min(debtor.amount, creditor.amount);
      payments.push({ from: debtor.person, to: creditor.person, amount });
      debtor.amount -= amount;
      creditor.amount -= amount;
      if (!debtor.amount) d++;
      if (!creditor.amount) c++;
    }
  }
  return payments;
}
