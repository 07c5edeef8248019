"""Declaring, and calling out with the accuso.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import unittest

from . import accuso
from .support import codes, dealt, discard_any, do, play
from .result import result_of

# Fillers without a combination in any hand, for dealer 3.
PLAIN = {
    0: "C6 C7 C8 C9 C10 D6 D7 D8 D9 D10 S6 S7",
    1: "S8 S9 S10 B6 B7 B8 B9 B10 T16 T15 T14 T13",
    2: "T12 T11 T10 T9 T8 T7 T6 T5 T18 T17",
}


def shown(text):
    """{points: cards} that a hand offers."""
    return accuso.offered(set(codes(text)))


class Accuso(unittest.TestCase):
    def scores(self, held, *listed):
        found = accuso.entries(0, 0, codes(held), [codes(cards) for cards in listed])
        return [(entry["why"], entry["points"]) for entry in found]

    def test_same_cards_twice(self):
        """V-ACC-1, ACC-7."""
        held = "T20 T19 M T1 C6 C7 C9 D6 D8 S6 S8 S9 B6 B7 B9"
        self.assertEqual(
            [("declaration", 15), ("declaration", 36)], self.scores(held, "T1 M T19 T20")
        )
        self.assertEqual(1, len(shown(held)))
        self.assertEqual([("declaration", 10), ("declaration", 18)], self.scores("T20 T19 M", "T20 T19 M"))

    def test_sequenza(self):
        """V-ACC-2, ACC-6."""
        held = "DK DQ DN SK SQ SN TM1 TM2 TM3 TM4"
        found = self.scores(held, "DK DQ DN", "SK SQ SN", "TM1 TM2 TM3 TM4")
        self.assertEqual([("declaration", 10), ("declaration", 10), ("declaration", 15), ("sequenza", 35)], found)
        self.assertEqual(70, sum(points for _, points in found))

    def test_doubling_of_what_is_declared(self):
        """ACC-6."""
        held = "CK DK SK CQ DQ SQ CJ DJ SJ"
        cricche = ["CK DK SK", "CQ DQ SQ", "CJ DJ SJ"]
        sequences = ["CK CQ CJ", "DK DQ DJ", "SK SQ SJ"]
        self.assertEqual(
            [("declaration", 17), ("declaration", 14), ("declaration", 12), ("criccone", 43)],
            self.scores(held, *cricche),
        )
        self.assertEqual([("declaration", 17), ("declaration", 14)], self.scores(held, *cricche[:2]))
        self.assertEqual([("sequenza", 30), ("criccone", 43)], self.scores(held, *cricche, *sequences)[-2:])

    def test_only_whole_ones(self):
        """ACC-1, D-4."""
        held = codes("C1 D1 S1 B1 T1 M CK CQ DK SK T20 T18 T17 T15 T14")
        for listed, broken in (
            (["C1 D1 S1 B1 T1 M"], []),
            (["C1 D1 S1 B1"], ["ACC-1"]),
            (["C1 D1 S1 B1 T1"], ["ACC-1"]),
            (["C1 D1 S1 T1 M"], ["ACC-1"]),
            (["CK CQ C1 T1 M"], []),
            (["CK CQ T1 M"], ["ACC-1"]),
            (["CK DK SK"], []),
            (["CK DK"], ["ACC-1"]),
            (["CK DK SK BK"], ["HOLD-1", "ACC-1"]),
            (["CK DK SK", "DK SK CK"], ["ACC-1"]),
            # A Contatore replaces the 16.
            (["T20 T18 T17 T1 M T15 T14"], []),
            (["T20 T18 T17 T1 M"], ["ACC-1"]),
            (["T20 T1 M"], []),
            ([""], ["ACC-1"]),
            ([], []),
        ):
            self.assertEqual(broken, accuso.faults(held, [codes(text) for text in listed]), listed)

    def test_a_card_twice_in_one(self):
        self.assertEqual(["ACC-1"], accuso.faults(codes("CK DK SK"), [["CK", "DK", "SK", "SK"]]))


class CallingOut(unittest.TestCase):
    """Dealer 3, so seats 0 and 2 are the side of the first; a target of 800."""

    def hand(self, score, **zones):
        """Three Kings with seat 0, three Mori with seat 1, and so on, nothing else in any hand."""
        places = {"first": 0, "second": 1, "third": 2, "dealer": 3, "last": "last"}
        wished = {places[name]: text for name, text in zones.items()}
        return dealt(3, wished, score)

    def to_declare(self, hand, seat):
        """Up to this seat's declaration: nobody calls, the others declare nothing."""
        while (hand.phase, hand.actor) != ("declare", seat):
            if hand.phase == "call":
                self.assertEqual([], do(hand, 3, "call"))
            elif hand.phase == "discard":
                self.assertEqual([], discard_any(hand))
            elif hand.phase == "declare":
                self.assertEqual([], do(hand, hand.actor, "declare"))
            else:
                self.next_card(hand)

    def next_card(self, hand):
        self.assertEqual([], play(hand, "%d %s" % (hand.actor, hand.lawful()[0])))

    def test_the_first(self):
        """V-OUT-1."""
        hand = self.hand((790, 0), first="CK DK SK " + PLAIN[0])
        self.to_declare(hand, 0)
        self.assertEqual(["OUT-1"], do(hand, 0, "declare", out=True))
        self.assertEqual([], do(hand, 0, "declare", "CK DK SK", out=True))
        self.assertEqual({"seat": 0, "team": 0, "points": 17}, hand.called)
        self.assertEqual([17, 0, 17, 0], result_of(hand)["seats"])
        self.assertEqual(["TURN-3"], play(hand, "0 CK"))

    def test_third_with_the_points_of_the_first(self):
        """V-OUT-2, OUT-6."""
        zones = {"first": "TM1 TM2 TM3 " + PLAIN[0], "third": "CK DK SK " + PLAIN[2]}
        hand = self.hand((775, 0), **zones)
        self.to_declare(hand, 0)
        self.assertEqual(["OUT-1"], do(hand, 0, "declare", "TM1 TM2 TM3", out=True))
        self.assertEqual([], do(hand, 0, "declare", "TM1 TM2 TM3"))
        self.next_card(hand)
        self.to_declare(hand, 2)
        self.assertEqual(["OUT-1"], do(hand, 2, "declare", out=True))
        self.assertEqual([], do(hand, 2, "declare", "CK DK SK", out=True))
        self.assertEqual({"seat": 2, "team": 0, "points": 27}, result_of(hand)["called"])
        self.assertEqual([27, 0, 27, 0], result_of(hand)["seats"])
        # Alone it would not have been enough.
        hand = self.hand((775, 0), **zones)
        self.to_declare(hand, 2)
        self.assertEqual(["OUT-1"], do(hand, 2, "declare", "CK DK SK", out=True))

    def test_third_with_nothing_of_its_own(self):
        """D-28. The first seat could have called and did not: its partner still may."""
        hand = self.hand((783, 0), first="CK DK SK " + PLAIN[0], third=PLAIN[2])
        self.to_declare(hand, 0)
        do(hand, 0, "declare", "CK DK SK")
        self.next_card(hand)
        self.to_declare(hand, 2)
        self.assertEqual([], do(hand, 2, "declare", out=True))
        self.assertEqual(17, hand.called["points"])

    def test_dealer_last(self):
        """V-OUT-3, OUT-7."""
        zones = {"first": "BK", "second": "TM1 TM2 TM3 " + PLAIN[1], "dealer": "CK DK SK", "last": "C6 C7"}
        hand = self.hand((0, 775), **zones)
        self.to_declare(hand, 1)
        do(hand, 1, "declare", "TM1 TM2 TM3")
        self.next_card(hand)
        self.to_declare(hand, 3)
        self.assertEqual("OUT-2", do(hand, 3, "declare", "CK DK SK", out=True)[0])
        self.assertEqual([], do(hand, 3, "declare", "CK DK SK"))
        while hand.phase != "over":
            if hand.phase == "give":
                pile = hand.piles[hand.actor % 2] - {"M"}
                self.assertEqual([], play(hand, "%d %s given" % (hand.actor, sorted(pile)[0])))
            else:
                self.next_card(hand)
        self.assertEqual(27, hand.final[1]["declared"])
        self.assertNotIn("called", result_of(hand))

    def test_dealer_last_not_alone_either(self):
        """D-8."""
        hand = self.hand((0, 790), first="BK", dealer="CK DK SK")
        self.to_declare(hand, 3)
        self.assertEqual(["OUT-2"], do(hand, 3, "declare", "CK DK SK", out=True))

    def test_dealer_at_first_look(self):
        """V-OUT-4, OUT-3."""
        hand = self.hand((0, 790), dealer="TM1 TM2 TM3", first="M T1", last="TM4 C6")
        self.assertEqual(["TURN-2"], do(hand, 3, "discard", "C6 TM4"))
        self.assertEqual(["HOLD-1", "ACC-1"], do(hand, 3, "call", "TM1 TM2 TM3 TM4"))
        self.assertEqual([], do(hand, 3, "call", "TM1 TM2 TM3"))
        result = result_of(hand)
        self.assertEqual({"seat": 3, "team": 1, "points": 10}, result["called"])
        self.assertEqual([0, 10, 0, 10], result["seats"])
        entry = {"why": "declaration", "team": 1, "seat": 3, "points": 10, "cards": ["TM1", "TM2", "TM3"]}
        self.assertEqual([entry], result["scores"])

    def test_first_look_falls_short(self):
        hand = self.hand((0, 789), dealer="TM1 TM2 TM3", first="M T1 TM4")
        self.assertEqual(["OUT-1"], do(hand, 3, "call", "TM1 TM2 TM3"))
        self.assertEqual([], do(hand, 3, "call"))

    def test_second_alone(self):
        """OUT-5."""
        for score, broken in ((790, []), (789, ["OUT-1"])):
            hand = self.hand((0, score), second="TM1 TM2 TM3 " + PLAIN[1])
            self.to_declare(hand, 1)
            self.assertEqual(broken, do(hand, 1, "declare", "TM1 TM2 TM3", out=True))

    def test_the_target_of_the_match(self):
        hand = dealt(3, {0: "CK DK SK", 1: "BK"}, (983, 0), target=1000)
        self.to_declare(hand, 0)
        self.assertEqual([], do(hand, 0, "declare", "CK DK SK", out=True))

    def test_not_where_a_side_has_reached_it(self):
        """A hand after equal sums: no first look, nobody calls out."""
        hand = self.hand((800, 800), first="CK DK SK " + PLAIN[0])
        self.assertEqual("discard", hand.phase)
        self.to_declare(hand, 0)
        self.assertEqual(["OUT-2"], do(hand, 0, "declare", "CK DK SK", out=True))
        self.assertEqual("discard", self.hand((0, 800)).phase)
        self.assertEqual("call", self.hand((799, 799)).phase)

    def test_not_without_a_target(self):
        hand = dealt(3, {0: "CK DK SK", 1: "BK"}, preset="quattro_scartate")
        self.assertEqual("discard", hand.phase)
        self.to_declare(hand, 0)
        self.assertEqual(["OUT-2"], do(hand, 0, "declare", "CK DK SK", out=True))


if __name__ == "__main__":
    unittest.main()
