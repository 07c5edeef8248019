"""Random hands: their coverage, the properties of each, and the two programs on them.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json
import os
import random
import subprocess
import sys
import unittest

from generate import line_of
from strict_json import parse

from . import random_hands
from .calls import CALLS
from .cards import CODES, SCARTINE
from .random_hands import Sights, again, apply, play_hand
from .result import result_of

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CLAUSES = (
    "FORM-1 TURN-1 TURN-2 TURN-3 HOLD-1 EXP-1 ANN-1 ANN-2 ANN-3 ANN-4 SAY-1 SCA-1 SCA-2 PLAY-1 PLAY-2 FUJ-1 CALL-1"
).split()
SEEN = [
    *("%d cards shown in round %d" % (count, number) for count, number in ((3, 1), (3, 3), (0, 2), (2, 1), (4, 2))),
    *("%d trumps above the real ones in round %d" % (above, number) for above in (0, 1, 2) for number in (1, 2)),
    "0 trumps above the real ones in round 3",
    *("the %s announces, %s" % (place, kind) for place in ("first", "second") for kind in ("full", "arie_re")),
    *("the %s says Tengo, which %s" % (place, kind) for place in ("first", "second") for kind in ("binds", "informs")),
    "the first is silent",
    "the second is silent",
    "the first announces more than two Kings",
    *("P%d says %s in round %d" % (p, said, n) for p in (3, 4) for said in ("mischio", "tengo") for n in (1, 2, 3)),
    *("annulled in round %d" % number for number in (1, 2, 3)),
    *("%d honours discarded" % count for count in range(4)),
    *("calls " + call for call in CALLS),
    "calls batto with T19 and T17",
    "calls batto_forte with the three highest left",
    "calls batto_forte with the three highest left but the partner's",
    *("calls %s by %s" % (call, why) for call in ("a_due", "a_tutti") for why in ("what was seen", "its own cards")),
    "Fujutu led",
    "Fujutu led as the last card",
    "Fujutu discarded",
    "Fujutu in the last trick, owed",
    "Fujutu in the last trick, not owed",
    "Fujutu surrendered",
    "paid a scartina from the tricks by the dealer's side",
    "paid a scartina from the tricks by the other side",
    "paid a scartina from the discards by the dealer's side",
    "paid a counting card from the discards by the dealer's side",
    "paid a counting card from the tricks by the other side",
    "the dealer's side gains",
    "the other side gains",
    "nobody gains",
    *("%2d tricks" % count for count in range(16)),
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
        for number in range(2000):
            hand = play_hand(random.Random("reach/%d" % number), None, sights)[1]
            sights.result(hand, result_of(hand))
        self.assertEqual([], [name for name in SEEN if not sights.counts[name]])

    def test_breaks_every_clause(self):
        sights = Sights()
        for number in range(1200):
            line_of(random_hands, random.Random("break/%d" % number), None, 0.0, 1.0, sights)
        self.assertEqual([], [clause for clause in CLAUSES if not sights.counts["error " + clause]])

    def test_repeats_itself(self):
        self.assertEqual(line("7/7", 0.5, 0.5), line("7/7", 0.5, 0.5))

    def test_one_preset(self):
        for preset in random_hands.PRESETS:
            for number in range(10):
                rules = json.loads(line(number, 0, 0, preset))["record"]["rules"]
                self.assertEqual(preset, rules["preset"])
                wanted = random_hands.PRESETS[preset]
                self.assertEqual(wanted, {**wanted, **rules.get("options", {})})


class Whole(unittest.TestCase):
    """The text's statements about every hand that was played."""

    def test_counts(self):
        counted = 0
        for number in range(400):
            record, hand, _ = play_hand(random.Random("count/%d" % number), None, Sights())
            result = result_of(hand)
            if result["annulled"] is None:
                self.one(record, hand, result)
                counted += 1
        self.assertGreater(counted, 200)

    def one(self, record, hand, result):
        one, other = result["final"]
        sums = tuple(one[key] + other[key] for key in ("cards", "values", "counting", "points", "last", "total"))
        self.assertEqual((63, 106, 23, 104, 5, 109), sums)
        self.assertEqual(set(CODES), {*hand.piles[0], *hand.piles[1]})
        self.assertEqual((60, 15), (sum("play" in move for move in record["moves"]), sum(hand.tricks)))
        gains = [count["gain"] for count in result["final"]]
        of_dealer = hand.dealer % 2
        self.assertEqual((gains, 0), (result["gains"], min(gains)))
        self.assertEqual(max(gains), abs(result["final"][of_dealer]["total"] - 55))
        self.fujutu(hand, result, of_dealer)

    def fujutu(self, hand, result, of_dealer):
        played = result["fujutu"]
        if played is None:
            self.assertIn("M", hand.discards)
            return
        side = played["seat"] % 2
        self.assertEqual(played["owed"], played["paid"] is not None)
        surrendered = played["paid"] == "M"
        self.assertIn("M", hand.piles[1 - side if surrendered else side])
        if played["owed"]:
            self.assertIn(played["paid"], hand.piles[1 - side])
        if surrendered:
            self.assertEqual((0, 1 - of_dealer), (hand.tricks[side], side))
        # Both piles keep the size of their tricks.
        self.assertEqual(4 * hand.tricks[of_dealer] + 3, len(hand.piles[of_dealer]))
        if played["paid"] and played["paid"] not in SCARTINE:
            self.assertFalse(SCARTINE.intersection(hand.piles[side]))

    def test_again(self):
        """The same moves lead to the same result."""
        record, hand, _ = play_hand(random.Random("again"), None, Sights())
        state = again(hand)
        for move in record["moves"]:
            apply(state, move)
        self.assertEqual(result_of(hand), result_of(state))


class Programs(unittest.TestCase):
    def test_generated_lines_are_checked(self):
        arguments = ["--game", "siciliano", "--hands", "60", "--seed", "4", "--early", "0.1", "--illegal", "0.3"]
        code, lines = run("generate.py", arguments)
        self.assertEqual((0, 60), (code, len(lines)))
        self.assertEqual((0, ["60 passed, 0 failed"]), run("check.py", ["-"], "\n".join(lines)))
        self.assertNotEqual(lines, run("generate.py", [*arguments, "--preset", "dummett"])[1])
        self.assertEqual(2, run("generate.py", [*arguments, "--preset", "ottocento"])[0])

    def test_a_difference_is_shown(self):
        spoilt = next(found for found in (parse(line(n, 0, 0))[0] for n in range(9)) if "final" in found["result"])
        spoilt["result"]["final"][0]["total"] += 1
        code, shown = run("check.py", ["-"], "\n".join([line(1), json.dumps(spoilt)]))
        self.assertEqual((1, "1 passed, 1 failed"), (code, shown[-1]))
        self.assertTrue(shown[0].startswith("line 2: final[0].total: expected"), shown)


if __name__ == "__main__":
    unittest.main()
