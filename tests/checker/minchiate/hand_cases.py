"""Whole hands and partial hands, by the clauses that need more than one move.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import random
import unittest

from .cards import CODES, MATTO_BIT, NUMBER_OF, WHOLE_PACK, cards_in, codes_in, mask_of_codes, worth
from .hand import Hand
from .options import PRESETS
from .random_hands import Sights, play_hand
from .record import play_through, replay


def in_play(hands, leader, tricks=20, piles=("", ""), preset="pagat", **options):
    """A Hand in the middle of play: seats 0 to 3 hold `hands`, seat `leader` leads trick `tricks` + 1."""
    hand = Hand({**PRESETS[preset], **options}, 3, list(range(97)))
    hand.phase = "play"
    hand.hands = [mask_of_codes(codes) for codes in hands]
    hand.leader = hand.actor = leader
    hand.tricks_played = tricks
    hand.piles = [mask_of_codes(codes) for codes in piles]
    # The earlier tricks went to the side with a pile.
    for side in (0, 1):
        hand.tricks_won[side] = tricks if hand.piles[side] and not hand.tricks_won[0] else 0
    return hand


def play(hand, *moves):
    """Plays `seat card`, `seat card by`, `seat fall` or `seat give card`; returns the last move's clause."""
    clause = None
    for move in moves:
        if clause:
            raise AssertionError("%s before %s" % (clause, move))
        seat, *words = move.split()
        if words[0] == "fall":
            clause = hand.apply(int(seat), "fall", True, None)
        elif words[0] == "give":
            clause = hand.apply(int(seat), "give", NUMBER_OF[words[1]], None)
        else:
            by = int(words[1]) if len(words) > 1 else None
            clause = hand.apply(int(seat), "play", NUMBER_OF[words[0]], by)
    return clause


def scored(hand):
    return [(entry["why"], entry["team"], entry["points"], entry["cards"]) for entry in hand.tally.scores]


class Matto(unittest.TestCase):
    """Section 19, vectors 10 and 11, and the last trick."""

    TRICK = ("1 T40", "2 M", "3 T6", "0 C2")

    def last(self, pile, **options):
        hand = in_play(("C2", "T40", "M", "T6"), 1, 20, (pile, "D5 D6 D7 D8"), **options)
        self.assertIsNone(play(hand, *self.TRICK))
        return hand

    def test_paid_by_itself(self):
        hand = self.last("CK C3", matto_last="kept")
        self.assertEqual("over", hand.phase)
        self.assertEqual([], scored(hand))
        self.assertTrue(hand.piles[1] >> NUMBER_OF["C3"] & 1)
        self.assertTrue(hand.piles[0] & MATTO_BIT)

    def test_surrendered(self):
        for death in (5, 10):
            hand = self.last("", matto_last="kept", matto_death=death)
            self.assertEqual([("death", 1, death, ["M"])], scored(hand))
            self.assertTrue(hand.piles[1] & MATTO_BIT)

    def test_captured(self):
        hand = self.last("CK C3", matto_last="captured", matto_death=10)
        self.assertEqual([("death", 1, 10, ["M"])], scored(hand))
        self.assertEqual(mask_of_codes("CK C3"), hand.piles[0])

    def test_partner_takes_it(self):
        hand = in_play(("T40", "C2", "M", "T6"), 0, 20, ("", "D5 D6 D7 D8"), matto_last="captured")
        play(hand, "0 T40", "1 C2", "2 M", "3 T6")
        self.assertEqual([], scored(hand))
        self.assertTrue(hand.piles[0] & MATTO_BIT)

    def test_choice(self):
        hand = self.last("T40 CK", matto_last="kept", matto_debt="choice")
        self.assertEqual(("give", 2, None), (hand.phase, hand.actor, hand.final))
        self.assertEqual("TURN-1", play(hand, "0 give T40"))
        self.assertEqual("MAT-6", play(hand, "2 give M"))
        self.assertIsNone(play(hand, "2 give T40"))
        self.assertEqual([("death", 1, 10, ["T40"])], scored(hand))
        self.assertEqual("TURN-3", play(hand, "2 give CK"))

    def test_least(self):
        hand = self.last("T40 CK", matto_last="kept", matto_debt="least")
        self.assertEqual("MAT-6", play(hand, "2 give T40"))
        self.assertIsNone(play(hand, "2 give CK"))
        self.assertEqual([("death", 1, 5, ["CK"])], scored(hand))

    def test_29(self):
        hand = self.last("T29 CK", matto_last="kept", matto_debt="choice")
        self.assertIsNone(play(hand, "2 give CK"))
        hand = self.last("T29 CK", matto_last="kept", matto_debt="least")
        self.assertEqual("MAT-6", play(hand, "2 give CK"))
        self.assertIsNone(play(hand, "2 give T29"))
        self.assertEqual([], scored(hand))

    def test_14_with_devil(self):
        hand = self.last("T14 CK", matto_last="kept", devil=True, matto_debt="least")
        self.assertEqual("give", hand.phase)
        self.assertEqual("MAT-6", play(hand, "2 give CK"))
        self.assertEqual("over", self.last("T14 CK", matto_last="kept").phase)

    def test_paid_later(self):
        """MAT-5: as soon as the side has a worthless card."""
        hand = in_play(("C2 C3 D1", "T40 D2 B2", "M D3 B5", "T6 D9 B6"), 1, 18, ("CK", "D5 D6 D7 D8"))
        self.assertIsNone(play(hand, *self.TRICK))
        self.assertEqual(0, hand.debtor)
        self.assertIsNone(play(hand, "1 D2", "2 D3", "3 D9", "0 D1"))
        self.assertIsNone(hand.debtor)
        self.assertEqual(set("CK M D1 D2 D3".split()), set(codes_in(hand.piles[0])))
        self.assertTrue(hand.piles[1] >> NUMBER_OF["D9"] & 1)

    def test_debt_card_brings_a_resto(self):
        """D-17: the death of the debt card comes before the end count."""
        hand = in_play(("C2", "T40", "M", "T6"), 1, 20, ("T39", "D5 D6 D7 D8"), matto_last="kept")
        hand.tally.lead = -55
        play(hand, *self.TRICK, "2 give T39")
        self.assertEqual({"when": "play", "team": 1, "resti": 1}, hand.tally.resti[0])
        self.assertEqual(-5, hand.tally.lead)

    def test_capotto(self):
        for capotto, resti in (("none", 1), ("double", 2), ("fourteen", 14), ("fourteen_plus", 15)):
            hand = self.last("", matto_last="kept", capotto=capotto)
            self.assertEqual([0, 21], hand.tricks_won)
            hand_resti = [entry["resti"] for entry in hand.tally.resti if entry["when"] == "end"]
            # The lead is 5 for the Matto's death; 2 × 401 / 60 makes 14, and 2 × 5 / 60 one more than 14.
            self.assertEqual([resti], hand_resti)

    def test_capotto_against_the_lead(self):
        """SETT-7, D-11: the winners' lead, here -59 + 5, whichever side they are."""
        for capotto, ahead in (("fourteen", 15), ("fourteen_plus", 16)):
            hand = in_play(("C2", "T40", "M", "T6"), 1, 20, ("", "D5 D6 D7 D8"), capotto=capotto)
            hand.tally.lead = 59
            play(hand, *self.TRICK)
            self.assertEqual({"when": "end", "team": 1, "resti": 12}, hand.tally.resti[-1])
            hand = in_play(("T40", "M", "T6", "C2"), 0, 20, ("D5 D6 D7 D8", ""), capotto=capotto)
            hand.tally.lead = 46
            play(hand, "0 T40", "1 M", "2 T6", "3 C2")
            self.assertEqual({"when": "end", "team": 0, "resti": ahead}, hand.tally.resti[-1])


class Cut(unittest.TestCase):
    def robbed(self, limit):
        top = [NUMBER_OF["T%d" % number] for number in range(40, 20, -1)]
        top += [NUMBER_OF[code] for code in ("T1", "T2", "T3", "T4", "T5", "T10", "T13")]
        pack = top + [card for card in range(97) if card not in top]
        hand = Hand({**PRESETS["germini"], "rob_limit": limit, "discard_ban": False}, 1, pack)
        self.assertEqual("CUT-2", hand.apply(0, "cut", 96, None))
        self.assertIsNone(hand.apply(0, "cut", 27, None))
        return hand

    def test_limits(self):
        """ROB-4, ROB-8, D-27: the surplus over thirteen completes the dealer's hand, in the order listed."""
        hand = self.robbed(13)
        self.assertEqual((13, {0: 13}), (hand.robbed, hand.owed))
        hand = self.robbed(None)
        self.assertEqual((23, {0: 23}), (hand.robbed, hand.owed))
        self.assertEqual(11, bin(hand.hands[1]).count("1"))
        self.assertEqual(44, bin(hand.hands[0]).count("1"))
        chosen = cards_in(hand.hands[0])[::-1][:23]
        self.assertIsNone(hand.apply(0, "discard", chosen, None))
        self.assertEqual(chosen[:13], hand.fola)
        for card in chosen[13:]:
            self.assertTrue(hand.dealt_hands[1] >> card & 1)

    def test_scores(self):
        """One entry for everything robbed, including worthless cards; the taken ones score nothing."""
        hand = self.robbed(13)
        self.assertEqual(
            ("rob", 0, 5 + 5 + 17 + 0 + 0 + 0, 13),
            [(e["why"], e["team"], e["points"], len(e["cards"])) for e in hand.tally.scores][0],
        )
        fola = "T21 T40 S2 CK T22 T39 S3 S4 S5 S6 S7 S8 S9"
        rest = [card for card in range(97) if CODES[card] not in fola.split()]
        pack = [NUMBER_OF[code] for code in fola.split()] + rest  # thirteen lifted cards end up at the bottom
        hand = Hand(dict(PRESETS["dresden"]), 1, pack)
        self.assertIsNone(hand.apply(0, "cut", 13, None))
        self.assertEqual(0, hand.robbed)
        entry = [e for e in hand.tally.scores if e["why"] == "dealer_rob"]
        self.assertEqual([{"why": "dealer_rob", "team": 1, "points": 10, "cards": ["T21", "T40"]}], entry)
        self.assertEqual({1: 4}, hand.owed)


class Cascare(unittest.TestCase):
    """D-15."""

    def test_when_it_is_offered(self):
        hands = ("C2 C3", "T40 D2", "CK D3", "T6 D9")
        hand = in_play(hands, 0, 19, cascare="next")
        self.assertEqual("VAR-1", play(hand, "0 fall"))  # on the lead
        play(hand, "0 C2")
        self.assertEqual("VAR-1", play(hand, "1 fall"))  # with a trump
        play(hand, "1 T40")
        self.assertEqual("TURN-1", play(hand, "3 fall"))
        self.assertIsNone(play(hand, "2 fall"))
        self.assertEqual("TURN-1", play(in_play(hands, 0, 19, cascare="next"), "2 fall"))
        for options in ({"cascare": "off"}, {"cascare": "next", "tricks": 0}):
            hand = in_play(hands, 0, **{"tricks": 19, **options})
            play(hand, "0 C2", "1 T40")
            self.assertEqual("VAR-1", play(hand, "2 fall"))

    def test_next(self):
        hand = in_play(("C2 C3", "T40 D2", "CK D3", "T6 D9"), 0, 19, cascare="next")
        play(hand, "0 C2", "1 T40", "2 fall")
        self.assertEqual("VAR-1", play(hand, "2 CK"))
        self.assertEqual("VAR-1", play(hand, "2 CK 1"))
        self.assertEqual("KING-1", play(hand, "2 D3 0"))  # the King is forced all the same
        self.assertIsNone(play(hand, "2 CK 0", "3 T6"))
        self.assertEqual(1, hand.leader)
        self.assertIsNone(play(hand, "1 D2", "2 D3 1", "3 D9", "0 C3"))
        self.assertEqual("over", hand.phase)

    def test_never_takes(self):
        hand = in_play(("C10", "D2", "CK", "S9"), 0, 20, ("", "S2 S3 S4 S5"), cascare="next")
        play(hand, "0 C10", "1 D2", "2 fall", "2 CK 0", "3 S9")
        self.assertEqual(10, hand.final[0]["last"])  # seat 0's ten, not the King
        hand = in_play(("C10", "C9", "S9", "CK"), 0, 20, ("S2 S3 S4 S5", ""), cascare="next")
        play(hand, "0 C10", "1 C9", "2 S9", "3 fall", "3 CK 0")
        self.assertEqual(10, hand.final[1]["last"])
        self.assertEqual([], scored(hand))

    def test_after(self):
        hand = in_play(("C10 D5", "CK T2", "C5 S2", "C9 T6"), 0, 19, cascare="after")
        hand.suits_led = 1
        play(hand, "0 C10", "1 CK", "2 fall")
        self.assertEqual("TURN-1", play(hand, "2 C5 1"))
        play(hand, "3 C9")
        self.assertEqual("VAR-1", play(hand, "2 C5 0"))
        self.assertIsNone(play(hand, "2 C5 1"))
        self.assertEqual(1, hand.leader)
        self.assertIsNone(play(hand, "1 T2", "3 T6", "0 D5"))
        self.assertIsNone(play(hand, "2 S2 3"))
        self.assertEqual("over", hand.phase)

    def test_after_only_earlier_places_count(self):
        """The trump of seat 3 comes after the fallen seat 1: its King is not forced."""
        hand = in_play(("C10 D5", "CK C5", "C4 D4", "T6 T8"), 0, 19, cascare="after")
        play(hand, "0 C10", "1 fall", "2 C4", "3 T6")
        self.assertIsNone(play(hand, "1 C5 3"))
        hand = in_play(("C10 D5", "T6 T8", "CK C5", "C4 D4"), 0, 19, cascare="after")
        play(hand, "0 C10", "1 T6", "2 fall", "3 C4")
        self.assertEqual("KING-1", play(hand, "2 C5 1"))

    def test_last_to_fall_on_a_led_matto(self):
        """`next`: the cards before were free; from then on the first of them sets the suit."""
        hand = in_play(("M T9", "D5 S5", "C4 S6", "DQ C9"), 0, 19, cascare="next")
        play(hand, "0 M", "1 fall", "1 D5 0", "2 fall", "2 C4 0", "3 fall")
        self.assertEqual("PLAY-2", play(hand, "3 C9 0"))
        self.assertIsNone(play(hand, "3 DQ 0"))
        self.assertEqual([0, 1], [hand.tricks_won[0], hand.tricks_won[1]])
        self.assertEqual((0, 0), (hand.leader, hand.actor))  # the leader keeps the lead
        self.assertEqual(1 << 1, hand.suits_led)
        self.assertIsNone(play(hand, "0 T9", "1 S5 0", "2 S6 0", "3 C9 0"))
        self.assertEqual(10, hand.final[0]["last"])

    def test_after_led_matto_all_fallen(self):
        hand = in_play(("M T9", "D5 S5", "DK S6", "DQ C9"), 0, 19, cascare="after")
        play(hand, "0 M", "1 fall", "2 fall", "3 fall", "1 D5 0")
        self.assertEqual("PLAY-2", play(hand, "2 S6 0"))
        self.assertIsNone(play(hand, "2 DK 0", "3 DQ 0"))
        self.assertEqual(1, hand.tricks_won[0])
        self.assertEqual([], scored(hand))

    def test_led_matto_takes_no_last_trick(self):
        hand = in_play(("M", "S5", "C9", "SK"), 0, 20, ("C2 C3 C4 C5", ""), cascare="next", matto_last="captured")
        play(hand, "0 M", "1 fall", "1 S5 0", "2 fall", "2 C9 0", "3 fall", "3 SK 0")
        self.assertEqual(10, hand.final[1]["last"])
        self.assertEqual([("death", 1, 5, ["M"])], scored(hand))

    def test_give_by_a_fallen_seat(self):
        hand = in_play(("C2", "T40", "M", "T6"), 1, 20, ("CK", "D5 D6 D7 D8"), cascare="after")
        play(hand, "1 T40", "2 fall", "3 T6", "0 C2", "2 M 1")
        self.assertEqual(("give", 2), (hand.phase, hand.actor))


class Whole(unittest.TestCase):
    """Random hands with every option: invariants of each."""

    def test_counts(self):
        robbed_many = 0
        for number in range(400):
            rng = random.Random("whole/%d" % number)
            record, hand, _ = play_hand(rng, None, Sights())
            result = replay(record)
            self.assertTrue(result["complete"])
            self.assertEqual(13, len(hand.fola))
            fola = mask_of_codes([CODES[card] for card in hand.fola])
            self.assertEqual(WHOLE_PACK, hand.piles[0] | hand.piles[1] | fola)
            self.assertEqual(0, hand.piles[0] & hand.piles[1])
            # END-2: 142 minus the value of the fola. END-4: 84 cards. END-1.
            self.assertEqual(142 - worth(fola), sum(count["cards"] for count in result["final"]))
            over = [max(0, bin(pile).count("1") - 42) for pile in hand.piles]
            self.assertEqual(over, [count["tricks"] for count in result["final"]])
            self.assertEqual(10, sum(count["last"] for count in result["final"]))
            self.assertEqual(21, sum(hand.tricks_won))
            # The Matto's trick and its debt leave every side four cards per trick.
            self.assertEqual([4 * won for won in hand.tricks_won], [bin(pile).count("1") for pile in hand.piles])
            # In play: what was scored minus the resti is the lead.
            lead = 0
            for entry in result["scores"]:
                lead += entry["points"] if entry["team"] == 0 else -entry["points"]
            for entry in result["resti"]:
                if entry["when"] == "play":
                    lead -= 60 if entry["team"] == 0 else -60
            totals = [count["total"] for count in result["final"]]
            self.assertEqual(result["end"], lead + totals[0] - totals[1])
            self.assertLess(abs(lead), 60)
            self.assertEqual(0, sum(result["seats"]))
            robbed_many += hand.robbed > 13
        self.assertGreater(robbed_many, 0)

    def test_declare_orders(self):
        orders = {
            "before": "declare1 play1 declare2 declare3 declare0 play2 play3 play0",
            "lead": "play1 declare1 declare2 declare3 declare0 play2 play3 play0",
            "after": "play1 declare1 play2 declare2 play3 declare3 play0 declare0",
        }
        for number in range(60):
            record, hand, _ = play_hand(random.Random("orders/%d" % number), None, Sights())
            moves = [move for move in record["moves"] if "play" in move or "declare" in move][:8]
            found = ["%s%d" % ("play" if "play" in move else "declare", (move["seat"] - hand.dealer) & 3) for move in moves]
            self.assertEqual(orders[hand.options["declare"]], " ".join(found))

    def test_no_rob_penalty(self):
        paid = 0
        for number in range(150):
            record, hand, _ = play_hand(random.Random("penalty/%d" % number), None, Sights())
            record["rules"]["options"] = {**hand.options, "no_rob_penalty": 1}
            record["moves"] = record["moves"][:1]
            hand, _ = play_through(record)
            due = hand.robbed < 13 and hand.dealer not in hand.owed
            entries = [entry for entry in hand.tally.resti if entry["when"] == "deal"]
            self.assertEqual(due, entries == [{"when": "deal", "team": 1 - hand.dealer % 2, "resti": 1}])
            paid += due
        self.assertGreater(paid, 0)


if __name__ == "__main__":
    unittest.main()
