"""Mattazza: the deal, the play, the debt for the Matto, the count and the losers.

Where a Mattazza is laid out by hand, seat 0 deals unless a case says otherwise. The match: mattazza_match_cases.py.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import random
import unittest

from .cards import CODES, VALUE, scartini
from .combinations import cricche, sequences
from .hand import KINDS, Move
from .mattazza import new_hand, punti, scartini_by_tricks
from .options import PRESETS
from .result import result_of
from .support import codes, dealt, play

GAME = "mattazza"
SIZES = (3, 4, 5, 6)
EMPTY = {kind: [] for kind in ("call", "discard", "declare")}


def fresh(players=4, dealer=0, pack=CODES, **options):
    return new_hand(GAME, {**PRESETS[GAME], "players": players, **options}, dealer, [0, 0], list(pack))


def ending(hands, leader, piles, tricks):
    """A hand before its last trick; what is in no hand and no pile is out of play."""
    hand = fresh(len(hands))
    hand.hands = [codes(text) if text else [] for text in hands]
    hand.piles = [set(codes(text)) if text else set() for text in piles]
    hand.undealt = sorted(set(CODES) - set().union(*hand.piles) - set(sum(hand.hands, [])))
    hand.gone = set().union(*hand.piles)
    hand.tricks, hand.actor = list(tricks), leader
    return hand


class Deal(unittest.TestCase):
    def test_ten_cards_each_in_packets_of_five(self):
        """DEAL-8, from the dealer's right; what is left is out of play."""
        for players in SIZES:
            for dealer in range(players):
                pack = random.Random(players * 10 + dealer).sample(CODES, 62)
                hand = fresh(players, dealer, pack)
                for step in range(players):
                    held = pack[step * 5 : step * 5 + 5] + pack[(players + step) * 5 : (players + step) * 5 + 5]
                    self.assertEqual(held, hand.hands[(dealer + 1 + step) % players])
                self.assertEqual(pack[players * 10 :], hand.undealt)
                self.assertEqual((62 - 10 * players, []), (len(hand.undealt), hand.talon))
                self.assertEqual(("play", [(dealer + 1) % players]), (hand.phase, hand.due))

    def test_seats_are_sides(self):
        """SEAT-5, section 10. The seat is its own team, and nobody has a partner."""
        for players in SIZES:
            hand = fresh(players)
            self.assertEqual(list(range(players)), [hand.side_of(seat) for seat in range(players)])
            self.assertFalse(any(hand.has_partner(seat) for seat in range(players)))


class Play(unittest.TestCase):
    def test_only_plays(self):
        """TRICK-6. No declaration, discard, call or bid is due at any time."""
        hand = fresh()
        for kind in KINDS:
            if kind != "play":
                value = EMPTY.get(kind, "passo" if kind == "bid" else "va_bene" if kind == "answer" else "C6")
                self.assertEqual(["TURN-2"], hand.apply(Move(1, kind, value)), kind)
        self.assertEqual(["OUT-2"], hand.apply(Move(1, "play", hand.hands[1][0], True)))
        self.assertEqual(["TURN-1"], hand.apply(Move(2, "play", hand.hands[2][0])))
        self.assertEqual(["HOLD-1"], hand.apply(Move(1, "play", hand.hands[2][0])))
        for seat in (1, 2, 3, 0):
            self.assertEqual(("play", [seat]), (hand.phase, hand.due))
            self.assertEqual([], hand.apply(Move(seat, "play", hand.lawful()[0])))
        self.assertEqual("play", hand.phase)

    def test_no_signals(self):
        """SAY-1, D-27. Also a signal that would be true, and after the King of the suit."""
        hand = dealt(3, {0: "CK C6 C7 T20", 1: "C8 D8", 2: "C9 D9", 3: "C10 D10"}, preset=GAME)
        for signal in ("busso", "striscio", "volo"):
            self.assertEqual(["SAY-1"], play(hand, "0 T20 " + signal))
        self.assertEqual([], play(hand, "0 CK", "1 C8", "2 C9", "3 C10"))
        self.assertEqual(["SAY-1"], play(hand, "0 C6 striscio"))
        self.assertEqual(["FORM-1"], hand.apply(Move(0, "play", "C6", False, "fischio", True)))

    def test_following(self):
        """FOLLOW-1, FOLLOW-2, D-26."""
        hand = dealt(2, {0: "C6 T5", 1: "C7 T6 S6", 2: "T7 M S7 S8"}, preset=GAME, players=3)
        hand.hands[0] = codes("C6 T5")
        hand.hands[1] = codes("C7 T6 S6")
        hand.hands[2] = codes("T7 M S7 S8")
        self.assertEqual([], play(hand, "0 C6"))
        self.assertEqual(["FOLLOW-1"], play(hand, "1 T6"))
        self.assertEqual([], play(hand, "1 C7"))
        self.assertEqual(["FOLLOW-2"], play(hand, "2 S7"))
        self.assertEqual([], play(hand, "2 T7"))
        hand.actor = 0
        self.assertEqual([], play(hand, "0 T5"))
        self.assertEqual(["FOLLOW-1"], play(hand, "1 S6"))
        # Seat 2 has no trump but the Matto: any card.
        self.assertEqual([], play(hand, "1 T6", "2 S8"))

    def test_tricks_of_every_size(self):
        """8.11. The highest Numero takes; of Mori the last; the Matto, covered or led, takes nothing."""
        for cards, winner in (
            ("C9 TM1 TM3 T1", 2),
            ("TM2 TM4 T5 TM1", 2),
            ("D1 D6 D10 DJ", 3),
            ("S10 S6 S1 S9 B8", 0),
            ("M B8 BK C7", 2),
            ("B8 M BK C7 T1 CK", 4),
            ("M C6 D6", 1),
        ):
            played = cards.split()
            players = len(played)
            hand = fresh(players, players - 1)
            hand.hands = [[card] for card in played]
            self.assertEqual([], play(hand, *("%d %s" % pair for pair in enumerate(played))), cards)
            self.assertEqual(winner, hand.last_winner)
            own = {played.index("M"): {"M"}} if "M" in played else {}
            for seat in range(players):
                taken = set(played) - {"M"} if seat == winner else own.get(seat, set())
                self.assertEqual(taken, hand.piles[seat], cards)


class Debt(unittest.TestCase):
    """GIVE-8, D-19."""

    PILES = ("DK C1 TM2 D9 M", "C6 C7 C8 C9", "S6 S7 S8 S9", "T8 T9 T10 T11 B6 B7 B8 B9")

    def choice(self, piles=PILES, tricks=(1, 1, 1, 6)):
        """Before the last trick, the Matto of seat 0 having been covered earlier in a trick that seat 3 took."""
        hand = ending(("S10", "B10", "T20", "S1"), 0, piles, tricks)
        hand.covered_by, hand.covered_in = 0, 3
        self.assertEqual([], play(hand, "0 S10", "1 B10", "2 T20", "3 S1"))
        self.assertEqual(("give", [0], []), (hand.phase, hand.due, hand.given))
        return hand

    def test_vector(self):
        """8.13. C1, TM2 or D9 may be given, DK not."""
        for card, broken in (("C1", []), ("TM2", []), ("D9", []), ("DK", ["GIVE-1"]), ("M", ["GIVE-1"])):
            hand = self.choice()
            self.assertEqual(broken, play(hand, "0 %s given" % card), card)
            if not broken:
                self.assertEqual([{"seat": 0, "team": 3, "card": card}], hand.given)
                self.assertIn(card, hand.piles[3])
                self.assertEqual([4, 4, 8, 9], [len(pile) for pile in hand.piles])

    def test_other_moves_are_refused(self):
        hand = self.choice()
        for seat in (1, 2, 3):
            self.assertIn("TURN-1", play(hand, "%d T8 given" % seat))
        self.assertIn("GIVE-1", play(hand, "0 T8 given"))
        self.assertEqual(["TURN-2"], hand.apply(Move(0, "play", "C1")))
        self.assertFalse(result_of(hand)["complete"])

    def test_without_scartini_any_card_but_the_matto(self):
        piles = ("DK CQ SN BJ M", *self.PILES[1:])
        for card in ("DK", "CQ", "SN", "BJ"):
            self.assertEqual([], play(self.choice(piles), "0 %s given" % card))
        self.assertEqual(["GIVE-1"], play(self.choice(piles), "0 M given"))

    def test_every_kind_of_scartino(self):
        """VAL-1. Rosse, scavezzo numbers, Mori, aces and pips; T20, T19 and T1 have a value."""
        piles = ("T18 T5 S1 T1 T19 T20 CK TM4 M", *self.PILES[1:])
        allowed = [card for card in codes(piles[0]) if not play(self.choice(piles), "0 %s given" % card)]
        self.assertEqual(codes("T18 T5 S1 TM4"), allowed)

    def test_due_even_with_one_card_to_choose(self):
        hand = self.choice(("DK CQ SN D9 M", *self.PILES[1:]))
        self.assertEqual({"D9"}, hand.payable(0))
        self.assertEqual(["GIVE-1"], play(hand, "0 CQ given"))
        self.assertEqual([], play(hand, "0 D9 given"))

    def test_matto_covered_in_the_last_trick(self):
        """The winner of that trick receives a card from its tricks before."""
        hand = ending(("C6", "M", "CK", "C8"), 0, ("T8 S6 S7 S8", "C1 D1 S1 B1", "T9 T10 B7 B8", ""), (3, 3, 3, 0))
        self.assertEqual([], play(hand, "0 C6", "1 M", "2 CK", "3 C8"))
        self.assertEqual(("give", [1]), (hand.phase, hand.due))
        self.assertEqual([], play(hand, "1 C1 given"))
        self.assertEqual([{"seat": 1, "team": 2, "card": "C1"}], hand.given)
        self.assertEqual((1, 3), (hand.covered_by, hand.tricks[1]))

    def test_without_a_trick_the_matto_goes_over(self):
        """There is no move; `given` names the Matto, and its player has nothing left."""
        hand = ending(("C6", "M", "CK", "C8"), 0, ("T8 S6 S7 S8", "", "T9 T10 B7 B8", "T11 D6 D7 D8"), (3, 0, 3, 3))
        self.assertEqual([], play(hand, "0 C6", "1 M", "2 CK", "3 C8"))
        result = result_of(hand)
        self.assertTrue(result["complete"])
        self.assertEqual([{"seat": 1, "team": 2, "card": "M"}], result["given"])
        self.assertEqual([0, 1, 0, 0], result["seats"])
        self.assertEqual((0, 8), (len(hand.piles[1]), len(hand.piles[2])))
        self.assertIn("M", hand.piles[2])
        self.assertEqual(["TURN-3"], hand.apply(Move(1, "give", "C6")))

    def test_matto_out_of_play(self):
        hand = dealt(0, {"out": "M"}, preset=GAME)
        while hand.phase != "over":
            self.assertEqual("play", hand.phase)
            self.assertEqual([], hand.apply(Move(hand.actor, "play", hand.lawful()[0])))
        self.assertEqual([], result_of(hand)["given"])

    def test_the_card_counts_in_the_new_pile(self):
        """5.8. The debt precedes the count: the fourth ace leaves one pile for the other."""
        piles = ("C1 D1 S1 C6 M", "C7 C8 C9 C10", "S6 S7 S8 S9", "T8 T9 T10 T11")
        hand = ending(("D10", "D9", "DK", "D8"), 0, piles, (1, 1, 1, 6))
        hand.covered_by, hand.covered_in = 0, 3
        self.assertEqual([], play(hand, "0 D10", "1 D9", "2 DK", "3 D8"))
        self.assertEqual([], play(hand, "0 S1 given"))
        # Two aces and the Matto: 10; scartini 4 for the Matto and 1 for the trick.
        final = result_of(hand)["final"][0]
        self.assertEqual((1, 4, 10, 0, 5, 0, 0, 15), tuple(list(final.values())[:8]))


class Scartini(unittest.TestCase):
    """COUNT-9."""

    def test_a_trick(self):
        for players, text, points in (
            (3, "C6 C7 C8", 1),
            (3, "CK C6 C7", 5),
            (3, "CK DQ C6", 8),
            (3, "CK DQ SJ", 9),
            (4, "CK DK SK BK", 17),
            (5, "T20 T19 T1 M CJ", 18),
            (6, "T18 T17 TM1 T5 C1 D1", 1),
            (6, "BJ C6 C7 C8 C9 C10", 2),
            (6, "CQ DQ SQ CN DN SN", 16),
        ):
            self.assertEqual(points, scartini_by_tricks(set(codes(text)), players), text)

    def test_several_tricks(self):
        self.assertEqual(0, scartini_by_tricks(set(), 4))
        self.assertEqual(2, scartini_by_tricks(set(codes("C6 C7 C8 D6 D7 D8")), 3))
        # Both in one group or each in its own: 5 + 4 - 1 + 1 or 5 + 4.
        self.assertEqual(9, scartini_by_tricks(set(codes("CK CQ C6 C7 C8 C9")), 3))
        self.assertEqual(9, scartini_by_tricks(set(codes("CK C6 C7 SQ S6 S7")), 3))

    def test_closed_form(self):
        """5.8. The values less one each, and one per trick, however the groups are formed."""
        rng = random.Random("groups")
        for _ in range(500):
            players = rng.choice(SIZES)
            tricks = rng.randint(0, 10)
            pile = rng.sample(CODES, players * tricks)
            closed = sum(VALUE[card] - 1 for card in pile if card in VALUE) + tricks
            self.assertEqual(closed, scartini_by_tricks(pile, players))

    def test_pairs(self):
        """2.1. Groups of two are the count of the other games."""
        for seed in range(50):
            pile = random.Random(seed).sample(CODES, 2 * (seed % 30))
            self.assertEqual(scartini(pile), scartini_by_tricks(pile, 2))


class Count(unittest.TestCase):
    def test_final(self):
        """5.8. Sequences and cricche of the pile with their doubling, scartini by tricks, and 6 for the last trick."""
        piles = (
            "CK CQ CN CJ DK DQ DN DJ SK SQ SN SJ",  # three of each: 15 x 3 doubled, 17 + 14 + 13 + 12 doubled
            "BK BQ BN C1 C6 C7 C8 C9",  # K Q N: 10
            "TM1 TM2 TM3 T5 T6 T7 T8 T9",  # three Mori: 10
            "D6 D7 D8 D9 T10 T11 T12 T13",
        )
        hand = ending(("S6", "S7", "S8", "S9"), 0, piles, (3, 2, 2, 2))
        self.assertEqual([], play(hand, "0 S6", "1 S7", "2 S8", "3 S9"))
        result = result_of(hand)
        self.assertEqual([0, 1, 2, 3], result["teams"])
        values = [tuple(list(count.values())[:8]) for count in result["final"]]
        scartini_of_0 = 3 * (4 + 3 + 2 + 1) + 3
        self.assertEqual((3, 12, 90, 112, scartini_of_0, 0, 0, 202 + scartini_of_0), values[0])
        self.assertEqual((2, 8, 10, 0, 4 + 3 + 2 + 2, 0, 0, 21), values[1])
        self.assertEqual((2, 8, 10, 0, 2, 0, 0, 12), values[2])
        self.assertEqual((3, 12, 0, 0, 3, 6, 0, 9), values[3])
        self.assertEqual([1, 0, 0, 0], result["seats"])
        self.assertEqual(([], []), (result["scores"], result["given"]))

    def test_sum_of_all(self):
        """5.8. 56 less what is out of play, and 10 for the tricks; combinations as in other games."""
        for seed in range(60):
            rng = random.Random("sum/%d" % seed)
            hand = fresh(rng.choice(SIZES), 0, rng.sample(CODES, 62))
            while hand.phase != "over":
                cards = hand.lawful() if hand.phase == "play" else sorted(hand.payable(hand.actor))
                self.assertEqual([], hand.apply(Move(hand.actor, hand.phase, rng.choice(cards))))
            out = sum(VALUE[card] - 1 for card in hand.undealt if card in VALUE)
            self.assertEqual(56 - out + 10, sum(count["scartini"] for count in hand.final))
            self.assertEqual((10, 6), tuple(sum(count[key] for count in hand.final) for key in ("tricks", "last")))
            for pile, count in zip(hand.piles, hand.final):
                self.assertEqual(count["tricks"] * hand.players, len(pile))
                self.assertEqual(len(sequences(pile)) + len(cricche(pile)), len(count["list"]))


class Losers(unittest.TestCase):
    """COUNT-10."""

    def punti(self, *pairs):
        return punti([{"tricks": tricks, "total": total} for tricks, total in pairs])

    def test_highest_score(self):
        self.assertEqual([0, 1, 0], self.punti((3, 40), (1, 41), (6, 12)))

    def test_ties_at_the_top(self):
        self.assertEqual([1, 0, 1, 0], self.punti((2, 40), (3, 39), (4, 40), (1, 3)))
        self.assertEqual([1, 1, 1], self.punti((3, 20), (3, 20), (4, 20)))

    def test_no_trick(self):
        """The score is irrelevant where somebody took no trick."""
        self.assertEqual([0, 1, 0], self.punti((9, 300), (0, 0), (1, 2)))
        self.assertEqual([0, 1, 1, 0, 1, 1], self.punti((9, 300), (0, 0), (0, 0), (1, 1), (0, 0), (0, 0)))
        self.assertEqual([0, 1, 1], self.punti((10, 400), (0, 0), (0, 0)))


if __name__ == "__main__":
    unittest.main()
