"""The running score of a hand and its resti (sections 11 to 13). SPDX-License-Identifier: AGPL-3.0-or-later"""

from .cards import CODES

RESTO = 60  # SCORE-3
CAPOTTO_END_COUNT = 396  # D-11: applies even if the 29 was won


def end_resti(difference):
    """END-7: one resto for every started 60."""
    return -(-abs(difference) // RESTO)


def capotto_fourteen(lead):
    """D-11: end resti of all tricks, `lead` the winners' lead in play (negative if they trail)."""
    return -(-2 * (CAPOTTO_END_COUNT + lead) // RESTO)


def capotto_fourteen_plus(lead):
    """SETT-7: fourteen resti, and besides them those of the score in play doubled, which the winners lose if they
    trail."""
    doubled = end_resti(2 * lead)
    return 14 + doubled if lead > 0 else 14 - doubled


class Tally:
    """Scores in order, resti in order, and team 0's lead in play since the last resto."""

    __slots__ = ("scores", "resti", "lead")

    def __init__(self):
        self.scores = []
        self.resti = []
        self.lead = 0

    def score(self, why, team, points, cards):
        """Marks `points` for `team`, unless they are zero. Pays the resti reached (D-24)."""
        if not points:
            return
        self.scores.append(
            {"why": why, "team": team, "points": points, "cards": [CODES[card] for card in cards]}
        )
        self.lead += points if team == 0 else -points
        while self.lead >= RESTO:
            self.pay("play", 0, 1)
            self.lead -= RESTO
        while self.lead <= -RESTO:
            self.pay("play", 1, 1)
            self.lead += RESTO

    def pay(self, when, team, resti):
        """Records resti won by `team`, unless they are zero."""
        if resti:
            self.resti.append({"when": when, "team": team, "resti": resti})

    def seats(self):
        """D-18: each loser pays one winner, so a seat wins or loses the same as its side."""
        of_team_0 = sum(
            entry["resti"] if entry["team"] == 0 else -entry["resti"] for entry in self.resti
        )
        return [of_team_0, -of_team_0, of_team_0, -of_team_0]
