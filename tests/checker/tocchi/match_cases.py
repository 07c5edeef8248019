"""The match above the hands. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random
import unittest

from match_check import MODELS
from match_model import check_story

from .cards import CODES
from .hand import Hand, Move
from .match import ROUNDS, Palio, SeiTocchi, marks_of
from .options import PRESETS
from .result import result_of
from .support import options_of

ACCOUNTS = ["a", "b", "c", "d", "e", "f"]


def marked(*marks):
    """A hand of `palio` with these marks of each seat."""
    return {"marks": [{"seat": seat, "marks": count} for seat, count in enumerate(marks) if count]}


def row_of(marks):
    return [len(marks) * own - sum(marks) for own in marks]


class Rounds(unittest.TestCase):
    """Sei tocchi."""

    def test_lengths(self):
        """TOC-18, D-70: everybody deals once in each round."""
        self.assertEqual((3, 1, 5), ROUNDS)
        for players in range(2, 7):
            self.assertEqual([3 * players, players, 5 * players], [SeiTocchi(players, n, 0).length for n in ROUNDS])
        for wrong in (0, 2, 4, 6):
            self.assertRaises(ValueError, SeiTocchi, 4, wrong, 0)

    def test_dealers_and_winners(self):
        """TOC-1, TOC-18: the deal passes to the right; most partite win, equal ones are equal."""
        match, dealers = SeiTocchi(3, 1, 2), []
        for row in ((4, -2, -2), (-1, 2, -1), (-1, 2, -1)):
            dealers.append(match.dealer)
            match.add({"seats": list(row)})
        self.assertEqual(([2, 0, 1], [2, 2, -4], [0, 1], True), (dealers, match.points, match.winners, match.over))
        self.assertRaises(ValueError, match.add, {"seats": [0, 0, 0]})

    def test_broken_off(self):
        """TOC-19."""
        match = SeiTocchi(2, 3, 0)
        match.add({"seats": [3, -3]})
        match.break_off()
        self.assertEqual(([3, -3], [0], True), (match.points, match.winners, match.over))


class ToTheTarget(unittest.TestCase):
    """Al palio."""

    def test_state(self):
        """TOC-18: points are plain sums of marks; no hand follows a winner."""
        match = Palio(options_of("palio", 3), 2)
        match.add(marked(3, 0, 7))
        match.add(marked(0, 10, 0))
        self.assertEqual({"points": [3, 10, 7], "winner": None, "dealer": 1}, match.state())
        match.add(marked(0, 2, 4))
        self.assertEqual({"points": [3, 12, 11], "winner": 1, "dealer": 2}, match.state())
        self.assertRaises(ValueError, match.add, marked(0, 0, 0))

    def test_target_of_ten(self):
        """TOC-18, D-70."""
        for target, winner in ((10, 0), (12, None)):
            match = Palio(options_of("palio", 2, target=target), 0)
            match.add(marked(10, 9))
            self.assertEqual(winner, match.winner)

    def test_one_winner(self):
        """TOC-18: the hand ends with the mark that reaches the target."""
        self.assertRaises(ValueError, Palio(options_of("palio", 2), 0).add, marked(12, 12))

    def test_random_matches(self):
        """TOC-18: a hand with the match's points ends by the target exactly when there is a winner, its own."""
        for number in range(60):
            rng = random.Random("match/%d" % number)
            options = options_of("palio", rng.randint(2, 6), target=rng.choice((10, 12)))
            match = Palio(options, rng.randrange(options["players"]))
            while not match.over:
                hand = Hand("palio", options, match.dealer, rng.sample(CODES, 97), match.points)
                while hand.phase != "over":
                    hand.apply(Move(hand.dealer, "turn", True))
                result = result_of(hand)
                self.assertEqual(row_of(marks_of(result, hand.players)), result["seats"])
                match.add(result)
                self.assertEqual(match.over, result["how"] == "target")
            self.assertEqual(match.winner, result["winner"])


class Stories(unittest.TestCase):
    """A server's account of a match (match_story.py)."""

    def begin(self, preset, players, *events, **own):
        start = {"e": "match", "game": "tocchi", "preset": preset, "options": options_of(preset, players)}
        return [{**start, **own, "seats": ACCOUNTS[:players]}, *events]

    def sei(self, players, *rows, rounds=1):
        dealt = [event for row in rows for event in ({"e": "deal"}, {"e": "hand", "resti": list(row)})]
        return self.begin("sei_tocchi", players, {"e": "lot", "dealer": 1}, *dealt, rounds=rounds)

    def palio(self, players, *marks):
        hands = [{"e": "hand", "resti": row_of(seats), "marks": list(seats)} for seats in marks]
        dealt = [event for hand in hands for event in ({"e": "deal"}, hand)]
        return self.begin("palio", players, {"e": "lot", "dealer": 1}, *dealt)

    def check(self, story, **told):
        self.assertEqual([], check_story([*story, {"e": "told", **told}], MODELS["tocchi"]))

    def refused(self, story):
        self.assertEqual(1, len(check_story([*story, {"e": "told"}], MODELS["tocchi"])))

    def test_presets(self):
        """Every preset has a model."""
        for preset in PRESETS:
            self.check(self.begin(preset, 3, rounds=3), over=False)
        self.refused(self.begin("sei_tocchi", 3, rounds=2))
        self.refused(self.begin("sei_tocchi", 3))
        self.refused([{**self.begin("palio", 3)[0], "seats": ACCOUNTS[:4]}])

    def test_rounds(self):
        """TOC-18, TOC-1."""
        story = self.sei(2, (3, -3), (-1, 1))
        self.check(story[:-1], dealer=0, seating=[0, 1], over=False, length=2, dealt=2)
        self.check(story, over=True, totals=[2, -2], lines=[], broken_off=False, accounts={"a": 2, "b": -2})
        self.refused([*story, {"e": "deal"}])
        self.refused(self.sei(2, (3, -2)))
        self.refused(self.sei(3, (3, -3)))

    def test_target(self):
        """TOC-18, TOC-15."""
        story = self.palio(3, (3, 0, 7), (0, 10, 0), (0, 2, 4))
        self.check(story[:-1], points=[3, 10, 7], winner=None, dealer=0, over=False, length=None)
        self.check(story, points=[3, 12, 11], winner=1, over=True, totals=[-17, 10, 7], lines=[])
        self.refused([*story, {"e": "deal"}])
        self.refused(self.palio(3, (12, 0, 12)))
        story = self.palio(2, (3, 1))
        for wrong in ({"marks": [1, 3]}, {"marks": None}, {"marks": [3]}, {"resti": [3, -2]}):
            self.refused([*story[:-1], {**story[-1], **wrong}])

    def test_draw(self):
        """TOC-1: the highest card deals first, and everybody keeps their seat."""
        drawn = ("T4", "CK", "T30", "T9", "S1")
        cards = [{"person": person, "card": card} for person, card in enumerate(drawn)]
        story = self.begin("palio", 5, {"e": "draw", "cards": cards}, {"e": "deal"})
        self.check(story, dealer=2, seating=[0, 1, 2, 3, 4], ranking=[2, 3, 0, 1, 4])

    def test_broken_off(self):
        """TOC-19, D-70: as it stands; nothing is owed, also by a player who has left."""
        left = [{"e": "leaves", "person": 1}, *({"e": "wishes", "person": n, "wish": True} for n in (0, 2))]
        story = [*self.sei(3, (4, -2, -2), rounds=3), {"e": "deal"}, *left]
        self.check(story, over=True, broken_off=True, totals=[4, -2, -2], lines=[], deserters=[1])
        story = [*self.palio(3, (3, 1, 0)), {"e": "deal"}, *left]
        self.check(story, over=True, broken_off=True, points=[3, 1, 0], winner=None, totals=[5, -1, -4], lines=[])


if __name__ == "__main__":
    unittest.main()
