// A season's standings by the text of docs/clubs.md, computed from its ledger's JSON Lines only.
const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
const groups = (list, keyOf) => Map.groupBy(list, keyOf);

/** The lines of a ledger by kind, with merged persons as one. */
export function readLedger(text) {
  const all = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (kind) => all.filter((line) => line.kind === kind);
  const into = new Map(of('merge').map(({ person, into: other }) => [person, other]));
  const now = (person) => (into.has(person) ? now(into.get(person)) : person);
  const entries = of('entry').map((entry) => ({
    ...entry,
    lines: entry.lines.map((line) => ({ ...line, person: now(line.person) })),
  }));
  const matches = new Map(of('match').map((match) => [match.match, match]));
  const names = new Map(of('person').map(({ person, name }) => [person, name]));
  return { season: of('season')[0], names, matches, entries };
}

/** To hundredths, halves away from zero. */
function average(net, rounds) {
  if (rounds === 0) return 0;
  const hundreds = Math.abs(net) * 100;
  const whole = Math.floor(hundreds / rounds);
  const up = (hundreds - whole * rounds) * 2 >= rounds ? 1 : 0;
  return (Math.sign(net) * (whole + up)) / 100;
}

/** The key with the highest value; null if all are equal. */
function winners(sums) {
  const most = Math.max(...sums.values());
  if ([...sums.values()].every((amount) => amount === most)) return [];
  return [...sums].filter(([, amount]) => amount === most).map(([who]) => who);
}

const isMember = ({ person, outsider }) => person !== null && !outsider;
const keyOf = (line) => (isMember(line) ? line.person : `${line.outsider ? line.person : 'place'} ${line.place}`);
function sums(entries) {
  const all = new Map();
  for (const { lines } of entries)
    for (const line of lines) all.set(keyOf(line), (all.get(keyOf(line)) ?? 0) + line.amount);
  return all;
}

/** What a match adds: its rounds that count, and whether it counts as a whole. */
function judged({ rule }, match, entries) {
  const rest = match.broken_off && rule.broken_off === 'all';
  const rounds = [...groups(entries, ({ round }) => round).values()].map((ofRound) => {
    const played = ofRound.filter(({ cause }) => cause !== 'breaking');
    const dealt = played.filter(({ cause }) => cause === 'hand' || cause === 'total').flatMap(({ lines }) => lines);
    const over = played.some((entry) => entry.round_over);
    const fits =
      (rule.bots || !dealt.some(({ bot }) => bot)) && (rule.stand_ins || !dealt.some((line) => line.stand_in));
    const counts = fits && (over || rest) && !(match.broken_off && rule.broken_off === 'nothing');
    return { counts, over, played, counted: rest ? ofRound : played };
  });
  const whole = match.ended !== null && !match.broken_off && rounds.every(({ counts, over }) => counts && over);
  return { rounds: rounds.filter(({ counts }) => counts), whole };
}

class Tally {
  rows = new Map();
  pairs = new Map();

  row(person) {
    if (!this.rows.has(person))
      this.rows.set(person, {
        amounts: [],
        best: null,
        rounds: 0,
        rounds_won: 0,
        matches: 0,
        matches_won: 0,
        imported: 0,
      });
    return this.rows.get(person);
  }
  #count(entry) {
    const known = entry.lines.filter(isMember);
    for (const { person, amount } of known) {
      const row = this.row(person);
      row.amounts.push(amount);
      if (entry.cause === 'hand') row.best = Math.max(row.best ?? -Infinity, amount);
    }
    if (entry.cause !== 'hand') return;
    for (const one of known)
      for (const other of known) {
        if (one.person === other.person || one.side === null || other.side === null) continue;
        const key = `${one.person} ${other.person}`;
        const empty = { with: { hands: 0, net: 0 }, against: { hands: 0, net: 0 } };
        if (!this.pairs.has(key)) this.pairs.set(key, empty);
        const how = this.pairs.get(key)[one.side === other.side ? 'with' : 'against'];
        how.hands += 1;
        how.net += one.amount;
      }
  }
  /** One more round or match for each participant; and one won. */
  #played(entries, what, imported) {
    const of = sums(entries);
    const isPerson = (who) => typeof who === 'number';
    for (const person of [...of.keys()].filter(isPerson)) this.row(person)[what] += 1;
    if (imported) for (const person of [...of.keys()].filter(isPerson)) this.row(person).imported += 1;
    for (const person of winners(of).filter(isPerson)) this.row(person)[`${what}_won`] += 1;
  }
  add({ rounds, whole }, { source }) {
    for (const { over, played, counted } of rounds) {
      for (const entry of counted) this.#count(entry);
      if (over) this.#played(played, 'rounds', source === 'import');
    }
    if (whole) this.#played(rounds.flatMap(({ played }) => played), 'matches'); // prettier-ignore
  }
  /** The figures by person, and everybody's results with everybody. */
  told({ rule }, names) {
    const rows = [...this.rows].map(([person, { amounts, ...row }]) => {
      const won = sumOf(amounts.filter((amount) => amount > 0));
      const net = sumOf(amounts);
      return { person, name: names.get(person), net, won, lost: won - net, ...row, average: average(net, row.rounds) };
    });
    const before = (one, other) => {
      const measure = rule.order.map((name) => (name === 'best_hand' ? 'best' : name)).find((m) => one[m] !== other[m]);
      return measure !== undefined && one[measure] > other[measure];
    };
    const ranked = rows.filter(({ rounds }) => rounds >= rule.least_rounds);
    for (const row of rows)
      row.rank = ranked.includes(row) ? 1 + ranked.filter((other) => before(other, row)).length : null;
    const pairings = [...this.pairs].map(([key, how]) => {
      const [person, other] = key.split(' ').map(Number);
      return { person, other, ...how };
    });
    return { rows: rows.sort((a, b) => a.person - b.person), pairings: pairings.sort(byNumbers) };
  }
}

const byNumbers = (one, other) => one.person - other.person || one.other - other.other;

/** A game, with the preset if that has rules of its own. */
export const kindOf = ({ game, preset }) => (preset === null ? game : `${game}/${preset}`);

/** By kind: {rows, pairings}, by number. */
export function standingsOf(text) {
  const { season, names, matches, entries } = readLedger(text);
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  const counting = entries.filter(({ n, cause }) => cause !== 'reversal' && !reversed.has(n));
  const games = new Map();
  for (const [id, ofMatch] of groups(counting, ({ match }) => match)) {
    const match = matches.get(id);
    const kind = kindOf(match);
    if (!games.has(kind)) games.set(kind, new Tally());
    games.get(kind).add(judged(season, match, ofMatch), match);
  }
  return new Map([...games].map(([game, tally]) => [game, tally.told(season, names)]));
}

/** The server's figures of a game in the same form. */
export function toldStandings({ rows, pairings }) {
  const plain = rows.map(({ best, ...row }) => ({ ...row, best: best?.amount ?? null }));
  return { rows: plain.sort((a, b) => a.person - b.person), pairings: pairings.toSorted(byNumbers) };
}
