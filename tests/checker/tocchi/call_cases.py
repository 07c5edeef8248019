"""Calls of a turned card. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .hand import Move
from .result import result_of
from .sei_tocchi_cases import ONE
from .support import call, dealt, ended, marks, turn


def sei(*hands, turned="", **options):
    return dealt("sei_tocchi", hands, turned, call=5, **options)


def palio(*hands, turned="", **options):
    return dealt("palio", hands, turned, call=5, **options)


class Vector(unittest.TestCase):
    def test_calls(self):
        """V-TOC-1, CALL-3, CALL-4."""
        hand = sei(*ONE, turned="T24 T26 D8")
        call(hand, 0)
        self.assertEqual(([["T24"], []], ["tavola 0 2 T24"]), (hand.taken, marks(hand)))
        call(hand, 0, 1)
        self.assertEqual([["T24", "T26"], []], hand.taken)
        turn(hand)
        self.assertEqual([0], hand.due())
        self.assertEqual(["TURN-1"], hand.apply(Move(1, "call", True)))
        self.assertEqual(["TURN-1"], hand.apply(Move(1, "call", False)))


class Answers(unittest.TestCase):
    def test_under_way(self):
        """CALL-1, CALL-5: a card counts as turned, and has no other effect before the last answer."""
        hand = sei("T10", "T20", "T30", turned="T11")
        turn(hand)
        wanted = {"format": "germini-result/1", "complete": False, "turned": 1, "taken": [[], [], []], "marks": []}
        for seat in (2, 0):
            self.assertEqual([], hand.apply(Move(seat, "call", seat == 0)))
            self.assertEqual(wanted, result_of(hand))
        self.assertEqual(("call", [1]), (hand.phase, hand.due()))
        self.assertEqual([], hand.apply(Move(1, "call", False)))
        self.assertEqual(("turn", ["tavola 0 2 T11"]), (hand.phase, marks(hand)))

    def test_face_up_marks_come_at_once(self):
        """TOC-6, CALL-5: they belong to the turn and wait for no call."""
        hand = sei("T1 T2 T3", "T20", turned="T4")
        turn(hand)
        self.assertEqual(["versicola 0 1 -"], marks(hand))
        hand = palio("T10 T12", "T20", turned="T4", score=[11, 0])
        turn(hand)
        self.assertEqual((("target", 0), 0, []), (ended(hand), hand.turned, hand.due()))

    def test_refused(self):
        """TURN-1: a second answer; TURN-2: the next card before all have answered, a call where none is due."""
        hand = sei("T10", "T20", turned="T11 T12")
        self.assertEqual(["TURN-2"], hand.apply(Move(1, "call", True)))
        self.assertEqual(["TURN-1", "TURN-2"], hand.apply(Move(0, "call", True)))
        turn(hand)
        self.assertEqual(["TURN-2"], hand.apply(Move(1, "turn", True)))
        self.assertEqual(["TURN-1", "TURN-2"], hand.apply(Move(0, "turn", True)))
        self.assertEqual(["FORM-1", "TURN-2"], hand.apply(Move(1, "turn", False)))
        hand.apply(Move(1, "call", False))
        self.assertEqual(["TURN-1"], hand.apply(Move(1, "call", True)))
        self.assertEqual(["TURN-1", "TURN-2"], hand.apply(Move(1, "turn", True)))

    def test_automatic(self):
        """CALL-1: with 0 there are no calls."""
        hand = dealt("sei_tocchi", ("T10", "T20"), "T11")
        self.assertEqual(["TURN-2"], hand.apply(Move(1, "call", True)))
        turn(hand)
        self.assertEqual((["T11"], "turn"), (hand.taken[0], hand.phase))
        self.assertEqual(["TURN-2"], hand.apply(Move(1, "call", False)))


class Touches(unittest.TestCase):
    """Sei tocchi."""

    def test_missed(self):
        """CALL-3: to the middle."""
        hand = sei("T10", "T20", turned="T11 T9")
        call(hand)
        call(hand, 0)
        self.assertEqual(([["T9"], []], ["primo 0 1 T9"]), (hand.taken, marks(hand)))

    def test_shared(self):
        """CALL-3, D-65: to the middle if both call, to the one who calls if the other misses it."""
        for callers, taken in (((0, 1), [[], []]), ((0,), [["T11"], []]), ((1,), [[], ["T11"]]), ((), [[], []])):
            hand = sei("T10", "T12", turned="T11")
            call(hand, *callers)
            self.assertEqual((taken, set()), (hand.taken, hand.barred), callers)

    def test_false_call(self):
        """CALL-2, CALL-4: it brings nothing, and its caller is not asked at the next card alone."""
        hand = sei("T10", "T20", turned="T11 T21 T19")
        call(hand, 0, 1)
        self.assertEqual(([["T11"], []], {1}), (hand.taken, hand.barred))
        call(hand)
        self.assertEqual([["T11"], []], hand.taken)
        call(hand, 1)
        self.assertEqual([["T11"], ["T19"]], hand.taken)

    def test_distance_two_is_false(self):
        """CALL-2."""
        hand = sei("T10", "T20", turned="T12 T11")
        call(hand, 0)
        self.assertEqual({0}, hand.barred)

    def test_nobody_may_be_asked(self):
        """CALL-4: that card goes to the middle at once; at the next all are asked."""
        hand = sei("T10", "T20", turned="C5 T11 T9")
        call(hand, 0, 1)
        turn(hand)
        self.assertEqual((2, "turn", [[], []]), (hand.turned, hand.phase, hand.taken))
        call(hand, 0)
        self.assertEqual((3, [["T9"], []]), (hand.turned, hand.taken))

    def test_shared_with_a_player_not_asked(self):
        """CALL-3, CALL-4: the other takes it."""
        hand = sei("T10", "T12", turned="C5 T11")
        call(hand, 1)
        call(hand, 0)
        self.assertEqual([["T11"], []], hand.taken)

    def test_guasto_is_not_called(self):
        """CALL-5, D-65: distances alone decide, whoever is asked or calls; a missed touch is neither."""
        hand = sei("T10", "T20", turned="T12 T13 T11 T21", wagers="all")
        call(hand, 0, 1)
        self.assertEqual(["guasto 0 1 T12"], marks(hand))
        turn(hand)
        self.assertEqual(["guasto 0 1 T12", "privilegio 0 1 T13"], marks(hand))
        call(hand)
        call(hand)
        self.assertEqual(2, len(hand.marks))

    def test_pappoleggio_is_not_called(self):
        """CALL-5, TOC-10: with the touch; a missed one brings nothing."""
        hand = sei("T10 T12", "T20", turned="T11")
        call(hand, 0)
        self.assertEqual(("pappoleggio", 0), ended(hand))
        hand = sei("T10 T12", "T20", turned="T13 T11")
        call(hand, 0)
        call(hand)
        self.assertEqual((["T13"], (None, None)), (hand.taken[0], ended(hand)))


class Nearest(unittest.TestCase):
    """Al palio."""

    def test_true_calls(self):
        """CALL-2, CALL-3: of the nearest players, one of whom may miss it."""
        for callers, taken, barred in (
            ((0, 1), [[], [], []], set()),
            ((0,), [["T15"], [], []], set()),
            ((1, 2), [[], ["T15"], []], {2}),
            ((2,), [[], [], []], {2}),
        ):
            hand = palio("T10", "T20", "T30", turned="T15")
            call(hand, *callers)
            self.assertEqual((taken, barred), (hand.taken, hand.barred), callers)

    def test_nearer_player_is_not_asked(self):
        """CALL-2: the call of a player farther off is false all the same."""
        hand = palio("T10", "T20", turned="T11 T12 T13")
        call(hand, 0, 1)
        call(hand)
        call(hand, 0, 1)
        self.assertEqual(([["T11", "T13"], []], {1}), (hand.taken, hand.barred))
        hand = palio("T10", "T20", turned="T19 T11 T12")
        call(hand, 0)
        call(hand, 1)
        self.assertEqual(([[], []], {1}), (hand.taken, hand.barred))

    def test_no_card_of_the_row(self):
        """CALL-2: the call is false; nobody has a card of it."""
        hand = palio("T10", "T20", turned="C5 M")
        call(hand, 0)
        self.assertEqual({0}, hand.barred)
        call(hand, 1)
        self.assertEqual({1}, hand.barred)

    def test_first_touch(self):
        """TOC-12: missed touches are not taken."""
        hand = palio("T10", "T20", turned="T11 T12 T21")
        call(hand)
        call(hand, 0)
        call(hand, 1)
        self.assertEqual((["primo 1 1 T21"], [1, 2]), (marks(hand), hand.counted))

    def test_last_card(self):
        """TOC-17, CALL-3: the hand ends with the last answer."""
        hand = palio("T10", "T20")
        for _ in range(82):
            call(hand)
        turn(hand)
        self.assertEqual(("call", 83), (hand.phase, hand.turned))
        for seat in (0, 1):
            hand.apply(Move(seat, "call", False))
        self.assertEqual((("pack", None), []), (ended(hand), marks(hand)))


if __name__ == "__main__":
    unittest.main()
