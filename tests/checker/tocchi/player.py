"""Turns cards, and calls at random. SPDX-License-Identifier: AGPL-3.0-or-later"""


class Player:
    """The calls of all seats in a hand: how often each misses a card and calls a wrong one."""

    def __init__(self, rng, players):
        self.rng = rng
        self.misses = [rng.choice((0, 0.1, 0.5, 1)) for _ in range(players)]
        self.rash = [rng.choice((0, 0.05, 0.4)) for _ in range(players)]
        if rng.random() < 0.1:
            self.rash = [1] * players  # then nobody may be asked at some cards

    def move(self, hand):
        """The next move of `hand`, which is not over; calls come in any order."""
        if hand.phase == "turn":
            return {"seat": hand.dealer, "turn": True}
        seat = self.rng.choice(hand.due())
        is_true = seat in hand.claimants()
        calls = self.rng.random() >= self.misses[seat] if is_true else self.rng.random() < self.rash[seat]
        return {"seat": seat, "call": calls}
