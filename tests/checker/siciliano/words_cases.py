"""Exposures, announcements and the words of a round (EXP, ANN and SAY).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import unittest

from . import words
from .options import PRESETS
from .support import codes, dealt, do, options_of, speak

SPOKEN = {"arie": 1}
TENGO = {"tengo": True}
SILENT = {}


def faults(held, said, number=1, is_second=False, **options):
    return words.faults(options_of(**options), number, is_second, codes(held), said)


def at_words(number=1, preset="tortorici2014", **options):
    """A hand at the words of the round of this number, where every seat has an Aria."""
    hand = dealt({0: "T19", 1: "T18", 2: "T17", 3: "T16"}, preset, **options)
    while True:
        if hand.phase == "expose":
            do(hand, 3, "expose", [0, 0, 0] if hand.shows_each() else [None] * 4)
        elif hand.round == number:
            return hand
        else:
            speak(hand, (0, SPOKEN), (1, {}), (2, "tengo"))


class Deal(unittest.TestCase):
    def test_packets(self):
        """DEAL-1, DEAL-2. Five cards at once from the dealer's right in each round; the monte is last."""
        for dealer in range(4):
            hand = dealt({}, dealer=dealer)
            for number in (1, 2, 3):
                self.assertEqual((number, 63 - 20 * number), (hand.round, len(hand.undealt)))
                for place in (1, 2, 3, 4):
                    at = 20 * (number - 1) + 5 * (place - 1)
                    held = hand.hands[(dealer + place) % 4]
                    self.assertEqual((5 * number, hand.pack[at : at + 5]), (len(held), held[-5:]))
                if hand.phase == "expose":
                    do(hand, dealer, "expose", [0, 1, 2])
                do(hand, (dealer + 1) % 4, "announce", TENGO)
            self.assertEqual(("discard", dealer), (hand.phase, hand.actor))
            self.assertEqual((18, hand.pack[60:]), (len(hand.hands[dealer]), hand.hands[dealer][-3:]))

    def test_the_dealer_discards_and_the_seat_at_the_right_leads(self):
        """DEAL-4, SCA-1, TRICK-1."""
        hand = at_words(3, words="arie_re")
        speak(hand, (0, SILENT))
        self.assertEqual(["TURN-2"], do(hand, 3, "play", "T16"))
        free = [card for card in hand.hands[3] if card not in words.ARIE][:3]
        self.assertEqual(["SCA-1"], do(hand, 3, "discard", " ".join(free[:2])))
        self.assertEqual(["SCA-1"], do(hand, 3, "discard", " ".join([free[0], *free[:2]])))
        self.assertEqual(["SCA-2"], do(hand, 3, "discard", " ".join(["T16", *free[:2]])))
        self.assertEqual(["HOLD-1"], do(hand, 3, "discard", " ".join([*free[:2], hand.hands[0][-1]]))[:1])
        hand.options = {**hand.options, "discard_ban": "none"}
        self.assertEqual([], do(hand, 3, "discard", " ".join(["T16", *free[:2]])))
        self.assertEqual(("play", 0, 15), (hand.phase, hand.actor, len(hand.hands[3])))


class Exposure(unittest.TestCase):
    def test_a_must_of_three(self):
        """EXP-1: one card of each other player in rounds 1 and 3."""
        hand = dealt({})
        for wrong in ([0, 1], [0, 1, 2, 3], [0, 1, 5], [0, -1, 2], [0, None, 2], [None] * 3, []):
            self.assertEqual(["EXP-1"], do(hand, 3, "expose", wrong), wrong)
        self.assertEqual(["TURN-1"], do(hand, 0, "expose", [0, 1, 2]))
        self.assertEqual([], do(hand, 3, "expose", [0, 4, 2]))
        self.assertEqual([{hand.pack[0]}, {hand.pack[9]}, {hand.pack[12]}, set()], hand.shown)
        self.assertEqual([], speak(hand, (0, TENGO)))
        self.assertEqual((2, "announce"), (hand.round, hand.phase))
        self.assertEqual([], speak(hand, (0, TENGO), (3, [1, 1, 1])))
        self.assertIn(hand.pack[41], hand.shown[0])

    def test_at_will_of_four(self):
        """EXP-2, D-14: in rounds 1 and 2, the dealer's own packet too; also a move where nothing is shown."""
        hand = dealt({}, "dummett")
        for wrong in ([0, 1, 2], [None] * 5, [0, 1, 2, 5]):
            self.assertEqual(["EXP-1"], do(hand, 3, "expose", wrong), wrong)
        self.assertEqual([], speak(hand, (3, [None, 3, None, 4]), (0, {})))
        self.assertEqual([set(), {hand.pack[8]}, set(), {hand.pack[19]}], hand.shown)
        self.assertEqual([], speak(hand, (3, [None] * 4), (0, {})))
        self.assertEqual((3, "discard"), (hand.round, hand.phase))


class Announcements(unittest.TestCase):
    def test_fujutu_third_and_a_king(self):
        """ANN-5, V-ANN-1, V-ANN-2. Three trumps with the Fujutu."""
        held = "M T5 T9 CK S7"
        for said, broken in (
            ({"decine": ["M"], "trionfi": 3, "re": 1}, []),
            ({"trionfi": 4}, []),
            ({"trionfi": 5}, []),
            ({"trionfi": 2}, ["ANN-4"]),
            ({"trionfi": 6}, ["ANN-4"]),
            ({"re": 2}, ["ANN-2"]),
            ({"decine": ["T1"]}, ["ANN-2"]),
            ({"arie": 1}, ["ANN-2"]),
            ({"re": 0}, ["ANN-2"]),
            ({"re": -1}, ["ANN-2"]),
        ):
            self.assertEqual(broken, faults(held, said), said)

    def test_trump_counts(self):
        """ANN-4, D-2, V-ANN-3: the real number or up to two more, no more than the cards; exact in round 3."""
        for held, counts in (
            ("M T5 T9 T10 T11", [5]),
            ("M T5 T9 T10 CK", [4, 5]),
            ("T5 C5 C6 C7 C8", [1, 2, 3]),
            ("C5 C6 C7 C8 C9", [1, 2]),
        ):
            real = words.trumps_held(codes(held))
            for number in (1, 2, 3):
                wanted = counts if number < 3 else [real] if real else []
                found = [count for count in range(-1, 9) if not faults(held, {"trionfi": count}, number)]
                self.assertEqual(wanted, found, (held, number))
        seven = "T2 T3 T4 T5 T6 T7 M C5 C6 C7 C8 C9 S5 S6 S7"
        self.assertEqual([7], [count for count in range(16) if not faults(seven, {"trionfi": count}, 3)])

    def test_other_examples(self):
        """ANN-11, V-ANN-4."""
        self.assertEqual([], faults("T18 T3 BK C8 D9", {"arie": 1, "trionfi": 2, "re": 1}))
        self.assertEqual([], faults("T1 T4 T6 DK SK", {"decine": ["T1"], "trionfi": 3, "re": 2}))

    def test_two_kings_of_the_second(self):
        """ANN-3, V-ANN-5."""
        held = "CK DK SK C5 C6"
        self.assertEqual(["ANN-3"], faults(held, {"re": 3}, is_second=True))
        self.assertEqual([], faults(held, {"re": 2}, is_second=True))
        self.assertEqual([], faults(held, {"re": 3}))
        self.assertEqual(["ANN-3"], faults(held, {"re": 3}, words="arie_re"))
        self.assertEqual([], faults(held, {"re": 2}, words="arie_re"))
        self.assertEqual({"ANN-2", "ANN-3"}, set(faults("CK C5 C6 C7 C8", {"re": 3}, is_second=True)))

    def test_giove_among_the_arie(self):
        """ANN-10, D-3."""
        held = "T20 T19 C5 C6 C7"
        for aria_giove, most in ((False, 1), (True, 2)):
            self.assertEqual([], faults(held, {"arie": most}, aria_giove=aria_giove))
            self.assertEqual(["ANN-2"], faults(held, {"arie": most + 1}, aria_giove=aria_giove))
        self.assertEqual((False, True), tuple(PRESETS[name]["aria_giove"] for name in ("tortorici2014", "dummett")))

    def test_form(self):
        """ANN-1."""
        held = "M T20 T19 CK C5"
        for said, options in (
            ({}, {}),
            ({"tengo": False}, {}),
            ({"tengo": True, "re": 1}, {}),
            ({"decine": []}, {}),
            ({"decine": ["M", "M"]}, {}),
            ({"tengo": True}, {"words": "arie_re"}),
            ({"decine": ["M"]}, {"words": "arie_re"}),
            ({"arie": 1, "trionfi": 3}, {"words": "arie_re"}),
        ):
            self.assertEqual("ANN-1", faults(held, said, **options)[0], (said, options))
        for said in ({"decine": ["M", "T20"]}, {"tengo": True}):
            self.assertEqual([], faults(held, said))

    def test_silence(self):
        """ANN-7, D-5. The second may always be silent, the first as the option says, or if the words are Arie and Kings."""
        self.assertEqual(["ANN-1"], faults("C5", {}))
        self.assertEqual([], faults("C5", {}, is_second=True))
        self.assertEqual([], faults("C5", {}, silence=True))
        self.assertEqual([], faults("C5", {}, words="arie_re"))

    def test_whole_hand_counts(self):
        """ANN-8, D-19. Of all cards held at the moment, whatever was said before."""
        hand = at_words(2)
        self.assertEqual(10, len(hand.hands[0]))
        self.assertEqual([], speak(hand, (0, SPOKEN)))


class Words(unittest.TestCase):
    """SAY-1 to SAY-6, V-SAY-1, each row in each of the three rounds."""

    def decided(self, number, *said, **options):
        """What happened after these words: the round annulled, or None if the hand went on."""
        hand = at_words(number, **options)
        self.assertEqual([], speak(hand, *said))
        if hand.phase == "over":
            self.assertEqual((number, 20 * number), (hand.annulled, 63 - len(hand.undealt)))
            self.assertEqual(["TURN-3"], do(hand, 0, "announce", SPOKEN))
            return "annulled"
        self.assertIsNone(hand.annulled)
        self.assertEqual("discard" if number == 3 else "announce" if number == 1 else "expose", hand.phase)
        return "goes on"

    def test_rows(self):
        for number in (1, 2, 3):
            for second in (SPOKEN, SILENT):
                first = [(0, SPOKEN), (1, second)]
                self.assertEqual("annulled", self.decided(number, *first, (2, "mischio"), (3, "mischio")))
                self.assertEqual("goes on", self.decided(number, *first, (2, "tengo")))
                self.assertEqual("goes on", self.decided(number, *first, (2, "mischio"), (3, "tengo")))
            self.assertEqual("goes on", self.decided(number, (0, SPOKEN), (1, TENGO)))
            self.assertEqual("goes on", self.decided(number, (0, TENGO)))
            self.assertEqual("goes on", self.decided(number, (0, SILENT), silence=True))

    def test_tengo_that_informs(self):
        """SAY-5, D-4, VAR-2."""
        for number in (1, 2, 3):
            for first in ([(0, TENGO)], [(0, SPOKEN), (1, TENGO)]):
                for said, wanted in (
                    (("mischio", "mischio"), "annulled"),
                    (("mischio", "tengo"), "goes on"),
                    (("tengo",), "goes on"),
                ):
                    last = list(zip((2, 3), said))
                    self.assertEqual(wanted, self.decided(number, *first, *last, first_tengo="informs"))
            silent = self.decided(number, (0, SILENT), silence=True, first_tengo="informs")
            self.assertEqual("goes on", silent)

    def test_turns(self):
        """ANN-6, SAY-2, SAY-3, D-12."""
        hand = at_words()
        self.assertEqual(["TURN-1"], speak(hand, (1, SPOKEN)))
        self.assertEqual(["TURN-1", "TURN-2"], speak(hand, (2, "tengo")))
        self.assertEqual([], speak(hand, (0, TENGO)))
        self.assertEqual((2, 0), (hand.round, hand.actor))
        self.assertEqual(["TURN-1"], speak(hand, (1, SPOKEN)))
        speak(hand, (0, SPOKEN), (1, SILENT))
        self.assertEqual(["SAY-1"], do(hand, 2, "say", "passo"))
        self.assertEqual(["TURN-2"], speak(hand, (2, SPOKEN)))
        self.assertEqual(["TURN-1"], speak(hand, (3, "mischio")))

    def test_dummett(self):
        """ANN-9, D-7, D-8, D-17: words after rounds 1 and 2, of Arie and Kings; silence deals on."""
        for number in (1, 2):
            hand = at_words(number, "dummett")
            self.assertEqual(["ANN-1"], do(hand, 0, "announce", TENGO))
            self.assertEqual([], speak(hand, (0, SILENT)))
            hand = at_words(number, "dummett")
            self.assertEqual([], speak(hand, (0, SPOKEN), (1, SPOKEN), (2, "mischio"), (3, "mischio")))
            self.assertEqual(number, hand.annulled)
        self.assertEqual("discard", hand_after_two_rounds().phase)

    def test_two_rounds_of_words(self):
        """DEAL-2, D-8. With an exposure in round 3 the discard follows it at once."""
        hand = at_words(2, word_rounds=2)
        speak(hand, (0, TENGO), (3, [0, 0, 0]))
        self.assertEqual((3, "discard"), (hand.round, hand.phase))


def hand_after_two_rounds():
    hand = at_words(2, "dummett")
    speak(hand, (0, SPOKEN), (1, SILENT), (2, "tengo"))
    return hand


if __name__ == "__main__":
    unittest.main()
