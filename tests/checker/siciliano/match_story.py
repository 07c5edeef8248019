"""Matches of Sicilian tarocchi in the form of match_model.py: without lines.

An annulled hand is closed by `{"e": "hand", "annulled": round, "resti": [0, 0, 0, 0]}`.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import match_model
from match_model import SEATS, Story
from siciliano.hand import ROUNDS
from siciliano.match import Match


class Siciliano(match_model.Match):
    """A match to a target; everybody keeps their chosen seat."""

    def _read(self, start):
        self.options = start["options"]
        self.score = None

    @property
    def length(self):
        return None

    def _lot(self, event):
        self.ranking = [(event["dealer"] + step) % SEATS for step in range(SEATS)]
        self.score = Match(self.options, event["dealer"])

    def _persons(self):
        return list(range(SEATS))

    def _dealer(self):
        return self.score.dealer

    def _hand(self, event):
        if event.get("annulled") not in (None, *range(1, ROUNDS + 1)):
            raise Story("annulled in no round: %s" % event)
        if self.under_way:
            self.hands[-1]["annulled"] = event.get("annulled")
        super()._hand(event)

    def _close(self, points):
        annulled = self.hands[-1].pop("annulled")
        if min(points) < 0 or points[:2] != points[2:] or 0 not in points:
            raise Story("points that are not one side's (COUNT-4): %s" % points)
        if annulled is not None and any(points):
            raise Story("points for an annulled hand: %s" % points)
        self.score.add({"annulled": annulled, "gains": points[:2]})
        self.over = self.score.over

    def _pay_for_the_rest(self, left, nobody_left):
        """A match that is stopped early is over with its current points."""
