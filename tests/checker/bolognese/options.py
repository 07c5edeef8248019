"""The presets: their options and how their hands are laid out.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import typing

from rules_text import read_options

EDITION = 2  # the newest; in edition 1 `poste_from` 46 is only a limit
MOST_TARGET = 10000
POSTE_FROM = (15, 46)  # fewer points pay no poste
PLAYERS = (3, 4, 5, 6)  # of mattazza (SEAT-5)
ENDS = ("drop", "group", "first")  # of a match of mattazza (MATCH-10, MATCH-11, MATCH-12)

_, PRESETS = read_options("bolognese")


class Shape(typing.NamedTuple):
    """How a preset's hand differs from the others."""

    players: int = 4
    packet: int = 5  # cards dealt at once
    rounds: int = 3  # of packets in the first deal
    talon: int = 2  # cards then left, the dealer's last two or the pozzo; who takes them discards as many
    second_rounds: int = 0  # of packets in the second deal, for which every seat first discards as many cards
    out_in_trick: bool = True  # whether a seat that declares in trick 1 may call out
    in_tens: bool = False  # whether a hand's points are counted in tens
    alone: bool = False  # whether one seat, found by bids, plays against the others, for poste
    each: bool = False  # whether every seat is a side of its own and only plays, for Punti

    @property
    def tricks(self):
        """Tricks in a hand; every seat holds as many cards when the first is led."""
        return self.packet * self.rounds

    @property
    def exchanged(self):
        """Cards that every seat discards before the second deal."""
        return self.packet * self.second_rounds

    def side_of(self, seat, soloist):
        """The seat's side; with a soloist that seat is 0 and the others are 1."""
        if self.each:
            return seat
        return int(seat != soloist) if self.alone else seat % 2

    @property
    def sides(self):
        """The number of sides."""
        return self.players if self.each else 2

    def counted(self, points):
        """What these points of a hand, or of an accuso that calls out, add to the match (D-18)."""
        return (points + 5) // 10 if self.in_tens else points


SHAPES = {
    "ottocento": Shape(),
    "quattro_scartate": Shape(),
    "terziglio": Shape(players=3, packet=6, talon=8, alone=True),
    "millone": Shape(players=2, rounds=4, second_rounds=2, out_in_trick=False),
    "centocinquanta": Shape(players=2),
    "quindici": Shape(players=2, in_tens=True),
    "mattazza": Shape(rounds=2, talon=0, each=True),
}


def shape_of(preset, options):
    """How the hands of a preset with these options are laid out."""
    shape = SHAPES[preset]
    return shape._replace(players=options.get("players", shape.players))


def has_score(preset):
    """Whether a hand depends on the match so far: a side that reaches the target may call out."""
    return "target" in PRESETS[preset] and not SHAPES[preset].each


def presets_in(_edition):
    """The presets, which both editions have alike."""
    return PRESETS


def is_value(name, value, _edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 800.0 is not 800)."""
    if name == "target":
        return type(value) is int and 1 <= value <= MOST_TARGET
    if name == "poste_from":
        return type(value) is int and value in POSTE_FROM
    if name == "players":
        return type(value) is int and value in PLAYERS
    if name == "end":
        return type(value) is str and value in ENDS
    return type(value) is bool
