"""Cards, the count and the points of a hand (CARD, VAL and COUNT). SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from .cards import ARIE, CODES, COURT, DECINE, HONOURS, KINGS, POWER, SCARTINE, TRUMPS, VALUE, card_points
from .hand import gains_of
from .result import result_of
from .support import codes, in_play, play

LAST = ("C5", "C6", "C7", "C8")  # cards of a last trick that changes no count; seat 3 wins it


def in_threes(pile, rng):
    """The points of a pile counted in groups of three; what is left over are scartine where there are any."""
    counting = [card for card in pile if card in VALUE]
    scartine = [card for card in pile if card not in VALUE]
    rng.shuffle(counting)
    rng.shuffle(scartine)
    rest = len(pile) % 3
    left, scartine = scartine[:rest], scartine[rest:]
    cards = counting + scartine
    rng.shuffle(cards)
    total = 1 if len(left) == 2 else 0
    for at in range(0, len(cards), 3):
        values = [VALUE[card] for card in cards[at : at + 3] if card in VALUE]
        total += sum(values) - len(values) + 1 if values else 1
    return total


class Cards(unittest.TestCase):
    def test_pack(self):
        """CARD-1, CARD-2, CARD-4, VAL-1, VAL-2."""
        self.assertEqual(63, len(CODES))
        self.assertEqual(63, len(set(CODES)))
        self.assertEqual([10, 11, 10, 10], [sum(code[0] == suit for code in CODES) for suit in "CDSB"])
        self.assertEqual("D4 D5 D6 D7 D8 D9 D10 DJ DN DQ DK".split(), [code for code in CODES if code[0] == "D"])
        self.assertEqual(21, len(TRUMPS))
        self.assertEqual((16, 23, 40, 11), (len(COURT), len(VALUE), len(SCARTINE), len(HONOURS)))
        self.assertEqual({*ARIE, "T1", "M", *COURT}, set(VALUE))
        self.assertEqual({*ARIE, *DECINE, *KINGS}, set(HONOURS))
        self.assertEqual(106, sum(VALUE.values()))
        self.assertEqual([VALUE[code] for code in DECINE], [10, 10, 10])

    def test_rank_is_alike_in_all_suits(self):
        """CARD-3. The 4 of Denari is the lowest, and the King the highest."""
        for suit in "CDSB":
            ranks = sorted((code for code in POWER if code[0] == suit), key=POWER.get)
            self.assertEqual([suit + rank for rank in "5 6 7 8 9 10 J N Q K".split()], ranks[-10:])
        self.assertEqual("D4", min((code for code in POWER if code[0] == "D"), key=POWER.get))
        self.assertEqual(list(range(21)), [POWER["T%d" % number] for number in range(21)])


class Piles(unittest.TestCase):
    def test_card_points(self):
        """VAL-3, VAL-4, V-VAL-1 to V-VAL-5."""
        for pile, points in (
            (" ".join(CODES), 104),
            ("T20 T1 M", 28),
            ("CK C5 C6", 5),
            ("CK CQ C5", 8),
            ("CK CQ CN", 10),
            ("C5 C6 C7", 1),
            ("C5 C6", 1),
            ("C5", 0),
            ("T19 T18 T17", 13),
            ("T16 DJ D4", 6),
            ("M", 9),
            ("M C5", 10),
            ("M C5 C6", 10),
            ("CK DK SK BK", 17),
            ("T0 T2 T3", 1),
        ):
            self.assertEqual(points, card_points(codes(pile)), pile)

    def test_any_split_has_104_points_and_threes_agree(self):
        """VAL-4, VAL-5, V-VAL-6."""
        rng = random.Random("splits")
        for _ in range(2000):
            pack = rng.sample(CODES, 63)
            at = rng.randint(0, 63)
            piles = pack[:at], pack[at:]
            self.assertEqual(104, sum(map(card_points, piles)))
            for pile in piles:
                if len(set(pile) & SCARTINE) >= len(pile) % 3:
                    self.assertEqual(in_threes(pile, rng), card_points(pile))


class Gains(unittest.TestCase):
    def test_thresholds(self):
        """COUNT-3, V-HAND-3."""
        for dealer, other, gains in (
            (55, 54, (0, 0)),
            (56, 53, (1, 0)),
            (54, 55, (0, 1)),
            (109, 0, (54, 0)),
            (1, 108, (0, 54)),
        ):
            self.assertEqual(gains, gains_of(dealer, other))

    def test_all_sums(self):
        """COUNT-4. At most one side gains, the distance from 55."""
        for dealer in range(110):
            gains = gains_of(dealer, 109 - dealer)
            self.assertEqual((0, abs(dealer - 55)), (min(gains), max(gains)))


class WholeHands(unittest.TestCase):
    OTHER = "T20 T1 M CK DK T19 SQ BN DJ T15 T14 T2 C10 C9 C8 D7 D6 D5 S10 S9 B8 B7 B6 B5"

    def ended(self, last):
        """The hand of V-HAND-1: the side of seats 0 and 2 has the 24 cards, that of the dealer, seat 3, the others.

        `last`: the last trick, led by seat 0; the Fujutu has been played before.
        """
        trick = codes(last)
        side = 0 if trick[0] in codes(self.OTHER) else 1
        own = [card for card in codes(self.OTHER) if card not in trick]
        rest = [card for card in CODES if card not in codes(self.OTHER) and card not in trick]
        discards, rest = rest[:3], rest[3:]
        tricks = (6 - (side == 0), 9 - (side == 1))
        hand = in_play(trick, 0, (" ".join(own), " ".join(rest)), tricks, " ".join(discards), discard_ban="none")
        hand.fujutu = {"seat": 2, "trick": 4, "owed": True, "paid": "C5"}
        self.assertEqual([], play(hand, *("%d %s" % pair for pair in enumerate(trick))))
        return result_of(hand)

    def test_last_trick_of_the_other_side(self):
        """COUNT-2, V-HAND-1, V-HAND-2."""
        result = self.ended("T15 D7 D6 D5")
        other, dealer = result["final"]
        self.assertEqual([24, 54, 9, 53, 5, 58, 4], list(other.values()))
        self.assertEqual([39, 52, 14, 51, 0, 51, 0], list(dealer.values()))
        self.assertEqual(([4, 0], None, [6, 9]), (result["gains"], result["annulled"], result["tricks"]))
        self.assertEqual({"seat": 2, "trick": 4, "owed": True, "paid": "C5"}, result["fujutu"])

    def test_last_trick_of_the_dealers_side(self):
        """COUNT-1, COUNT-2, V-HAND-2."""
        result = self.ended("D8 D9 D4 T13")
        other, dealer = result["final"]
        self.assertEqual((53, 0, 53, 0), tuple(other[key] for key in ("points", "last", "total", "gain")))
        self.assertEqual((51, 5, 56, 1), tuple(dealer[key] for key in ("points", "last", "total", "gain")))
        self.assertEqual([0, 1], result["gains"])

    def test_highest_gain(self):
        """COUNT-4, COUNT-5. Every trick for one side; the dealer's three scartine count 1 against the other."""
        for winner, total, gain in ((1, [0, 109], 54), (0, [108, 1], 54)):
            rest = [card for card in CODES if card not in LAST]
            discards = [card for card in rest if card in SCARTINE][:3]
            rest = [card for card in rest if card not in discards]
            taken = ["", ""]
            taken[winner] = " ".join(rest)
            tricks = (14, 0) if winner == 0 else (0, 14)
            hands = LAST if winner == 1 else LAST[::-1]
            hand = in_play(hands, 0, taken, tricks, " ".join(discards))
            self.assertEqual([], play(hand, *("%d %s" % pair for pair in enumerate(hands))))
            result = result_of(hand)
            self.assertEqual(total, [count["total"] for count in result["final"]])
            self.assertEqual((gain, 0), (max(result["gains"]), min(result["gains"])))


if __name__ == "__main__":
    unittest.main()
