"""The match above the hands: the dealer, the points, the end (MATCH, DEAL-5).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .hand import PLAYERS


class Match:
    """A match of two sides with these values of the options."""

    def __init__(self, options, dealer):
        self.target = options["target"]
        self.dealer = dealer  # of the next hand
        self.points = [0, 0]
        self.winner = None

    @property
    def over(self):
        return self.winner is not None

    def add(self, result):
        """Takes the result of a complete hand; an annulled one counts for nothing and is dealt again."""
        if self.over:
            raise ValueError("the match is over")
        if result["annulled"] is not None:
            return
        self.dealer = (self.dealer + 1) % PLAYERS
        for side, gain in enumerate(result["gains"]):
            self.points[side] += gain
            if self.points[side] >= self.target:
                self.winner = side

    def state(self):
        """As it is written after each hand."""
        return {"points": self.points, "winner": self.winner, "dealer": self.dealer}
