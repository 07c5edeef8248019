"""The options of section 0 and the presets for two pairs. SPDX-License-Identifier: AGPL-3.0-or-later"""

from rules_text import read_options

EDITION = 3  # the newest; in edition 1 `germini` differs, and `capotto` has no `fourteen_plus`; 1 and 2 lack `fumata`

VALUES, PRESETS = read_options("minchiate", "pagat")
_SECOND = {
    preset: {name: value for name, value in options.items() if name != "fumata"} for preset, options in PRESETS.items()
}
_FIRST = {**_SECOND, "germini": {**_SECOND["germini"], "declare": "after", "capotto": "fourteen"}}


def presets_in(edition):
    """The presets as that edition of the text has them."""
    return {1: _FIRST, 2: _SECOND}.get(edition, PRESETS)


def values_in(edition, name):
    """The values of an option in that edition."""
    return tuple(value for value in VALUES[name] if edition > 1 or value != "fourteen_plus")


def is_value(name, value, edition=EDITION):
    """Whether the option `name` may have `value`; the type counts (True is not 1, 13.0 is not 13)."""
    return any(type(value) is type(known) and value == known for known in values_in(edition, name))
