"""Calling out in the games for two, with its refusals (OUT-1, OUT-2).

The dealer is seat 1 and the opponent seat 0. SPDX-License-Identifier: AGPL-3.0-or-later
"""

import unittest

from .result import result_of
from .support import dealt, discard_any, do, play

SHORT = ("centocinquanta", "quindici")

# What three Kings (17) and three Mori (10) of one hand lack, so that they stay apart from other combinations.
KINGS, MORI = "CK DK SK", "TM1 TM2 TM3"


def start(preset, score, first="", dealer="", **zones):
    """A hand in which only these combinations are held: the Contatori, the fourth ones and the Angelo lie elsewhere."""
    target = {"millone": 1000, "centocinquanta": 150, "quindici": 15}[preset]
    apart = {"second 0": "M TM4 BK", "second 1": "T1 T20"} if preset == "millone" else {"out": "M T1 TM4 BK T20"}
    wished = {0: first, 1: dealer, **apart, **zones}
    return dealt(1, wished, [target + missing for missing in score], preset)


def to_declaration(hand):
    """Nobody calls out, both discard: the opponent is to declare."""
    while hand.phase != "declare":
        broken = do(hand, hand.actor, "call") if hand.phase == "call" else discard_any(hand)
        if broken:
            raise AssertionError(broken)


class FirstLook(unittest.TestCase):
    """5.5, 5.6: the dealer's first cards, without the last two."""

    def test_dealer(self):
        for preset, missing in (("millone", -17), ("centocinquanta", -17), ("quindici", -2)):
            hand = start(preset, (-1, missing), dealer=KINGS)
            self.assertEqual([], do(hand, 1, "call", KINGS), preset)
            result = result_of(hand)
            self.assertEqual({"seat": 1, "team": 1, "points": 17}, result["called"])
            self.assertEqual([0, 2 if preset == "quindici" else 17], result["seats"])
            self.assertEqual(([0, 1], [], True), (result["teams"], result["given"], result["complete"]))
            entry = {"why": "declaration", "team": 1, "seat": 1, "points": 17, "cards": KINGS.split()}
            self.assertEqual([entry], result["scores"])
            self.assertNotIn("final", result)
            self.assertEqual(["TURN-3"], do(hand, 0, "call"))

    def test_falls_short(self):
        """OUT-1. Quindici at 12: three Kings are worth 2."""
        for preset, missing in (("millone", -18), ("centocinquanta", -18), ("quindici", -3)):
            hand = start(preset, (-1, missing), dealer=KINGS)
            self.assertEqual(["OUT-1"], do(hand, 1, "call", KINGS), preset)
            self.assertEqual([], do(hand, 1, "call"))

    def test_without_the_last_two(self):
        for preset in ("millone", *SHORT):
            hand = start(preset, (-1, -1), dealer="CK DK", last="SK C6")
            self.assertEqual(["HOLD-1", "ACC-1"], do(hand, 1, "call", KINGS), preset)
            self.assertEqual(["ACC-1"], do(hand, 1, "call", "CK DK"))

    def test_nobody_is_asked_at_the_target(self):
        """10. Every score must be below it."""
        for preset in ("millone", *SHORT):
            for score in ((0, -1), (-1, 0), (5, 5)):
                hand = start(preset, score, first=KINGS, dealer=MORI)
                self.assertEqual("discard", hand.phase)
                self.assertEqual(["TURN-2"], do(hand, 1, "call", MORI))
                to_declaration(hand)
                self.assertIn("OUT-2", do(hand, 0, "declare", KINGS, out=True))


class Millone(unittest.TestCase):
    def test_opponent(self):
        """5.5. After the dealer has taken the last two, with the first twenty."""
        hand = start("millone", (-17, -1), first=KINGS)
        self.assertIn("TURN-1", do(hand, 0, "call", KINGS))
        self.assertEqual([], do(hand, 1, "call"))
        self.assertEqual(22, len(hand.hands[1]))
        self.assertEqual([], do(hand, 0, "call", KINGS))
        self.assertEqual({"seat": 0, "team": 0, "points": 17}, result_of(hand)["called"])
        self.assertEqual([17, 0], result_of(hand)["seats"])

    def test_opponent_falls_short(self):
        """OUT-1. Each needs its own points; the dealer's would have been enough."""
        hand = start("millone", (-18, -10), first=KINGS, dealer=MORI)
        do(hand, 1, "call")
        self.assertEqual(["OUT-1"], do(hand, 0, "call", KINGS))
        self.assertIn("HOLD-1", do(hand, 0, "call", MORI))
        self.assertEqual([], do(hand, 0, "call"))
        self.assertEqual([0, 1], sorted(hand.due))

    def test_never_with_a_declaration(self):
        """5.5. Neither with cards of the second deal nor with those of the first: they count at the end."""
        hand = start("millone", (-1, -1), first=KINGS, dealer=MORI)
        to_declaration(hand)
        # The fourth King came with the second deal.
        self.assertEqual(["OUT-2"], do(hand, 0, "declare", "CK DK SK BK", out=True))
        self.assertIn("ACC-1", do(hand, 0, "declare", "CK DK SK"))
        self.assertEqual([], do(hand, 0, "declare", "CK DK SK BK"))
        self.assertEqual([("declaration", 34)], [(entry["why"], entry["points"]) for entry in hand.scores])
        play(hand, "0 %s" % hand.lawful()[0])
        self.assertIn("OUT-2", do(hand, 1, "declare", out=True))


class Short(unittest.TestCase):
    """Centocinquanta and Quindici: the opponent may, at the turn in trick 1, and the dealer no longer."""

    def test_opponent(self):
        for preset, missing in (("centocinquanta", -17), ("quindici", -2)):
            hand = start(preset, (missing, -1), first=KINGS)
            do(hand, 1, "call")
            self.assertIn("TURN-2", do(hand, 1, "call"))
            self.assertIn("TURN-1", do(hand, 0, "call", KINGS))
            discard_any(hand)
            self.assertEqual(["TURN-2"], do(hand, 0, "call", KINGS))
            self.assertEqual(["OUT-1"], do(hand, 0, "declare", out=True))
            self.assertEqual([], do(hand, 0, "declare", KINGS, out=True))
            result = result_of(hand)
            self.assertEqual({"seat": 0, "team": 0, "points": 17}, result["called"])
            self.assertEqual([2 if preset == "quindici" else 17, 0], result["seats"])

    def test_opponent_falls_short(self):
        for preset, missing in (("centocinquanta", -18), ("quindici", -3)):
            hand = start(preset, (missing, -1), first=KINGS)
            to_declaration(hand)
            self.assertEqual(["OUT-1"], do(hand, 0, "declare", KINGS, out=True))
            self.assertEqual([], do(hand, 0, "declare", KINGS))

    def test_dealer_in_trick_one(self):
        """OUT-2. What the dealer declares there counts at the end."""
        for preset in SHORT:
            hand = start(preset, (-1, -1), first="C6", last="C7 C8", dealer=KINGS)
            do(hand, 1, "call")
            do(hand, 1, "discard", "C7 C8")
            do(hand, 0, "declare")
            play(hand, "0 C6")
            self.assertEqual(["OUT-2"], do(hand, 1, "declare", KINGS, out=True))
            self.assertEqual([], do(hand, 1, "declare", KINGS))
            self.assertEqual(17, hand.scores[0]["points"])

    def test_not_outside_a_declaration(self):
        for preset in SHORT:
            hand = start(preset, (-1, -1), first="CK C6")
            to_declaration(hand)
            do(hand, 0, "declare")
            self.assertEqual(["TURN-2"], do(hand, 0, "declare", out=True))

    def test_quindici_converts_the_sum(self):
        """D-18. 14 + 12 = 26 are 3, though 14 and 12 alone are 1 each."""
        for missing, broken in ((-3, []), (-4, ["OUT-1"])):
            hand = start("quindici", (missing, -1), first="CQ DQ SQ CJ DJ BJ", last="BQ SJ")
            to_declaration(hand)
            self.assertEqual(broken, do(hand, 0, "declare", "CQ DQ SQ", "CJ DJ BJ", out=True))
            if not broken:
                self.assertEqual(26, hand.called["points"])
                self.assertEqual([3, 0], result_of(hand)["seats"])

    def test_other_targets(self):
        """Section 6."""
        for preset, target, score in (("centocinquanta", 151, 134), ("centocinquanta", 200, 183), ("quindici", 21, 19)):
            for less, broken in ((0, []), (1, ["OUT-1"])):
                zones = {0: KINGS, "out": "M T1 T20 BK"}
                hand = dealt(1, zones, (score - less, 0), preset, target=target)
                to_declaration(hand)
                self.assertEqual(broken, do(hand, 0, "declare", KINGS, out=True), (preset, target))


if __name__ == "__main__":
    unittest.main()
