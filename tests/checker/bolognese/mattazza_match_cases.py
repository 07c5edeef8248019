"""A match of mattazza: Punti, the three ends, and the next dealer. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from match_model import check_story

from .cards import CODES
from .match_story import match_of
from .mattazza import new_hand
from .mattazza_match import Mattazza
from .options import ENDS, PRESETS
from .player import Player
from .random_hands import apply
from .result import result_of


def match_with(players=4, dealer=0, **options):
    return Mattazza({**PRESETS["mattazza"], "players": players, **options}, dealer)


def lose(match, *hands):
    """Adds hands, each a string of the losers' numbers."""
    for losers in hands:
        match.add({"seats": [int(str(player) in losers) for player in match.playing]})
    return match


def state(match):
    return match.over, match.losers, match.winners if match.over else None


class Drop(unittest.TestCase):
    """MATCH-10, D-31."""

    def test_until_two_are_left(self):
        match = lose(match_with(), "0", "1", "0", "1")
        self.assertEqual(([2, 2, 0, 0], False), (match.punti, match.over))
        lose(match, "0")
        self.assertEqual((False, [0], [1, 2, 3]), (match.over, match.losers, match.playing))
        lose(match, "2", "1")
        self.assertEqual((True, [0, 1], [2, 3]), state(match))
        self.assertRaises(ValueError, lose, match, "2")

    def test_three_need_one_loser(self):
        self.assertEqual((True, [1], [0, 2]), state(lose(match_with(3, target=2), "1", "2", "1")))

    def test_fewer_than_two_winners(self):
        """All who stand at the mark in the deciding hand have lost."""
        self.assertEqual((True, [0, 1], [2]), state(lose(match_with(3, target=1), "01")))
        self.assertEqual((True, [0, 1, 2], []), state(lose(match_with(3, target=1), "012")))
        self.assertEqual((True, [0, 1, 2, 3], []), state(lose(match_with(4, target=2), "0123", "0123")))
        self.assertEqual((True, [0, 1, 3], [2]), state(lose(match_with(4, target=2), "013", "3", "01")))

    def test_several_drop_out_and_others_go_on(self):
        match = lose(match_with(6, target=1), "02")
        self.assertEqual((False, [1, 3, 4, 5]), (match.over, match.playing))
        self.assertEqual((True, [0, 2, 3, 5], [1, 4]), state(lose(match, "35")))

    def test_seats_of_later_hands(self):
        """D-31. The remaining players are seats 0 to k-1 in playing order."""
        match = lose(match_with(5, dealer=3, target=1), "1")
        self.assertEqual(([0, 2, 3, 4], 4, 3), (match.playing, match.dealer, match.dealer_seat))
        match.add({"seats": [0, 1, 0, 0]})
        self.assertEqual([0, 1, 1, 0, 0], match.punti)
        self.assertRaises(ValueError, match.add, {"seats": [1, 0, 0, 0]})


class Group(unittest.TestCase):
    """MATCH-11, D-31."""

    def test_two_of_four_with_three(self):
        for players in (3, 4):
            match = lose(match_with(players, end="group"), "0", "0", "0", "1", "1")
            self.assertFalse(match.over)
            self.assertEqual((True, [0, 1]), state(lose(match, "1"))[:2])

    def test_one_of_four_with_six(self):
        match = lose(match_with(4, end="group"), *"000001122")
        self.assertEqual(([5, 2, 2, 0], False), (match.punti, match.over))
        self.assertEqual((True, [0], [1, 2, 3]), state(lose(match, "0")))

    def test_more_losers_than_foreseen(self):
        match = lose(match_with(4, end="group"), "012", "012")
        self.assertEqual((True, [0, 1, 2], [3]), state(lose(match, "012")))
        self.assertEqual((True, [0, 1, 2], [3]), state(lose(match_with(4, end="group"), *"000112", "2", "12")))

    def test_lower_mark_first(self):
        """The sixth Punto of one and the third of another in one hand: both lose."""
        self.assertEqual((True, [0, 1], [2, 3]), state(lose(match_with(4, end="group"), *"0000011", "01")))

    def test_five_and_six(self):
        for players in (5, 6):
            match = lose(match_with(players, end="group"), *"00112")
            self.assertFalse(match.over)
            self.assertEqual((True, [0, 1, 2]), state(lose(match, "2"))[:2])
            match = lose(match_with(players, end="group"), *"0001123")
            self.assertFalse(match.over)
            self.assertEqual((True, [0]), state(lose(match, "0"))[:2])

    def test_two_with_the_higher_mark(self):
        """Of five, two reach four Punti in one hand while the others have fewer than two: both lose."""
        match = lose(match_with(5, end="group"), "01", "01", "012", "01")
        self.assertEqual((True, [0, 1], [2, 3, 4]), state(match))

    def test_target_is_ignored(self):
        self.assertFalse(lose(match_with(4, end="group", target=1), "0").over)


class First(unittest.TestCase):
    """MATCH-12, D-31."""

    def test_first(self):
        match = lose(match_with(5, end="first", target=2), *"0123")
        self.assertFalse(match.over)
        self.assertEqual((True, [2], [0, 1, 3, 4]), state(lose(match, "2")))

    def test_several(self):
        self.assertEqual((True, [0, 4], [1, 2, 3]), state(lose(match_with(5, end="first", target=1), "04")))
        self.assertEqual((True, [0, 1, 2], []), state(lose(match_with(3, end="first", target=1), "012")))


class Dealer(unittest.TestCase):
    """DEAL-9, D-32."""

    def dealers(self, match, *hands):
        found = [match.dealer]
        for losers in hands:
            found.append(lose(match, losers).dealer)
        return found

    def test_by_turn(self):
        self.assertEqual([2, 3, 4, 0, 1], self.dealers(match_with(5, 2, target=9), *"1111"))

    def test_passes_over_those_who_dropped_out(self):
        self.assertEqual([0, 2, 3, 4, 0], self.dealers(match_with(5, 0, target=1), "1", "", "", ""))
        # The last dealer itself has dropped out, and so has its neighbour.
        self.assertEqual([0, 2], self.dealers(match_with(6, 0, target=1), "01"))
        self.assertEqual([4, 1], self.dealers(match_with(6, 4, target=1), "045"))

    def test_loser_deals(self):
        self.assertEqual([0, 3, 1, 1], self.dealers(match_with(4, 0, loser_deals=True, target=9), *"311"))

    def test_first_loser_at_the_dealers_right(self):
        options = {"loser_deals": True, "target": 9}
        for dealer, losers, following in ((0, "13", 1), (1, "13", 3), (2, "13", 3), (3, "13", 1), (1, "12", 2)):
            self.assertEqual([dealer, following], self.dealers(match_with(4, dealer, **options), losers))

    def test_loser_who_dropped_out(self):
        options = {"loser_deals": True, "target": 2}
        # 1 drops out, 3 loses and stays.
        self.assertEqual([0, 1, 3], self.dealers(match_with(5, 0, **options), "1", "13"))
        # Nobody of the losers stays: the next at the right of the first of them.
        self.assertEqual([0, 1, 2], self.dealers(match_with(5, 0, **options), "1", "1"))
        self.assertEqual([0, 2, 4], self.dealers(match_with(6, 0, **options), "23", "23"))
        self.assertEqual([0, 3, 1, 4], self.dealers(match_with(5, 0, **options), *"313"))
        self.assertEqual([0, 4, 0], self.dealers(match_with(5, 0, **options), "4", "4"))


class Story(unittest.TestCase):
    """A server's account of a match (match_story.py)."""

    def story(self, *hands, **options):
        options = {**PRESETS["mattazza"], "players": 4, "target": 1, **options}
        events = [{"e": "match", "options": options, "seats": ["a", "b", "c", "d"]}, {"e": "lot", "dealer": 3}]
        for persons, dealer, points in hands:
            events += [{"e": "deal"}, {"e": "told", "dealer": dealer, "seating": persons, "over": False}]
            events.append({"e": "hand", "resti": points})
        return events

    def test_with_a_drop_out(self):
        """D-31. The second hand has the three players who remain, and its dealer's seat among them."""
        story = self.story(([0, 1, 2, 3], 3, [0, 1, 0, 0]), ([0, 2, 3], 0, [0, 1, 0]))
        told = {"e": "told", "over": True, "totals": [0, 1, 1, 0], "lines": [], "length": None}
        self.assertEqual([], check_story(story + [told], match_of))
        for wrong in ({"over": False}, {"totals": [0, 1, 0, 1]}, {"length": 4}):
            self.assertEqual(1, len(check_story(story + [{**told, **wrong}], match_of)), wrong)
        self.assertEqual(1, len(check_story(story + [{"e": "deal"}], match_of)))

    def test_wrong_points(self):
        for points in ([0, 0, 0, 0], [2, 0, 0, 0], [0, 1, 0], [-1, 1, 0, 0]):
            self.assertEqual(1, len(check_story(self.story(([0, 1, 2, 3], 3, points)), match_of)), points)

    def test_players_who_dropped_out_may_leave(self):
        story = self.story(([0, 1, 2, 3], 3, [0, 1, 0, 0])) + [{"e": "leaves", "person": 1}, {"e": "deal"}]
        told = {"e": "told", "seating": [0, 2, 3], "over": False, "accounts": {"a": 0, "b": 1, "c": 0, "d": 0}}
        self.assertEqual([], check_story(story + [told], match_of))
        self.assertEqual(1, len(check_story(self.story() + [{"e": "leaves", "person": 0}, {"e": "deal"}], match_of)))


class Random(unittest.TestCase):
    def test_matches_to_their_end(self):
        for number in range(24):
            rng = random.Random("mattazza/%d" % number)
            options = {
                "players": rng.randint(3, 6),
                "end": ENDS[number % 3],
                "target": rng.randint(1, 4),
                "loser_deals": rng.random() < 0.5,
            }
            match = Mattazza(options, rng.randrange(options["players"]))
            while not match.over:
                of_hand = {**options, "players": len(match.playing)}
                hand = new_hand("mattazza", of_hand, match.dealer_seat, [0, 0], rng.sample(CODES, 62))
                player = Player(rng, "shuffled")
                while hand.phase != "over":
                    apply(hand, player.move(hand))
                match.add(result_of(hand))
            self.assertEqual(options["players"], len(match.losers) + len(match.winners))
            lowest = min(match.punti[player] for player in match.losers)
            self.assertTrue(all(match.punti[player] < lowest for player in match.winners))


if __name__ == "__main__":
    unittest.main()
