"""Records and results of mattazza, and random hands of it. SPDX-License-Identifier: AGPL-3.0-or-later"""

import copy
import random
import unittest

from generate import line_of

from . import random_hands
from .cards import CODES, MATTO, VALUE
from .options import PLAYERS, PRESETS
from .random_hands import choose_rules, play_hand
from .record import replay
from .result import differences, result_of
from .sights import Sights

SEEN = [
    *("mattazza of %d" % players for players in PLAYERS),
    *("%d tricks in mattazza" % tricks for tricks in range(11)),
    *("%d losers without a trick" % losers for losers in range(1, 6)),
    *("%d losers by points" % losers for losers in (1, 2)),
    "gives a scartino",
    "gives a scartino, the only one",
    "gives a card with a value",
    "the Matto goes over",
    "the Matto goes over, others without a trick",
    "no Matto in mattazza",
    "doubled sequences in mattazza",
    "doubled cricche in mattazza",
    "Matto led",
    "Matto covered by one who could follow",
    "void, the Matto in hand and no Numero: another card",
    "Moro on Moro",
]
CLAUSES = "FORM-1 TURN-1 TURN-2 TURN-3 HOLD-1 OUT-2 FOLLOW-1 FOLLOW-2 SAY-1 GIVE-1".split()
FINAL = "tricks pile sequences cricche scartini last declared total list".split()


def whole(seed, wanted="mattazza"):
    """(record, Hand) of a random hand."""
    return play_hand(random.Random("mattazza/%s" % seed), wanted, Sights())[:2]


def record_for(**options):
    return {
        "format": "germini-hand/1",
        "game": "bolognese",
        "rules": {"preset": "mattazza", "options": options},
        "dealer": 0,
        "pack": list(CODES),
        "moves": [],
    }


class Form(unittest.TestCase):
    def is_read(self, record):
        return "error" not in replay(record)

    def test_options(self):
        """Section 0."""
        self.assertEqual({"target": 3, "players": 4, "end": "drop", "loser_deals": False}, PRESETS["mattazza"])
        for name, good, bad in (
            ("target", (1, 2, 6, 10000), (0, 10001, 3.0, "3", True, None)),
            ("players", (3, 4, 5, 6), (2, 7, 4.0, "4", True, None)),
            ("end", ("drop", "group", "first"), ("", "V1", 1, None, ["drop"])),
            ("loser_deals", (True, False), (0, 1, "false", None)),
            ("signals", (), (True, False)),
            ("object_after_pass", (), (True,)),
            ("poste_from", (), (15,)),
        ):
            for value in good:
                self.assertTrue(self.is_read(record_for(**{name: value})), (name, value))
            for value in bad:
                error = replay(record_for(**{name: value}))["error"]
                self.assertEqual((None, None, "FORM-1"), (error["move"], error["seat"], error["rule"]), (name, value))
        for preset in PRESETS:
            if preset != "mattazza":
                for name in ("players", "end", "loser_deals"):
                    record = record_for(**{name: PRESETS["mattazza"][name]})
                    record["rules"]["preset"] = preset
                    self.assertFalse(self.is_read(record), (preset, name))

    def test_seats(self):
        """The seats are those of the option `players`, in moves and for the dealer."""
        for players in PLAYERS:
            record = record_for(players=players)
            for dealer in range(7):
                self.assertEqual(dealer < players, self.is_read({**record, "dealer": dealer}))
            for seat in range(7):
                result = replay({**record, "moves": [{"seat": seat, "play": "C6"}]})
                null = "error" in result and result["error"]["move"] is None
                self.assertEqual(seat >= players, null)

    def test_score_is_not_looked_at(self):
        for score in ([], [0, 0], [5, -1, 2, 3], "no", None, {}):
            self.assertTrue(self.is_read({**record_for(), "score": score}), score)

    def test_options_of_the_match_change_no_hand(self):
        for seed in range(20):
            record = whole(seed, None if seed % 2 else "mattazza")[0]
            if record["rules"]["preset"] != "mattazza":
                continue
            result = replay(record)
            players = record["rules"].get("options", {}).get("players", 4)
            for end in ("drop", "group", "first"):
                options = {"players": players, "end": end, "target": 1, "loser_deals": True}
                self.assertEqual(result, replay({**record, "rules": {"preset": "mattazza", "options": options}}))


class Result(unittest.TestCase):
    def test_shape(self):
        """Section 10."""
        for seed in range(40):
            record, hand = whole(seed)
            result = replay(record)
            self.assertEqual(result_of(hand), result)
            self.assertEqual(
                ["format", "complete", "teams", "scores", "given", "final", "seats"], list(result), result
            )
            players = hand.players
            self.assertEqual((list(range(players)), []), (result["teams"], result["scores"]))
            self.assertEqual((players, players), (len(result["final"]), len(result["seats"])))
            for count in result["final"]:
                self.assertEqual(FINAL, list(count))
                self.assertEqual(0, count["declared"])
            plays = [move for move in record["moves"] if "play" in move]
            gives = [move for move in record["moves"] if "give" in move]
            self.assertEqual(10 * players, len(plays))
            self.assertEqual(set(plays[0]) | set(plays[-1]), {"seat", "play"})
            self.given(hand, result, gives)

    def given(self, hand, result, gives):
        """GIVE-8. One entry if the Matto was dealt, and a move if its player took a trick."""
        if hand.covered_by is None:
            self.assertEqual(([], []), (result["given"], gives))
            return
        (entry,) = result["given"]
        self.assertEqual((hand.covered_by, hand.covered_in), (entry["seat"], entry["team"]))
        self.assertNotEqual(entry["seat"], entry["team"])
        if result["final"][entry["seat"]]["tricks"]:
            self.assertEqual([{"seat": entry["seat"], "give": entry["card"]}], gives)
            self.assertNotEqual(MATTO, entry["card"])
        else:
            self.assertEqual((MATTO, []), (entry["card"], gives))

    def test_under_way(self):
        for seed in range(20):
            record = whole(seed)[0]
            for length in (0, 1, 17, len(record["moves"]) - 1):
                cut = {**record, "moves": record["moves"][:length]}
                self.assertEqual({"format": "germini-result/1", "complete": False, "scores": []}, replay(cut))

    def test_last_move_is_over(self):
        record = whole(3)[0]
        moves = record["moves"] + [{"seat": 0, "play": "C6"}]
        error = replay({**record, "moves": moves})["error"]
        self.assertEqual((len(moves) - 1, 0, "TURN-3"), (error["move"], error["seat"], error["rule"]))

    def test_differences_are_found(self):
        record = whole(5)[0]
        own = replay(record)
        self.assertEqual([], differences(own, copy.deepcopy(own)))
        for change in (
            lambda result: result["final"].pop(),
            lambda result: result["final"].append({}),
            lambda result: result["final"][-1].update(total=-1),
            lambda result: result["final"][-1].pop("list"),
            lambda result: result["teams"].reverse(),
            lambda result: result["seats"].append(0),
            lambda result: result["given"].append({}),
            lambda result: result.update(soloist=None),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertTrue(differences(own, other))


class Generator(unittest.TestCase):
    def test_reaches_everything(self):
        sights = Sights()
        for number in range(800):
            hand = play_hand(random.Random("see/%d" % number), "mattazza", sights)[1]
            sights.result(hand, result_of(hand))
        self.assertEqual([], [name for name in SEEN if not sights.counts[name]])

    def test_breaks_every_clause(self):
        sights = Sights()
        for number in range(400):
            line_of(random_hands, random.Random("bad/%d" % number), "mattazza", 0, 1, sights)
        self.assertEqual([], [clause for clause in CLAUSES if not sights.counts["error " + clause]])

    def test_any_rules(self):
        """Every option of the preset varies with random rules."""
        seen = set()
        for number in range(600):
            rules, options = choose_rules(random.Random("rules/%d" % number), None)
            if rules["preset"] == "mattazza":
                self.assertEqual(options, {**PRESETS["mattazza"], **rules.get("options", {})})
                seen.update((name, value) for name, value in options.items() if name != "target")
        wanted = {("players", players) for players in PLAYERS} | {("end", end) for end in ("drop", "group", "first")}
        self.assertEqual(wanted | {("loser_deals", True), ("loser_deals", False)}, seen)

    def test_counts(self):
        """The text's statements about every counted hand, by another way than the checker's."""
        for number in range(150):
            hand = whole(number)[1]
            piles = set().union(*hand.piles)
            self.assertEqual(set(CODES) - set(hand.undealt), piles)
            for pile, count in zip(hand.piles, hand.final):
                worth = sum(VALUE[card] - 1 for card in pile if card in VALUE)
                self.assertEqual((len(pile), worth + count["tricks"]), (count["pile"], count["scartini"]))
                parts = ("sequences", "cricche", "scartini", "last")
                self.assertEqual(sum(count[part] for part in parts), count["total"])


if __name__ == "__main__":
    unittest.main()
