"""Tricks, following and signals. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .cards import CODES
from .hand import Hand
from .support import codes, do, in_play, pack_of, play
from .trick import dominant, fault, winner


def taker(text):
    """The card that takes a trick of these, in the order played."""
    cards = codes(text)
    return cards[winner(list(enumerate(cards)))]


class Tricks(unittest.TestCase):
    def test_mori_and_begato(self):
        """V-TRICK-1."""
        self.assertEqual("TM3", taker("C9 TM1 TM3 T1"))
        self.assertEqual("T5", taker("TM2 TM4 T5 TM1"))
        self.assertEqual("TM2", taker("TM1 C6 T1 TM2"))

    def test_suits(self):
        """V-TRICK-2."""
        self.assertEqual("DJ", taker("D1 D6 D10 DJ"))
        self.assertEqual("D1", taker("D1 D6 D10 S10"))
        self.assertEqual("D6", taker("D10 D6 S1 BK"))
        self.assertEqual("S10", taker("S10 S6 S1 S9"))

    def test_matto_led(self):
        """V-TRICK-3, MATTO-3."""
        hand = in_play(("M", "B8", "BK", "C7"), 0, 5)
        self.assertEqual([], play(hand, "0 M", "1 B8", "2 BK", "3 C7"))
        self.assertEqual((2, 2), (hand.last_winner, hand.actor))
        self.assertEqual({"B8", "BK", "C7", "M"}, hand.piles[0])
        hand = in_play(("M", "BK", "B8", "C7"), 0, 5)
        play(hand, "0 M", "1 BK", "2 B8", "3 C7")
        self.assertEqual(({"M"}, {"BK", "B8", "C7"}), (hand.piles[0], hand.piles[1]))
        self.assertEqual("B", dominant([(0, "M"), (1, "B8")]))

    def test_the_matto_never_takes(self):
        self.assertEqual("C10", taker("M C10 D6 S1"))
        self.assertEqual("T1", taker("T1 M D6 S1"))


class Following(unittest.TestCase):
    def test_following(self):
        """FOLLOW-1 … FOLLOW-3."""
        for hand, card, palo, clause in (
            ("C6 D7 T5", "C6", "C", None),
            ("C6 D7 T5", "D7", "C", "FOLLOW-1"),
            ("C6 D7 T5", "T5", "C", "FOLLOW-1"),
            ("D7 T5", "D7", "C", "FOLLOW-2"),
            ("D7 T5", "T5", "C", None),
            ("D7 T1", "D7", "C", "FOLLOW-2"),
            ("D7 TM1", "D7", "C", "FOLLOW-2"),
            ("D7 S8", "D7", "C", None),
            ("D7 T5", "D7", "T", "FOLLOW-1"),
            ("D7 T5", "T5", "T", None),
            ("D7 S8", "S8", "T", None),
            ("D7 S8", "S8", None, None),
        ):
            self.assertEqual(clause, fault(codes(hand), card, palo), (hand, card, palo))

    def test_matto(self):
        """MATTO-1, FOLLOW-5. It may always be played, and never has to be."""
        for hand, palo in (("M C6", "C"), ("M D7 T5", "C"), ("M T5", "T"), ("M D7", "T"), ("M D7", None)):
            self.assertIsNone(fault(codes(hand), "M", palo), hand)
        self.assertIsNone(fault(codes("M D7"), "D7", "C"))
        self.assertIsNone(fault(codes("M D7"), "D7", "T"))
        self.assertEqual("FOLLOW-2", fault(codes("M D7 T5"), "D7", "C"))

    def test_no_duty_to_beat(self):
        """FOLLOW-4."""
        hand = in_play(("CK T20", "C6 T5", "C7 T6", "C8 T7"), 0, 5)
        self.assertEqual([], play(hand, "0 CK", "1 C6", "2 C7", "3 C8", "0 T20", "1 T5"))

    def test_turns(self):
        hand = in_play(("C6 D6", "C7 D7", "C8 D8", "CK D9"), 2, 5)
        self.assertEqual(["TURN-1"], play(hand, "0 C6"))
        self.assertEqual(["HOLD-1"], play(hand, "2 S6"))
        self.assertEqual([], play(hand, "2 C8", "3 CK", "0 C6"))
        self.assertEqual(["FOLLOW-1"], play(hand, "1 D7"))
        self.assertEqual([], play(hand, "1 C7"))
        self.assertEqual((3, [5, 1]), (hand.actor, hand.tricks))


class Signals(unittest.TestCase):
    def lead(self, held, said, gone="", **options):
        hand = in_play((held, "C7 D7", "C8 D8", "C10 D9"), 0, 5, (gone, ""), **options)
        return play(hand, "0 %s %s" % (held.split()[0], said))

    def test_truth(self):
        """SAY-1, D-2."""
        for held, said, lawful in (
            ("C6 C9", "striscio", True),
            ("C6 D6", "striscio", False),
            ("C6 M", "striscio", False),
            ("C6 D6", "volo", True),
            ("C6 M", "volo", True),
            ("C6 C9", "volo", False),
            ("C6 C9", "busso", True),
            ("C6 D6", "busso", True),
            ("T5 T1", "striscio", True),
            ("T5 M", "striscio", False),
            ("T5 M", "volo", True),
            ("TM1 TM2", "volo", False),
        ):
            self.assertEqual([] if lawful else ["SAY-1"], self.lead(held, said, "CK C1 CN S6"), (held, said))

    def test_king_gone(self):
        """SAY-3."""
        self.assertEqual(["SAY-1"], self.lead("C6 C9", "striscio"))
        self.assertEqual(["SAY-1"], self.lead("C6 C9", "busso", "DK SK BK"))
        self.assertEqual(["SAY-1"], self.lead("CK C9", "striscio"), "the King that is led has not been played earlier")
        self.assertEqual([], self.lead("T5 T9", "striscio"))
        self.assertEqual([], self.lead("T5 C9", "busso"))

    def test_who_and_with_what(self):
        """SAY-1, SAY-4."""
        self.assertEqual(["SAY-1"], self.lead("M C9", "busso", "CK"))
        hand = in_play(("C6 C9", "C7 D7", "C8 D8", "C10 D9"), 0, 5, ("CK", ""))
        self.assertEqual([], play(hand, "0 C6"))
        self.assertEqual(["SAY-1"], play(hand, "1 C7 busso"))

    def test_option(self):
        """SAY-5."""
        for said in ("busso", "striscio"):
            self.assertEqual(["SAY-1"], self.lead("T5 T9", said, signals=False))


class Deal(unittest.TestCase):
    def test_deal(self):
        """DEAL-1, V-DEAL-1."""
        hand = Hand("quattro_scartate", {"signals": True}, 2, [0, 0], list(CODES))
        self.assertEqual([15, 15, 17, 15], [len(cards) for cards in hand.hands])
        self.assertEqual(sorted(CODES), sorted(sum(hand.hands, [])))
        # Seat 3 is at the dealer's right.
        self.assertEqual(CODES[:5] + CODES[20:25] + CODES[40:45], hand.hands[3])
        self.assertEqual(CODES[15:20] + CODES[35:40] + CODES[55:], hand.hands[2])

    def test_discard(self):
        """DISC-1, DISC-2."""
        zones = {3: "CK T20 T19 M T1 C6 C7 T18 TM1 CQ", "last": "DK D6"}
        hand = Hand("quattro_scartate", {"signals": True}, 3, [0, 0], pack_of(3, zones))
        self.assertEqual(("discard", 3), (hand.phase, hand.actor))
        for cards, broken in (
            ("C6", ["DISC-1"]),
            ("C6 C7 CQ", ["DISC-1"]),
            ("", ["DISC-1"]),
            ("CK C6", ["DISC-2"]),
            ("C6 DK", ["DISC-2"]),
            ("T20 C6", ["DISC-2"]),
            ("T19 C6", ["DISC-2"]),
            ("T1 C6", ["DISC-2"]),
            ("M C6", ["DISC-2"]),
        ):
            self.assertEqual(broken, do(hand, 3, "discard", cards), cards)
        self.assertEqual(["TURN-1"], do(hand, 0, "discard", "C6 C7"))
        self.assertEqual(["TURN-2"], do(hand, 3, "declare"))
        self.assertEqual([], do(hand, 3, "discard", "T18 TM1"))
        self.assertEqual(("declare", 0, {"T18", "TM1"}), (hand.phase, hand.actor, hand.piles[1]))

    def test_whole_trick_one(self):
        """ACC-2. Each seat declares and plays in turn."""
        hand = Hand("quattro_scartate", {"signals": True}, 3, [0, 0], list(CODES))
        hand.hands[3] = hand.hands[3][:15]
        hand.phase, hand.actor = "declare", 0
        order = []
        for _ in range(8):
            order.append((hand.phase, hand.actor))
            if hand.phase == "declare":
                self.assertEqual([], do(hand, hand.actor, "declare"))
            else:
                self.assertEqual([], play(hand, "%d %s" % (hand.actor, hand.lawful()[0])))
        self.assertEqual([(kind, seat) for seat in range(4) for kind in ("declare", "play")], order)
        self.assertEqual("play", hand.phase)


if __name__ == "__main__":
    unittest.main()
