// Settles an evening: everybody's net result, and payments that leave everybody even.
import type { SeasonRound } from '../protocol/types';

export interface Balance {
  person: number;
  /** Amount to receive; negative: to pay. */
  amount: number;
}
export interface Payment {
  from: number;
  to: number;
  amount: number;
}

/** Stand for bots, and for everybody else whose own balance is unknown. */
export const BOTS = -1;
export const OTHERS = 0;

/** Everybody's net result of these rounds. */
export function balances(rounds: SeasonRound[]): Balance[] {
  const all = new Map<number, number>();
  for (const { results } of rounds)
    for (const { person, amount } of results) all.set(person, (all.get(person) ?? 0) + amount);
  return [...all].map(([person, amount]) => ({ person, amount }));
}

const rest = (all: Balance[]): number => all.reduce((sum, { amount }) => sum - amount, 0);

/** The balances of rounds with stakes, with those of bots and others: they add up to zero. */
export function everyBalance(rounds: SeasonRound[]): Balance[] {
  const known = balances(rounds);
  // At a table of the server, only bots have no person.
  const bots = rest(balances(rounds.filter(({ source }) => source === 'table')));
  const unnamed = [
    { person: BOTS, amount: bots },
    { person: OTHERS, amount: rest(known) - bots },
  ];
  return [...known, ...unnamed.filter(({ amount }) => amount !== 0)];
}

/** Each debtor pays the creditors in turn. */
export function settle(all: Balance[]): Payment[] {
  const left = all.map((balance) => ({ ...balance }));
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
