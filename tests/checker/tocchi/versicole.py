"""The kinds of versicole (TOC-14). SPDX-License-Identifier: AGPL-3.0-or-later"""


def _trumps(*numbers):
    return {"T%d" % number for number in numbers}


def _triples(lowest, highest):
    """Three trumps in a row, the first of them from `lowest` to `highest`."""
    return [_trumps(first, first + 1, first + 2) for first in range(lowest, highest + 1)]


# Each kind with the sets of cards of which one is enough, in the order in which kinds are marked. Three in a row that
# are all arie are no `high` (D-67).
KINDS = {
    "papi": _triples(1, 3),
    "high": _triples(28, 35),
    "arie": _triples(36, 38),
    "matto": [_trumps(1, 40) | {"M"}],
    "tredici": [_trumps(1, 13, 28)],
    "diecine": [_trumps(10, 20, 30), _trumps(20, 30, 40)],
    "re": [{"CK", "DK", "SK", "BK"} - {absent} for absent in ("CK", "DK", "SK", "BK")],
}


def kinds_in(cards):
    """The kinds that these cards contain, in the order of KINDS."""
    held = set(cards)
    return [kind for kind, sets in KINDS.items() if any(cards <= held for cards in sets)]
