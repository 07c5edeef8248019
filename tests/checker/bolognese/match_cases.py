"""The match above the hands. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from match_model import check_story

from .cards import CODES
from .hand import Hand
from .match import Match
from .match_story import Ottocento as Whole
from .options import PRESETS, SHAPES, has_score
from .player import Player
from .random_hands import apply
from .result import result_of


def brought(one, other, **more):
    return {"seats": [one, other, one, other], **more}


class Ottocento(unittest.TestCase):
    def match(self, *hands):
        match = Match("ottocento", PRESETS["ottocento"], 2)
        for hand in hands:
            self.assertFalse(match.over)
            match.add(brought(*hand))
        return match

    def test_target(self):
        """MATCH-2."""
        match = self.match((400, 300), (399, 400))
        self.assertEqual(([799, 700], False, 0), (match.score, match.over, match.dealer))
        match = self.match((400, 300), (400, 499))
        self.assertEqual((True, 0), (match.over, match.winner))
        match = self.match((939, 0))
        self.assertEqual((True, 0), (match.over, match.winner))

    def test_both_over(self):
        """MATCH-3."""
        match = self.match((700, 790), (101, 12))
        self.assertEqual(([801, 802], True, 1), (match.score, match.over, match.winner))

    def test_equal(self):
        """D-7. One more hand, and another if that is equal too; nobody calls out in it."""
        match = self.match((405, 410), (405, 400))
        self.assertEqual(([810, 810], False, None), (match.score, match.over, match.winner))
        self.assertFalse(Hand("ottocento", match.options, match.dealer, match.score, list(CODES)).calling)
        match.add(brought(30, 30))
        self.assertFalse(match.over)
        match.add(brought(10, 11))
        self.assertEqual((True, 1), (match.over, match.winner))

    def test_called(self):
        """OUT-9. It is over, even if the other side has more."""
        match = self.match((790, 799))
        match.add(brought(17, 0, called={"seat": 2, "team": 0, "points": 17}))
        self.assertEqual(([807, 799], True, 0), (match.score, match.over, match.winner))
        self.assertRaises(ValueError, match.add, brought(1, 2))


class QuattroScartate(unittest.TestCase):
    def test_four_hands(self):
        """MATCH-4, D-11."""
        for last, winner in (((11, 10), 0), ((9, 10), 1), ((10, 10), None)):
            match = Match("quattro_scartate", PRESETS["quattro_scartate"], 3)
            dealers = []
            for hand in ((900, 0), (0, 900), (50, 50), last):
                self.assertFalse(match.over)
                dealers.append(match.dealer)
                match.add(brought(*hand))
            self.assertEqual([3, 0, 1, 2], dealers)
            self.assertEqual((True, winner), (match.over, match.winner))


class Story(unittest.TestCase):
    """A server's account of a match (match_story.py)."""

    SEATS = ["a", "b", "c", "d"]

    def story(self, options, *hands):
        events = [{"e": "match", "options": options, "seats": self.SEATS}, {"e": "lot", "dealer": 3}]
        for number, (one, other) in enumerate(hands):
            events += [{"e": "deal"}, {"e": "told", "dealer": (3 + number) % 4, "seating": [0, 1, 2, 3], "over": False}]
            events.append({"e": "hand", "resti": [one, other, one, other]})
        return events

    def test_to_a_target_and_of_four_hands(self):
        """MATCH-2, MATCH-4."""
        for options, hands in (({"target": 100}, ((60, 90), (30, 10))), ({}, ((1, 2),) * 4)):
            sums = [sum(points) for points in zip(*hands)]
            length = None if options else 4
            told = {"e": "told", "over": True, "totals": sums * 2, "lines": [], "length": length}
            story = self.story(options, *hands)
            self.assertEqual([], check_story(story + [told], Whole))
            for wrong in ({"over": False}, {"totals": [0] * 4}, {"lines": [1]}, {"length": 3}):
                self.assertEqual(1, len(check_story(story + [{**told, **wrong}], Whole)), wrong)
            self.assertEqual(1, len(check_story(story + [{"e": "deal"}], Whole)))

    def test_broken_off(self):
        """MATCH-5: with its current scores; a player who leaves while the others play on has deserted."""
        story = self.story({}, (5, 7)) + [{"e": "leaves", "person": 1}]
        story += [{"e": "wishes", "person": person, "wish": True} for person in (0, 2, 3)]
        told = {"e": "told", "over": True, "broken_off": True, "totals": [5, 7, 5, 7], "lines": [], "deserters": [1]}
        self.assertEqual([], check_story(story + [told], Whole))
        self.assertEqual(1, len(check_story(story + [{**told, "lines": [{}]}], Whole)))


class Random(unittest.TestCase):
    def test_matches_to_their_end(self):
        for number in range(20):
            rng = random.Random("match/%d" % number)
            preset = rng.choice([name for name in sorted(PRESETS) if has_score(name) or name == "quattro_scartate"])
            match = Match(preset, PRESETS[preset], rng.randrange(SHAPES[preset].players))
            target = match.options.get("target")
            while not match.over:
                self.assertTrue(target is None or max(match.score) < target or match.score[0] == match.score[1])
                hand = Hand(preset, match.options, match.dealer, list(match.score), rng.sample(CODES, 62))
                player = Player(rng, "shuffled")
                while hand.phase != "over":
                    apply(hand, player.move(hand))
                match.add(result_of(hand))
            self.assertTrue(match.hands == 4 if target is None else max(match.score) >= target)


if __name__ == "__main__":
    unittest.main()
