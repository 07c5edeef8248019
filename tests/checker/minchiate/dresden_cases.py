"""The worked hand of 1798 (A §19; V-W1 to V-W9 and the errata). SPDX-License-Identifier: AGPL-3.0-or-later"""

import os
import unittest

from .cards import CODES
from .record import play_through, replay
from strict_json import parse

GOLDEN_1798 = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "golden", "minchiate-1798.json")


def golden():
    with open(GOLDEN_1798, "rb") as file:
        return parse(file.read().decode("utf-8"))[0]


class Dresden1798(unittest.TestCase):
    """A §19: V-W1 to V-W9."""

    LEADS = "30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 34"
    WINNERS = "S E W N S E W E S E S E W E W N E S S S"  # and the last trick South's

    def test_leads_and_winners(self):
        record = golden()
        leads, winners = [], []
        for count in range(len(record["moves"]) + 1):
            hand, error = play_through({**record, "moves": record["moves"][:count]})
            self.assertIsNone(error)
            if hand.tricks_played > len(leads):
                leads.append(-hand.tally.lead)
                if hand.phase != "over":
                    winners.append("SENW"[hand.leader])
        self.assertEqual(self.LEADS, " ".join(map(str, leads)))
        self.assertEqual(self.WINNERS, " ".join(winners))
        self.assertEqual(([10, 11], 0), (hand.tricks_won, hand.last_side))

    def test_deal(self):
        record = golden()
        hand, _ = play_through({**record, "moves": record["moves"][:1]})
        self.assertEqual(2, hand.robbed)
        self.assertEqual(
            [("rob", 5), ("exposed", 5), ("exposed", 5)],
            [(entry["why"], entry["points"]) for entry in hand.tally.scores],
        )
        self.assertEqual({3: 2, 0: 3}, hand.owed)
        fola = [CODES[card] for card in hand.fola]
        self.assertEqual([0, 1, 1, 1, 5], [sum(code[0] == suit for code in fola) for suit in "CDSBT"])
        hand, _ = play_through({**record, "moves": record["moves"][:3]})
        fola = [CODES[card] for card in hand.fola]
        self.assertEqual([3, 1, 3, 1, 5], [sum(code[0] == suit for code in fola) for suit in "CDSBT"])

    def test_result(self):
        result = replay(golden())
        wanted = (
            {"versicole": 20, "cards": 68, "tricks": 0, "last": 10, "total": 98},
            {"versicole": 71, "cards": 74, "tricks": 2, "last": 0, "total": 147},
        )
        for team in (0, 1):
            final = dict(result["final"][team])
            del final["list"]
            self.assertEqual(wanted[team], final)
        self.assertEqual(-83, result["end"])
        self.assertEqual([{"when": "end", "team": 1, "resti": 2}], result["resti"])
        self.assertEqual([-2, 2, -2, 2], result["seats"])

    def test_forced_king(self):
        """V-W7: in trick 3 the Queen of swords is refused."""
        record = golden()
        at = record["moves"].index({"seat": 0, "play": "SK"})
        record["moves"][at] = {"seat": 0, "play": "SQ"}
        error = replay(record)["error"]
        self.assertEqual((at, 0, "KING-1"), (error["move"], error["seat"], error["rule"]))

    def test_west_leads_trick_14(self):
        """Erratum (a)."""
        record = golden()
        at = record["moves"].index({"seat": 3, "play": "D3"})
        record["moves"][at] = {"seat": 1, "play": "T31"}
        self.assertEqual((at, "TURN-1"), (replay(record)["error"]["move"], replay(record)["error"]["rule"]))

    def test_king_in_trick_17(self):
        """Erratum (b): 118 instead of 83, still 2 resti."""
        record = golden()
        moves = record["moves"]
        at = moves.index({"seat": 3, "play": "C3"})
        other = moves.index({"seat": 3, "play": "CK"})
        moves[at], moves[other] = moves[other], moves[at]
        result = replay(record)
        self.assertEqual((-118, [-2, 2, -2, 2]), (result["end"], result["seats"]))


if __name__ == "__main__":
    unittest.main()
