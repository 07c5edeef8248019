"""Tricks, the Fujutu and its debt (PLAY, TRICK and FUJ). SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .cards import CODES, SCARTINE
from .fujutu import paid_at_the_end, paid_from_tricks
from .result import result_of
from .support import codes, in_play, play
from .trick import lawful, winner


def taker(text):
    """The card that takes a trick of these, in the order played."""
    cards = codes(text)
    return cards[winner(list(enumerate(cards)))]


def may_play(held, table, fujutu_lead=True):
    return " ".join(lawful(codes(held), list(enumerate(codes(table))), fujutu_lead))


class Tricks(unittest.TestCase):
    def test_winners(self):
        """TRICK-2, CARD-6, V-TRICK-1 to V-TRICK-4."""
        for trick, card in (
            ("D4 DQ T0 T1", "T1"),
            ("SK S5 M T0", "T0"),
            ("M BK B7 C10", "BK"),
            ("SK M S5 T0", "T0"),
            ("D4 C10 S10 BK", "D4"),
            ("C10 CJ CN CQ", "CQ"),
            ("T0 CK T9 T10", "T10"),
            ("D4 D5 M CK", "D5"),
        ):
            self.assertEqual(card, taker(trick))

    def test_following(self):
        """PLAY-1 to PLAY-5, FUJ-2."""
        for held, table, cards in (
            ("C5 D5 T3 M", "", "C5 D5 T3 M"),
            ("C5 D5 T3 M", "C6", "C5 M"),
            ("D5 T3 T0 M", "C6", "T3 T0 M"),
            ("D5 S5 M", "C6", "D5 S5 M"),
            ("D5 T3 T0 M", "T2", "T3 T0 M"),
            ("D5 S5 M", "T2", "D5 S5 M"),
            ("D5 S5 T1", "M", "D5 S5 T1"),
            ("D5 S5 T1", "M S6", "S5"),
            ("T3 T9", "T5 T8", "T3 T9"),
        ):
            self.assertEqual(cards, may_play(held, table), (held, table))

    def test_fujutu_led(self):
        """FUJ-1, D-10, VAR-3."""
        self.assertEqual("C5 M", may_play("C5 M", ""))
        self.assertEqual("C5", may_play("C5 M", "", False))
        self.assertEqual("M", may_play("M", "", False))
        self.assertEqual("C5 M", may_play("C5 M", "C6", False))

    def test_refused_cards(self):
        hands = ("C5 C6", "C7 T2", "D5 T3", "D6 D7")
        for wrong, moves in (
            (["HOLD-1"], ("0 C7",)),
            (["TURN-1"], ("1 C7",)),
            (["PLAY-1"], ("0 C5", "1 T2")),
            (["PLAY-2"], ("0 C5", "1 C7", "2 D5")),
        ):
            self.assertEqual(wrong, play(in_play(hands, 0, fujutu_lead=False), *moves))
        hand = in_play(("T5 C6", "C7 T2", "D5 M", "D6 D7"), 0, fujutu_lead=False)
        self.assertEqual(["PLAY-2"], play(hand, "0 T5", "1 C7"))
        self.assertEqual([], play(hand, "1 T2", "2 M", "3 D6"))
        hand = in_play(("T5 C6", "C7 T2", "D5 M", "D6 D7"), 2, fujutu_lead=False)
        self.assertEqual(["FUJ-1"], play(hand, "2 M"))


class Fujutu(unittest.TestCase):
    """V-TRICK-2 to V-TRICK-4: the trick with the Fujutu, seat 0 leading; side 1 is the dealer's."""

    def trick(self, text, taken=("C5 C6", "S8 S9"), leader=0):
        cards = codes(text)
        hands = [""] * 4
        moves = []
        for step, card in enumerate(cards):
            seat = (leader + step) % 4
            hands[seat] = card
            moves.append("%d %s" % (seat, card))
        hand = in_play(hands, leader, taken, (1, 1))
        self.assertEqual([], play(hand, *moves))
        return hand

    def test_exchange(self):
        hand = self.trick("SK S5 M T0")
        self.assertEqual({"seat": 2, "trick": 3, "owed": True, "paid": "C5"}, hand.fujutu)
        self.assertEqual([{"M", "C6"}, {"SK", "S5", "T0", "C5", "S8", "S9"}], [set(pile) for pile in hand.taken])
        self.assertEqual((3, [1, 2]), (hand.actor, hand.tricks))

    def test_exchange_when_led(self):
        hand = self.trick("M BK B7 C10")
        self.assertEqual({"seat": 0, "trick": 3, "owed": True, "paid": "C5"}, hand.fujutu)
        self.assertEqual([2, 6], [len(pile) for pile in hand.taken])
        self.assertEqual(1, hand.actor)

    def test_partners_trick(self):
        hand = self.trick("SK M S5 T0")
        self.assertEqual({"seat": 1, "trick": 3, "owed": False, "paid": None}, hand.fujutu)
        self.assertEqual([2, 6], [len(pile) for pile in hand.taken])

    def test_paid_by_the_first_trick_that_holds_a_scartina(self):
        """FUJ-5, D-9."""
        hands = ("CK CJ T9", "C10 D5 T8", "M S9 S8", "T20 S7 S6")
        hand = in_play(hands, 0, ("BK BQ BN BJ", ""), (1, 0))
        self.assertEqual([], play(hand, "0 CK", "1 C10", "2 M", "3 T20"))
        self.assertEqual((0, None), (hand.debtor, hand.fujutu["paid"]))
        self.assertEqual([], play(hand, "3 S7", "0 T9", "1 T8", "2 S8"))
        self.assertEqual((None, "S7"), (hand.debtor, hand.fujutu["paid"]))
        self.assertEqual([8, 4], [len(pile) for pile in hand.taken])

    def test_last_trick(self):
        """FUJ-2, FUJ-4. The Fujutu is kept in the last trick too, and the debt is due."""
        trick = codes("SK S5 M T0")
        discards = codes("C7 C8 C9")
        others = [card for card in CODES if card not in trick + discards]
        own, theirs = others[:28], others[28:]
        hand = in_play(trick, 0, (" ".join(own), " ".join(theirs)), (7, 7), " ".join(discards))
        self.assertEqual([], play(hand, *("%d %s" % pair for pair in enumerate(trick))))
        played = result_of(hand)["fujutu"]
        self.assertEqual((15, True, "D4"), (played["trick"], played["owed"], played["paid"]))
        self.assertEqual([28, 35], [count["cards"] for count in result_of(hand)["final"]])
        self.assertIn("M", hand.piles[0])


class Debts(unittest.TestCase):
    """FUJ-5, FUJ-6, FUJ-7, D-9, V-FUJ-1 to V-FUJ-4."""

    def test_at_the_end(self):
        for taken, discards, card in (
            ("M", "CJ DJ DQ", "CJ"),
            ("T20 T19 T17 T1 M", "", "T17"),
            ("M", "", "M"),
            ("CK CQ DJ T18", "S9 DN BJ", "S9"),
            ("CK T18 T16 T17", "", "CK"),
            ("T20 T1 T18 T16", "", "T16"),
            ("BK SK DQ CQ", "", "CQ"),
            ("T20 T5 CK DK", "C5 S5 B5", "T5"),
        ):
            self.assertEqual(card, paid_at_the_end(codes(taken), codes(discards)))

    def test_from_tricks(self):
        for taken, card in (
            ("C5 D5 T0 T2 CK", "C5"),
            ("T2 T0", "T0"),
            ("B5 S5 D5", "D5"),
            ("C5 D4", "D4"),
            ("C10 T0", "C10"),
            ("CK T20 T1", None),
            ("", None),
        ):
            self.assertEqual(card, paid_from_tricks(codes(taken)))

    def test_discards_pay_only_at_the_end(self):
        """Only court cards in the tricks, and S9 in the discards: it is paid after trick 15."""
        last = ["T7", "T6", "T5", "T4"]
        taken = "CK CQ CN CJ M"
        discards = "S9 DJ BJ"
        gone = {*last, *taken.split(), *discards.split()}
        theirs = [card for card in CODES if card not in gone]
        hand = in_play(last, 0, (" ".join(theirs), taken), (13, 1), discards)
        hand.fujutu, hand.debtor = {"seat": 1, "trick": 3, "owed": True, "paid": None}, 1
        self.assertEqual([], play(hand, "0 T7", "1 T6", "2 T5", "3 T4"))
        self.assertEqual("S9", result_of(hand)["fujutu"]["paid"])
        self.assertIn("S9", hand.piles[0])
        self.assertEqual([56, 7], [count["cards"] for count in result_of(hand)["final"]])

    def test_surrendered(self):
        """The other side without a trick has no card but the Fujutu."""
        discards = sorted(SCARTINE)[:3]
        last = [card for card in sorted(SCARTINE) if card[0] == "T"][:4]
        rest = [card for card in CODES if card not in discards + last and card != "M"]
        hand = in_play([last[0], "T15", last[1], last[2]], 0, ("M", ""), (0, 14), " ".join(discards))
        hand.taken[1] = [card for card in rest if card != "T15"] + last[3:]
        hand.fujutu, hand.debtor = {"seat": 0, "trick": 2, "owed": True, "paid": None}, 0
        self.assertEqual([], play(hand, "0 " + last[0], "1 T15", "2 " + last[1], "3 " + last[2]))
        result = result_of(hand)
        self.assertEqual("M", result["fujutu"]["paid"])
        self.assertEqual(([0, 63], [0, 54]), ([count["cards"] for count in result["final"]], result["gains"]))


if __name__ == "__main__":
    unittest.main()
