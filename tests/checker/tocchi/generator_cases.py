"""Random hands: their coverage, the properties of each, and the two programs on them.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections
import json
import os
import random
import subprocess
import sys
import unittest

from games import replay_line
from generate import line_of

from . import random_hands
from .cards import CODES, nearest
from .hand import FACE_UP
from .options import PRESETS, VALUES
from .random_hands import again, apply, play_hand
from .result import result_of
from .sights import Sights
from .versicole import KINDS

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CLAUSES = "FORM-1 TURN-1 TURN-2 TURN-3".split()
SEEN = [
    *("pack " + kind for kind in "shuffled versicole gaps shared one_row matto".split()),
    *("%d players, %s" % (players, preset) for players in VALUES["players"] for preset in PRESETS),
    *("mark versicola of %s" % rest for rest in ("1, palio", "2, palio", "1, sei_tocchi")),
    *("mark versicola of %s, face up" % rest for rest in ("1, palio", "2, palio", "1, sei_tocchi")),
    *("mark %s, %s" % (mark, preset) for mark in ("tavola of 2", "primo of 1") for preset in PRESETS),
    *("mark %s" % mark for mark in ("pappoleggio of 3, palio", "game of 1, palio", "accusa of 1, palio, face up")),
    *("mark %s of 1, sei_tocchi" % why for why in ("guasto", "privilegio")),
    *("target by " + why for why in "accusa tavola primo pappoleggio versicola game".split()),
    *("%s, a player wins, sei_tocchi" % how for how in ("six", "pappoleggio", "pack")),
    *("%s, a player wins, palio" % how for how in ("twelve", "target", "pack")),
    *("pack, nobody wins, %s" % preset for preset in PRESETS),
    *("has " + kind for kind in KINDS),
    *("%d marci, %s" % (count, wagers) for count in range(6) for wagers in ("touches", "all")),
    *("%s, %s" % (kind, preset) for kind in ("true call", "false call", "missed", "no call") for preset in PRESETS),
    *("shared, %s call, %s" % (count, preset) for count in ("one", "several") for preset in PRESETS),
    *("a claimant is not asked, %s" % preset for preset in PRESETS),
    "nobody may be asked",
    "over before the first card",
]


def line(seed, early=0.3, illegal=0.3, wanted=None):
    return line_of(random_hands, random.Random(seed), wanted, early, illegal, Sights())


def run(program, arguments, text=""):
    command = [sys.executable, os.path.join(CHECKER, program), *arguments]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    return done.returncode, done.stdout.decode().splitlines()


class Generator(unittest.TestCase):
    def test_reaches_everything(self):
        sights = Sights()
        for number in range(2500):
            hand = play_hand(random.Random("reach/%d" % number), None, sights)[1]
            sights.result(hand, result_of(hand))
        self.assertEqual([], [name for name in SEEN if not sights.counts[name]])

    def test_breaks_every_clause(self):
        sights = Sights()
        for number in range(400):
            line_of(random_hands, random.Random("break/%d" % number), None, 0.0, 1.0, sights)
        wanted = ["error " + clause for clause in CLAUSES] + ["error FORM-1, no record"]
        self.assertEqual([], [name for name in wanted if not sights.counts[name]])

    def test_stops_anywhere(self):
        """CALL-5: also while a card is called."""
        kinds = collections.Counter()
        for number in range(200):
            record = json.loads(line("early/%d" % number, 1, 0))["record"]
            if record["moves"] and record["rules"].get("options", {}).get("call"):
                kinds.update(kind for kind in ("turn", "call") if kind in record["moves"][-1])
        self.assertTrue(kinds["turn"] > 5 and kinds["call"] > 5, kinds)

    def test_repeats_itself(self):
        self.assertEqual(line("7/7", 0.5, 0.5), line("7/7", 0.5, 0.5))

    def test_one_preset(self):
        for preset, wanted in PRESETS.items():
            for number in range(10):
                rules = json.loads(line(number, 0, 0, preset))["record"]["rules"]
                self.assertEqual(preset, rules["preset"])
                self.assertEqual(wanted, {**wanted, **rules.get("options", {})})


class Whole(unittest.TestCase):
    """The text's statements about every hand."""

    def test_every_hand(self):
        for number in range(800):
            hand = play_hand(random.Random("whole/%d" % number), None, Sights())[1]
            self.one(hand, result_of(hand))

    def one(self, hand, result):
        self.assertEqual(set(CODES), {card for cards in hand.face_up for card in cards} | set(hand.stock))
        self.assertEqual(97, FACE_UP * hand.players + len(hand.stock))
        taken = [card for cards in result["taken"] for card in cards]
        self.assertEqual(len(taken), len(set(taken) & set(hand.stock[: result["turned"]])))
        self.marks(hand, result)
        (self.palio if hand.is_palio else self.sei_tocchi)(hand, result)

    def marks(self, hand, result):
        """TOC-13, TOC-15, TOC-16, D-68: each mark is owed by each other, and so are the partite of the hand."""
        row = [0] * hand.players
        debts = [(mark["seat"], other, mark["marks"]) for mark in result["marks"] for other in range(hand.players)]
        if result["winner"] is not None and not hand.is_palio:
            stakes = ((other, 1 + (other in result["marci"])) for other in range(hand.players))
            debts += [(result["winner"], other, stake) for other, stake in stakes]
        for owner, other, count in debts:
            if other != owner:
                row[owner] += count
                row[other] -= count
        self.assertEqual((row, 0), (result["seats"], sum(result["seats"])))
        turned = [hand.stock.index(mark["card"]) if mark["card"] else -1 for mark in result["marks"]]
        self.assertEqual(sorted(turned), turned)
        once = collections.Counter(mark["why"] for mark in result["marks"])
        self.assertLessEqual(once["tavola"] + once["primo"], 1)
        self.assertLessEqual(once["game"], 1)

    def sei_tocchi(self, hand, result):
        """TOC-7, TOC-9: taken cards touch their player alone, unless another missed them."""
        for seat, cards in enumerate(result["taken"]):
            for card in cards:
                self.assertEqual(1, nearest(card, hand.face_up[seat]))
                others = [other for other in range(hand.players) if nearest(card, hand.face_up[other]) == 1]
                self.assertTrue(hand.options["call"] or others == [seat])
        self.assertLessEqual(max(map(len, result["taken"])), 6)
        self.assertEqual(result["how"] == "pack" and result["winner"] is None, result["winner"] is None)
        if hand.options["wagers"] == "plain":
            self.assertEqual(([], []), (result["marks"], result["marci"]))

    def palio(self, hand, result):
        """TOC-9, TOC-18: only one player reaches twelve, or the target."""
        self.assertLessEqual(sum(count >= 12 for count in hand.counted), 1)
        points = [hand.score[seat] + hand.gained(seat) for seat in range(hand.players)]
        reached = [seat for seat in range(hand.players) if points[seat] >= hand.options["target"]]
        self.assertEqual([result["winner"]] if result["how"] == "target" else [], reached)
        if result["how"] in ("twelve", "pack") and result["winner"] is not None:
            self.assertEqual("game", result["marks"][-1]["why"])

    def test_again(self):
        """The same moves lead to the same result."""
        record, hand, _ = play_hand(random.Random("again"), None, Sights())
        state = again(hand)
        for move in record["moves"]:
            apply(state, move)
        self.assertEqual(result_of(hand), result_of(state))

    def test_order_of_calls(self):
        """CALL-1: it decides nothing."""
        for number in range(80):
            rng = random.Random("order/%d" % number)
            record, hand, _ = play_hand(rng, None, Sights())
            state, waiting = again(hand), []
            for move in [*record["moves"], None]:
                if move is not None and "call" in move:
                    waiting.append(move)
                    continue
                for call in rng.sample(waiting, len(waiting)):
                    apply(state, call)
                waiting = []
                if move is not None:
                    apply(state, move)
            self.assertEqual(result_of(hand), result_of(state))


class Programs(unittest.TestCase):
    def test_generated_lines_are_checked(self):
        arguments = ["--game", "tocchi", "--hands", "80", "--seed", "4", "--early", "0.1", "--illegal", "0.3"]
        code, lines = run("generate.py", arguments)
        self.assertEqual((0, 80), (code, len(lines)))
        self.assertEqual((0, ["80 passed, 0 failed"]), run("check.py", ["-"], "\n".join(lines)))
        self.assertNotEqual(lines, run("generate.py", [*arguments, "--preset", "palio"])[1])
        self.assertEqual(2, run("generate.py", [*arguments, "--preset", "pagat"])[0])

    def test_results_of_other_hands_differ(self):
        lines = [line(number, 0, 0, "sei_tocchi").encode() for number in range(4)]
        claims = [replay_line(text)[2] for text in lines]
        for at, text in enumerate(lines):
            game, own, claimed = replay_line(text)
            self.assertEqual([], game.differences(own, claimed))
            self.assertNotEqual([], game.differences(own, claims[at - 1]))


if __name__ == "__main__":
    unittest.main()
