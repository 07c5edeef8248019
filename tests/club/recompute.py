"""The standings of a season by the text of docs/clubs.md, from the ledger's JSON Lines only.

usage: recompute.py < LEDGER > STANDINGS      (shares nothing with the server)
"""

import json
import sys
from collections import defaultdict
from fractions import Fraction


def hundredths(value):
    """Rounds to hundredths, halves away from zero; returns an integer of hundredths."""
    scaled = abs(value) * 100
    whole = scaled.numerator // scaled.denominator
    if (scaled - whole) * 2 >= 1:
        whole += 1
    return -whole if value < 0 else whole


def best(sums):
    """The key with the highest value; None if all are equal."""
    if not sums or len(set(sums.values())) == 1:
        return []
    most = max(sums.values())
    return [who for who, amount in sums.items() if amount == most]


def who(line):
    if line["person"] is None:
        return ("place", line["place"])
    return ("outsider" if line.get("outsider") else "person", line["person"])


class Row:
    def __init__(self):
        self.won = self.lost = self.rounds = self.rounds_won = self.matches = self.matches_won = 0
        self.imported = 0
        self.best = None

    def measure(self, name):
        net = self.won - self.lost
        return {
            "average": hundredths(Fraction(net, self.rounds)) if self.rounds else 0,
            "net": net,
            "won": self.won,
            "rounds_won": self.rounds_won,
            "matches_won": self.matches_won,
            "rounds": self.rounds,
            "best_hand": self.best if self.best is not None else -(10**30),
        }[name]


class Game:
    def __init__(self, unit):
        self.unit = unit
        self.rows = defaultdict(Row)
        self.pairs = defaultdict(lambda: [0, 0, 0, 0])  # hands and net with, hands and net against


def read(stream):
    season, people, matches, entries, now = None, {}, {}, [], {}
    for text in stream:
        line = json.loads(text)
        kind = line["kind"]
        if kind == "season":
            season = line
        elif kind == "person":
            people[line["person"]] = line["name"]
        elif kind == "merge":
            now[line["person"]] = line["into"]
        elif kind == "match":
            matches[line["match"]] = line
        elif kind == "entry":
            entries.append(line)
        else:
            raise ValueError(f"what is a {kind}?")
    for entry in entries:
        for one in entry["lines"]:
            while one["person"] in now:
                one["person"] = now[one["person"]]
    return season, people, matches, entries


def count_entry(game, entry):
    members = [line for line in entry["lines"] if who(line)[0] == "person"]
    for line in members:
        row = game.rows[line["person"]]
        if line["amount"] > 0:
            row.won += line["amount"]
        else:
            row.lost -= line["amount"]
        if entry["cause"] == "hand" and (row.best is None or line["amount"] > row.best):
            row.best = line["amount"]
    if entry["cause"] != "hand":
        return
    seated = [line for line in members if line["side"] is not None]
    for one in seated:
        for other in seated:
            if one["person"] == other["person"]:
                continue
            pair = game.pairs[one["person"], other["person"]]
            at = 0 if one["side"] == other["side"] else 2
            pair[at] += 1
            pair[at + 1] += one["amount"]


def count_match(game, match, entries, rule):
    broken = match["broken_off"]
    if broken and rule["broken_off"] == "nothing":
        return
    totals, every_round = defaultdict(int), True
    for number in sorted({entry["round"] for entry in entries}):
        of_round = [entry for entry in entries if entry["round"] == number]
        played = [entry for entry in of_round if entry["cause"] != "breaking"]
        dealt = [line for entry in played if entry["cause"] in ("hand", "total") for line in entry["lines"]]
        over = any(entry["round_over"] for entry in played)
        fits = (rule["bots"] or not any(line["bot"] for line in dealt)) and (
            rule["stand_ins"] or not any(line["stand_in"] for line in dealt)
        )
        rest = broken and rule["broken_off"] == "all"
        every_round = every_round and over and fits
        if not fits or not (over or rest):
            continue
        for entry in of_round if rest else played:
            count_entry(game, entry)
        sums = defaultdict(int)
        for entry in played:
            for line in entry["lines"]:
                sums[who(line)] += line["amount"]
                totals[who(line)] += line["amount"]
        if not over:
            continue
        for kind, person in sums:
            if kind == "person":
                game.rows[person].rounds += 1
                game.rows[person].imported += match["source"] == "import"
        for kind, person in best(sums):
            if kind == "person":
                game.rows[person].rounds_won += 1
    if match["ended"] is None or broken or not every_round:
        return
    for kind, person in totals:
        if kind == "person":
            game.rows[person].matches += 1
    for kind, person in best(totals):
        if kind == "person":
            game.rows[person].matches_won += 1


def told(game, people, rule):
    def key(person):
        return tuple(game.rows[person].measure(name) for name in rule["order"])

    ranked = [p for p in game.rows if game.rows[p].rounds >= rule["least_rounds"]]
    rows = []
    for person, row in game.rows.items():
        rank = 1 + sum(key(other) > key(person) for other in ranked) if person in ranked else None
        rows.append({
            "person": person, "name": people[person], "rank": rank, "net": row.won - row.lost, "won": row.won,
            "lost": row.lost, "rounds": row.rounds, "rounds_won": row.rounds_won, "matches": row.matches,
            "matches_won": row.matches_won, "average": row.measure("average") / 100, "best": row.best,
            "imported": row.imported,
        })  # fmt: skip
    pairings = [
        {"person": one, "other": other, "with": {"hands": p[0], "net": p[1]}, "against": {"hands": p[2], "net": p[3]}}
        for (one, other), p in sorted(game.pairs.items())
    ]
    return {"unit": game.unit, "rows": sorted(rows, key=lambda row: row["person"]), "pairings": pairings}


def standings(stream):
    season, people, matches, entries = read(stream)
    rule = season["rule"]
    reversed_ones = {entry["reverses"] for entry in entries if entry["reverses"] is not None}
    counting = [e for e in entries if e["n"] not in reversed_ones and e["cause"] != "reversal"]
    by_match = defaultdict(list)
    for entry in counting:
        by_match[entry["match"]].append(entry)
    games = {}
    for name, of_match in by_match.items():
        match = matches[name]
        kind = "/".join(filter(None, (match["game"], match["preset"])))
        game = games.setdefault((kind, match["unit"], match["stakes"]), Game(match["unit"]))
        count_match(game, match, of_match, rule)
    return {" ".join(map(str, key)): told(game, people, rule) for key, game in games.items()}


if __name__ == "__main__":
    json.dump(standings(sys.stdin), sys.stdout)
