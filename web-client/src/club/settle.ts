// Settles debts: each debtor pays the creditors in turn.
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

export function settle(balances: Balance[]): Payment[] {
  const left = balances.map((balance) => ({ ...balance }));
  return left
    .filter(({ amount }) => amount < 0)
    .flatMap((debtor) =>
      left.flatMap((creditor): Payment[] => {
        const amount = Math.min(-debtor.amount, creditor.amount);
        if (amount <= 0) return [];
        debtor.amount += amount;
        creditor.amount -= amount;
        return [{ from: debtor.person, to: creditor.person, amount }];
      }),
    );
}
