"""The presets of four and of two players: their options and how their hands are laid out.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import typing

EDITION = 1
MOST_TARGET = 10000
PACKET = 5  # cards dealt at once
DISCARDS = 2  # as many as the dealer has more than the others

PRESETS = {
    "ottocento": {"target": 800, "signals": True},
    "quattro_scartate": {"signals": True},
    "millone": {"target": 1000},
    "centocinquanta": {"target": 150},
    "quindici": {"target": 15},
}


class Shape(typing.NamedTuple):
    """How a preset's hand differs from the others."""

    players: int = 4
    rounds: int = 3  # of packets in the first deal, before the dealer's last two
    second_rounds: int = 0  # of packets in the second deal, for which every seat first discards as many cards
    out_in_trick: bool = True  # whether a seat that declares in trick 1 may call out
    in_tens: bool = False  # whether a hand's points are counted in tens

    @property
    def tricks(self):
        """Tricks in a hand; every seat holds as many cards when the first is led."""
        return PACKET * self.rounds

    @property
    def exchanged(self):
        """Cards that every seat discards before the second deal."""
        return PACKET * self.second_rounds

    def counted(self, points):
        """What these points of a hand, or of an accuso that calls out, add to the match (D-18)."""
        return (points + 5) // 10 if self.in_tens else points


SHAPES = {
    "ottocento": Shape(),
    "quattro_scartate": Shape(),
    "millone": Shape(players=2, rounds=4, second_rounds=2, out_in_trick=False),
    "centocinquanta": Shape(players=2),
    "quindici": Shape(players=2, in_tens=True),
}


def is_value(name, value):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 800.0 is not 800)."""
    if name == "target":
        return type(value) is int and 1 <= value <= MOST_TARGET
    return type(value) is bool
