"""The options and their presets. SPDX-License-Identifier: AGPL-3.0-or-later"""

from rules_text import read_options

EDITION = 1
VALUES, PRESETS = read_options("tocchi")


def presets_in(_edition):
    """The presets; there is only one edition."""
    return PRESETS


def is_value(name, value, _edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 4.0 is not 4)."""
    return any(type(value) is type(known) and value == known for known in VALUES[name])
