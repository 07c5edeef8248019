"""Girata and girone: the model's own cases, with figures from the rules' text.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

from match_model import Match, Story, around, check_story, ranking_of

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
ALL = ["a", "b", "c", "d"]


def begin(girate=1, bonus=0, each=2, seats=ALL, dealer=0):
    match = Match({"girate": girate, "options": {"girata_bonus": bonus, "interruption": each}, "seats": seats})
    match.happen({"e": "lot", "dealer": dealer})
    return match


def play(match, *resti):
    """Hands that seats 0 and 2 win with so many resti."""
    for n in resti:
        match.happen({"e": "deal"})
        match.happen({"e": "hand", "resti": [n, -n, n, -n]})


def do(match, *what):
    for kind, person in what:
        match.happen({"e": kind, "person": person, "wish": True, "account": "new"})


def drawn(*cards):
    return [{"person": person, "card": card} for person, card in cards]


class Seats(unittest.TestCase):
    def test_draw(self):
        """SEAT-2, D-1: trumps above suit cards, these by strength; the 1 of cups is its suit's best pip."""
        self.assertEqual([2, 1, 0, 3], ranking_of(drawn((0, "CK"), (1, "T1"), (2, "T40"), (3, "S10"))))
        self.assertEqual([2, 1, 0, 3], ranking_of(drawn((0, "S5"), (1, "C1"), (2, "SJ"), (3, "D10"))))

    def test_drawn_anew(self):
        """SEAT-3: equal cards and the Matto."""
        cards = drawn((0, "CK"), (1, "SK"), (2, "T5"), (3, "D2"), (0, "T9"), (1, "T3"))
        self.assertEqual([0, 2, 1, 3], ranking_of(cards))
        cards = drawn((0, "M"), (1, "BK"), (2, "T9"), (3, "T10"), (0, "CK"), (0, "S3"), (1, "S4"))
        self.assertEqual([3, 2, 1, 0], ranking_of(cards))
        for wrong in (cards[:-1], cards + drawn((2, "D5")), cards[:4]):
            self.assertRaises(Story, ranking_of, wrong)

    def test_chairs(self):
        """SEAT-4, D-2: second, third, fourth drawer opposite; the first dealer keeps their seat, here seat 2."""
        ranking = [2, 0, 3, 1]
        self.assertEqual([0, 1, 2, 3], around(ranking, 1))  # opposite 2 the second, 0; right the third, 3
        self.assertEqual([3, 1, 2, 0], around(ranking, 2))
        self.assertEqual([1, 3, 2, 0], around(ranking, 3))

    def test_dealers(self):
        """GIR-1: the deal passes to the right, and each girata begins with the first dealer."""
        match = begin(girate=3, dealer=3)
        play(match, *[0] * 12)
        self.assertEqual([3, 0, 1, 2] * 3, [hand["dealer"] for hand in match.hands])
        self.assertTrue(match.over)
        self.assertFalse(match.broken_off)


class Lines(unittest.TestCase):
    def test_bonus(self):
        """SETT-9, D-12: the girata's winners, by four hands; none in a tie."""
        match = begin(bonus=3)
        play(match, 2, -1, 0, 0)
        self.assertEqual([4, -4, 4, -4], match.totals)
        tied = begin(bonus=3)
        play(tied, 2, -1, -1, 0)
        self.assertEqual([0, 0, 0, 0], tied.totals)

    def test_interruption(self):
        """SETT-10, D-4: two resti per hand to those who would have dealt; after two hands it balances out."""
        for played, totals in ((1, [-2, 2, -2, 2]), (2, [0, 0, 0, 0]), (3, [-2, 2, -2, 2])):
            match = begin()
            play(match, *[0] * played)
            do(match, *[("wishes", person) for person in range(4)])
            self.assertEqual(4 - played, len(match.lines))
            self.assertEqual(totals, match.totals)
            self.assertTrue(match.broken_off)

    def test_hand_under_way_is_struck_out(self):
        match = begin()
        play(match, 3)
        match.happen({"e": "deal"})
        do(match, *[("wishes", person) for person in range(4)])
        self.assertEqual([2, 3, 4], [line["hand"] for line in match.lines])
        self.assertEqual([3 - 2, -3 + 2, 3 - 2, -3 + 2], match.totals)

    def test_between_two_girate(self):
        """D-30: with the next girata's first hand all four are owed."""
        for deserter in (False, True):
            match = begin(girate=3)
            play(match, 1, 1, 1, 1)
            do(match, ("leaves", 3) if deserter else ("wishes", 3))
            do(match, *[("wishes", person) for person in range(3)])
            self.assertEqual([], match.lines)
            self.assertEqual([3] if deserter else [], match.deserters)
            self.assertTrue(match.broken_off)
        match = begin(girate=3)
        play(match, 1, 1, 1, 1)
        match.happen({"e": "deal"})
        do(match, *[("wishes", person) for person in range(4)])
        self.assertEqual([5, 6, 7, 8], [line["hand"] for line in match.lines])


class Deserters(unittest.TestCase):
    def ended(self, *what, played=1, seats=ALL):
        match = begin(seats=seats)
        play(match, *[0] * played)
        do(match, *what)
        return match

    def test_one(self):
        """D-4: a deserter alone pays two to each opponent per hand."""
        match = self.ended(("leaves", 1), ("wishes", 0), ("wishes", 2), ("wishes", 3))
        self.assertEqual([6, -12, 6, 0], match.totals)
        self.assertEqual({"a": 6, "b": -12, "c": 6, "d": 0}, match.accounts)

    def test_several(self):
        """D-29: to each opponent who has not deserted."""
        match = self.ended(("leaves", 1), ("stands", 2), ("wishes", 0), ("wishes", 3))
        self.assertEqual([6, -6, -6, 6], match.totals)
        self.assertEqual([1, 2], match.deserters)
        match = self.ended(("leaves", 0), ("leaves", 1), ("leaves", 2), ("wishes", 3))
        self.assertEqual([-6, 0, -6, 12], match.totals)

    def test_all(self):
        """D-29: all have left: over, nothing owed; bots are not owed anything either."""
        match = self.ended(*[("leaves", person) for person in range(4)])
        self.assertTrue(match.over)
        self.assertEqual([], match.lines)
        self.assertEqual([0, 1, 2], match.deserters)
        match = self.ended(("leaves", 0), seats=["a", None, None, None])
        self.assertEqual(([], []), (match.lines, match.deserters))
        self.assertTrue(match.over)

    def test_last_one(self):
        """D-33: the last player consents by leaving."""
        for kind in ("leaves", "stands"):
            match = self.ended(("wishes", 0), ("wishes", 1), ("wishes", 2), (kind, 3))
            self.assertEqual([], match.deserters)
            self.assertEqual(["interruption"] * 3, [line["reason"] for line in match.lines])
        match = self.ended(("leaves", 0), ("wishes", 1), ("wishes", 2), ("leaves", 3))
        self.assertEqual([0], match.deserters)

    def test_lost_line(self):
        """D-33: a lost connection is no desertion, and nobody waits for it."""
        match = self.ended(("wishes", 0), ("wishes", 1), ("wishes", 2), ("lost", 3))
        self.assertEqual(([], ["interruption"] * 3), (match.deserters, [line["reason"] for line in match.lines]))
        match = self.ended(("lost", 3), ("bot", 3), ("wishes", 0), ("wishes", 1), ("wishes", 2))
        self.assertEqual([], match.deserters)

    def test_staller(self):
        """D-33: a staller deserts if the match is stopped before they take the seat back."""
        for back in (False, True):
            match = begin()
            match.happen({"e": "deal"})
            do(match, ("stalls", 3))
            if back:
                do(match, ("back", 3), ("wishes", 3))
            do(match, ("wishes", 0), ("wishes", 1), ("wishes", 2))
            self.assertEqual([] if back else [3], match.deserters)
            self.assertEqual(0 if back else -16, match.accounts["d"])


class Accounts(unittest.TestCase):
    def test_substitute(self):
        """D-31: hands and lines go to the account of the player who may come back."""
        match = begin()
        play(match, 1)
        do(match, ("stands", 1), ("bot", 1))
        play(match, 1)
        do(match, ("wishes", 0), ("wishes", 2), ("wishes", 3))
        self.assertEqual([False, True, False, False], match.hands[1]["substitutes"])
        self.assertEqual(ALL, match.hands[1]["accounts"])
        self.assertEqual(([], -2), (match.deserters, match.accounts["b"]))
        self.assertEqual(ALL, match.lines[0]["accounts"])

    def test_left_while_a_bot_played(self):
        """D-32: a deserter, until the bot holds the seat as its own by the next deal."""
        for dealt in (False, True):
            match = begin()
            match.happen({"e": "deal"})
            do(match, ("stands", 1), ("bot", 1), ("leaves", 1))
            if dealt:
                match.happen({"e": "hand", "resti": [1, -1, 1, -1]})
                match.happen({"e": "deal"})
            do(match, ("wishes", 0), ("wishes", 2), ("wishes", 3))
            self.assertEqual([] if dealt else [1], match.deserters)
            self.assertEqual(-1 if dealt else -16, match.accounts["b"])
            self.assertEqual(None if dealt else "b", match.lines[0]["accounts"][1])

    def test_another_in_the_seat(self):
        """D-32: a new player replaces at once, with the lines of the last hand's owner, and deserts by leaving."""
        match = begin()
        play(match, 0)
        do(match, ("leaves", 1), ("sits", 1), *[("wishes", person) for person in range(4)])
        self.assertEqual([], match.deserters)
        self.assertEqual(ALL, match.lines[0]["accounts"])
        match = begin()
        play(match, 0)
        do(match, ("leaves", 1), ("sits", 1), ("leaves", 1), ("wishes", 0), ("wishes", 2), ("wishes", 3))
        self.assertEqual({"a": 6, "b": 0, "c": 6, "d": 0, "new": -12}, match.accounts)

    def test_bonus(self):
        """D-32: lines go to the player who held the seat when the last hand was dealt, not to its finisher."""
        match = begin(bonus=3)
        play(match, 1, 0, 0)
        match.happen({"e": "deal"})
        do(match, ("leaves", 1), ("bot", 1))
        match.happen({"e": "hand", "resti": [0, 0, 0, 0]})
        self.assertEqual({"a": 4, "b": -4, "c": 4, "d": -4}, match.accounts)


class Stories(unittest.TestCase):
    OPTIONS = {"girata_bonus": 0, "interruption": 0}
    START = {"e": "match", "game": "minchiate", "girate": 1, "options": OPTIONS, "seats": ALL}

    def test_differences_are_seen(self):
        story = [self.START, {"e": "lot", "dealer": 1}, {"e": "deal"}, {"e": "hand", "resti": [1, -1, 1, -1]}]
        told = {"e": "told", "totals": [1, -1, 1, -1], "over": False, "dealer": 1, "seating": [0, 1, 2, 3]}
        self.assertEqual([], check_story(story + [told]))
        for key, value in (("totals", [1, -1, 1, 0]), ("over", True), ("dealer", 2), ("seating", [1, 0, 2, 3])):
            self.assertEqual(1, len(check_story(story + [{**told, key: value}])))
        self.assertEqual(1, len(check_story(story + [{**told, "whatever": 1}])))
        self.assertEqual(1, len(check_story(story)))

    def test_what_cannot_be(self):
        for wrong in (
            [{"e": "hand", "resti": [0, 0, 0, 0]}],
            [{"e": "deal"}, {"e": "deal"}],
            [{"e": "deal"}, {"e": "hand", "resti": [1, -1, 2, -2]}],
            [{"e": "back", "person": 1}],
            [{"e": "bot", "person": 1}],
            [{"e": "stands", "person": 1}, {"e": "deal"}],
            [{"e": "stands", "person": 1}, {"e": "wishes", "person": 1, "wish": True}],
            [{"e": "sits", "person": 1, "account": "new"}],
        ):
            self.assertEqual(1, len(check_story([self.START, {"e": "lot", "dealer": 0}, *wrong, {"e": "told"}])), wrong)

    def test_command(self):
        good = [self.START, {"e": "lot", "dealer": 1}, {"e": "told", "over": False}]
        bad = [self.START, {"e": "lot", "dealer": 1}, {"e": "told", "over": True}]
        for events, code, last in ((good, 0, "1 passed, 0 failed"), (good + bad, 1, "1 passed, 1 failed")):
            with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
                file.write("".join(json.dumps(event) + "\n" for event in events))
                file.flush()
                command = [sys.executable, os.path.join(CHECKER, "match_check.py"), file.name]
                done = subprocess.run(command, capture_output=True, text=True)
            self.assertEqual((code, last), (done.returncode, done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    unittest.main()
