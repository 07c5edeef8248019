"""Matches of Minchiate for two, three and four, each for themselves, in the form of match_model.py (SOLO-2, SOLO-23 to
SOLO-26). Results and lines are points.

The story's first event has the preset: `{"e": "match", "game": "minchiate", "preset": "three", "girate": 2, …}`.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import match_model
from match_model import Story

from .match import GIRATE, desertion, missing_hands
from .options import SHAPES


class Solo(match_model.Match):
    """Two to four players, who keep their seats."""

    def _read(self, start):
        self.preset, self.girate = start["preset"], start["girate"]
        self.players = SHAPES[self.preset].players
        if self.girate not in GIRATE[self.preset] or len(start["seats"]) != self.players:
            raise Story("no such match: %s" % start)

    @property
    def length(self):
        return self.girate * self.players

    def _lot(self, event):
        self.ranking = [(event["dealer"] + step) % self.players for step in range(self.players)]

    def _persons(self):
        """The first dealer keeps the seat of their number, the second drawer sits at the right, and so on (SOLO-2)."""
        first = self.ranking[0]
        return [self.ranking[(seat - first) % self.players] for seat in range(self.players)]

    def _dealer(self):
        return (self.ranking[0] + len(self.hands)) % self.players

    def _close(self, points):
        if len(points) != self.players or sum(points) != 0:
            raise Story("points that do not sum to zero (SOLO-21): %s" % points)
        self.over = len(self.closed) == self.length

    def _pay_for_the_rest(self, left, nobody_left):
        if not left or nobody_left:  # by consent (SOLO-25), or nobody is left behind
            return
        finished = len(self.closed)
        for hand in missing_hands(finished, self.players, self.under_way):
            girata = (hand - 1) // self.players + 1
            self._add_line("desertion", girata, hand, desertion(self.players, left), left)


def match_of(start):
    """The match that begins with this event: each for oneself, or in pairs."""
    return (Solo if start.get("preset") in SHAPES else match_model.Match)(start)
