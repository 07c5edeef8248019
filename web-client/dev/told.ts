// A table as its server sends it: closed hands first, each in a message of its own kind.
import type { ShownTable } from '../src/match/closed_hands';
import type { Outbound } from '../src/protocol/types';

export function told({ match, ...table }: ShownTable): Outbound[] {
  if (!match) return [{ ...table, match }];
  const { hands, ...rest } = match;
  const closed: Outbound[] = hands.length ? [{ t: 'hands', match: match.id, hands }] : [];
  return [...closed, { ...table, match: { ...rest, played: hands.length } }];
}
