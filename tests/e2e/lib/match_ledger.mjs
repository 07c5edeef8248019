// A match's rows in the database by account: the owners of each hand and each line.
import { DatabaseSync } from 'node:sqlite';

/** {hands, accounts, line_accounts, deserter_accounts} in the words of tests/checker/match_model.py. */
export function ledgerOf(file, matchId) {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const all = (sql) => db.prepare(sql).all(matchId);
    const seats = all(`SELECT h.number AS number, dealer, seat, person, g.id AS account, substitute, amount
      FROM matches m JOIN hands h ON h.match_key = m.key JOIN hand_seats s ON s.hand_key = h.key
      LEFT JOIN guests g ON g.key = s.guest WHERE m.id = ? AND h.closed IS NOT NULL ORDER BY h.number, seat`);
    const parts = all(`SELECT line, person, g.id AS account, amount
      FROM matches m JOIN match_lines l ON l.match_key = m.key
      LEFT JOIN guests g ON g.key = l.guest WHERE m.id = ? ORDER BY line, person`);
    const deserters = all(`SELECT g.id AS account FROM matches m JOIN deserters d ON d.match_key = m.key
      JOIN guests g ON g.key = d.guest WHERE m.id = ?`);
    const hands = [];
    for (const { number, dealer, person, account, substitute, amount } of seats) {
      hands[number - 1] ??= { dealer, persons: [], accounts: [], substitutes: [], resti: [] };
      const hand = hands[number - 1];
      hand.persons.push(person);
      hand.accounts.push(account);
      hand.substitutes.push(substitute !== null);
      hand.resti.push(amount);
    }
    const line_accounts = [];
    for (const { line, account } of parts) (line_accounts[line] ??= []).push(account);
    const accounts = {};
    for (const { account, amount } of [...seats, ...parts])
      accounts[account ?? ''] = (accounts[account ?? ''] ?? 0) + amount;
    return { hands, accounts, line_accounts, deserter_accounts: deserters.map(({ account }) => account).sort() };
  } finally {
    db.close();
  }
}
