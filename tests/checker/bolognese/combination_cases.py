"""Values, sequences, cricche: the figures of the rules, and properties of every set of cards.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import itertools
import random
import unittest

from .cards import CODES, JACKS, KINGS, KNIGHTS, MORI, NUMERI, POWER, QUEENS, SCAVEZZO, TAROCCHI, scartini
from .combinations import cricche, sequences, sum_of
from .grande import grande
from .support import codes


def of_sequences(text):
    return sum(points for _, points in sequences(set(codes(text))))


def of_cricche(text):
    return sum(points for _, points in cricche(set(codes(text))))


class Pack(unittest.TestCase):
    def test_order(self):
        """CARD-3, CARD-4."""
        self.assertEqual(62, len(set(CODES)))
        for high, low in (("CK", "CQ"), ("DJ", "D1"), ("D1", "D6"), ("C9", "C10"), ("SJ", "S10"), ("B6", "B1")):
            self.assertGreater(POWER[high], POWER[low])
        row = "T20 T19 T18 T17 T16-T5 TM1 T1".split()
        row = codes(" ".join(row))
        self.assertEqual(row, sorted(row, key=lambda card: -POWER[card]))
        self.assertEqual({POWER["TM1"]}, {POWER[moro] for moro in MORI})
        self.assertEqual(21, len(NUMERI))


class Scartini(unittest.TestCase):
    def test_figures(self):
        """V-VAL-1 … V-VAL-4."""
        self.assertEqual(87, scartini(CODES))
        for pair, points in (
            ("T20 C6", 5),
            ("DK C6", 5),
            ("DQ C6", 4),
            ("DN C6", 3),
            ("DJ C6", 2),
            ("C6 C7", 1),
            ("T18 TM1", 1),
            ("CK DK", 9),
            ("T1 BN", 7),
            ("CJ DJ", 3),
        ):
            self.assertEqual(points, scartini(codes(pair)), pair)

    def test_every_even_split_sums_to_87(self):
        """V-VAL-5, VAL-5."""
        rng = random.Random(81)
        for _ in range(2000):
            pack = rng.sample(CODES, len(CODES))
            at = 2 * rng.randint(0, 31)
            self.assertEqual(87, scartini(pack[:at]) + scartini(pack[at:]))

    def test_pairs_by_hand(self):
        """VAL-4. Card by card as at a table: however a pile is paired, its count is the same."""
        rng = random.Random(21)
        worth = {card: 5 for card in TAROCCHI + KINGS}
        for family, points in ((QUEENS, 4), (KNIGHTS, 3), (JACKS, 2)):
            worth.update({card: points for card in family})
        for _ in range(500):
            pile = rng.sample(CODES, 2 * rng.randint(0, 31))
            total = 0
            for one, other in zip(pile[::2], pile[1::2]):
                values = [worth[card] for card in (one, other) if card in worth]
                total += sum(values) - (1 if len(values) == 2 else 0) if values else 1
            self.assertEqual(total, scartini(pile))


class Suits(unittest.TestCase):
    def test_figures(self):
        """V-SUIT-1 … V-SUIT-5."""
        for text, points in (
            ("K Q", 0),
            ("K Q M", 10),
            ("K Q T1", 10),
            ("K N M", 10),
            ("K J T1", 10),
            ("K Q M T1", 15),
            ("K Q N", 10),
            ("K Q N J", 15),
            ("K Q N J 1", 20),
            ("K Q N J 1 M T1", 30),
            ("K Q 1", 0),
            ("K Q 1 M", 15),
            ("K 1 M T1", 0),
            ("Q N J 1 M T1", 0),
        ):
            for suit in "CDSB":
                named = " ".join(word if word in ("M", "T1") else suit + word for word in text.split())
                self.assertEqual(points, of_sequences(named), named)


class Equals(unittest.TestCase):
    TABLE = {0: (0, 0, 0), 1: (0, 0, 0), 2: (0, 10, 15), 3: (10, 15, 20), 4: (15, 20, 25)}

    def test_figures(self):
        """V-EQ-1 … V-EQ-3."""
        for family in (("C1", "D1", "S1", "B1"), MORI):
            for count, row in self.TABLE.items():
                for cards in itertools.combinations(family, count):
                    for contatori, points in zip(("", "M", "M T1"), row):
                        self.assertEqual(points, of_sequences(" ".join(cards) + " " + contatori), cards)


class Grande(unittest.TestCase):
    def test_figures(self):
        """V-GR-1 … V-GR-12."""
        for text, points in (
            ("T20 T19", 0),
            ("T20 T19 M", 10),
            ("T20 T19 M T1", 15),
            ("T20 T18 M", 10),
            ("T20 T18 M T1", 15),
            ("T20 T17 M", 10),
            ("T20 T17 M T1", 15),
            ("T20 T19 T18", 10),
            ("T20 T19 T18 T17", 15),
            ("T20 M T1", 0),
            ("T19 T18 T17 M T1", 0),
            ("T20 T19 T1 T16 M T14", 25),
            ("T20 T18 T17 M T15 T1 T13", 30),
            ("T20 T1 T17 M T15 T14 T13 T12", 35),
            ("T20 T1 T18 M T15 T14 T13 T12", 35),
            ("T20 T19 T1 M T15 T14 T13 T12", 15),
            ("T20 T19 T1 M T16 T14 T13", 30),
            ("T20 T19 T1 T16 T14 T13", 15),
            ("T20 T19 T18 T15 T14", 10),
            ("T20 T19 T18 M T15 T14", 25),
            ("T20 T19 T18 T17 M T1 T14", 25),
            ("T20 T19 T18 T17 T16 T13 T12 T1 M", 30),
            ("T20-T17 T16-T5", 75),
        ):
            self.assertEqual(points, of_sequences(text), text)

    def test_mori(self):
        """V-GR-13 … V-GR-15."""
        for text, points in (
            ("T20-T17 T16-T5 TM1 TM2", 85),
            ("T20-T17 T16-T6 TM1 TM2", 70),
            ("T20-T17 T16-T6 TM1 TM2 M", 85),
            ("T20-T17 T16-T5 TM1 TM2 TM3 TM4 T1", 100),
            ("T20-T17 T16-T5 TM1 TM2 TM3 TM4 T1 M", 105),
        ):
            held = set(codes(text))
            self.assertEqual(points, 5 * (len(grande(held)) - 1), text)

    def test_the_sentence_is_the_row_of_the_text(self):
        """GRANDE-3, GRANDE-4. Two Contatori that replace missing cards may not be adjacent: every set of heads and numbers."""
        for held in product():
            found = grande(held)
            self.assertEqual(by_the_text(held), 5 * (len(found) - 1) if found else 0, held)

    def test_cards_are_those_of_the_row(self):
        """D-4."""
        row = grande(set(codes("T20 T19 T1 M T16 T14 T13 T11 TM1")))
        self.assertEqual(set(codes("T20 T19 T1 M T16 T14 T13")), set(row))


def product():
    """Every set of the Grande's cards with the Angelo and two Mori, and how many Contatori there are."""
    subsets = [
        [card for place, card in enumerate(SCAVEZZO) if places >> place & 1] for places in range(1 << len(SCAVEZZO))
    ]
    for heads in range(8):
        present = [card for place, card in enumerate(("T19", "T18", "T17")) if heads >> place & 1]
        for contatori in ((), ("M",), ("T1", "M")):
            for numbers in subsets:
                yield {"T20", "TM1", "TM2", *present, *contatori, *numbers}


def by_the_text(held):
    """The points of the Grande, computed step by step by the rules' recipe."""
    c, t = len(held & {"T1", "M"}), len(held & {"T19", "T18", "T17"})
    if t >= 2:
        gaps = c
    elif t == 1 and c >= 1:
        gaps = c - 1
    else:
        return 0
    n = 1 + t + c
    gap_before = t == 1 and "T19" in held
    for k in range(16, 4, -1):
        if "T%d" % k in held:
            n, gap_before = n + 1, False
        elif gaps > 0 and not gap_before:
            gaps, gap_before = gaps - 1, True
        else:
            return 5 * (n - 1)
    return 5 * (n + len(held & set(MORI)) - 1)


class Cricche(unittest.TestCase):
    CLASSES = ((TAROCCHI, 18), (KINGS, 17), (QUEENS, 14), (KNIGHTS, 13), (JACKS, 12))

    def test_figures(self):
        """V-CRIC-1, V-CRIC-2."""
        for (family, _), of_three, of_four in zip(self.CLASSES, (18, 17, 14, 13, 12), (36, 34, 28, 26, 24)):
            for count, points in ((2, 0), (3, of_three), (4, of_four)):
                for cards in itertools.combinations(family, count):
                    self.assertEqual(points, of_cricche(" ".join(cards)), cards)
        self.assertEqual((148, 148), sum_of(cricche(set(CODES))))
        self.assertEqual((31, 0), sum_of(cricche(set(codes("CK DK SK CQ DQ SQ")))))
        self.assertEqual((43, 43), sum_of(cricche(set(codes("CK DK SK CQ DQ SQ CJ DJ SJ")))))

    def test_contatori_stand_for_nothing_here(self):
        """CRIC-2."""
        self.assertEqual(0, of_cricche("CK DK T1 M"))

    def test_the_short_way(self):
        """CRIC-4. 148 minus what the other side holds, at most two of a class, over random splits of the whole pack."""
        rng = random.Random(148)
        for _ in range(3000):
            pack = rng.sample(CODES, len(CODES))
            at = rng.randint(0, 62)
            own, others = set(pack[:at]), set(pack[at:])
            held = sum(unit * min(2, len(others & set(family))) for family, unit in self.CLASSES)
            self.assertEqual(148 - held, sum(points for _, points in cricche(own)))


class Whole(unittest.TestCase):
    def test_figures(self):
        """SEQ-9, V-CAPP-1."""
        found = sorted(points for _, points in sequences(set(CODES)))
        self.assertEqual([25, 25, 30, 30, 30, 30, 105], found)
        self.assertEqual(275, sum(found))
        self.assertEqual(939, sum(sum_of(sequences(set(CODES)))) + sum(sum_of(cricche(set(CODES)))) + 87 + 6)


if __name__ == "__main__":
    unittest.main()
