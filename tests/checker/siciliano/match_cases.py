"""The match above the hands (MATCH, DEAL-5). SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from match_model import check_story

from .cards import CODES
from .hand import Hand, gains_of
from .match import Match
from .match_story import Siciliano
from .options import PRESETS
from .player import Player
from .random_hands import apply
from .result import result_of
from .support import options_of


def played(*gains):
    return {"annulled": None, "gains": list(gains)}


ANNULLED = {"annulled": 2, "gains": [0, 0]}


class Matches(unittest.TestCase):
    def match(self, points, dealer, target=51):
        match = Match(options_of(target=target), dealer)
        match.points = list(points)
        return match

    def test_won(self):
        """MATCH-1, V-MATCH-1. The dealer's side, with 47, gains 4."""
        match = self.match((47, 50), 2)
        match.add(played(*gains_of(59, 50)))
        self.assertEqual({"points": [51, 50], "winner": 0, "dealer": 3}, match.state())
        self.assertRaises(ValueError, match.add, played(0, 1))

    def test_played_on(self):
        """MATCH-1, V-MATCH-1. Nobody gains with 55 of the dealer's side."""
        match = self.match((50, 50), 3)
        match.add(played(*gains_of(55, 54)))
        self.assertEqual({"points": [50, 50], "winner": None, "dealer": 0}, match.state())

    def test_target_of_fifty(self):
        """VAR-1."""
        match = self.match((47, 49), 1, 50)
        match.add(played(0, 1))
        self.assertEqual((1, [47, 50]), (match.winner, match.points))

    def test_dealers(self):
        """DEAL-5, D-1, MATCH-3. After a hand that was played the next dealer is at the right, after an annulled one the same."""
        match = self.match((0, 0), 2)
        dealers = []
        for result in (played(1, 0), ANNULLED, ANNULLED, played(0, 0), played(0, 5)):
            match.add(result)
            dealers.append(match.dealer)
        self.assertEqual(([3, 3, 3, 0, 1], [1, 5]), (dealers, match.points))

    def test_random_matches(self):
        for number in range(12):
            rng = random.Random("match/%d" % number)
            preset = rng.choice(sorted(PRESETS))
            match = Match(PRESETS[preset], rng.randrange(4))
            while not match.over:
                hand = Hand(PRESETS[preset], match.dealer, rng.sample(CODES, 63))
                player = Player(rng, "shuffled")
                while hand.phase != "over":
                    apply(hand, player.move(hand))
                match.add(result_of(hand))
            self.assertTrue(match.points[match.winner] >= 51 > match.points[1 - match.winner])


class Stories(unittest.TestCase):
    """A server's account of a match (match_story.py)."""

    SEATS = ["a", "b", "c", "d"]

    def story(self, *hands, target=50):
        """A story from dealer 3 on; each hand is (gains, the round in which it was annulled or None)."""
        events = [{"e": "match", "options": options_of(target=target), "seats": self.SEATS}, {"e": "lot", "dealer": 3}]
        dealer = 3
        for gains, annulled in hands:
            events += [{"e": "deal"}, {"e": "told", "dealer": dealer, "seating": [0, 1, 2, 3], "over": False}]
            events.append({"e": "hand", "resti": list(gains) * 2, "annulled": annulled})
            dealer = dealer if annulled else (dealer + 1) % 4
        return events

    def test_to_the_target(self):
        hands = (((0, 30), None), ((0, 0), 1), ((0, 0), 3), ((15, 0), None), ((0, 0), None), ((0, 20), None))
        told = {"e": "told", "over": True, "totals": [15, 50, 15, 50], "lines": [], "length": None, "dealt": 6}
        story = self.story(*hands)
        self.assertEqual([], check_story(story + [told], Siciliano))
        for wrong in ({"over": False}, {"totals": [0] * 4}, {"lines": [1]}, {"length": 3}):
            self.assertEqual(1, len(check_story(story + [{**told, **wrong}], Siciliano)), wrong)
        self.assertEqual(1, len(check_story(story + [{"e": "deal"}], Siciliano)))

    def test_impossible_points(self):
        told = [{"e": "told", "over": False}]
        for gains, annulled in (((1, 1), None), ((-1, 0), None), ((1, 0), 2), ((0, 0), 4)):
            self.assertEqual(1, len(check_story(self.story((gains, annulled)) + told, Siciliano)), (gains, annulled))
        self.assertEqual([], check_story(self.story(((5, 0), None)) + told, Siciliano))

    def test_broken_off(self):
        """MATCH-4. With its current points."""
        story = self.story(((5, 0), None)) + [{"e": "leaves", "person": 1}]
        story += [{"e": "wishes", "person": person, "wish": True} for person in (0, 2, 3)]
        told = {"e": "told", "over": True, "broken_off": True, "totals": [5, 0, 5, 0], "lines": [], "deserters": [1]}
        self.assertEqual([], check_story(story + [told], Siciliano))


if __name__ == "__main__":
    unittest.main()
