"""Hands of Al palio without calls. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .result import result_of
from .support import dealt, ended, marks, turn

THREE = ("T5 T7 T20 C1 C8 D3 S5", "T6 T36 T37 D5 D7 B2 BJ", "T10 T30 M S4 S7 C9 CQ")  # of V-TOC-2
TURNED = "T38 C5 S1 D6 T25 B10 T39 T8 BQ B3 T35"


def palio(*hands, turned="", **options):
    return dealt("palio", hands, turned, **options)


def played(*hands, turned, **options):
    """The same with these cards turned, or fewer where the hand ends before."""
    hand = palio(*hands, turned=turned, **options)
    turn(hand, len(turned.split()))
    return hand


class Vector(unittest.TestCase):
    """V-TOC-2."""

    def test_hand(self):
        """V-TOC-2, TOC-8, TOC-9, TOC-12, TOC-13, TOC-15."""
        hand = played(*THREE, turned=TURNED)
        early = ["accusa 1 1 -", "tavola 1 2 T38", "versicola 1 2 T38", "pappoleggio 1 3 D6"]
        self.assertEqual([*early, "versicola 1 1 T35", "game 1 1 T35"], marks(hand))
        result = result_of(hand)
        self.assertEqual([["C5", "T8"], ["T38", "D6", "B10", "T39", "BQ", "B3", "T35"], ["S1"]], result["taken"])
        values = [result[key] for key in ("turned", "winner", "how", "marci", "seats")]
        self.assertEqual([11, 1, "twelve", [], [-10, 20, -10]], values)
        self.assertEqual([3, 12, 1], hand.counted)

    def test_counts_on_the_way(self):
        """V-TOC-2, TOC-9."""
        hand, counts = palio(*THREE, turned=TURNED), []
        for _ in range(11):
            turn(hand)
            counts.append(tuple(hand.counted))
        self.assertEqual([2, 2, 2, 4, 4, 6, 7, 7, 8, 10, 12], [count[1] for count in counts])
        self.assertEqual([0, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3], [count[0] for count in counts])

    def test_target(self):
        """V-TOC-2, TOC-18: won in the middle of the hand."""
        hand = played(*THREE, turned=TURNED, score=[0, 4, 0])
        result = result_of(hand)
        values = [result[key] for key in ("turned", "winner", "how", "seats")]
        self.assertEqual([4, 1, "target", [-8, 16, -8]], values)
        self.assertEqual([["C5"], ["T38", "D6"], ["S1"]], result["taken"])
        self.assertEqual("pappoleggio 1 3 D6", marks(hand)[-1])


class Nearest(unittest.TestCase):
    def test_to_the_nearest(self):
        """TOC-8, TOC-5: equally near, or nobody has the row: to the middle."""
        hand = played("T10", "T20 C5", "T30", turned="T1 T15 T16 T25 T26 C10 M T40")
        self.assertEqual([["T1"], ["T16", "C10"], ["T26", "T40"]], hand.taken)
        self.assertEqual([1, 2, 2], hand.counted)
        self.assertEqual([], marks(hand))

    def test_rows_that_nobody_has(self):
        """TOC-8, TOC-2."""
        hand = played("T10", "T20", turned="C5 C6 M")
        self.assertEqual(([[], []], 3), (hand.taken, hand.turned))

    def test_twelve_or_more(self):
        """TOC-9, TOC-12: a touch counts two; eleven and two is thirteen."""
        hand = played("T8 T18 T26", "C5", turned="T1 T7 T9 T17 T19 T25 T27")
        self.assertEqual(([13, 0], ("twelve", 0)), (hand.counted, ended(hand)))
        self.assertEqual((["primo 0 1 T7", "game 0 1 T27"], [2, -2]), (marks(hand), hand.row()))
        self.assertEqual((["TURN-3"], []), (turn(hand), hand.marci()))
        hand = played("T8 T18 T26", "C5", turned="T7 T9 T17 T19 T25")
        self.assertEqual(([10, 0], (None, None)), (hand.counted, ended(hand)))


class Marks(unittest.TestCase):
    def test_accusa(self):
        """TOC-6, TOC-12, D-66: one mark for each pair, unless the middle card is face up anywhere."""
        for hands, found in (
            (("T10 T12", "T20"), ["accusa 0 1 -"]),
            (("T10 T12", "T11"), []),
            (("T10 T11 T12", "T20"), []),
            (("T10 T12 T14", "T20"), ["accusa 0 1 -"] * 2),
            (("T10 T12 T14", "T11"), ["accusa 0 1 -"]),
            (("T10", "T12"), []),
            (("CJ CQ", "T39 T1"), ["accusa 0 1 -"]),
            (("CK C2", "T40 T2"), []),
            (("T10 T12", "C1 C3", "T20"), ["accusa 0 1 -", "accusa 1 1 -"]),
        ):
            self.assertEqual(found, marks(played(*hands, turned="M")), hands)

    def test_accusa_is_of_palio(self):
        """TOC-6, TOC-11."""
        hand = dealt("sei_tocchi", ("T10 T12", "T20"), "M")
        turn(hand)
        self.assertEqual([], marks(hand))

    def test_order_of_seats(self):
        """TOC-6, D-64: from d+1, each seat's pairs before its versicole; all with the first turn."""
        hand = palio("T1 T2 T3 C1 C3", "T36 T37 T38 T10 T12", turned="M", dealer=0)
        self.assertEqual(([], 0), (marks(hand), hand.turned))
        turn(hand)
        self.assertEqual(["accusa 1 1 -", "versicola 1 2 -", "accusa 0 1 -", "versicola 0 1 -"], marks(hand))

    def test_first_touch(self):
        """TOC-12: the first touch that is taken, which need not be the first card."""
        self.assertEqual(["tavola 0 2 T11"], marks(played("T10", "T20", turned="T11 T21")))
        self.assertEqual(["primo 1 1 T21"], marks(played("T10", "T20", turned="T13 T21 T11")))
        self.assertEqual(["primo 1 1 T13"], marks(played("T10", "T12", turned="T11 T13 T9")))

    def test_pappoleggio(self):
        """TOC-12, TOC-13: 3 after the touch and before the versicole; the hand continues."""
        hand = played("T1 T3", "T20", turned="T2")
        found = ["accusa 0 1 -", "tavola 0 2 T2", "pappoleggio 0 3 T2", "versicola 0 1 T2"]
        self.assertEqual((found, None), (marks(hand), hand.how))

    def test_versicole(self):
        """TOC-12, TOC-14, D-67: arie 2, others 1, each kind once per player, with cards that lie aside."""
        hand = played("T35 T37 T38", "T1", turned="T36 T39 T34")
        found = ["accusa 0 1 -", "tavola 0 2 T36", "pappoleggio 0 3 T36", "versicola 0 1 T36", "versicola 0 2 T36"]
        self.assertEqual(found, marks(hand))
        hand = played("CK SK DN BN", "T1", turned="DK BK")
        self.assertEqual((["versicola 0 1 DK"], [["DK", "BK"], []]), (marks(hand), hand.taken))

    def test_the_hand_comes_last(self):
        """TOC-13."""
        hand = played("T35 T37 T10 T20 T13", "C5", turned="T9 T11 T12 T19 T21 T36")
        self.assertEqual(["pappoleggio 0 3 T36", "versicola 0 1 T36", "game 0 1 T36"], marks(hand)[-3:])
        self.assertEqual(("twelve", 0), ended(hand))


class Target(unittest.TestCase):
    def test_before_the_first_card(self):
        """TOC-6, TOC-18: no card is turned; the move that turns it is made."""
        hand = played("T10 T12", "C1 C3", turned="M", score=[11, 11])
        self.assertEqual((["accusa 0 1 -"], 0, ("target", 0)), (marks(hand), hand.turned, ended(hand)))
        self.assertEqual(([[], []], [1, -1]), (hand.taken, hand.row()))
        self.assertEqual(["TURN-3"], turn(hand))
        hand = played("T10 T12", "C1 C3", turned="M", score=[11, 11], dealer=0)
        self.assertEqual((["accusa 1 1 -"], ("target", 1)), (marks(hand), ended(hand)))

    def test_each_mark(self):
        """TOC-18, TOC-13: the hand ends with the mark that reaches the target; the card is taken."""
        every = ["accusa 0 1 -", "tavola 0 2 T36", "pappoleggio 0 3 T36", "versicola 0 1 T36", "versicola 0 2 T36"]
        for score, count in ((11, 1), (10, 2), (9, 2), (8, 3), (6, 3), (5, 4), (4, 5), (3, 5)):
            hand = played("T35 T37 T38", "T1", turned="T36", score=[score, 0])
            self.assertEqual((every[:count], ("target", 0)), (marks(hand), ended(hand)), score)
            self.assertEqual([["T36"], []] if count > 1 else [[], []], hand.taken)
        self.assertEqual((None, None), ended(played("T35 T37 T38", "T1", turned="T36", score=[2, 11])))

    def test_target_of_ten(self):
        """TOC-18, D-70."""
        hand = played("T10", "T20", turned="T11", score=[8, 9], target=10)
        self.assertEqual((("target", 0), [2, -2]), (ended(hand), hand.row()))

    def test_by_the_hand(self):
        """TOC-18: the mark of the hand may win the match."""
        cards = "T1 T7 T9 T17 T19 T25 T27"
        for score, how in ((10, "target"), (9, "twelve")):
            hand = played("T8 T18 T26", "C5", turned=cards, score=[score, 0])
            self.assertEqual(((how, 0), "game 0 1 T27"), (ended(hand), marks(hand)[-1]))


class PackOut(unittest.TestCase):
    """All hands are trumps: suit cards go to the middle, and so do trumps between two at distance 2."""

    ONE = "T8 T12 T16 T20 T24 T28 T32"

    def whole(self, other, **options):
        hand = palio(self.ONE, other, **options)
        self.assertFalse(any(turn(hand, 83)))
        return hand

    def test_most_counted(self):
        """TOC-17, TOC-12: the mark of the hand has the last card, here the Matto."""
        hand = self.whole("T10 T14 T18 T22 T26 T30 T34")
        self.assertEqual(([8, 7], 83, ("pack", 0)), (hand.counted, hand.turned, ended(hand)))
        versicole = ["versicola 1 1 T36", "versicola 1 2 T38"]
        self.assertEqual(["versicola 0 1 T3", "primo 0 1 T7", *versicole, "game 0 1 M"], marks(hand))
        self.assertEqual([0, 0], hand.row())

    def test_target_at_the_end(self):
        """TOC-17, TOC-18."""
        hand = self.whole("T10 T14 T18 T22 T26 T30 T34", score=[9, 8])
        self.assertEqual((("target", 0), "game 0 1 M"), (ended(hand), marks(hand)[-1]))

    def test_level(self):
        """TOC-17, D-69: nobody wins it, and marks stand."""
        hand = self.whole("T10 T14 T18 T22 T26 T30 T33")
        self.assertEqual(([8, 8], ("pack", None), "over"), (hand.counted, ended(hand), hand.phase))
        self.assertEqual(["versicola 0 1 T3", "primo 0 1 T7", "versicola 1 1 T35", "versicola 1 2 T38"], marks(hand))
        self.assertEqual([-1, 1], hand.row())


if __name__ == "__main__":
    unittest.main()
