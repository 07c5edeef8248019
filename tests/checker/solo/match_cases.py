"""The match above the hands. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from match_check import MODELS
from match_model import check_story, ranking_of

from .match import GIRATE, Match, desertion, missing_hands
from .match_story import Solo
from .options import PRESETS, SHAPES
from .random_hands import play_hand
from .result import result_of
from .sights import Sights

ACCOUNTS = ["a", "b", "c", "d"]


def played(*seats):
    return {"seats": list(seats)}


class Matches(unittest.TestCase):
    def test_lengths(self):
        """SOLO-23, D-50: a hand dealt by each is a girata; no other number of girate."""
        for preset, girate, hands in (
            ("two", (3, 1, 6), (6, 2, 12)),
            ("three", (2, 1, 4), (6, 3, 12)),
            ("alone", (1, 2, 3), (4, 8, 12)),
        ):
            self.assertEqual(girate, GIRATE[preset])
            self.assertEqual(hands, tuple(Match(preset, count, 0).length for count in girate))
            for wrong in {0, 1, 2, 3, 4, 6} - set(girate):
                self.assertRaises(ValueError, Match, preset, wrong, 0)

    def test_dealers(self):
        """SOLO-2, SOLO-23: the deal passes to the right; seats do not change."""
        match, dealers = Match("three", 2, 2), []
        while not match.over:
            dealers.append(match.dealer)
            match.add(played(1, 0, -1))
        self.assertEqual([2, 0, 1] * 2, dealers)
        self.assertRaises(ValueError, match.add, played(0, 0, 0))

    def test_points(self):
        """SOLO-24: results are added up; equal points are equal."""
        match = Match("two", 1, 0)
        match.add(played(-504, 504))
        match.add(played(100, -100))
        self.assertEqual(([-404, 404], [1], True), (match.points, match.winners, match.over))
        match = Match("three", 1, 0)
        for row in ((5, 5, -10), (10, -10, 0), (-10, 10, 0)):
            match.add(played(*row))
        self.assertEqual(([5, 5, -10], [0, 1]), (match.points, match.winners))

    def test_consent(self):
        """SOLO-25, D-51: finished hands count, nothing else is owed, in the middle of a girata too."""
        match = Match("alone", 2, 3)
        match.add(played(30, -10, -10, -10))
        match.break_off(under_way=True)
        self.assertEqual(([30, -10, -10, -10], True), (match.points, match.over))

    def test_desertion(self):
        """SOLO-26, D-29, D-51: 60 for each missing hand, the one under way included, to each who stays."""
        match = Match("alone", 2, 3)
        match.add(played(30, -10, -10, -10))
        match.break_off([1], under_way=True)
        self.assertEqual([30 + 180, -10 - 540, -10 + 180, -10 + 180], match.points)
        self.assertEqual([120, -120, 120, -120], desertion(4, [1, 3]))
        self.assertEqual([-60, 60], desertion(2, [0]))
        self.assertEqual([60, 60, -120], desertion(3, [2]))
        self.assertEqual([120, -60, -60], desertion(3, [1, 2]))

    def test_missing_hands(self):
        """SOLO-26, D-30: of this girata only; none between two girate."""
        for finished, players, under_way, missing in (
            (0, 3, True, [1, 2, 3]),
            (1, 3, True, [2, 3]),
            (2, 3, False, [3]),
            (3, 3, False, []),
            (3, 3, True, [4, 5, 6]),
            (5, 2, True, [6]),
            (4, 4, True, [5, 6, 7, 8]),
        ):
            self.assertEqual(missing, missing_hands(finished, players, under_way))

    def test_random_matches(self):
        """SOLO-21, SOLO-24: points sum to zero."""
        for number in range(6):
            preset = sorted(PRESETS)[number % 3]
            rng, match = random.Random("match/%d" % number), Match(preset, 1, 0)
            while not match.over:
                match.add(result_of(play_hand(rng, preset, Sights())[1]))
            self.assertEqual(0, sum(match.points))


class Stories(unittest.TestCase):
    """A server's account of a match (match_story.py)."""

    def begin(self, preset, girate, *events):
        start = {"e": "match", "game": "minchiate", "preset": preset, "girate": girate, "options": {}}
        return [{**start, "seats": ACCOUNTS[: SHAPES[preset].players]}, *events]

    def hands(self, *results):
        return [event for resti in results for event in ({"e": "deal"}, {"e": "hand", "resti": list(resti)})]

    def check(self, story, **told):
        self.assertEqual([], check_story([*story, {"e": "told", **told}], MODELS["minchiate"]))

    def test_model(self):
        """The preset decides which model reads a story."""
        self.assertIsInstance(MODELS["minchiate"](self.begin("two", 1)[0]), Solo)
        pairs = {"girate": 1, "options": {"girata_bonus": 0, "interruption": 2}, "seats": ACCOUNTS}
        self.assertNotIsInstance(MODELS["minchiate"](pairs), Solo)
        self.assertEqual(1, len(check_story(self.begin("two", 2), MODELS["minchiate"])))

    def test_draw(self):
        """SOLO-2, SEAT-3, D-1: the highest deals first, the second highest sits at the right, and so on."""
        cards = [(0, "CK"), (1, "SK"), (2, "T5"), (0, "T9"), (1, "T3")]
        cards = [{"person": person, "card": card} for person, card in cards]
        self.assertEqual([0, 2, 1], ranking_of(cards, 3))
        dealt = [*self.hands((2, -1, -1), (0, 0, 0)), {"e": "deal"}]
        story = self.begin("three", 1, {"e": "draw", "cards": cards}, *dealt)
        # Seat 1 is person 2.
        self.check(story, seating=[0, 2, 1], dealer=2, totals=[2, -1, -1], accounts={"a": 2, "b": -1, "c": -1})
        cards = [{"person": person, "card": card} for person, card in ((0, "T4"), (1, "T1"), (2, "T3"), (3, "T9"))]
        story = self.begin("alone", 1, {"e": "draw", "cards": cards}, {"e": "deal"})
        self.check(story, seating=[0, 2, 1, 3], dealer=3, ranking=[3, 0, 2, 1])

    def test_to_the_end(self):
        """SOLO-23, SOLO-24: seats and dealers of two girate."""
        results = [(10, -10), (-3, 3)] * 3
        story = self.begin("two", 3, {"e": "lot", "dealer": 1}, *self.hands(*results))
        self.check(story, over=True, broken_off=False, length=6, totals=[21, -21], lines=[], seating=[0, 1], dealer=0)
        self.assertEqual(1, len(check_story([*story, {"e": "deal"}], MODELS["minchiate"])))
        wrong = self.begin("two", 1, {"e": "lot", "dealer": 1}, *self.hands((10, -9)))
        self.assertEqual(1, len(check_story(wrong, MODELS["minchiate"])))

    def test_consent(self):
        """SOLO-25, D-4, D-33: nothing is owed; the hand under way is void."""
        wishes = [{"e": "wishes", "person": person, "wish": True} for person in range(3)]
        story = self.begin("three", 2, {"e": "lot", "dealer": 0}, *self.hands((4, -2, -2)), {"e": "deal"}, *wishes)
        self.check(story, over=True, broken_off=True, totals=[4, -2, -2], lines=[], deserters=[])
        story = [*story[:-1], {"e": "leaves", "person": 2}]
        self.check(story, over=True, totals=[4, -2, -2], lines=[], deserters=[])

    def test_desertion(self):
        """SOLO-26, D-4, D-32: a line for each missing hand, on the deserter's account."""
        left = [{"e": "leaves", "person": 1}, *({"e": "wishes", "person": n, "wish": True} for n in (0, 2))]
        begun = self.begin("three", 2, {"e": "lot", "dealer": 2})
        story = [*begun, *self.hands((4, -2, -2)), {"e": "deal"}, *left]
        lines = [{"reason": "desertion", "girata": 1, "hand": hand, "resti": [60, -120, 60]} for hand in (2, 3)]
        self.check(story, over=True, lines=lines, totals=[124, -242, 118], deserters=[1])
        self.check(story, accounts={"a": 124, "b": -242, "c": 118})
        girata = [*begun, *self.hands(*[(4, -2, -2)] * 3)]
        self.check([*girata, *left], over=True, lines=[], totals=[12, -6, -6], deserters=[1])
        lines = [{**lines[0], "girata": 2, "hand": hand} for hand in (4, 5, 6)]
        self.check([*girata, {"e": "deal"}, *left], lines=lines, totals=[192, -366, 174])

    def test_all_have_left(self):
        """SOLO-26, D-29: nothing is owed."""
        left = [{"e": "leaves", "person": person} for person in (0, 1)]
        story = self.begin("two", 3, {"e": "lot", "dealer": 0}, *self.hands((4, -4)), {"e": "deal"}, *left)
        self.check(story, over=True, broken_off=True, lines=[], totals=[4, -4])


if __name__ == "__main__":
    unittest.main()
