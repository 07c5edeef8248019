"""Whole piles, parity and cappotto. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .cards import CODES
from .count import final_of
from .support import codes, in_play, play

_PARTS = ("sequences", "cricche", "scartini", "last", "total")


def counted(text, a_has_last):
    """The two finals where A's pile is `text` and B's the rest of the pack."""
    own = set(codes(text))
    piles = (own, set(CODES) - own)
    return [final_of(pile, 0, side == (0 if a_has_last else 1), 0) for side, pile in enumerate(piles)]


class WholeHands(unittest.TestCase):
    H1 = "DK DQ DN D1 T20 T19 T17 T1 CK SK SQ D10 D9 C1 S1 T16 T15 T13 T5 TM1 TM2 BJ BN C6 C7 C8 B6 B7"

    def check(self, text, a_has_last, *expected):
        for count, figures in zip(counted(text, a_has_last), expected):
            self.assertEqual(figures, tuple(count[name] for name in _PARTS))

    def test_h1(self):
        """V-H1."""
        self.check(self.H1, True, (180, 35, 49, 6, 270), (25, 12, 38, 0, 75))
        # The combinations named in the text, one by one.
        one, other = counted(self.H1, True)
        self.assertEqual([10, 15, 15, 17, 18, 20, 30], sorted(points for _, points in one["list"]))
        self.assertEqual([10, 12, 15], sorted(points for _, points in other["list"]))
        self.assertIn([sorted(codes("T20 T19 T17 T1 T16 T15 T13")), 30], one["list"])

    def test_the_example(self):
        """V-H1. The result in the record's text: the same hand with three Kings declared, every key of it."""
        own = set(codes(self.H1))
        wanted = ("tricks", "pile", *_PARTS[:4], "declared", "total")
        found = [final_of(own, 7, True, 17), final_of(set(CODES) - own, 8, False, 0)]
        self.assertEqual((7, 28, 180, 35, 49, 6, 17, 287), tuple(found[0][name] for name in wanted))
        self.assertEqual((8, 34, 25, 12, 38, 0, 0, 75), tuple(found[1][name] for name in wanted))
        self.assertEqual({*wanted, "list"}, set(found[0]))

    def test_h2(self):
        """V-H2."""
        text = "M T1 BK BJ B1 C1 D1 B6 B7 B8 B9 B10 CQ DQ SQ S6 S7 S8 TM1 TM2"
        self.check(text, False, (110, 14, 32, 0, 156), (240, 110, 55, 6, 411))

    def test_h3(self):
        """V-H3."""
        self.check("DQ BN SJ D6 D7 D8 D9 D10", False, (0, 0, 10, 0, 10), (520, 218, 77, 6, 821))

    def test_h4(self):
        """V-H4."""
        text = (
            "T20 T19 T18 T17 T16 T15 T14 T13 T11 T10 T9 M TM1 TM2 TM3 DK DQ DN DJ D1 CK CQ CN CJ C1 SK SQ SN SJ S1"
        )
        self.check(text, True, (320, 148, 57, 6, 531), (25, 0, 30, 0, 55))

    def test_declared_points_are_added(self):
        own = set(codes("C6 C7"))
        self.assertEqual(1 + 6 + 17, final_of(own, 1, True, 17)["total"])


class Ending(unittest.TestCase):
    """The last trick of a hand with the given piles; the dealer is seat 3, seat 1 leads it."""

    LAST = ("1 T20", "2 M", "3 T6", "0 C8")

    def last(self, pile, moves=LAST, won=(1, 1)):
        """Side 0 has won `pile` and holds the Matto; side 1 has all other cards."""
        trick = {"T20", "M", "T6", "C8"}
        other = [card for card in CODES if card not in trick and card not in codes(pile)]
        hand = in_play(("C8", "T20", "M", "T6"), 1, 1, (pile, " ".join(other)))
        hand.tricks = [won[0] and 2, 14 - (won[0] and 2)]
        self.assertEqual([], play(hand, *moves))
        return hand

    def test_first_pip(self):
        """V-GIVE-1, GIVE-3."""
        hand = self.last("D7 B6 C10 SK CK T19 C1 S1")
        self.assertEqual([{"seat": 2, "team": 1, "card": "C10"}], hand.given)
        self.assertEqual("over", hand.phase)
        self.assertEqual([8, 54], [count["pile"] for count in hand.final])
        self.assertIn("C10", hand.piles[1])
        self.assertIn("M", hand.piles[0])
        self.assertEqual(87, sum(count["scartini"] for count in hand.final))

    def test_order_of_pips(self):
        """GIVE-3."""
        for pile, card in (
            ("C10 C9 D6 T5", "C9"),
            ("S10 S6 B6 D1", "S6"),
            ("D10 S6 B6 TM1", "D10"),
            ("B10 B9 C1 D1", "B9"),
        ):
            self.assertEqual(card, self.last(pile).given[0]["card"])

    def test_choice(self):
        """V-GIVE-2, GIVE-1."""
        hand = self.last("SK CK T19 TM1")
        self.assertEqual(("give", 2, []), (hand.phase, hand.actor, hand.given))
        self.assertEqual(["TURN-1"], play(hand, "0 SK given"))
        self.assertEqual(["GIVE-1"], play(hand, "2 M given"))
        self.assertIn("GIVE-1", play(hand, "2 T20 given"))
        self.assertEqual(["TURN-2"], play(hand, "2 SK"))
        self.assertEqual([], play(hand, "2 SK given"))
        self.assertEqual([{"seat": 2, "team": 1, "card": "SK"}], hand.given)
        # The card counts for its new side: four Kings minus one are three.
        self.assertEqual(["TURN-3"], play(hand, "2 CK given"))
        self.assertEqual([4, 58], [count["pile"] for count in hand.final])

    def test_even_piles_give_nothing(self):
        """GIVE-2. The partner takes the trick with the Matto."""
        trick = codes("T20 M T6 C8")
        pile = codes("SK CK T19 TM1")
        rest = [card for card in CODES if card not in trick + pile]
        hand = in_play(("T20", "C8", "M", "T6"), 1, 1, (" ".join(pile), " ".join(rest)))
        hand.tricks = [1, 13]
        self.assertEqual([], play(hand, "1 C8", "2 M", "3 T6", "0 T20"))
        self.assertEqual(([], "over"), (hand.given, hand.phase))
        self.assertEqual([8, 54], [count["pile"] for count in hand.final])

    def test_cappotto_with_the_matto(self):
        """V-CAPP-1."""
        hand = self.last("", won=(0, 1))
        self.assertEqual([], hand.given)
        loser, winner = hand.final
        self.assertEqual((0, 0, 0, 0), tuple(loser[name] for name in ("tricks", "pile", "scartini", "total")))
        self.assertEqual((15, 62), (winner["tricks"], winner["pile"]))
        self.assertEqual((550, 296, 87, 6, 939), tuple(winner[name] for name in _PARTS))
        self.assertEqual([], loser["list"])
        self.assertEqual(12, len(winner["list"]))

    def test_cappotto_with_the_discard(self):
        """CAPP-2, CAPP-4, D-6. With the Matto and without it: the two cards go over too, and declared scores stay."""
        for matto_with in (0, 1):
            hands = ("C8", "T20", "M", "T6") if matto_with == 0 else ("C8", "M", "C9", "T20")
            trick = " ".join(hands).split()
            rest = [card for card in CODES if card not in trick and card not in ("S6", "S7")]
            hand = in_play(hands, 1, 14, ("S6 S7", " ".join(rest)), (0, 1))
            hand.scores = [{"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": []}]
            moves = ["%d %s" % (seat, hands[seat]) for seat in (1, 2, 3, 0)]
            self.assertEqual([], play(hand, *moves))
            self.assertEqual([], hand.given)
            self.assertEqual([0, 62], [count["pile"] for count in hand.final])
            self.assertEqual([17, 939], [count["total"] for count in hand.final])
            self.assertEqual([17, 0], [count["declared"] for count in hand.final])


if __name__ == "__main__":
    unittest.main()
