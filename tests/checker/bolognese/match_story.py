"""A match of Tarocco bolognese in the form of match_model.py: to a target or of four hands, without lines.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import match_model
from bolognese.match import Match
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
