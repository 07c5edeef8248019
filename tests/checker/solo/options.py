"""The presets, their options and how their hands are laid out (SOLO-1, SOLO-3, OUT-1).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import typing

from minchiate import options as pairs_options
from rules_text import read_options

EDITION = pairs_options.EDITION  # of the whole text
VALUES, PRESETS = read_options("minchiate", "two")

CUT_MIN_LEFT = 3  # CUT-2
ROB_LIMIT = 13  # D-43
# By the option `going_out`: how many may go out, and the fee by place, the dealer's right first (OUT-1, OUT-4).
MOST_OUT = {"off": 0, "minucci": 1, "peveroni": 2}
FEES = {"minucci": (30, 40, 50, 60), "peveroni": (20, 30, 40, 40)}
_ONLY_ALONE = ("taken",)  # values that two and three players do not have (SOLO-8)


class Shape(typing.NamedTuple):
    """How a preset's hand is dealt."""

    players: int
    packets: tuple  # cards of each player in each round

    @property
    def hand_size(self):
        """Cards of each player, and tricks in a hand."""
        return sum(self.packets)


SHAPES = {"two": Shape(2, (12, 13)), "three": Shape(3, (12, 13)), "alone": Shape(4, (10, 11))}


def presets_in(_edition):
    """The presets; the editions of the text do not differ in them."""
    return PRESETS


def is_value(name, value, _edition=EDITION):
    """Whether the option `name` may have `value` in some preset; the type counts (True is not 1)."""
    return any(type(value) is type(known) and value == known for known in VALUES[name])


def values_in(preset, name):
    """The values of the preset's option."""
    return tuple(value for value in VALUES[name] if preset == "alone" or value not in _ONLY_ALONE)
