"""Terziglio: who plays alone, and for how many poste (5.4).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .options import EDITION

SU, DI_MIO, VOID = "su", "di_mio", "void"
# What each opponent loses or wins for each posta; the soloist wins or loses twice as much.
STAKES = {SU: 1, DI_MIO: 2}


class Auction:
    """Bids and answers until somebody plays alone or everybody has passed."""

    def __init__(self, first, players, object_after_pass):
        self.due = first
        self.players = players
        self.object_after_pass = object_after_pass
        self.passed = set()
        self.asker = None  # the seat that said posso
        self.soloist = None
        self.how = None  # one of the three above at the end

    @property
    def phase(self):
        """The kind of move that is due."""
        return "bid" if self.asker is None else "answer"

    def may_object(self, seat):
        """Whether the seat may answer DI MIO (BID-1, D-13)."""
        return self.object_after_pass or seat not in self.passed

    def bid(self, word):
        """Takes the bid of the seat that is due."""
        if word == "di_mio":
            self._end(self.due, DI_MIO)
        elif word == "posso":
            self.asker = self.due
        else:
            self.passed.add(self.due)
            if len(self.passed) == self.players:
                self._end(None, VOID)
        self._next()

    def answer(self, word):
        """Takes the answer of the seat that is due."""
        if word == "di_mio":
            self._end(self.due, DI_MIO)
            return
        self._next()
        if self.due == self.asker:
            self._end(self.asker, SU)

    def _next(self):
        self.due = (self.due + 1) % self.players

    def _end(self, soloist, how):
        self.soloist, self.how = soloist, how


def poste(points, poste_from, edition=EDITION):
    """The poste of the winning side's points (COUNT-7, D-17)."""
    if edition == 1 and points < poste_from:
        return 0
    off = 36 if poste_from == 46 and edition > 1 else 5
    return max(0, (points - off) // 10)


def poste_of_seats(teams, how, totals, poste_from, edition=EDITION):
    """What each seat wins or loses; team 0 is the soloist, who must have more to win (D-16)."""
    stake = STAKES[how] * poste(max(totals), poste_from, edition)
    soloist = 2 * stake if totals[0] > totals[1] else -2 * stake
    return [soloist if team == 0 else -soloist // 2 for team in teams]
