"""The rows of numbers, distances and neighbours (TOC-2, TOC-5, TOC-10). SPDX-License-Identifier: AGPL-3.0-or-later"""

from minchiate.cards import CODES

KNOWN = {code: code for code in CODES}
MATTO = "M"
ROWS = "CDSBT"
_FIGURES = {"J": 11, "N": 12, "Q": 13, "K": 14}

# card -> (row, number); the Matto is in no row.
PLACE = {code: (code[0], _FIGURES.get(code[1:]) or int(code[1:])) for code in CODES if code != MATTO}
CARD_AT = {place: card for card, place in PLACE.items()}


def distance(one, other):
    """The distance of two cards; None if they are not of one row."""
    if MATTO in (one, other) or PLACE[one][0] != PLACE[other][0]:
        return None
    return abs(PLACE[one][1] - PLACE[other][1])


def nearest(card, cards):
    """The least distance of `card` to one of `cards`; None if none of them is of its row."""
    found = [apart for apart in (distance(card, other) for other in cards) if apart is not None]
    return min(found, default=None)


def falls_between(card, cards):
    """Whether both neighbours of `card` are among `cards`."""
    if card == MATTO:
        return False
    row, number = PLACE[card]
    return {CARD_AT.get((row, number - 1)), CARD_AT.get((row, number + 1))} <= set(cards)


def middles(cards):
    """The cards between two of `cards` at distance 2, held or not, by row and number."""
    places = {PLACE[card] for card in cards if card != MATTO}
    return [CARD_AT[row, number + 1] for row, number in sorted(places) if (row, number + 2) in places]
