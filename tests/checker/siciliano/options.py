"""The options and their presets. SPDX-License-Identifier: AGPL-3.0-or-later"""

EDITION = 1

# Name -> its possible values.
VALUES = {
    "exposure": ("first_third", "first_second"),
    "word_rounds": (2, 3),
    "words": ("full", "arie_re"),
    "silence": (False, True),
    "first_tengo": ("binds", "informs"),
    "aria_giove": (False, True),
    "bottom_peek": (True, False),
    "discard_ban": ("honours", "none"),
    "fujutu_lead": (True, False),
    "calls": (True, False),
    "target": (50, 51),
}

_ROWS = {
    "exposure": ("first_third", "first_second"),
    "word_rounds": (3, 2),
    "words": ("full", "arie_re"),
    "silence": (False, True),
    "first_tengo": ("binds", "binds"),  # without effect where nobody can say it
    "aria_giove": (False, True),
    "bottom_peek": (True, False),
    "discard_ban": ("honours", "honours"),
    "fujutu_lead": (True, True),
    "calls": (True, False),
    "target": (51, 51),
}

PRESETS = {
    preset: {name: row[column] for name, row in _ROWS.items()}
    for column, preset in enumerate(("tortorici2014", "dummett"))
}

# Rounds with an exposure, and whether every packet but the dealer's must show a card (EXP-1, EXP-2).
EXPOSED_ROUNDS = {"first_third": (1, 3), "first_second": (1, 2)}


def presets_in(_edition):
    """The presets; there is only one edition."""
    return PRESETS


def is_value(name, value, _edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 51.0 is not 51)."""
    return any(type(value) is type(known) and value == known for known in VALUES[name])
