"""The presets of four players and their options. SPDX-License-Identifier: AGPL-3.0-or-later"""

EDITION = 1
MOST_TARGET = 10000

PRESETS = {
    "ottocento": {"target": 800, "signals": True},
    "quattro_scartate": {"signals": True},
}


def is_value(name, value):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 800.0 is not 800)."""
    if name == "target":
        return type(value) is int and 1 <= value <= MOST_TARGET
    return type(value) is bool
