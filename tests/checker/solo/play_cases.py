"""Declarations, tricks and the Matto. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from minchiate.cards import MATTO_BIT, NUMBER_OF, codes_in, mask_of_codes

from .result import result_of
from .support import arranged, do, in_play, numbers, play, scored
from .trick import faults, lawful, winner

CUPS, SWORDS, TRUMPS = 0, 2, 4


def legal(hand, table, led=()):
    """The codes that may be played to this table by a hand."""
    table = list(enumerate(numbers(table)))
    return set(codes_in(lawful(mask_of_codes(hand), table, set(led))))


def broken(hand, card, table, led=()):
    return faults(mask_of_codes(hand), NUMBER_OF[card], list(enumerate(numbers(table))), set(led))


class Declarations(unittest.TestCase):
    def declaring(self, **options):
        """Seat 1 has two versicole with the Matto, seat 0 three Kings."""
        hands = ("CK DK SK", "T28 T29 T30 T1 T40 M")
        return arranged("two", 0, hands, fola="none", **options)[0]

    def test_in_turn(self):
        """SOLO-11, VERS-7, VERS-12, VERS-14: from the dealer's right, before the first lead; some may be left out."""
        hand = self.declaring()
        self.assertEqual(["TURN-2"], play(hand, "1 T40"))
        self.assertEqual(["TURN-1"], do(hand, 0, "declare", []))
        self.assertEqual([], do(hand, 1, "declare", ["M T40 T1", "T28 T29 T30 M"]))
        self.assertEqual([], do(hand, 0, "declare", []))
        self.assertEqual(("play", 1), (hand.phase, hand.actor))
        declared = [("declaration", 1, 20, ["M", "T40", "T1"]), ("declaration", 1, 20, ["T28", "T29", "T30", "M"])]
        self.assertEqual(declared, scored(hand))

    def test_refused(self):
        """SOLO-11, D-10."""
        joined, twice = ["T28 T29 T30 T1 T40 M"], ["T1 T40 M", "M T1 T40"]
        for listed in (["T28 T29 T30"], ["T1 T40"], ["CK DK SK"], twice, [""], joined):
            self.assertEqual("D-10", do(self.declaring(), 1, "declare", listed)[0], listed)
        self.assertIn("FORM-1", do(self.declaring(), 1, "declare", ["T1 T40 M M"]))

    def test_devil(self):
        """SOLO-11, VERS-8."""
        for devil, points in ((True, [("declaration", 1, 20, ["T14", "T35", "T39"])]), (False, [])):
            hand = arranged("two", 0, ("", "T14 T35 T39"), fola="none", devil=devil)[0]
            self.assertEqual([] if devil else ["D-10"], do(hand, 1, "declare", ["T14 T35 T39"]))
            self.assertEqual(points, scored(hand))


class Tricks(unittest.TestCase):
    def test_legal_cards(self):
        """V-SOLO-5, SOLO-13, KING-1, MAT-2, MAT-11, MAT-12."""
        hand = "CK C3 T7 M"
        self.assertEqual({"CK", "C3", "M"}, legal(hand, "C5"))
        self.assertEqual({"CK"}, legal(hand, "C5 T9"))
        self.assertEqual({"CK", "C3"}, legal("CK C3 T7", "M C5"))
        self.assertEqual({"T7"}, legal("CK C3 T7", "M T9"))
        self.assertEqual({"CK", "C3", "T7"}, legal("CK C3 T7", "M"))
        self.assertEqual(1, winner([(0, NUMBER_OF["M"]), (1, NUMBER_OF["C10"])]))

    def test_king(self):
        """SOLO-13, KING-1, KING-2, KING-3: in the suit's first trick, once it is trumped."""
        self.assertEqual({"CK", "C3"}, legal("CK C3 T7", "C5 T9", [CUPS]))
        self.assertEqual({"CK", "C3"}, legal("CK C3 T7", "C5 C6", [SWORDS]))
        self.assertEqual({"CK"}, legal("CK C3 T7", "M C5 T9", [SWORDS]))
        self.assertEqual(["KING-1", "PLAY-2"], broken("CK C3 T7", "T7", "C5 T9"))
        self.assertEqual(["KING-1"], broken("CK C3 M", "M", "C5 T9"))

    def test_following(self):
        """SOLO-13, PLAY-2, PLAY-3, PLAY-4."""
        self.assertEqual(["PLAY-2"], broken("C3 T7 S5", "T7", "C5"))
        self.assertEqual(["PLAY-3"], broken("D3 T7 S5", "D3", "C5 T9"))
        self.assertEqual(["PLAY-2"], broken("D3 T7 S5", "D3", "T9"))
        self.assertEqual({"D3", "S5", "M"}, legal("D3 S5 M", "T9"))
        self.assertEqual({"T7", "M"}, legal("D3 T7 M", "C5 T9"))

    def test_suit_counts_as_led_after_a_matto(self):
        """SOLO-13, MAT-12."""
        hands = ("M D3 S1", "C5 C6 D4", "C7 T9 D5", "C8 C9 CK")
        hand = in_play("alone", hands, 0)
        self.assertEqual([], play(hand, "0 M", "1 C5", "2 C7", "3 C8"))
        self.assertEqual({CUPS}, hand.suits_led)
        self.assertEqual([], play(hand, "1 C6", "2 T9", "3 C9"))

    def test_winner_leads(self):
        """SOLO-12, PLAY-5."""
        hand = in_play("three", ("C5 C6", "T9 C7", "C1 D1"), 0)
        self.assertEqual([], play(hand, "0 C5"))
        self.assertEqual(["PLAY-2"], play(hand, "1 T9"))
        self.assertEqual([], play(hand, "1 C7", "2 C1"))
        self.assertEqual(2, hand.actor)
        self.assertEqual([], play(hand, "2 D1", "0 C6", "1 T9"))
        self.assertEqual(("over", 1), (hand.phase, hand.last_winner))


class Matto(unittest.TestCase):
    """The last trick, to which seat 1 plays the Matto."""

    def last(self, pile, **options):
        """Two players; seat 1 has won one trick, of which the pile remains, or none."""
        hand = in_play("two", ("C2", "M"), 0, ("D5 D6", pile), (23, 1) if pile else (24, 0), **options)
        self.assertEqual([], play(hand, "0 C2", "1 M"))
        return hand

    def given(self, pile, *cards, **options):
        """What is due for this pile, and the scores after each of the cards."""
        found = []
        for card in cards:
            hand = self.last(pile, **options)
            self.assertEqual(("give", 1), (hand.phase, hand.actor))
            found.append(scored(hand) if not play(hand, "1 give " + card) else None)
            if hand.phase == "over":
                self.assertTrue(hand.piles[0] >> NUMBER_OF[card] & 1)
                self.assertTrue(hand.piles[1] & MATTO_BIT)
        return found

    def test_chosen(self):
        """V-SOLO-6, SOLO-16, MAT-7, SOLO-19: any but the Matto and the Trombe; what counts dies."""
        death = [("death", 1, -10, ["T39"])]
        self.assertEqual([death, None, None], self.given("T40 T39", "T39", "T40", "M"))
        king = [("death", 1, -5, ["CK"])]
        self.assertEqual([king, [("death", 1, -5, ["T13"])]], self.given("T40 CK T13", "CK", "T13"))
        self.assertEqual([[], king], self.given("T29 CK", "T29", "CK"))
        self.assertEqual([[], king], self.given("T14 CK", "T14", "CK", devil=True))

    def test_refused(self):
        """SOLO-16: the Matto or the Trombe; HOLD-1 for what is not in the pile; another kind of move; another seat."""
        hand = self.last("T40 T39")
        self.assertEqual(["SOLO-16"], play(hand, "1 give T40"))
        self.assertEqual(["SOLO-16"], play(hand, "1 give M"))
        self.assertEqual(["HOLD-1", "SOLO-16"], play(hand, "1 give D5"))
        self.assertEqual(["TURN-1"], play(hand, "0 give T39"))
        self.assertEqual(["TURN-2"], play(hand, "1 play T39"))
        self.assertFalse(result_of(hand)["complete"])
        self.assertEqual([], play(hand, "1 give T39"))
        self.assertEqual(["TURN-3"], play(hand, "1 give T39"))

    def test_paid_by_itself(self):
        """V-SOLO-6, SOLO-15, D-9: the weakest worthless card; not the 29, under `devil` not the 14."""
        for pile, card, devil in (
            ("C3 CK", "C3", False),
            ("T14 CK", "T14", False),
            ("T29 T14 T6 S1 B1", "S1", False),
            ("T14 T7", "T7", True),
        ):
            hand = self.last(pile, devil=devil)
            self.assertEqual(("over", []), (hand.phase, scored(hand)))
            self.assertTrue(hand.piles[0] >> NUMBER_OF[card] & 1)

    def test_without_a_trick(self):
        """V-SOLO-6, SOLO-17, SOLO-14: the Matto itself, which counts for the new owner; no death."""
        hand = self.last("")
        self.assertEqual(("over", []), (hand.phase, scored(hand)))
        self.assertEqual((5, 0), (hand.final[0]["cards"], hand.final[1]["cards"]))
        self.assertEqual([mask_of_codes("D5 D6 C2 M"), 0], hand.piles)

    def test_kept_in_the_last_trick(self):
        """SOLO-14: the Matto stays with its player, who owes a card."""
        hand = self.last("C3 C9")
        self.assertEqual(mask_of_codes("C3 M"), hand.piles[1])

    def test_to_the_winner_of_its_trick(self):
        """SOLO-14, SOLO-15, SOLO-17: not to the winner of a later one; as soon as there is a worthless card."""
        hand = in_play("three", ("DK T9 S2", "M T7 S3", "D3 S5 T12"), 0, ("", "CK T20", ""), (21, 1, 0))
        play(hand, "0 DK", "1 M", "2 D3")
        self.assertEqual((1, 0), (hand.debtor, hand.creditor))
        play(hand, "0 S2", "1 S3", "2 S5", "2 T12", "0 T9", "1 T7")
        self.assertEqual(("give", 1, 2), (hand.phase, hand.actor, hand.last_winner))
        play(hand, "1 give CK")
        self.assertTrue(hand.piles[0] >> NUMBER_OF["CK"] & 1)
        hand = in_play("three", ("T6 T9 C2", "M T37 C3", "C4 C5 C6"), 0, ("", "CK T20", ""), (21, 1, 0))
        play(hand, "0 T6", "1 M", "2 C4", "0 T9", "1 T37", "2 C5")
        self.assertEqual(mask_of_codes("CK T20 M T37 T9"), hand.piles[1])
        self.assertIsNone(hand.debtor)
        hand = in_play("three", ("T6 S2", "M S3", "S4 S6"), 0, (), (22, 0, 1))
        play(hand, "0 T6", "1 M", "2 S4", "0 S2", "1 S3", "2 S6")
        self.assertEqual(("over", 2), (hand.phase, hand.last_winner))
        self.assertEqual(mask_of_codes("T6 S4 M"), hand.piles[0])


if __name__ == "__main__":
    unittest.main()
