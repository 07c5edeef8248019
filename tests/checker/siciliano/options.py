"""The options and their presets. SPDX-License-Identifier: AGPL-3.0-or-later"""

from rules_text import read_options

EDITION = 1
VALUES, PRESETS = read_options("siciliano")  # `first_tengo` is without effect where nobody can say it

# Rounds with an exposure, and whether every packet but the dealer's must show a card (EXP-1, EXP-2).
EXPOSED_ROUNDS = {"first_third": (1, 3), "first_second": (1, 2)}


def presets_in(_edition):
    """The presets; there is only one edition."""
    return PRESETS


def is_value(name, value, _edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 51.0 is not 51)."""
    return any(type(value) is type(known) and value == known for known in VALUES[name])
