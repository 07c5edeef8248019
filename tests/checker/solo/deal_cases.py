"""The cut, the deal, the fola and the discards. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from minchiate.cards import CODES, MATTO_BIT, NUMBER_OF, WHOLE_PACK, cards_in, codes_in, mask_of_codes

from .hand import Hand
from .options import PRESETS, SHAPES, values_in
from .support import all_codes, arranged, do, options_of, scored


def pack_of(codes):
    return [NUMBER_OF[code] for code in codes]


class Deal(unittest.TestCase):
    def test_seats_and_cards(self):
        """SOLO-1, SOLO-3, SOLO-5: so many players and cards each; 47, 22 or 13 cards are the rest."""
        for preset, players, size, rest in (("two", 2, 25, 47), ("three", 3, 25, 22), ("alone", 4, 21, 13)):
            hand = Hand(preset, options_of(preset, fola="none"), 0, pack_of(CODES))
            self.assertEqual([size] * players, [len(cards_in(cards)) for cards in hand.hands])
            self.assertEqual((rest, size), (len(cards_in(hand.rest)), SHAPES[preset].hand_size))
            self.assertEqual(WHOLE_PACK, hand.rest | sum(hand.hands))

    def test_packets(self):
        """SOLO-3, D-41: twelve and thirteen, or ten and eleven, the dealer's right first and the dealer last."""
        for preset, packets in (("two", (12, 13)), ("three", (12, 13)), ("alone", (10, 11))):
            players = SHAPES[preset].players
            for dealer in range(players):
                hand = Hand(preset, options_of(preset, fola="none"), dealer, pack_of(CODES))
                for turn in range(players):
                    second = players * packets[0] + turn * packets[1]
                    codes = CODES[turn * packets[0] :][: packets[0]] + CODES[second:][: packets[1]]
                    self.assertEqual(mask_of_codes(codes), hand.hands[(dealer + 1 + turn) % players])

    def test_exposed(self):
        """SOLO-4, DEAL-2, DEAL-3: each player's last card; what counts scores at once, the dealer's last."""
        hand, _ = arranged("three", 1, exposed=("T40", "C3", "M"), fola="none")
        self.assertEqual([("exposed", 2, 5, ["M"]), ("exposed", 0, 10, ["T40"])], scored(hand))
        hand, lifted = arranged("alone", 2, exposed=("T2", "T29", "CK", "T40"), rest="C9", fola="robbed")
        do(hand, 1, "cut", lifted)
        exposed = [("exposed", 3, 10, ["T40"]), ("exposed", 0, 3, ["T2"]), ("exposed", 2, 5, ["CK"])]
        self.assertEqual(exposed, scored(hand))

    def test_exposed_cards_are_hand_cards(self):
        """SOLO-4, DEAL-5."""
        hand, _ = arranged("two", exposed=("T40", "M"), hands=("T39 T38",), fola="none")
        do(hand, 1, "declare", [])
        self.assertEqual([], do(hand, 0, "declare", ["T38 T39 T40"]))


class Fola(unittest.TestCase):
    def test_none(self):
        """SOLO-6, D-42: no cut, no robbing, no discards; declarations are due at once."""
        for preset in PRESETS:
            hand = Hand(preset, options_of(preset, fola="none"), 1, pack_of(all_codes("M")))
            self.assertEqual(("declare", hand.order[0]), (hand.phase, hand.actor))
            self.assertTrue(hand.hands[hand.order[0]] & MATTO_BIT)
            self.assertIn("TURN-2", do(hand, hand.cutter, "cut", 43))

    def test_robbed(self):
        """SOLO-7, CUT-2, ROB-2: the player at the dealer's left cuts and robs; with two players the dealer's right."""
        for preset, dealer, cutter in (("two", 0, 1), ("three", 0, 2), ("alone", 1, 0)):
            hand, lifted = arranged(preset, dealer, robbed="T40 T21 M", rest="C9", fola="robbed")
            self.assertEqual(("cut", cutter), (hand.phase, hand.actor))
            self.assertEqual([], do(hand, cutter, "cut", lifted))
            self.assertEqual([("rob", cutter, 15, ["T40", "T21", "M"])], scored(hand))
            self.assertEqual(mask_of_codes("T40 T21 M"), hand.hands[cutter] & mask_of_codes("T40 T21 M"))
            size = len(cards_in(hand.hands[cutter]))
            self.assertEqual((SHAPES[preset].hand_size + 3, {cutter: 3}), (size, hand.owed))

    def test_cut(self):
        """CUT-2: one card at least, at least three are left."""
        for lifted, broken in ((0, ["CUT-2"]), (95, ["CUT-2"]), (-3, ["CUT-2"]), (94, []), (1, [])):
            hand, _ = arranged("two", fola="robbed")
            self.assertEqual(broken, do(hand, 1, "cut", lifted))

    def test_thirteen_at_most(self):
        """SOLO-7, ROB-4, D-22, D-43: with thirteen robbed the pack's last card is exposed by the dealer in `alone`."""
        robbed = "T21 T22 T23 T24 T25 T26 T27 T29 T30 T31 T32 T33 T34"
        for preset, rest in (("two", 34), ("three", 9), ("alone", 0)):
            hand, lifted = arranged(preset, robbed=robbed, rest="C9" if rest else "", fola="robbed")
            pack = list(hand.pack)
            # The next card could be robbed too.
            at = lifted - 14
            other = pack.index(NUMBER_OF["T35"])
            pack[at], pack[other] = pack[other], pack[at]
            hand = Hand(preset, hand.options, 0, pack)
            do(hand, hand.cutter, "cut", lifted)
            self.assertEqual((13, rest), (hand.robbed, len(cards_in(hand.rest)) + hand.dealer_robbed))
            if not rest:
                self.assertIn(("exposed", 0, 5, ["T35"]), scored(hand))
                self.assertEqual({hand.cutter: 13}, hand.owed)

    def test_dealer_robs(self):
        """SOLO-7, FOLA-1, FOLA-2: off the top, without a limit; nothing else is taken."""
        top = "T21 T22 T23 T24 T25 T26 T27 T29 T30 T31 T32 T33 T34 T35"
        hand, lifted = arranged("two", 0, rest=top + " C9 T40 T39", fola="robbed")
        do(hand, 1, "cut", lifted)
        self.assertEqual([("dealer_rob", 0, 30, top.split())], scored(hand))
        self.assertEqual({0: 14}, hand.owed)
        self.assertEqual(mask_of_codes("T40 T39 C9"), hand.rest & mask_of_codes("T40 T39 C9"))

    def test_taken(self):
        """SOLO-8, D-44: the counting cards and the 29, without score; not other trumps above 20."""
        hand, lifted = arranged("alone", 2, robbed="T28", rest="CK T21 C9 T40 T29 M T22 T14", fola="taken", devil=True)
        do(hand, 1, "cut", lifted)
        self.assertEqual([("rob", 1, 5, ["T28"]), ("dealer_rob", 2, 5, ["CK", "T21"])], scored(hand))
        taken = mask_of_codes("T40 T29 M")
        self.assertEqual(taken, hand.hands[2] & taken)
        self.assertEqual(mask_of_codes("T22 T14 C9"), hand.rest & mask_of_codes("T22 T14 C9"))
        self.assertGreaterEqual(hand.owed[2], 5)
        self.assertEqual({1, 2}, set(hand.owed))

    def test_taken_only_alone(self):
        """SOLO-8."""
        offered = ["taken" in values_in(name, "fola") for name in ("two", "three", "alone")]
        self.assertEqual([False, False, True], offered)


class Discards(unittest.TestCase):
    def discarding(self):
        hands = ("C1 D1 S1", "", "T40 T29 B1 B2")
        hand, lifted = arranged("three", 0, hands, robbed="T21 T28", rest="T22 C9", fola="robbed")
        do(hand, 2, "cut", lifted)
        self.assertEqual({2: 2, 0: 1}, hand.owed)
        return hand

    def test_either_order(self):
        """SOLO-9, DISC-1: as many as robbed and taken; robbed trumps that do not count may go."""
        hand = self.discarding()
        self.assertEqual([], do(hand, 0, "discard", "T22"))
        self.assertEqual(["TURN-1"], do(hand, 0, "discard", "C1"))
        self.assertEqual([], do(hand, 2, "discard", "T21 B1"))
        self.assertEqual(("declare", 1), (hand.phase, hand.actor))
        self.assertEqual(mask_of_codes("T21 T22 B1"), hand.rest & mask_of_codes("T21 T22 B1"))
        self.assertEqual([25] * 3, [len(cards_in(cards)) for cards in hand.hands])

    def test_refused(self):
        """SOLO-9, DISC-1, DISC-2."""
        for seat, cards, broken in (
            (2, "T21", "DISC-1"),
            (2, "T21 B1 B2", "DISC-1"),
            (2, "T21 T21", "FORM-1"),
            (2, "T21 C1", "HOLD-1"),
            (2, "T21 T28", "DISC-2"),
            (2, "T29 B1", "DISC-2"),
            (1, "B1 B2", "TURN-1"),
        ):
            self.assertIn(broken, do(self.discarding(), seat, "discard", cards), cards)
        self.assertIn("TURN-2", do(self.discarding(), 2, "declare", []))

    def test_shortage(self):
        """SOLO-9, D-13: all free cards, then the cheapest of the others, the 29 first."""
        banned = "T29 T2 T3 T4 T5 T1 T10 T13 T20 T28 CK DK SK BK M T30 T31 T32 T33 T34 T35 T36 T37 T38 T39 T40"
        robbed = "T28 T30 T31"
        held = " ".join(code for code in banned.split() if code not in robbed.split())
        hand, lifted = arranged("two", 0, ("", held), ("D2", "C3"), robbed, "C9", fola="robbed")
        do(hand, 1, "cut", lifted)
        free = [code for code in codes_in(hand.hands[1]) if code not in banned.split()]
        self.assertEqual(2, len(free))
        self.assertIn("DISC-2", do(hand, 1, "discard", " ".join(["T29", "T2", free[0]])))
        self.assertIn("D-13", do(hand, 1, "discard", " ".join([*free, "T2"])))
        self.assertEqual([], do(hand, 1, "discard", " ".join([*free, "T29"])))


if __name__ == "__main__":
    unittest.main()
