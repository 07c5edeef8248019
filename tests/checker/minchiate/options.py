"""The options of section 0 and their presets. SPDX-License-Identifier: AGPL-3.0-or-later"""

EDITION = 2  # the newest; in edition 1 `germini` differs, and `capotto` has no `fourteen_plus`

# Name -> its possible values; the first column of `PRESETS` to the last is section 0's table.
VALUES = {
    "deal": ("10+11", "10+10+1"),
    "bottom_plain": (True, False),
    "cut_min_left": (1, 2, 3),
    "rob_limit": (13, None),
    "cutter_peek": (0, 13),
    "take29": ("always", "versicola", "never"),
    "discard_ban": (True, False),
    "fola_view": ("faceup_suits", "counts"),
    "discards_shown": ("before_second_card", "end_first_trick"),
    "declare": ("before", "lead", "after"),
    "matto_last": ("kept", "captured"),
    "matto_debt": ("choice", "least"),
    "matto_death": (5, 10),
    "look_back": ("off", "own_side"),
    "cascare": ("off", "after", "next"),
    "capotto": ("none", "double", "fourteen", "fourteen_plus"),
    "no_rob_penalty": (0, 1),
    "girata_bonus": (0, 3),
    "interruption": (0, 2),
    "devil": (True, False),
}

_ROWS = {
    "deal": ("10+11", "10+11", "10+11"),
    "bottom_plain": (False, True, True),
    "cut_min_left": (3, 2, 2),
    "rob_limit": (13, None, None),
    "cutter_peek": (0, 13, 13),
    "take29": ("always", "never", "never"),
    "discard_ban": (True, True, True),
    "fola_view": ("faceup_suits", "counts", "faceup_suits"),
    "discards_shown": ("before_second_card",) * 3,
    "declare": ("before", "lead", "lead"),
    "matto_last": ("kept", "captured", "kept"),
    "matto_debt": ("choice", "least", "least"),
    "matto_death": (5, 5, 5),
    "look_back": ("off", "own_side", "own_side"),
    "cascare": ("off", "next", "after"),
    "capotto": ("none", "fourteen_plus", "fourteen"),
    "no_rob_penalty": (0, 0, 0),
    "girata_bonus": (0, 0, 0),
    "interruption": (0, 2, 2),
    "devil": (False, False, False),
}

PRESETS = {
    preset: {name: row[column] for name, row in _ROWS.items()}
    for column, preset in enumerate(("pagat", "germini", "dresden"))
}


_FIRST = {**PRESETS, "germini": {**PRESETS["germini"], "declare": "after", "capotto": "fourteen"}}


def presets_in(edition):
    """The presets as that edition of the text has them."""
    return _FIRST if edition == 1 else PRESETS


def values_in(edition, name):
    """The values of an option in that edition."""
    return tuple(value for value in VALUES[name] if edition > 1 or value != "fourteen_plus")


def is_value(name, value, edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 13.0 is not 13)."""
    return any(type(value) is type(known) and value == known for known in values_in(edition, name))
