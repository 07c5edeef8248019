"""Values, versicole, follow, resti: the vectors that need no whole hand (minchiate.md, 18 and 19).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import unittest

from .cards import (
    CARTIGLIE,
    CODES,
    COUNTING,
    MATTO,
    NUMBER_OF,
    STRENGTH,
    SUIT_OF,
    TRUMP,
    WHOLE_PACK,
    codes_in,
    mask_of_codes,
    paying_card,
    worth,
)
from .deal import bottom_is_plain, cut, deal, dealer_robs, dealer_takes, discard_fault
from .tally import Tally, capotto_fourteen, capotto_fourteen_plus, end_resti
from .trick import fault, is_trumped, lawful, set_suit, taker
from .versicole import versicole

NOBODY = [False] * 4


def points(codes, devil=False):
    return sum(count for _, count in versicole(mask_of_codes(codes), devil))


def trumps(first, last):
    return " ".join("T%d" % number for number in range(first, last + 1))


def numbers(codes):
    return [NUMBER_OF[code] for code in codes.split()]


class Values(unittest.TestCase):
    def test_pack(self):
        self.assertEqual(97, len(set(CODES)))
        self.assertEqual(142, worth(WHOLE_PACK))  # V-PACK
        self.assertEqual(25, len(codes_in(COUNTING)))
        self.assertEqual(52, len(codes_in(CARTIGLIE)))
        self.assertEqual(15, worth(mask_of_codes("T29 T30 T31 T32")))

    def test_rank(self):
        for better, worse in (("CK", "CQ"), ("DJ", "D1"), ("D1", "D2"), ("C9", "C10"), ("SJ", "S10"), ("B2", "B1")):
            self.assertGreater(STRENGTH[NUMBER_OF[better]], STRENGTH[NUMBER_OF[worse]])

    def test_v74(self):
        for held, expected in (
            (trumps(1, 5) + " T13 T28 T40 M", 74),
            (trumps(1, 5) + " T13 T28 M", 54),
            (trumps(1, 5) + " T28 T40 M", 54),
            (trumps(1, 5) + " T13 T40 M", 54),
            (trumps(1, 4) + " T13 T28 T40 M", 68),
            (trumps(1, 3) + " T13 T28 T40 M", 62),
            ("T1 T13 T28 T40 M", 40),
        ):
            papi = " ".join(code for code in ("T2", "T3", "T4", "T5") if code in held.split())
            self.assertEqual(expected, points(held) + worth(mask_of_codes(papi)), held)


class Versicole(unittest.TestCase):
    def test_vectors(self):
        five = "T1 T13 T28 T29 T30"
        long_run = "T36 T37 T38 T32 T33 T34 M"
        for held, expected in (
            ("T1 T2 T3", 11),
            ("T1 T40 M", 20),
            ("T1 T13 T28", 15),
            ("T31 T32 T33", 15),
            ("T32 T33 T34", 15),
            ("T33 T34 T35", 15),
            (five, 30),
            (five + " M", 40),
            (long_run, 55),
            (long_run + " T35", 55),
            ("T29 T30", 0),
            ("T27 T28 T29", 0),
            ("T28 T29 T31", 0),
            ("T28 T29 T30", 15),
            ("T29 T30 T31", 15),
            (trumps(28, 31), 20),
            ("T1 T2 T4 T5", 0),
            ("T10 T20 T40", 0),
            ("T10 T30 T40", 0),
            ("T10 T20 T30", 15),
            ("T20 T30 T40", 20),
            ("T10 T20 T30 T40", 25),
            ("T20 T30 T40 T31 T32", 35),
            ("T1 T40 M T13 T28", 40),
            ("CK BK", 0),
            ("CK BK DK", 15),
            ("CK BK DK SK", 20),
            ("CK BK DK M", 20),
            ("T28 T29 T30 T32 T33 T34 M", 40),
            ("T28 T29 T30 T31 T32 T33 T34 M", 40),
            ("T28 T29 T30 T31 T32 M", 30),  # V-W4
        ):
            self.assertEqual(expected, points(held), held)

    def test_devil(self):
        self.assertEqual(20, points("T14 T35 T39", devil=True))  # V-V9
        self.assertEqual(0, points("T14 T35 T39"))
        self.assertEqual(25, points("T14 T35 T39 M", devil=True))

    def test_whole_pack(self):
        without_29 = [code for code in CODES if code != "T29"]
        self.assertEqual(212, points(CODES))
        self.assertEqual(202, points(without_29))
        self.assertEqual(237, points(CODES, devil=True))

    def test_matto_in_each(self):
        found = {tuple(codes_in(cards)): count for cards, count in versicole(mask_of_codes("T1 T40 M T13 T28"), False)}
        self.assertEqual({("T1", "T40", "M"): 20, ("T1", "T13", "T28", "M"): 20}, found)

    def test_kings_balance(self):
        """V-KINGS: the value of Kings to one side minus the other's."""

        def side(held):
            return points(held) + worth(mask_of_codes([code for code in held.split() if code != "M"]))

        self.assertEqual(0, side("CK BK") - side("DK SK"))
        self.assertEqual(25, side("CK BK DK") - side("SK"))
        self.assertEqual(30, side("CK BK DK M") - side("SK"))
        self.assertEqual(40, side("CK BK DK SK"))


class Follow(unittest.TestCase):
    """Section 19, vectors 1 to 9."""

    def check(self, hand, table, expected, new=True, fallen=NOBODY):
        cards = numbers(table) + [-1] * (4 - len(table.split()))
        place = len(table.split())
        suit = set_suit(cards, 0, fallen, place)
        trumped = suit is not None and suit < TRUMP and is_trumped(cards, place)
        held = mask_of_codes(hand)
        allowed = lawful(held, suit, trumped, new)
        self.assertEqual(set(expected.split()), set(codes_in(allowed)), (hand, table))
        for card in numbers(hand):
            clause = fault(held, card, suit, trumped, new)
            self.assertEqual(not allowed >> card & 1, clause is not None)

    def test_follow(self):
        self.check("C3 C9 T7 M", "CQ", "C3 C9 M")
        self.check("D3 T7 T40 M", "CQ", "T7 T40 M")
        self.check("T2 T30", "C5 T9", "T2 T30")
        self.check("D3 SK M", "CQ", "D3 SK M")
        self.check("D3 T1 M", "T20", "T1 M")
        self.check("D3 SK", "T20", "D3 SK")

    def test_forced_king(self):
        self.check("CK C3 T7 M", "C5 T9", "CK")
        self.check("CK M", "C5 T9", "CK")
        self.check("CK C3 T7 M", "C5 C9", "CK C3 M")
        self.check("CK C3 T7 M", "C5 T9", "CK C3 M", new=False)
        self.check("BK B2", "B5 T9 M", "BK")
        self.check("SK SQ", "S1 T14 T33", "SK")  # V-W7

    def test_clauses(self):
        def of(hand, card, table, new=True):
            cards = numbers(table) + [-1] * (4 - len(table.split()))
            place = len(table.split())
            suit = set_suit(cards, 0, NOBODY, place)
            return fault(mask_of_codes(hand), NUMBER_OF[card], suit, is_trumped(cards, place), new)

        self.assertEqual("KING-1", of("SK SQ", "SQ", "S1 T14 T33"))
        self.assertEqual("KING-1", of("CK M", "M", "C5 T9"))
        self.assertEqual("PLAY-2", of("CK C3 T7", "T7", "C5 T9", new=False))
        self.assertEqual("PLAY-3", of("D3 T7", "D3", "C5"))
        self.assertEqual("PLAY-2", of("D3 T7", "D3", "T5"))
        self.assertIsNone(of("D3 T7", "T7", "T5"))

    def test_matto_led(self):
        self.check("CK D3 T7", "M", "CK D3 T7")
        self.check("CK C3 T7", "M C5 T9", "CK")
        self.check("CK C3 T7", "M C5 T9", "CK C3", new=False)
        self.check("CK C3 T7", "M T9", "T7")
        self.check("M", "C5", "M")

    def test_fallen_hands_and_the_matto(self):
        """D-15: seat 0 leads."""
        one = [False, True, False, False]
        # The fallen second is free, and the third, in play, too: its card sets the suit.
        self.check("CK D3", "M", "CK D3", fallen=one)
        self.check("CK C3 T7", "M D3", "CK C3 T7", fallen=one)
        self.check("DQ C3 T7", "M D3 C5", "C3", fallen=one)
        # All three fallen: the first of their cards sets it.
        three = [False, True, True, True]
        self.check("CK D3", "M", "CK D3", fallen=three)
        self.check("CK D3 S2", "M D9", "D3", fallen=three)
        self.check("CK S2", "M D9 D3", "CK S2", fallen=three)

    def test_taker(self):
        for table, fallen, expected in (
            ("CQ CK C1 DK", NOBODY, (1, 0)),
            ("C10 D1 C1 C2", NOBODY, (2, 0)),
            ("S10 T1 SK T2", NOBODY, (3, 2)),
            ("M C5 D1 C4", NOBODY, (3, 0)),
            ("M D5 T6 T7", NOBODY, (3, 1)),
            ("T5 M T4 DK", NOBODY, (0, TRUMP)),
            ("C10 CK D2 C9", [False, True, False, False], (3, 0)),
            ("C10 CK CQ C9", [False, True, True, True], (0, 0)),
            ("M CK D10 D9", [False, True, False, True], (2, 1)),
            ("M CQ D10 CK", [False, True, True, True], (3, 0)),
        ):
            self.assertEqual(expected, taker(numbers(table), 0, fallen), table)
        self.assertEqual(4, SUIT_OF[NUMBER_OF["T1"]])


class Resti(unittest.TestCase):
    def play(self, *scored):
        tally = Tally()
        for team, count in scored:
            tally.score("death", team, count, [MATTO])
        return [entry["team"] for entry in tally.resti], tally.lead

    def test_end(self):
        steps = ((0, 0), (1, 1), (60, 1), (61, 2), (120, 2), (121, 3), (180, 3), (181, 4), (700, 12), (701, 12), (720, 12), (721, 13))
        for difference, resti in steps:
            self.assertEqual(resti, end_resti(difference))
            self.assertEqual(resti, end_resti(-difference))

    def test_running(self):
        self.assertEqual(([], 59), self.play((0, 59)))
        self.assertEqual(([0], 0), self.play((0, 60)))
        self.assertEqual(([0], 1), self.play((0, 61)))
        self.assertEqual(([0, 0], 0), self.play((0, 55), (0, 65)))
        self.assertEqual(([1, 1], -3), self.play((1, 58), (1, 65)))
        self.assertEqual(([], -7), self.play((0, 3), (1, 5), (1, 5)))  # V-RESTO-4
        self.assertEqual(([], -17), self.play((0, 15), (1, 32)))  # V-RESTO-5
        self.assertEqual(([0], -14), self.play((0, 65), (1, 19)))  # V-RESTO-6
        self.assertEqual(([1], 7), self.play((1, 58), (1, 5), (0, 10)))  # V-RESTO-9
        self.assertEqual(([], -53), self.play((1, 58), (0, 10), (1, 5)))

    def test_capotto(self):
        """SETT-7, D-11, V-CAP-2."""
        leads = (51, 15, 0, -6, -59)  # V-CAP-2
        self.assertEqual([15, 14, 14, 13, 12], [capotto_fourteen(lead) for lead in leads])
        self.assertEqual([16, 15, 14, 13, 12], [capotto_fourteen_plus(lead) for lead in leads])
        self.assertEqual(406, 142 + 212 + 10 + 42)  # V-CAP
        self.assertEqual(406, worth(WHOLE_PACK) + points(CODES) + 10 + (84 - 42))


class Debt(unittest.TestCase):
    """D-9; section 19, vectors 10 and 11."""

    def pays(self, pile, devil=False):
        card = paying_card(mask_of_codes(pile), devil)
        return None if card is None else CODES[card]

    def test_paying_card(self):
        self.assertEqual("C3", self.pays("CK C3 M"))
        self.assertIsNone(self.pays("M"))
        self.assertIsNone(self.pays("T40 CK M"))
        self.assertIsNone(self.pays("T29 CK M"))
        self.assertEqual("C10", self.pays("T14 C10 M", devil=True))
        self.assertIsNone(self.pays("T14 CK M", devil=True))
        self.assertEqual("T14", self.pays("T14 CK M"))
        self.assertEqual("T6", self.pays("T11 T6 T27 T1 M"))
        self.assertEqual("SQ", self.pays("T6 SQ M"))

    def test_weakest_cartiglia(self):
        """Equal rank: cups, coins, swords, batons; the round suits' 10 ranks with the long suits' 1."""
        self.assertEqual("C10", self.pays("B1 S1 D10 C10"))
        self.assertEqual("D10", self.pays("B1 S1 D10 C9"))
        self.assertEqual("S1", self.pays("B1 S1 D9"))
        self.assertEqual("C9", self.pays("B3 S2 D9 C9"))


class Dealing(unittest.TestCase):
    def pack(self, head, tail=""):
        """A pack that begins with `head` and ends with `tail`."""
        named = head.split() + tail.split()
        rest = [code for code in CODES if code not in named]
        return numbers(" ".join(head.split() + rest + tail.split()))

    def test_cut(self):
        pack = self.pack("C2 T33 T21 T17 T29 M CK T5")
        robbed, after = cut(pack, 8, 13)
        self.assertEqual(numbers("T5 CK M T29"), robbed)
        self.assertEqual(numbers("T17"), after[-1:])
        self.assertEqual(93, len(after))
        self.assertEqual(pack[8:], after[:89])
        robbed, _ = cut(pack, 3, 13)
        self.assertEqual(numbers("T21 T33"), robbed)
        robbed, _ = cut(self.pack(trumps(21, 40)), 20, 13)
        self.assertEqual(13, len(robbed))  # ROB-4
        robbed, _ = cut(self.pack(trumps(28, 40) + " " + trumps(21, 27) + " T1 T2 T3 T4 T5"), 25, 23)
        self.assertEqual(23, len(robbed))  # D-27
        robbed, after = cut(self.pack("T40 T39"), 2, 13)
        self.assertEqual((2, 95), (len(robbed), len(after)))  # D-3: the packet runs out

    def test_deal_figures(self):
        """V-DEAL, ROB-8: robbed cards, the fola, the dealer's cards and the number exposed."""
        pack = list(range(97))
        for robbed in range(24):
            for form in ("10+11", "10+10+1"):
                hands, exposed, fola = deal(pack[robbed:], 2, form)
                self.assertEqual(max(0, 13 - robbed), len(fola))
                counts = [bin(hand).count("1") for hand in hands]
                self.assertEqual([21, 21, min(21, 34 - robbed), 21], counts)
                short = robbed > 13 and form == "10+10+1"
                self.assertEqual([3, 0, 1] + ([] if short else [2]), [seat for seat, _ in exposed])

    def test_exposed_stopper(self):
        """ROB-7: the pack's last card."""
        last = list(range(97))
        self.assertEqual((0, 96), deal(last[13:], 0, "10+11")[1][-1])  # D-22
        self.assertEqual((0, 96), deal(last[14:], 0, "10+11")[1][-1])
        self.assertEqual((3, 96), deal(last[14:], 0, "10+10+1")[1][-1])

    def test_ten_ten_one(self):
        hands, exposed, _ = deal(list(range(97)), 3, "10+10+1")
        self.assertEqual([(0, 80), (1, 81), (2, 82), (3, 83)], exposed)
        self.assertEqual(list(range(10)) + list(range(40, 50)) + [80], [c for c in range(97) if hands[0] >> c & 1])

    def test_dealer(self):
        self.assertEqual((numbers("T29 CK"), numbers("T17 T40")), dealer_robs(numbers("T29 CK T17 T40")))
        fola = numbers("T17 T29 T21 CK T14")
        for hand, take29, taken in (
            ("C1", "always", "CK T29"),
            ("C1", "never", "CK"),
            ("C1", "versicola", "CK"),
            ("T28 T30", "versicola", "CK T29"),
            ("T30 T31 T32", "versicola", "CK T29"),
            ("T28 T31", "versicola", "CK"),
        ):
            self.assertEqual(set(taken.split()), set(codes_in(dealer_takes(mask_of_codes(hand), fola, take29))))

    def test_29_with_a_card_taken(self):
        fola = numbers("T17 T30 T29")
        self.assertEqual(mask_of_codes("T29 T30"), dealer_takes(mask_of_codes("T28 T1"), fola, "versicola"))

    def test_bottom(self):
        self.assertTrue(bottom_is_plain(self.pack("T1", "CQ")))
        for code in ("CK", "T6", "M"):
            self.assertFalse(bottom_is_plain(self.pack("T1", code)))

    def test_discards(self):
        def of(hand, cards, owed, ban=True):
            return discard_fault(mask_of_codes(hand), numbers(cards), owed, ban)

        self.assertIsNone(of("C1 T21 T14 CK", "T21 T14", 2))
        self.assertEqual("DISC-1", of("C1 C2 C3", "C1", 2))
        self.assertEqual("DISC-2", of("C1 C2 CK", "C1 CK", 2))
        self.assertEqual("DISC-2", of("C1 C2 T29", "C1 T29", 2))
        self.assertIsNone(of("C1 C2 CK", "C1 CK", 2, ban=False))
        self.assertEqual("HOLD-1", of("C1 C2 CK", "C1 C3", 2))
        self.assertIsNotNone(of("C1 C2 CK", "C1 C1", 2))
        # D-13: every free card first, then the 29, then the cheapest.
        held = "C1 T29 T2 T3 CK T40"
        self.assertIsNone(of(held, "C1 T29", 2))
        self.assertIsNone(of(held, "C1 T29 T3", 3))
        self.assertEqual("D-13", of(held, "C1 T2", 2))
        self.assertEqual("D-13", of(held, "C1 T29 CK", 3))
        self.assertEqual("DISC-2", of(held, "T29 T2", 2))


if __name__ == "__main__":
    unittest.main()
