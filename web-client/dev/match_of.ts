// A match without partners, of which some hands are closed.
import type { ShownMatch } from '../src/match/closed_hands';

interface Played {
  names: string[];
  rounds: number;
  /** Amounts of the closed hands by seat. */
  hands: number[][];
}

export function matchOf({ names, rounds, hands }: Played): ShownMatch {
  const persons = names.map((_, seat) => seat);
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  return {
    id: 'match007',
    from: 1,
    rounds,
    length: rounds * names.length,
    names,
    players: names.map((name) => [{ name, number: null }]),
    seating: persons,
    played: hands.length,
    hands: hands.map((amounts, i) => ({
      hand: `hand007${i}`,
      number: i + 1,
      dealer: i,
      seats: amounts,
      persons,
      names,
      numbers: names.map(() => null),
      ending: 'counted',
    })),
    lines: [],
    totals: persons.map((person) => hands.reduce((sum, amounts) => sum + (amounts[person] ?? 0), 0)),
    draw_proof: null,
    draw: null,
    deserters: [],
    course: numbers.flatMap((round) => persons.map((dealer) => ({ round, dealer, persons }))),
    if_broken_off: null,
    broken_off: false,
  };
}
