"""Matches of Sei tocchi and Al palio in the form of match_model.py: two to six seats, without lines (TOC-18, TOC-19).

The story's first event has the preset and the options, and the rounds of `sei_tocchi`: `{"e": "match", "game": "tocchi",
"preset": "sei_tocchi", "rounds": 3, "options": {"players": 4, …}, …}`. A hand's `resti` is its row; one of `palio` also
has each seat's `marks`: `{"e": "hand", "resti": [-10, 20, -10], "marks": [0, 10, 0]}`, and the account of such a match
may have its `points` and `winner`.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import match_model
from match_model import Story

from .match import ROUNDS, Palio, SeiTocchi


class _Tocchi(match_model.Match):
    """Everybody keeps their seat; a match that is stopped early is over with its current points."""

    def _read(self, start):
        self.options = start["options"]
        self.players = self.options["players"]
        self.rounds = start.get("rounds")
        self.score = None
        if len(start["seats"]) != self.players:
            raise Story("another number of seats than of players: %s" % start)

    def _new_score(self, dealer):
        raise NotImplementedError

    def _draw(self, event):
        super()._draw(event)
        self.score = self._new_score(self.ranking[0])

    def _lot(self, event):
        self.ranking = [(event["dealer"] + step) % self.players for step in range(self.players)]
        self.score = self._new_score(event["dealer"])

    def _persons(self):
        return list(range(self.players))

    def _dealer(self):
        return self.score.dealer

    def _close(self, row):
        if len(row) != self.players or sum(row) != 0:
            raise Story("a row that does not sum to zero (TOC-15): %s" % row)

    def _pay_for_the_rest(self, left, nobody_left):
        """Nothing is owed (TOC-19)."""


class SeiTocchiStory(_Tocchi):
    """A match of rounds."""

    def _read(self, start):
        super()._read(start)
        if self.rounds not in ROUNDS:
            raise Story("no such match: %s" % start)

    @property
    def length(self):
        return self.rounds * self.players

    def _new_score(self, dealer):
        return SeiTocchi(self.players, self.rounds, dealer)

    def _close(self, row):
        super()._close(row)
        self.score.add({"seats": row})
        self.over = self.score.over


class PalioStory(_Tocchi):
    """A match to the target."""

    @property
    def length(self):
        return None

    def _new_score(self, dealer):
        return Palio(self.options, dealer)

    def _hand(self, event):
        if self.under_way:
            self.hands[-1]["marks"] = event.get("marks")
        super()._hand(event)

    def _close(self, row):
        super()._close(row)
        marks = self.hands[-1].pop("marks")
        if marks is None or len(marks) != self.players or min(marks) < 0:
            raise Story("a hand without each seat's marks: %s" % marks)
        if row != [self.players * own - sum(marks) for own in marks]:
            raise Story("marks %s that do not make the row %s (TOC-15)" % (marks, row))
        try:
            self.score.add_marks(marks)
        except ValueError as error:
            raise Story(str(error)) from None
        self.over = self.score.over

    def computed(self):
        found = super().computed()
        if self.score is not None:
            found.update(points=self.score.points, winner=self.score.winner)
        return found


def match_of(start):
    """The match that begins with this event."""
    return (PalioStory if start["preset"] == "palio" else SeiTocchiStory)(start)
