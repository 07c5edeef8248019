"""Terziglio: the card given for the Matto, cappotto and the poste. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from .match import Account
from .result import result_of
from .solo import poste, poste_of_seats
from .support import codes, play
from .terziglio_cases import ending, rest_of


class Parity(unittest.TestCase):
    """4.6. The last trick of a hand; the side of the Matto has taken two tricks before, without a pip."""

    TWO = "DQ DJ SQ SJ BQ BJ"

    def last(self, hands, leader, side, pozzo, how="di_mio", own=TWO):
        other = rest_of(own, pozzo, *hands)
        before = len(codes(own)) // 3 if how == "di_mio" else 2
        piles, tricks = [own, other], [before, 17 - before]
        if side == 1:
            piles, tricks = piles[::-1], tricks[::-1]
        hand = ending(hands, leader, piles, tricks, how, pozzo)
        order = [(leader + step) % 3 for step in range(3)]
        self.assertEqual([], play(hand, *("%d %s" % (seat, hands[seat]) for seat in order)))
        return hand

    def test_pip_of_the_pozzo(self):
        """The first pip of that pile is given, for the winner of the last trick."""
        pozzo = "M C9 D6 S7 B8 TM1 T5 T6"
        for seat, *hands in ((0, "T20", "T8", "C1"), (1, "C1", "T20", "T8"), (2, "C1", "T8", "T20")):
            side = min(seat, 1)
            hand = self.last(hands, 1, side, pozzo)
            self.assertEqual([{"seat": seat, "team": 1 - side, "card": "C9"}], hand.given)
            self.assertEqual([16, 46], sorted(count["pile"] for count in hand.final))
            self.assertEqual("over", hand.phase)

    def test_choice_for_the_pozzo(self):
        """GIVE-1. Without a pip the winner of the last trick chooses."""
        pozzo = "M T1 TM1 TM2 TM3 TM4 T5 T6"
        hand = self.last(("C1", "T8", "T20"), 1, 1, pozzo)
        self.assertEqual(("give", 2, []), (hand.phase, hand.actor, hand.given))
        self.assertEqual({"format", "complete", "scores"}, set(result_of(hand)))
        self.assertEqual(["TURN-1"], play(hand, "1 T8 given"))
        self.assertEqual(["GIVE-1"], play(hand, "2 M given"))
        self.assertIn("GIVE-1", play(hand, "2 C6 given"))
        self.assertEqual(["TURN-2"], play(hand, "2 T8"))
        self.assertEqual([], play(hand, "2 T20 given"))
        self.assertEqual([{"seat": 2, "team": 0, "card": "T20"}], result_of(hand)["given"])
        self.assertEqual([46, 16], [count["pile"] for count in hand.final])
        hand = self.last(("T20", "T8", "C1"), 1, 0, pozzo)
        self.assertEqual(("give", 0), (hand.phase, hand.actor))
        self.assertEqual([], play(hand, "0 DQ given"))
        self.assertEqual([{"seat": 0, "team": 1, "card": "DQ"}], hand.given)

    def test_even(self):
        """GIVE-2. Two tricks and the pozzo are fourteen cards."""
        hand = self.last(("T20", "T8", "C1"), 1, 0, "M C9 D6 S7 B8 TM1 T5 T6", own="DQ DJ SQ")
        self.assertEqual(([], [14, 48]), (hand.given, [count["pile"] for count in hand.final]))

    def test_covered(self):
        """Who covered the Matto chooses, not the partner; the soloist gives from the discard as well."""
        hand = self.last(("T20", "M", "C1"), 0, 1, "S6 S7 S8 S9 S10 B6 B7 T10")
        self.assertEqual(("give", 1), (hand.phase, hand.actor))
        self.assertEqual(["TURN-1"], play(hand, "2 DQ given"))
        self.assertEqual([], play(hand, "1 DQ given"))
        self.assertEqual([{"seat": 1, "team": 0, "card": "DQ"}], hand.given)
        own = self.TWO + " B7 S6 TM1 TM2 T5 T6 T7 T8"
        hand = self.last(("M", "T20", "C1"), 1, 0, "", "su", own)
        self.assertEqual([{"seat": 0, "team": 1, "card": "S6"}], hand.given)
        self.assertEqual([14, 48], [count["pile"] for count in hand.final])


class Cappotto(unittest.TestCase):
    """4.7, 5.4, 8.6. The winners count the whole pack."""

    def last(self, hands, leader, loser, pile, how, pozzo=""):
        piles, tricks = [pile, rest_of(pile, pozzo, *hands)], [0, 17]
        if loser == 1:
            piles, tricks = piles[::-1], tricks[::-1]
        hand = ending(hands, leader, piles, tricks, how, pozzo)
        order = [(leader + step) % 3 for step in range(3)]
        self.assertEqual([], play(hand, *("%d %s" % (seat, hands[seat]) for seat in order)))
        result = result_of(hand)
        self.assertEqual(([], [0, 1, 1], 0, how), tuple(result[key] for key in ("given", "teams", "soloist", "how")))
        count, other = result["final"][1 - loser], result["final"][loser]
        self.assertEqual((18, 62, 550, 296, 87, 6, 0, 939), tuple(list(count.values())[:8]))
        self.assertEqual((0, 0, 0, []), tuple(other[key] for key in ("tricks", "pile", "total", "list")))
        return result["seats"]

    def test_soloist_loses_all(self):
        """The eight discards go over, with the Matto or without it; "di mio" the Matto alone or nothing."""
        discard = "S6 S7 S8 S9 S10 B6 B7 T10"
        self.assertEqual([-186, 93, 93], self.last(("M", "C7", "T20"), 1, 0, discard, "su"))
        self.assertEqual([-186, 93, 93], self.last(("C6", "C7", "T20"), 1, 0, discard, "su"))
        self.assertEqual([-372, 186, 186], self.last(("M", "C7", "T20"), 1, 0, "", "di_mio", discard))
        pozzo = "S6 S7 S8 S9 S10 B6 B7 M"
        self.assertEqual([-372, 186, 186], self.last(("C6", "C7", "T20"), 1, 0, "", "di_mio", pozzo))

    def test_soloist_wins_all(self):
        pozzo = "S6 S7 S8 S9 S10 B6 B7 T10"
        self.assertEqual([186, -93, -93], self.last(("T20", "M", "C7"), 0, 1, "", "su"))
        self.assertEqual([372, -186, -186], self.last(("T20", "M", "C7"), 0, 1, "", "di_mio", pozzo))
        pozzo = "S6 S7 S8 S9 S10 B6 B7 M"
        self.assertEqual([372, -186, -186], self.last(("T20", "C6", "C7"), 0, 1, "", "di_mio", pozzo))


class Poste(unittest.TestCase):
    def test_table(self):
        """8.9."""
        table = ((0, 0), (14, 0), (15, 1), (24, 1), (25, 2), (34, 2), (35, 3), (45, 4), (208, 20), (939, 93))
        for points, paid in table:
            self.assertEqual(paid, poste(points, 15), points)

    def test_from_46(self):
        """D-17, V-POSTE-2: a scale in edition 2, only a limit in edition 1."""
        for points, paid in ((0, 0), (15, 0), (45, 0), (46, 4), (54, 4), (55, 5), (208, 20)):
            self.assertEqual(paid, poste(points, 46, 1), points)
        for points, paid in ((0, 0), (15, 0), (45, 0), (46, 1), (55, 1), (56, 2), (78, 4), (100, 6)):
            self.assertEqual(paid, poste(points, 46, 2), points)
        self.assertEqual([poste(points, 15, 1) for points in range(300)], [poste(points, 15) for points in range(300)])

    def test_seats(self):
        """8.9, D-16."""
        for teams, how, totals, least, seats in (
            ([0, 1, 1], "su", (208, 100), 15, [40, -20, -20]),
            ([1, 0, 1], "su", (208, 100), 15, [-20, 40, -20]),
            ([0, 1, 1], "di_mio", (100, 208), 15, [-80, 40, 40]),
            ([1, 1, 0], "di_mio", (100, 208), 15, [40, 40, -80]),
            ([0, 1, 1], "su", (100, 208), 15, [-40, 20, 20]),
            ([0, 1, 1], "di_mio", (208, 100), 15, [80, -40, -40]),
            ([0, 1, 1], "su", (120, 120), 15, [-22, 11, 11]),
            ([0, 1, 1], "di_mio", (120, 120), 15, [-44, 22, 22]),
            ([0, 1, 1], "su", (45, 40), 15, [8, -4, -4]),
            ([0, 1, 1], "su", (45, 40), 46, [0, 0, 0]),
            ([0, 1, 1], "di_mio", (40, 46), 46, [-4, 2, 2]),
        ):
            self.assertEqual(seats, poste_of_seats(teams, how, totals, least))
            self.assertEqual(0, sum(seats))

    def test_account(self):
        """5.4, D-14. The soloist deals the next hand; after a void hand the same dealer deals again."""
        account = Account(2)
        account.add({"seats": [-80, 40, 40], "soloist": 0})
        self.assertEqual((0, [-80, 40, 40]), (account.dealer, account.poste))
        account.add({"seats": [0, 0, 0], "soloist": None})
        account.add({"seats": [20, 20, -40], "soloist": 2})
        self.assertEqual((2, [-60, 60, 0]), (account.dealer, account.poste))


if __name__ == "__main__":
    unittest.main()
