"""A match of mattazza: Punti, who drops out, the end and the dealer (MATCH-10, MATCH-11, MATCH-12, DEAL-9).

Players are numbers from 0 in playing order, as they began. SPDX-License-Identifier: AGPL-3.0-or-later
"""

LEAST_PLAYERS = 3  # of a hand


def group_marks(players):
    """(so many players with so many Punti, or one with so many) of a match that so many players began."""
    return (2, 3, 6) if players <= 4 else (3, 2, 4)


class Mattazza:
    """A match with these values of the options `players`, `target`, `end` and `loser_deals`."""

    def __init__(self, options, dealer):
        self.options = options
        self.dealer = dealer
        self.punti = [0] * options["players"]
        self.playing = list(range(options["players"]))  # the players of the next hand; its seats are in this order
        self.over = False
        self.losers = []  # who has lost the match so far

    @property
    def dealer_seat(self):
        """The dealer's seat in the next hand."""
        return self.playing.index(self.dealer)

    @property
    def winners(self):
        """Who has won, once the match is over."""
        return [player for player in range(len(self.punti)) if player not in self.losers]

    def add(self, result):
        """Takes the result of a complete hand."""
        if self.over:
            raise ValueError("the match is over")
        if len(result["seats"]) != len(self.playing):
            raise ValueError("the hand had other seats")
        hand_losers = [player for player, punto in zip(self.playing, result["seats"]) if punto]
        for player in hand_losers:
            self.punti[player] += 1
        getattr(self, "_after_" + self.options["end"])()
        self.losers.sort()
        if not self.over:
            self.dealer = self._next_dealer(hand_losers)

    def _at_least(self, mark):
        return [player for player in self.playing if self.punti[player] >= mark]

    def _after_drop(self):
        """A player who reaches the target has lost and drops out, until two or fewer are left (D-31)."""
        out = self._at_least(self.options["target"])
        self.losers += out
        self.playing = [player for player in self.playing if player not in out]
        self.over = len(self.playing) < LEAST_PLAYERS

    def _after_group(self):
        """Enough players with the lower mark lose together; otherwise those with the higher one (D-31)."""
        number, lower, higher = group_marks(len(self.punti))
        self.losers = self._at_least(lower)
        if len(self.losers) < number:
            self.losers = self._at_least(higher)
        self.over = bool(self.losers)

    def _after_first(self):
        """Everybody who stands at the target loses."""
        self.losers = self._at_least(self.options["target"])
        self.over = bool(self.losers)

    def _right_of(self, player):
        """All players from the right of this one on, who comes last."""
        everybody = len(self.punti)
        return [(player + step) % everybody for step in range(1, everybody + 1)]

    def _next_dealer(self, hand_losers):
        """By turn, or with `loser_deals` the loser (D-32), passing over players who dropped out."""
        turn = self._right_of(self.dealer)
        if self.options["loser_deals"]:
            losers = [player for player in turn if player in hand_losers]
            staying = [player for player in losers if player in self.playing]
            if staying:
                return staying[0]
            turn = self._right_of(losers[0])
        return next(player for player in turn if player in self.playing)
