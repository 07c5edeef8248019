"""The match above the hands: dealers, rounds or the target, the end (TOC-1, TOC-18, TOC-19).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

ROUNDS = (3, 1, 5)  # of `sei_tocchi`, the usual number first


def marks_of(result, players):
    """Each seat's marks in a hand."""
    marks = [0] * players
    for mark in result["marks"]:
        marks[mark["seat"]] += mark["marks"]
    return marks


class _Match:
    def __init__(self, players, dealer):
        self.players = players
        self.dealer = dealer  # of the next hand
        self.points = [0] * players
        self.over = False

    def _add(self, points):
        if self.over:
            raise ValueError("the match is over")
        self.points = [old + more for old, more in zip(self.points, points)]
        self.dealer = (self.dealer + 1) % self.players

    def break_off(self):
        """Ends the match as it stands (TOC-19)."""
        self.over = True


class SeiTocchi(_Match):
    """A number of rounds, in each of which everybody deals once; points are partite, the sums of the hands' rows."""

    def __init__(self, players, rounds, dealer):
        if rounds not in ROUNDS:
            raise ValueError("no match of %r rounds" % (rounds,))
        super().__init__(players, dealer)
        self.length = rounds * players
        self.finished = 0

    def add(self, result):
        """Takes the result of a complete hand."""
        self._add(result["seats"])
        self.finished += 1
        self.over = self.finished == self.length

    @property
    def winners(self):
        """The seats with most partite."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]


class Palio(_Match):
    """A match to the target; points are the sums of marks and the `score` of the next hand."""

    def __init__(self, options, dealer):
        super().__init__(options["players"], dealer)
        self.target = options["target"]
        self.winner = None

    def add(self, result):
        """Takes the result of a complete hand."""
        self.add_marks(marks_of(result, self.players))

    def add_marks(self, marks):
        """Takes each seat's marks in a hand."""
        self._add(marks)
        reached = [seat for seat, points in enumerate(self.points) if points >= self.target]
        if len(reached) > 1:
            raise ValueError("more than one player has reached the target: %s" % self.points)
        if reached:
            self.winner, self.over = reached[0], True

    def state(self):
        """As it is written after each hand."""
        return {"points": self.points, "winner": self.winner, "dealer": self.dealer}
