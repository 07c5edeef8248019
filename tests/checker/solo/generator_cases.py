"""Random hands: their coverage, the properties of each, and the two programs on them.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json
import os
import random
import subprocess
import sys
import unittest

from games import replay_line
from generate import line_of
from minchiate.cards import WHOLE_PACK, cards_in, worth

from . import random_hands
from .options import FEES, PRESETS
from .random_hands import again, apply, play_hand
from .result import result_of
from .sights import Sights

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CLAUSES = (
    "FORM-1 VAR-1 TURN-1 TURN-2 TURN-3 HOLD-1 CUT-2 DISC-1 DISC-2 D-10 PLAY-2 PLAY-3 KING-1 SOLO-16".split()
)
SEEN = [
    *("pack " + kind for kind in "shuffled robbing exposed rich_rest poor_rest lopsided debt shortage kings".split()),
    *("%d in the hand" % count for count in (2, 3, 4)),
    *("free card after a led Matto, %d in the hand" % count for count in (2, 3, 4)),
    *("place %d %s, %s" % (n, does, how) for n in (1, 2, 3, 4) for does in ("stays", "goes out") for how in FEES),
    *("fee of %d, %s" % (points, how) for how, fees in FEES.items() for points in fees),
    *("score " + why for why in ("rob", "exposed", "dealer_rob", "declaration", "death")),
    *("discard by the " + who for who in ("cutter", "dealer")),
    *("declared with %s" % what for what in ("1 out", "2 out", "the Matto")),
    *("Matto " + how for how in ("led", "led, last trick", "followed", "followed, last trick", "surrendered")),
    *("give with %s in the pile" % code for code in ("T40", "T29", "T14")),
    *("give " + what for what in ("of one", "of several", "T29", "T14", "a counting card")),
    "cut",
    "robbed 13",
    "the dealer robbed more than 13",
    "taken",
    "the dealer discards first",
    "D-13",
    "D-13 with the 29",
    "out with robbed cards",
    "out with taken cards",
    "score of a seat that is out",
    "death with a seat out",
    "KING-1",
    "KING-1 with the Matto in hand",
    "KING-1 after a led Matto",
    "negative score",
    "all tricks",
]


def line(seed, early=0.3, illegal=0.3, wanted=None):
    return line_of(random_hands, random.Random(seed), wanted, early, illegal, Sights())


def run(program, arguments, text=""):
    command = [sys.executable, os.path.join(CHECKER, program), *arguments]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    return done.returncode, done.stdout.decode().splitlines()


def accounts(hand, result):
    """Each seat's result from an account for each two players, kept event by event (SOLO-21, OUT-6)."""
    seats = range(hand.players)
    account = [[0] * hand.players for _ in seats]

    def owes(seat, points, others):
        for other in others:
            account[seat][other] += points
            account[other][seat] -= points

    for entry in result["scores"]:
        seat = entry["seat"]
        # Declarations and the end count pass between players in the hand only.
        among = hand.playing if entry["why"] == "declaration" else seats
        owes(seat, entry["points"], [other for other in among if other != seat])
    for seat in hand.playing:
        owes(seat, result["final"][seat]["total"], [other for other in hand.playing if other != seat])
    for fee in result["fees"]:
        owes(fee["to"], fee["points"], [fee["seat"]])
    return [sum(row) for row in account]


class Generator(unittest.TestCase):
    def test_reaches_everything(self):
        sights = Sights()
        for number in range(2000):
            hand = play_hand(random.Random("reach/%d" % number), None, sights)[1]
            sights.result(hand, result_of(hand))
        self.assertEqual([], [name for name in SEEN if not sights.counts[name]])

    def test_breaks_every_clause(self):
        sights = Sights()
        for number in range(600):
            line_of(random_hands, random.Random("break/%d" % number), None, 0.0, 1.0, sights)
        self.assertEqual([], [clause for clause in CLAUSES if not sights.counts["error " + clause]])

    def test_repeats_itself(self):
        self.assertEqual(line("7/7", 0.5, 0.5), line("7/7", 0.5, 0.5))

    def test_one_preset(self):
        for preset, wanted in PRESETS.items():
            for number in range(10):
                rules = json.loads(line(number, 0, 0, preset))["record"]["rules"]
                self.assertEqual(preset, rules["preset"])
                self.assertEqual(wanted, {**wanted, **rules.get("options", {})})


class Whole(unittest.TestCase):
    """The text's statements about every hand that was played."""

    def test_every_hand(self):
        """SOLO-14, SOLO-21, OUT-6, D-48: accounts for each two players, kept event by event, are the same."""
        for number in range(600):
            hand = play_hand(random.Random("whole/%d" % number), None, Sights())[1]
            self.one(hand, result_of(hand))

    def one(self, hand, result):
        self.cards(hand)
        self.assertEqual(0, sum(result["seats"]))
        self.assertEqual(accounts(hand, result), result["seats"])
        if not hand.out:
            points = result["points"]
            self.assertEqual([hand.players * own - sum(points) for own in points], result["seats"])
        final = result["final"]
        self.assertEqual(10, sum(count["last"] for count in final))
        self.assertEqual(worth(WHOLE_PACK & ~hand.rest), sum(count["cards"] for count in final))

    def cards(self, hand):
        """All 97 are in the rest or in a pile, and a pile has the size of its tricks (SOLO-14)."""
        self.assertEqual(WHOLE_PACK, hand.rest | sum(hand.piles))
        self.assertEqual(97, len(cards_in(hand.rest)) + sum(len(cards_in(pile)) for pile in hand.piles))
        self.assertEqual([0] * hand.players, hand.hands)
        sizes = [len(hand.playing) * won for won in hand.tricks_won]
        self.assertEqual(sizes, [len(cards_in(pile)) for pile in hand.piles])
        self.assertEqual(hand.shape.hand_size, sum(hand.tricks_won))

    def test_again(self):
        """The same moves lead to the same result."""
        record, hand, _ = play_hand(random.Random("again"), None, Sights())
        state = again(hand)
        for move in record["moves"]:
            apply(state, move)
        self.assertEqual(result_of(hand), result_of(state))


class Programs(unittest.TestCase):
    def test_generated_lines_are_checked(self):
        arguments = ["--hands", "60", "--seed", "4", "--early", "0.1", "--illegal", "0.3"]
        code, lines = run("generate.py", ["--game", "solo", *arguments])
        self.assertEqual((0, 60), (code, len(lines)))
        self.assertEqual((0, ["60 passed, 0 failed"]), run("check.py", ["-"], "\n".join(lines)))
        for preset in PRESETS:
            own = run("generate.py", ["--game", "minchiate", "--preset", preset, *arguments])
            self.assertEqual(own, run("generate.py", ["--game", "solo", "--preset", preset, *arguments]))
            self.assertEqual(60, len(own[1]))
        self.assertEqual(2, run("generate.py", ["--game", "solo", "--preset", "pagat", *arguments])[0])

    def test_results_of_other_hands_differ(self):
        lines = [line(number, 0, 0, "alone").encode() for number in range(4)]
        claims = [replay_line(text)[2] for text in lines]
        for at, text in enumerate(lines):
            game, own, claimed = replay_line(text)
            self.assertEqual([], game.differences(own, claimed))
            self.assertNotEqual([], game.differences(own, claims[at - 1]))


if __name__ == "__main__":
    unittest.main()
