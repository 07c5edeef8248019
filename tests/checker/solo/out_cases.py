"""Going out. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from minchiate.cards import CODES, NUMBER_OF, WHOLE_PACK, cards_in, mask_of_codes

from .count import fees, row
from .result import result_of
from .support import answer, arranged, do, in_play, play, scored, silent


def asked(dealer=0, robbed="", rest="C9", exposed=("C2", "C3", "C4", "C5"), hands=(), **options):
    """A Hand of `alone` after the cut."""
    hand, lifted = arranged("alone", dealer, hands, exposed, robbed, rest, **options)
    if options["fola"] != "none":
        do(hand, hand.cutter, "cut", lifted)
    return hand


class Asked(unittest.TestCase):
    def questions(self, going_out, *answers):
        """The seats that are asked by dealer 1, who answer so; then what is due."""
        hand, seats = asked(1, fola="none", going_out=going_out), []
        while hand.phase == "out":
            seats.append(hand.actor)
            answer(hand, answers[len(seats) - 1])
        return seats, hand.out, hand.phase

    def test_who_is_asked(self):
        """OUT-1, D-46: in turn from the dealer's right, until one or two have gone out; with `off` nobody."""
        self.assertEqual(([], [], "declare"), self.questions("off"))
        for going_out, answers, seats, out in (
            ("minucci", (0, 0, 0, 0), [2, 3, 0, 1], []),
            ("minucci", (1,), [2], [2]),
            ("minucci", (0, 0, 1), [2, 3, 0], [0]),
            ("peveroni", (1, 0, 0, 0), [2, 3, 0, 1], [2]),
            ("peveroni", (0, 1, 1), [2, 3, 0], [3, 0]),
            ("peveroni", (0, 0, 1, 1), [2, 3, 0, 1], [0, 1]),
        ):
            found = self.questions(going_out, *map(bool, answers))
            self.assertEqual((seats, out, "declare"), found, (going_out, answers))

    def test_when(self):
        """OUT-1: after the taking, before the discards."""
        hand = asked(0, robbed="T21", rest="CK C9 M", fola="taken", going_out="minucci")
        self.assertEqual(("out", 1, {}), (hand.phase, hand.actor, hand.owed))
        self.assertTrue(hand.hands[0] >> NUMBER_OF["M"] & 1)
        for broken in (do(hand, 3, "discard", "T21"), do(hand, 2, "out", True)):
            self.assertIn("TURN-1", broken)
        self.assertEqual(["TURN-2"], do(hand, 1, "declare", []))
        answer(hand, False, False, False, False)
        self.assertEqual(("discard", {0, 3}), (hand.phase, set(hand.owed)))

    def test_unknown_where_nobody_goes_out(self):
        """OUT-1: `out` breaks TURN-2 with `off`, and with two or three players."""
        self.assertEqual(["TURN-2"], do(asked(0, fola="none", going_out="off"), 1, "out", False))
        for preset in ("two", "three"):
            self.assertEqual(["TURN-2"], do(arranged(preset)[0], 1, "out", True))


class Out(unittest.TestCase):
    def test_lays_down(self):
        """OUT-2: robbed, exposed and taken cards go to the rest too; neither discards nor declares nor plays."""
        exposed = ("T40", "C3", "C4", "T39")
        hand = asked(0, "T21 T28", "CK C9 M", exposed, fola="taken", going_out="peveroni")
        answer(hand, False, False, True, True)
        self.assertEqual(([3, 0], [0, 0]), (hand.out, [hand.hands[0], hand.hands[3]]))
        laid = mask_of_codes("T21 T28 CK M T40 T39")
        self.assertEqual(laid, hand.rest & laid)
        self.assertEqual(55, len(cards_in(hand.rest)))
        self.assertEqual(WHOLE_PACK, hand.rest | hand.hands[1] | hand.hands[2])
        self.assertEqual(("declare", 1, {}), (hand.phase, hand.actor, hand.owed))
        self.assertIn("TURN-1", do(hand, 0, "declare", []))
        self.assertEqual([], do(hand, 1, "declare", []))
        self.assertEqual([], do(hand, 2, "declare", []))
        self.assertEqual(("play", 1), (hand.phase, hand.actor))

    def test_other_still_discards(self):
        """OUT-2, SOLO-9: the dealer's discards are owed, the cutter's are not."""
        hand = asked(0, robbed="T21", rest="CK C9", fola="robbed", going_out="minucci")
        answer(hand, False, False, True)
        self.assertEqual(("discard", {0: 1}), (hand.phase, hand.owed))

    def test_others_play(self):
        """OUT-3, SOLO-12: 21 tricks of two or three cards; the first in the hand after the dealer leads."""
        for out, leader, cards in (([1], 2, 3), ([1, 2], 3, 2), ([2, 0], 1, 2)):
            hand = asked(0, fola="none", going_out="peveroni")
            while hand.phase == "out":
                answer(hand, hand.actor in out)
            silent(hand)
            self.assertEqual(leader, hand.actor)
            count = 0
            while hand.phase == "play":
                do(hand, hand.actor, "play", CODES[cards_in(hand.playable())[0]])
                count += 1
            self.assertEqual((21 * cards, 21), (count, hand.tricks_played))

    def test_fees(self):
        """OUT-4: the place decides, not the order of going out; to the winner of the last trick."""
        for going_out, by_place in (("minucci", [30, 40, 50, 60]), ("peveroni", [20, 30, 40, 40])):
            for dealer in range(4):
                order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
                found = fees(order, dealer, 4, 2, going_out)
                self.assertEqual(by_place, [fee["points"] for fee in found])
                self.assertEqual([2] * 4, [fee["to"] for fee in found])

    def test_example_of_the_record(self):
        """OUT-4: the dealer is seat 1, so seat 2 has the first place and pays 30 under `minucci`."""
        self.assertEqual([{"seat": 2, "to": 0, "points": 30}], fees([2], 1, 4, 0, "minucci"))

    def last_trick(self, **options):
        """Seat 3, who is out, exposed T40; seat 0 loses a King to seat 1 in the last trick."""
        piles = ("", "D5 D6 D7", "D8 D9 D10", "")
        hand = in_play("alone", ("CK", "T6", "C4", ""), 0, piles, (10, 5, 5, 0), [3], going_out="minucci", **options)
        hand.scores = [{"why": "exposed", "seat": 3, "points": 10, "cards": ["T40"]}]
        hand.scores += [{"why": "declaration", "seat": 2, "points": 20, "cards": ["T37", "T38", "T39"]}]
        play(hand, "0 CK", "1 T6", "2 C4")
        return hand

    def test_dead(self):
        """OUT-5, OUT-6, D-47: deaths, exposed cards and the fee count against a player who is out; nothing else."""
        hand = self.last_trick()
        self.assertEqual([("death", 0, -5, ["CK"])], scored(hand)[2:])
        result = result_of(hand)
        # Seat 1: the King and the last trick.
        self.assertEqual([-5, 15, 20, 10], result["points"])
        self.assertEqual([{"seat": 3, "to": 1, "points": 60}], result["fees"])
        # Of seats 0 to 2: differences of -5, 15, 20; with seat 3: of -5, 0, 0 and 10.
        self.assertEqual([-20 - 25 - 15, 20 - 5 - 10 + 60, 25 + 5 - 10, 15 + 10 + 10 - 60], result["seats"])

    def test_out_counts_nothing(self):
        """OUT-2: zeros and an empty list."""
        zeros = {"versicole": 0, "cards": 0, "tricks": 0, "last": 0, "total": 0, "list": []}
        result = result_of(self.last_trick())
        self.assertEqual(zeros, result["final"][3])
        self.assertEqual([3], result["out"])

    def test_vector(self):
        """V-SOLO-4."""
        paid = fees([1, 3], 3, 4, 2, "peveroni")
        self.assertEqual([30, 40], [fee["points"] for fee in paid])
        self.assertEqual([-5, 0, 55, -50], row([80, 10, 85, 0], [5, 10, -5, 0], [1, 3], paid))
        self.assertEqual([40], [fee["points"] for fee in fees([1], 3, 4, 2, "minucci")])


if __name__ == "__main__":
    unittest.main()
