"""The match above the hands: the dealer, the score at the beginning of a hand, the end (DEAL-3, MATCH).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .options import SHAPES

SCARTATE = 4  # hands of a quattro scartate


class Match:
    """A match between two sides, of a preset with these values of its options."""

    def __init__(self, preset, options, dealer):
        self.players = SHAPES[preset].players
        self.options = options
        self.dealer = dealer
        self.score = [0, 0]
        self.hands = 0
        self.over = False
        self.winner = None  # the winning side, None during play and for a drawn match

    def add(self, result):
        """Takes the result of a complete hand."""
        if self.over:
            raise ValueError("the match is over")
        self.hands += 1
        self.dealer = (self.dealer + 1) % self.players
        for side in (0, 1):
            self.score[side] += result["seats"][side]
        if "called" in result:
            self.over, self.winner = True, result["called"]["team"]
            return
        higher = None if self.score[0] == self.score[1] else self.score.index(max(self.score))
        if "target" not in self.options:
            self.over = self.hands == SCARTATE
        else:
            # D-7: equal sums at or above the target take one more hand.
            self.over = higher is not None and max(self.score) >= self.options["target"]
        if self.over:
            self.winner = higher


class Account:
    """A table of terziglio: each hand is a match of its own, each seat has a running account of poste (5.4)."""

    def __init__(self, dealer):
        self.dealer = dealer
        self.poste = [0] * SHAPES["terziglio"].players

    def add(self, result):
        """Takes the result of a complete hand; the soloist deals the next, after a void one the same dealer."""
        self.poste = [sum(both) for both in zip(self.poste, result["seats"])]
        if result["soloist"] is not None:
            self.dealer = result["soloist"]
