// The list of a day recounted from the hands of its tries, by docs/day.md and docs/rules/hand-record.md alone.
const RESTO = 60; // points of margin that a resto paid in play takes off
const HALF = 54.5;
const LEAST_PEOPLE = 5; // for percentages

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** What each game is compared by, from the closing result of a hand. */
const COMPARED = {
  minchiate({ end, resti }, seat) {
    const paid = resti.filter(({ when }) => when === 'play').map(({ team, resti: count }) => (team ? -count : count));
    return (seat % 2 ? -1 : 1) * (end + RESTO * sum(paid));
  },
  bolognese({ called, final, teams }, seat) {
    if (called) return called.team === teams[seat] ? called.points : 0;
    const { sequences, cricche, scartini, last, declared } = final[teams[seat]];
    return sum([sequences, cricche, scartini, last, declared]);
  },
  siciliano({ annulled, final }, seat) {
    if (annulled) return 0;
    const { points, last } = final[seat % 2];
    return points + last - HALF;
  },
};

/** `tries`: id → the hand of a try (`GET /api/day/{date}/{game}/tries/{try}`). Returns id → its place, result, percentage. */
export function recount(game, tries) {
  const results = new Map([...tries].map(([id, { result, seat }]) => [id, COMPARED[game](result, seat)]));
  const people = [...tries.values()].filter(({ bot }) => !bot).length;
  const row = (own) => {
    const all = [...results.values()];
    const others = all.length - 1;
    const equal = all.filter((one) => one === own).length - 1;
    const better = all.filter((one) => one > own).length;
    const beaten = others - equal - better;
    const percent = people < LEAST_PEOPLE ? null : Math.round((100 * (beaten + equal / 2)) / others);
    return { place: better + 1, result: own, percent };
  };
  return new Map([...results].map(([id, own]) => [id, row(own)]));
}
