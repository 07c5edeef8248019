"""The calls between partners, and what a caller knows (CALL, D-11). SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .calls import CALLS, Knowledge
from .cards import CODES
from .support import codes, dealt, do, in_play, play, speak


def true_calls(held, played="", partners="", card="C5", voids=(), discards=""):
    """The calls that are true for seat 0 when it plays this card."""
    known = Knowledge(0, codes(held), codes(discards), codes(played), codes(partners), set(voids))
    return {call for call in CALLS if known.holds(call, card)}


class Trumps(unittest.TestCase):
    def test_named_cards(self):
        """CALL-2 to CALL-6, CALL-8."""
        for held, calls in (
            ("C5 T20", "giove"),
            ("C5 T19", "balla"),
            ("C5 T20 T19", "giove balla batto"),
            ("C5 T20 T18", "giove batto"),
            ("C5 T19 T18", "balla batto_senza_giove"),
            ("C5 T20 T19 T17", "giove balla batto batto_forte"),
            ("C5 T20 T18 T17", "giove batto batto_forte"),
            ("C5 T20 T17 T16", "giove"),
            ("C5 T20 T19 T18", "giove balla batto batto_senza_giove batto_forte sfondo"),
            ("C5 T18 T17 T16", ""),
            ("C5 T14 T15", "maggiori_bianchi"),
            ("C5 T14 T13", "minore_bianco"),
        ):
            self.assertEqual(set(calls.split()), true_calls(held), held)
        sfondi = {"sfondo", "sfondissimo", "sfondo_i_tavoli"}
        self.assertEqual(sfondi - {"sfondo_i_tavoli"}, sfondi & true_calls("C5 T20 T19 T18 T17"))
        self.assertEqual(sfondi, sfondi & true_calls("C5 T20 T19 T18 T17 T16"))

    def test_vectors(self):
        """V-CALL-1 to V-CALL-5."""
        found = true_calls("C5 T20 T18 T17")
        self.assertTrue({"batto", "batto_forte"} <= found and "sfondo" not in found)
        self.assertIn("batto", true_calls("C5 T19 T17", "T20 T18"))
        found = true_calls("C5 T19 T18")
        self.assertTrue("batto" not in found and "batto_senza_giove" in found)
        self.assertNotIn("batto_forte", true_calls("C5 T19 T18 T17"))
        self.assertIn("batto_forte", true_calls("C5 T19 T18 T17", partners="T20"))
        self.assertIn("batto_forte", true_calls("C5 T19 T18 T17", "T20"))
        self.assertIn("batto_forte", true_calls("C5 T18 T17 T16", "T20 T19"))

    def test_batto_when_giove_is_out(self):
        """CALL-3, V-CALL-2."""
        for played in ("", "T20", "T18"):
            self.assertNotIn("batto", true_calls("C5 T19 T17", played))
        self.assertNotIn("batto", true_calls("C5 T19 T18", "T20"))

    def test_the_callers_own_discards_are_in_play(self):
        """D-11. The dealer that has discarded the Giove does not call as if it were out."""
        self.assertNotIn("batto_forte", true_calls("C5 T19 T18 T17", discards="T20"))


class Voids(unittest.TestCase):
    SEEN = {(1, "C"), (2, "C"), (3, "D"), (3, "C")}

    def test_seen(self):
        for voids, calls in (
            ((), ""),
            ({(1, "C")}, ""),
            ({(1, "C"), (3, "D")}, ""),
            ({(0, "C"), (1, "C")}, ""),
            ({(1, "C"), (3, "C")}, "a_due"),
            (self.SEEN, "a_due a_tutti"),
        ):
            self.assertEqual(set(calls.split()), true_calls("C5 D5", voids=voids))
        self.assertEqual(set(), true_calls("C5 D5", card="D5", voids=self.SEEN))
        self.assertEqual(set(), true_calls("C5 T5", card="T5", voids=self.SEEN))
        self.assertEqual(set(), true_calls("C5 M", card="M", voids=self.SEEN))

    def test_every_card_of_the_suit(self):
        """CALL-7, D-11. Played, in the caller's hand, or in its discards."""
        cups = [card for card in CODES if card[0] == "C"]
        held, discards, played = (" ".join(part) for part in (cups[:3], cups[3:4], cups[4:]))
        self.assertEqual({"a_due", "a_tutti"}, true_calls(held, played, discards=discards))
        self.assertEqual(set(), true_calls(held, played))

    def test_the_dealers_own_discards(self):
        """D-11. Seat 3 has discarded the cups that nobody has played; for seat 1 they may be anywhere."""
        cups = [card for card in CODES if card[0] == "C"]
        taken, discards = (" ".join(cups[:6]), ""), " ".join(cups[6:9])
        for leader, broken in ((3, []), (1, ["CALL-1"])):
            hands = ["D5 D6", "S5 S6", "B5 B6", "S7 S8"]
            hands[leader] = cups[9] + " D7"
            hand = in_play(hands, leader, taken, (1, 0), discards)
            self.assertEqual(broken, play(hand, "%d %s a_tutti" % (leader, cups[9])))

    def test_failure_to_follow(self):
        """D-11. In an earlier trick or in this one; a Fujutu shows nothing, nor does a trick of trumps."""
        hands = ("C5 C6 D6 T2", "T5 D7 D10 T3", "M D8 C9 B6", "T7 D9 S5 S6")
        hand = in_play(hands, 0)
        play(hand, "0 C5", "1 T5", "2 M", "3 T7")
        self.assertEqual({(1, "C"), (3, "C")}, hand.knowledge().voids)
        self.assertEqual([], play(hand, "3 D9", "0 D6", "1 D10", "2 D8"))
        self.assertEqual(["CALL-1"], play(hand, "1 D7 a_due"))
        self.assertEqual([], play(hand, "1 D7", "2 B6"))
        self.assertIn((2, "D"), hand.knowledge().voids)
        self.assertEqual([], play(hand, "3 S6", "0 T2"))
        self.assertEqual(["CALL-1"], play(hand, "0 C6 a_tutti"))
        self.assertEqual([], play(hand, "0 C6 a_due"))


class Moves(unittest.TestCase):
    HANDS = ("T19 T18 C5", "T20 C6 C7", "T17 C8 C9", "T16 C10 CJ")

    def test_refused(self):
        """CALL-1."""
        for calls in ("giove", "balla balla", "fischio", "balla giove", "a_due"):
            self.assertEqual(["CALL-1"], play(in_play(self.HANDS, 0), "0 T19 " + calls), calls)
        self.assertEqual(["CALL-1"], play(in_play(self.HANDS, 0, calls=False), "0 T19 balla"))
        self.assertEqual(["CALL-1"], play(in_play(self.HANDS, 0, preset="dummett"), "0 T19 balla"))
        self.assertEqual([], play(in_play(self.HANDS, 0, calls=False), "0 T19"))

    def test_the_played_card_counts(self):
        """CALL-9."""
        hand = in_play(self.HANDS, 0)
        self.assertEqual([], play(hand, "0 T19 balla batto_senza_giove"))
        self.assertEqual({"T19", "T18"}, hand.shown[0])
        self.assertEqual([], play(hand, "1 T20 giove"))

    def test_beside_another_move(self):
        self.assertEqual(["CALL-1"], do(dealt({}), 3, "expose", [0, 0, 0], "balla"))


class Partner(unittest.TestCase):
    """D-11: the cards that are publicly the partner's are left out of the highest."""

    def hand(self):
        return in_play(("T19 T18 T17 C5", "T5 C6 C7 D6", "T20 C8 C9 D7", "T6 C10 CJ D8"), 2)

    def test_by_a_call(self):
        """CALL-10, D-11."""
        hand = self.hand()
        self.assertEqual([], play(hand, "2 C8", "3 CJ"))
        self.assertEqual(["CALL-1"], play(hand, "0 C5 batto_forte"))
        hand = self.hand()
        self.assertEqual([], play(hand, "2 C8 giove", "3 CJ", "0 C5 batto_forte"))
        # The opponents may not use it.
        self.assertEqual(set(), hand.knowledge().partners)

    def test_by_an_exposure_or_a_name(self):
        for kind in ("exposure", "name"):
            hand = dealt({0: "T20 C5", 2: "T19 T18 T17 C6"})
            exposed = 0 if kind == "exposure" else 1
            self.assertEqual([], speak(hand, (3, [exposed, 0, 1])))
            if kind == "name":
                self.assertEqual([], speak(hand, (0, {"decine": ["T20"]})))
            self.assertIn("T20", hand.shown[0])
            hand.phase, hand.actor = "play", 2
            self.assertTrue(hand.knowledge().holds("batto_forte", "C6"))
            hand.actor = 0
            self.assertEqual({"T18"}, hand.knowledge().partners)

    def test_what_batto_shows(self):
        """T20, or T19 and T17 if T20 is out."""
        hand = in_play(("T20 T18 C5", "C6", "C7", "C8"), 0)
        play(hand, "0 C5 batto")
        self.assertEqual({"T20"}, hand.shown[0])
        hand = in_play(("T19 T17 C5", "C6", "C7", "C8"), 0, ("T20 T18", ""))
        play(hand, "0 C5 batto")
        self.assertEqual({"T19", "T17"}, hand.shown[0])
        hand = in_play(("T19 T17 T16 C5", "C6", "C7", "C8"), 0, ("T20 T18", ""))
        self.assertEqual([], play(hand, "0 C5 batto_forte"))
        self.assertEqual(set(), hand.shown[0])

    def test_only_while_unplayed(self):
        hand = self.hand()
        self.assertEqual([], play(hand, "2 T20 giove", "3 T6", "0 T17", "1 T5"))
        hand.actor = 0
        self.assertEqual(set(), hand.knowledge().partners)


if __name__ == "__main__":
    unittest.main()
