"""Hands of Sei tocchi without calls. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .cards import CODES
from .hand import Hand
from .result import result_of
from .support import dealt, ended, marks, options_of, turn

ONE = ("T25 T10 C2 C4 D7 S1 BK", "T23 T30 C9 D1 S10 B5 M")  # of V-TOC-1


def sei(*hands, turned, **options):
    return dealt("sei_tocchi", hands, turned, **options)


def played(*hands, turned, **options):
    """The same with these cards turned."""
    hand = sei(*hands, turned=turned, **options)
    turn(hand, len(turned.split()))
    return hand


class Vector(unittest.TestCase):
    """V-TOC-1."""

    def whole(self, second="T26", **options):
        return played(*ONE, turned="T24 %s D8 B6 S9 C3" % second, **options)

    def test_hand(self):
        """V-TOC-1, TOC-7, TOC-10, TOC-16."""
        hand = self.whole()
        self.assertEqual(
            {
                "format": "germini-result/1",
                "complete": True,
                "turned": 6,
                "taken": [["T26", "D8", "C3"], ["B6", "S9"]],
                "marks": [{"why": "primo", "seat": 0, "marks": 1, "card": "T26"}],
                "winner": 0,
                "how": "pappoleggio",
                "marci": [1],
                "seats": [3, -3],
            },
            result_of(hand),
        )

    def test_plain(self):
        """V-TOC-1, TOC-11, TOC-16: no mark and no double."""
        hand = self.whole(wagers="plain")
        self.assertEqual(([], [], [1, -1]), (hand.marks, hand.marci(), hand.row()))

    def test_guasto(self):
        """V-TOC-1, TOC-11: with `all` alone. D8 is then the first card that is taken."""
        hand = self.whole("T27", wagers="all")
        self.assertEqual(["guasto 0 1 T27", "primo 0 1 D8"], marks(hand))
        self.assertEqual(([["D8", "C3"], ["B6", "S9"]], [4, -4]), (hand.taken, hand.row()))
        hand = self.whole("T27", wagers="touches")
        self.assertEqual((["primo 0 1 D8"], [3, -3]), (marks(hand), hand.row()))


class Dealing(unittest.TestCase):
    def test_seven_each(self):
        """TOC-3, TOC-4, D-63: the first seven to d+1, the dealer last, and the rest is turned as it lies."""
        hand = sei("T1", "T2", "T3", turned="T4", dealer=0)
        self.assertEqual([hand.pack[14:21], hand.pack[:7], hand.pack[7:14]], hand.face_up)
        self.assertEqual(("T1", "T2", "T3"), (hand.pack[14], hand.pack[0], hand.pack[7]))
        self.assertEqual(("T4", hand.pack[21:]), (hand.stock[0], hand.stock))

    def test_stock(self):
        """TOC-1, D-61: six players leave 55 cards."""
        for players in range(2, 7):
            hand = Hand("sei_tocchi", options_of("sei_tocchi", players), players - 1, list(CODES))
            self.assertEqual(97 - 7 * players, len(hand.stock))


class Touching(unittest.TestCase):
    def test_to_the_player_that_it_touches(self):
        """TOC-7, TOC-5: shared, or touching nobody, to the middle; a taken card touches nothing."""
        hand = played("T10 C5", "T12 C8", turned="T11 T20 C6 C7 T9 T8 M")
        # T10 and T12 share T11. C6 lies aside when C7 comes, T9 when T8 comes.
        self.assertEqual(([["C6", "T9"], ["C7"]], 7, (None, None)), (hand.taken, hand.turned, ended(hand)))

    def test_three_players(self):
        """TOC-7: a third player has no part in a shared card."""
        hand = played("T10", "T12", "T30", turned="T11 T31")
        self.assertEqual([[], [], ["T31"]], hand.taken)

    def test_sixth_card(self):
        """TOC-9, TOC-16: wins at once; a player with three cards is not marcio, one with none pays double."""
        hand = played("T10 T13 T16", "C1 C5", "T30", turned="T9 T11 C6 T12 T14 C4 T15 C2 T17")
        self.assertEqual((9, ("six", 0), [2]), (hand.turned, ended(hand), hand.marci()))
        self.assertEqual((["tavola 0 2 T9"], [4 + 3, -2 - 1, -2 - 2]), (marks(hand), hand.row()))
        self.assertEqual((["TURN-3"], 9), (turn(hand), hand.turned))

    def test_two_cards_are_few(self):
        """TOC-16."""
        hand = played("T10 T13 T16", "C1 C5", turned="T9 T11 C6 T12 T14 C4 T15 T17")
        self.assertEqual(([1], [2 + 2, -2 - 2]), (hand.marci(), hand.row()))

    def test_pappoleggio(self):
        """TOC-10, TOC-13, TOC-16: wins with one card, after its marks; the others may pay double."""
        hand = played("T1 T3", "T20 C5", "T30", turned="C6 T2")
        self.assertEqual((("pappoleggio", 0), [["T2"], ["C6"], []]), (ended(hand), hand.taken))
        self.assertEqual(["tavola 1 2 C6", "versicola 0 1 T2"], marks(hand))
        self.assertEqual(([1, 2], [-2 + 2 + 4, 4 - 1 - 2, -2 - 1 - 2]), (hand.marci(), hand.row()))

    def test_no_pappoleggio(self):
        """TOC-10: one neighbour was taken, or is another player's."""
        hand = played("C1 C4", "T20", turned="C2 C3")
        self.assertEqual(([["C2", "C3"], []], (None, None)), (hand.taken, ended(hand)))

    def test_sixth_card_and_pappoleggio(self):
        """TOC-10: named a pappoleggio."""
        hand = played("T10 T13 T16 T18", "T30", turned="T9 T11 T12 T14 T15 T17")
        self.assertEqual((6, ("pappoleggio", 0)), (len(hand.taken[0]), ended(hand)))


class Wagers(unittest.TestCase):
    def test_first_card(self):
        """TOC-11: primo tocco 1, tocco in tavola 2, once in a hand."""
        for turned, found in (("T11 C6 T9", ["tavola 0 2 T11"]), ("M T11 C6", ["primo 0 1 T11"]), ("M T40 C10", [])):
            self.assertEqual(found, marks(played("T10", "C5", turned=turned)))
            self.assertEqual([], marks(played("T10", "C5", turned=turned, wagers="plain")))

    def test_guasto_and_privilegio(self):
        """TOC-11, D-65: to the one player at the least distance, of 2 or 3, each time."""
        for card, found in (
            ("T12", None),  # 2 from two players
            ("T11", "tavola 0 2"),
            ("T16", "guasto 1 1"),
            ("T17", None),  # 3 from two players
            ("T7", "privilegio 0 1"),
            ("T8", "guasto 0 1"),
            ("T27", None),
            ("T28", "guasto 2 1"),
            ("T36", "privilegio 2 1"),
            ("T37", None),  # 4
            ("C5", None),  # nobody has the row
            ("M", None),
        ):
            hand = played("T10 T20", "T14 T24", "T30 T33", turned=card, wagers="all")
            self.assertEqual(["%s %s" % (found, card)] if found else [], marks(hand), card)
        hand = played("T10", "T30", "C5", turned="T12 T8 C8 T27 T28", wagers="all")
        self.assertEqual([2 * 3 - 5, 2 * 3 - 5, 1 * 3 - 5], hand.row())
        self.assertEqual([[], [], []], hand.taken)

    def test_nearer_player(self):
        """TOC-11: of a card at distances 2 and 3, the first has a guasto, the second nothing; two at 2 exclude 3."""
        self.assertEqual(["guasto 0 1 T12"], marks(played("T10", "T15", turned="T12", wagers="all")))
        self.assertEqual([], marks(played("T10", "T14", "T9", turned="T12", wagers="all")))
        self.assertEqual([], marks(played("T11", "T13", "T10", turned="T12", wagers="all")))

    def test_face_up_versicole(self):
        """TOC-6, TOC-11, TOC-14: with the first turn, from d+1, without a card."""
        hands = ("T1 T2 T3", "CK SK BK")
        hand = sei(*hands, turned="M", dealer=0)
        self.assertEqual([], marks(hand))
        turn(hand)
        self.assertEqual((["versicola 1 1 -", "versicola 0 1 -"], 1), (marks(hand), hand.turned))
        self.assertEqual([], marks(played(*hands, turned="M", dealer=0, wagers="plain")))

    def test_versicole_once(self):
        """TOC-14, D-67: a kind is marked once; a card may complete two kinds."""
        hand = played("T1 T2 T3", "CK SK BK DQ", turned="T4 DK")
        self.assertEqual(["versicola 0 1 -", "versicola 1 1 -", "tavola 0 2 T4"], marks(hand))
        self.assertEqual([["T4"], ["DK"]], hand.taken)
        hand = played("T28 T13 T40 M T2", "C5", turned="C6 T1")
        self.assertEqual(["tavola 1 2 C6", "versicola 0 1 T1", "versicola 0 1 T1"], marks(hand))


class PackOut(unittest.TestCase):
    EVEN = "T1 T5 T9 T13 T17 T21 T25"
    ODD = "T3 T7 T11 T15 T19 T23"

    def test_most_cards(self):
        """TOC-17, TOC-16: T28 is the only card that touches one player."""
        hand = played(self.EVEN, self.ODD + " T27", turned="")
        self.assertFalse(any(turn(hand, 83)))
        self.assertEqual((83, ("pack", 1), [[], ["T28"]]), (hand.turned, ended(hand), hand.taken))
        self.assertEqual((["primo 1 1 T28"], [0], [-3, 3]), (marks(hand), hand.marci(), hand.row()))

    def test_level(self):
        """TOC-17, D-69: nobody wins it, and marks stand."""
        hand = played(self.EVEN, self.ODD + " C1", turned="")
        turn(hand, 83)
        self.assertEqual((("pack", None), [["T26"], ["C2"]]), (ended(hand), hand.taken))
        self.assertEqual((["primo 1 1 C2"], [], [-1, 1]), (marks(hand), hand.marci(), hand.row()))
        self.assertEqual("over", hand.phase)


if __name__ == "__main__":
    unittest.main()
