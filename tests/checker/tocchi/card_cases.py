"""Rows, distances, neighbours and kinds of versicole. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .cards import CODES, PLACE, ROWS, distance, falls_between, middles, nearest
from .support import codes
from .versicole import KINDS, kinds_in


class Distances(unittest.TestCase):
    def test_rows(self):
        """TOC-2, D-62: 1 to 10, Jack 11, Horse 12, Queen 13, King 14 in all four suits; trumps to 40; no Matto."""
        for row in ROWS:
            numbers = sorted(number for of, number in PLACE.values() if of == row)
            self.assertEqual(list(range(1, 41 if row == "T" else 15)), numbers)
        for suit in "CDSB":
            self.assertEqual([11, 12, 13, 14], [PLACE[suit + figure][1] for figure in "JNQK"])
        self.assertEqual((96, 97), (len(PLACE), len(CODES)))

    def test_distances(self):
        """V-TOC-3, TOC-2: the ends of a row are no neighbours; round suits are not reversed."""
        for one, other, apart in (
            ("D10", "DJ", 1),
            ("DK", "D1", 13),
            ("T40", "T1", 39),
            ("C1", "C2", 1),
            ("C10", "C9", 1),
            ("S10", "SK", 4),
            ("C5", "D5", None),
            ("C5", "T5", None),
            ("M", "T1", None),
            ("T40", "M", None),
            ("M", "M", None),
        ):
            self.assertEqual((apart, apart), (distance(one, other), distance(other, one)), (one, other))

    def test_nearest(self):
        """TOC-5: to the nearest face-up card of the row."""
        face_up = codes("T5 T30 DK C1 S3 M B7")
        for card, apart in (("T7", 2), ("T40", 10), ("DQ", 1), ("CK", 13), ("B8", 1), ("S1", 2), ("M", None)):
            self.assertEqual(apart, nearest(card, face_up), card)
        self.assertIsNone(nearest("D5", codes("T5 C5 M")))

    def test_between(self):
        """TOC-10: both neighbours, not one of them; no card falls between the ends of a row."""
        for card, cards, falls in (
            ("T6", "T5 T7", True),
            ("T6", "T5 T8", False),
            ("T6", "T5 D7", False),
            ("DJ", "D10 DN", True),
            ("DK", "DQ D1", False),
            ("D1", "DK D2", False),
            ("T40", "T39 T1", False),
            ("M", "T39 T40 T1", False),
        ):
            self.assertEqual(falls, falls_between(card, codes(cards)), card)

    def test_middles(self):
        """TOC-12: of each pair at distance 2, whoever has the middle card."""
        for cards, found in (
            ("T5 T7", "T6"),
            ("T5 T6 T7", "T6"),
            ("T5 T7 T9 D1 D3 M", "D2 T6 T8"),
            ("DQ D1 T39 T1", ""),
            ("CJ CQ", "CN"),
            ("C9 CJ C10 CN", "C10 CJ"),
        ):
            self.assertEqual(codes(found), middles(codes(cards)), cards)


class Versicole(unittest.TestCase):
    def test_kinds(self):
        """V-TOC-4, TOC-14, D-67."""
        for cards, kinds in (
            ("T34 T35 T36", "high"),
            ("T36 T37 T38", "arie"),
            ("T35 T36 T37 T38", "high arie"),
            ("T28 T29 T30", "high"),
            ("T20 T30 T40", "diecine"),
            ("T10 T20 T40", ""),
            ("T10 T20 T30", "diecine"),
            ("T10 T30 T40", ""),
            ("T35 T36 T37", "high"),
            ("T38 T39 T40", "arie"),
            ("T27 T28 T29", ""),
            ("T34 T35 T37 T38", ""),
            ("T1 T2 T3", "papi"),
            ("T3 T4 T5", "papi"),
            ("T4 T5 T6", ""),
            ("T1 T40 M", "matto"),
            ("T1 T2 M", ""),
            ("T39 T40 M", ""),
            ("T1 T40", ""),
            ("T1 T13 T28", "tredici"),
            ("T1 T13", ""),
            ("CK DK SK", "re"),
            ("CK DK SK BK", "re"),
            ("CK DK M", ""),
            ("T1 T2 T3 T13 T28 T40 M", "papi matto tredici"),
            ("T10 T20 T30 T38 T39 T40 CK SK BK", "arie diecine re"),
        ):
            self.assertEqual(kinds.split(), kinds_in(codes(cards)), cards)

    def test_order(self):
        """TOC-14: seven kinds; every run of three from 1 to 5 and from 28 to 40 is of exactly one kind."""
        self.assertEqual("papi high arie matto tredici diecine re".split(), list(KINDS))
        self.assertEqual([3, 8, 3, 1, 1, 2, 4], [len(sets) for sets in KINDS.values()])
        for first in range(1, 39):
            cards = ["T%d" % number for number in range(first, first + 3)]
            self.assertEqual(int(first <= 3 or first >= 28), len(kinds_in(cards)), cards)


if __name__ == "__main__":
    unittest.main()
