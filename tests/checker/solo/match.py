"""The match above the hands: girate, dealers, points, and what a desertion costs (SOLO-23 to SOLO-26).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .options import SHAPES

# How many girate a match may have, the usual number first (SOLO-23).
GIRATE = {"two": (3, 1, 6), "three": (2, 1, 4), "alone": (1, 2, 3)}
DESERTION = 60  # points to each player who has not deserted, for each missing hand


def missing_hands(finished, players, under_way):
    """The hands of the girata that are not finished, counted from 1 in the match; none between two girate (SOLO-26)."""
    part = finished % players
    if not part and not under_way:
        return []
    return list(range(finished + 1, finished + 1 + players - part))


def desertion(players, deserters):
    """The row of one missing hand."""
    staying = players - len(deserters)
    return [
        -DESERTION * staying if player in deserters else DESERTION * len(deserters) for player in range(players)
    ]


class Match:
    """A match of these players, who keep their seats."""

    def __init__(self, preset, girate, dealer):
        if girate not in GIRATE[preset]:
            raise ValueError("no match of %r girate" % (girate,))
        self.players = SHAPES[preset].players
        self.length = girate * self.players
        self.dealer = dealer  # of the next hand
        self.finished = 0
        self.points = [0] * self.players
        self.over = False

    def add(self, result):
        """Takes the result of a complete hand (SOLO-24)."""
        if self.over:
            raise ValueError("the match is over")
        self._pay(result["seats"])
        self.finished += 1
        self.dealer = (self.dealer + 1) % self.players
        self.over = self.finished == self.length

    def break_off(self, deserters=(), under_way=False):
        """Ends the match by consent (SOLO-25), or because these seats, not all, have left for good (SOLO-26)."""
        self.over = True
        for _ in missing_hands(self.finished, self.players, under_way):
            self._pay(desertion(self.players, deserters))

    def _pay(self, row):
        self.points = [points + more for points, more in zip(self.points, row)]

    @property
    def winners(self):
        """The seats with most points; equal points are equal."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]
