// What has become of results entered by hand: who must confirm them, what counts after a correction, and the amounts of
// players who are not members.
import type { Club, GameRounds, Paper, SeasonRound } from '../protocol/types';
import { clubs } from './club_api';
import { balances, BOTS } from './figures';
import { totalsOf } from './manual_result';
import type { Balance } from './settle';

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const roundsOfResult = ({ match }: Paper, rounds: SeasonRound[]): SeasonRound[] =>
  rounds.filter((round) => round.match === match);

/** Whether the result waits for this person: they played and did not enter it. */
export const awaits = ({ state, by, sheet }: Paper, person: number): boolean =>
  state === 'waiting' &&
  by.person !== person &&
  sheet.players.some((player) => 'person' in player && player.person === person);

/** Seasons of a club that are asked, newest first: results are entered soon after the evening. */
const MOST_SEASONS = 3;

/** Results that wait for this person, by season; empty if none, or if the person is not a member. */
export async function awaiting(club: Club, person: number): Promise<{ season: string; count: number }[]> {
  if (!club.role) return [];
  const open = club.seasons.filter(({ archived }) => !archived).sort((a, b) => b.from.localeCompare(a.from));
  const found = await Promise.all(
    open.slice(0, MOST_SEASONS).map(async ({ id }) => {
      const { papers } = await clubs.papers(club.id, id);
      return { season: id, count: papers.filter((paper) => awaits(paper, person)).length };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

/** Every player's amount as it counts now, null where unknown; null if nothing was corrected. */
export function corrected(paper: Paper, games: GameRounds[]): (number | null)[] | null {
  const rounds = roundsOfResult(
    paper,
    games.flatMap((game) => game.rounds),
  );
  if (paper.state !== 'confirmed' || !rounds.length) return null;
  const counted = new Map(balances(rounds).map(({ person, amount }) => [person, amount]));
  const amounts = paper.sheet.players.map((player) =>
    'person' in player ? (counted.get(player.person) ?? null) : null,
  );
  const totals = totalsOf(paper.sheet);
  if (amounts.every((amount, i) => amount === null || amount === totals[i])) return null;
  const single = paper.sheet.stakes && amounts.filter((amount) => amount === null).length === 1;
  const rest = -sum([...counted.values()]);
  return single ? amounts.map((amount) => amount ?? rest) : amounts;
}

/** Balance of a player who is not a member; `person` is less than `BOTS`. */
export interface Outsider extends Balance {
  name: string;
}

/** Balances, in these rounds, of players whom the results name but who are not members. */
export function outsiders(rounds: SeasonRound[], papers: Paper[]): Outsider[] {
  const amounts = new Map<string, number>();
  for (const paper of papers) {
    const own = roundsOfResult(paper, rounds);
    if (paper.state !== 'confirmed' || !own.length) continue;
    const totals = totalsOf(paper.sheet);
    const named = paper.sheet.players.flatMap((player, i) =>
      'called' in player ? [{ name: player.called, amount: totals[i] ?? 0 }] : [],
    );
    const rest = -sum(balances(own).map(({ amount }) => amount));
    // After a correction the amounts of several outsiders are unknown.
    if (named.length > 1 && sum(named.map(({ amount }) => amount)) !== rest) continue;
    for (const { name, amount } of named)
      amounts.set(name, (amounts.get(name) ?? 0) + (named.length === 1 ? rest : amount));
  }
  return [...amounts].map(([name, amount], i) => ({ person: BOTS - 1 - i, name, amount }));
}
