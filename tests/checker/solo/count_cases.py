"""The scores, the end count and the ledger's row. SPDX-License-Identifier: AGPL-3.0-or-later"""

import unittest

from minchiate.cards import WHOLE_PACK, mask_of_codes

from .count import final_count, row
from .record import replay
from .support import all_codes, in_play, play, record_of, scored, trumps

HIGH = ["T13", "T14", "T15", "DK", "SK", "BK", "M", "C2", "C3", "C4", "C5", "C6", "CK"]
WEAK_PLAYS = [*trumps(1, 15), "CK", "DK", "SK", "BK", "M", "C2", "C3", "C4", "C5", "C6"]
STRONG_PLAYS = trumps(40, 16)
STRONG_SHOWS = [trumps(28, 40), ["T20", "T30", "T40"]]
WEAK_SHOWS = [["T1", "T2", "T3", "T4", "T5", "M"], ["CK", "DK", "SK", "BK", "M"]]


def tricks(order, *plays):
    """The cards that the seats play to each trick, in this order of seats."""
    return [{"seat": seat, "play": cards[at]} for at in range(25) for seat, cards in zip(order, plays)]


def shows(seat, listed):
    return {"seat": seat, "declare": listed}


class Whole(unittest.TestCase):
    def test_two(self):
        """V-SOLO-1, SOLO-12, SOLO-17, SOLO-20, SOLO-21."""
        pack = all_codes(*trumps(16, 27), *trumps(1, 12), *trumps(28, 40), *HIGH)
        moves = [shows(1, STRONG_SHOWS), shows(0, WEAK_SHOWS), *tricks((1, 0), STRONG_PLAYS, WEAK_PLAYS)]
        result = replay(record_of("two", 0, pack, moves))
        scores = [(entry["why"], entry["seat"], entry["points"]) for entry in result["scores"]]
        self.assertEqual([("exposed", 1, 10), ("exposed", 0, 5)], scores[:2])
        declared = [("declaration", 1, 90), ("declaration", 1, 20), ("declaration", 0, 22), ("declaration", 0, 25)]
        self.assertEqual(declared, scores[2:6])
        deaths = [-5, -3, -3, -3, -3, -5, -5] + [-5] * 4
        self.assertEqual([("death", 0, points) for points in deaths], scores[6:])
        self.assertEqual(-47, sum(deaths))
        final = result["final"][1]
        counted = [final[key] for key in ("versicole", "cards", "tricks", "last", "total")]
        self.assertEqual([212, 142, 25, 10, 389], counted)
        self.assertEqual(0, result["final"][0]["total"])
        self.assertEqual(([5, 509], [-504, 504]), (result["points"], result["seats"]))
        self.assertEqual(([], []), (result["out"], result["fees"]))

    def test_three(self):
        """V-SOLO-2, SOLO-12, SOLO-21."""
        third = ["C7", "C8", "C9", "C10", "C1", "CJ", "CN", "CQ", "D1", "D2", "D3", "D4"]
        third_last = ["D5", "D6", "D7", "D8", "D9", "D10", "DJ", "DN", "DQ", "S1", "S2", "S3", "S4"]
        pack = all_codes(*trumps(16, 27), *trumps(1, 12), *third, *trumps(28, 40), *HIGH, *third_last)
        moves = [shows(0, STRONG_SHOWS), shows(1, WEAK_SHOWS), shows(2, [])]
        moves += tricks((0, 1, 2), STRONG_PLAYS, WEAK_PLAYS, third + third_last)
        result = replay(record_of("three", 2, pack, moves))
        final = result["final"][0]
        self.assertEqual([212, 142, 50, 10], [final[key] for key in ("versicole", "cards", "tricks", "last")])
        self.assertEqual(([534, 5, 0], [1063, -524, -539]), (result["points"], result["seats"]))

    def test_no_resti(self):
        """SOLO-22: the result has points, and neither resti nor an end."""
        pack = all_codes(*trumps(16, 27), *trumps(1, 12), *trumps(28, 40), *HIGH)
        under_way = replay(record_of("two", 0, pack, []))
        self.assertEqual({"format", "complete", "scores"}, set(under_way))
        moves = [shows(1, []), shows(0, []), *tricks((1, 0), STRONG_PLAYS, WEAK_PLAYS)]
        keys = {"format", "complete", "scores", "out", "fees", "final", "points", "seats"}
        self.assertEqual(keys, set(replay(record_of("two", 0, pack, moves))))


class Points(unittest.TestCase):
    def test_death(self):
        """SOLO-19, D-48: off the score of the player who played it, from the leader on; the captor adds nothing."""
        hand = in_play("three", ("D3 C2", "T10 C3", "T20 C4"), 0)
        play(hand, "0 D3", "1 T10", "2 T20")
        self.assertEqual([("death", 1, -5, ["T10"])], scored(hand))
        hand = in_play("alone", ("T40 C2", "T10 C3", "T2 C4", "T13 C5"), 0)
        play(hand, "0 T40", "1 T10", "2 T2", "3 T13")
        deaths = [("death", 1, -5, ["T10"]), ("death", 2, -3, ["T2"]), ("death", 3, -5, ["T13"])]
        self.assertEqual(deaths, scored(hand))

    def test_cost_of_a_card(self):
        """V-SOLO-3: three times the value against its captor, twice against the others."""
        for value in (3, 5, 10):
            kept = [60, 30, 10]
            lost = [60 - 2 * value, 30 + value, 10]
            changes = []
            for one, other in ((0, 1), (0, 2), (1, 2)):
                before, after = [row([points[one], points[other]], [0, 0], [], [])[0] for points in (kept, lost)]
                changes.append(after - before)
            self.assertEqual([-3 * value, -2 * value, value], changes)

    def test_count(self):
        """SOLO-20, END-1, END-2, END-3."""
        count = final_count(mask_of_codes("T34 T35 T36 M T29 CK C3"), 25, True, False)
        counted = [count[key] for key in ("versicole", "cards", "tricks", "last", "total")]
        self.assertEqual([25, 30, 0, 10, 65], counted)
        self.assertEqual([[["T34", "T35", "T36", "M"], 25]], count["list"])
        whole = final_count(WHOLE_PACK, 25, False, True)
        self.assertEqual((237, 142, 72, 0), tuple(whole[key] for key in ("versicole", "cards", "tricks", "last")))

    def test_cards(self):
        """V-SOLO-7, SOLO-14, SOLO-20: a point for each card over one's own 25 or 21, whoever is out."""
        for size, cards, points in (
            (25, (33, 24, 18), (8, 0, 0)),
            (21, (24, 18), (3, 0)),
            (21, (27, 21, 15), (6, 0, 0)),
        ):
            found = [final_count((1 << count) - 1, size, False, False)["tricks"] for count in cards]
            self.assertEqual(points, tuple(found))

    def test_row(self):
        """SOLO-21: n times the score, less the sum of all."""
        self.assertEqual([1063, -524, -539], row([534, 5, 0], [0, 0, 0], [], []))
        self.assertEqual([-504, 504], row([5, 509], [5, 10], [], []))


if __name__ == "__main__":
    unittest.main()
