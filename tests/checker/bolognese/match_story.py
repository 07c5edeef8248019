"""Matches of Tarocco bolognese in the form of match_model.py: without lines.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import match_model
from bolognese.match import Match
from bolognese.mattazza_match import Mattazza as MattazzaMatch
from match_model import SEATS, Story


class Ottocento(match_model.Match):
    """Ottocento, or Quattro Scartate if there is no target."""

    def _read(self, start):
        self.options = start["options"]
        self.score = None  # of the sides, from the first dealer's seat

    @property
    def length(self):
        return None if "target" in self.options else 4

    def _persons(self):
        """Everybody keeps their chosen seat (D-1)."""
        if self.score is None:
            preset = "ottocento" if "target" in self.options else "quattro_scartate"
            self.score = Match(preset, self.options, self.ranking[0])
        return list(range(SEATS))

    def _close(self, points):
        if min(points) < 0 or points[:2] != points[2:]:
            raise Story("points that are not each side's (MATCH-1): %s" % points)
        self.score.add({"seats": points})
        self.over = self.score.over

    def _pay_for_the_rest(self, left, nobody_left):
        """A match that is stopped early is over with its current scores (MATCH-5)."""


class Mattazza(Ottocento):
    """Mattazza: a hand has the seats of those who have not dropped out, in playing order (D-31)."""

    def _read(self, start):
        self.options = {**start["options"], "players": len(start["seats"])}
        self.match = None

    @property
    def length(self):
        return None

    def _lot(self, event):
        players = len(self.places)
        self.ranking = [(event["dealer"] + step) % players for step in range(players)]
        self.match = MattazzaMatch(self.options, event["dealer"])

    def _persons(self):
        return list(self.match.playing)

    def _dealer(self):
        return self.match.dealer_seat

    def _close(self, points):
        if len(points) != len(self.match.playing) or 1 not in points or any(punto not in (0, 1) for punto in points):
            raise Story("points that are not a Punto for each loser (COUNT-10): %s" % points)
        self.match.add({"seats": points})
        self.over = self.match.over


def match_of(start):
    """The match that begins with this event."""
    return (Mattazza if "end" in start["options"] else Ottocento)(start)
