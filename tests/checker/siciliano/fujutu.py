"""The debt for the Fujutu: which card is paid, and when (FUJ-4 to FUJ-7, D-9). SPDX-License-Identifier: AGPL-3.0-or-later"""

from .cards import FUJUTU, SCARTINE, VALUE, weakness


def _weakest(cards):
    return min(cards, key=weakness)


def paid_from_tricks(taken):
    """The card paid as soon as the tricks of the side that owes it hold a scartina, or None."""
    scartine = SCARTINE.intersection(taken)
    return _weakest(scartine) if scartine else None


def paid_at_the_end(taken, discards):
    """The card paid after the last trick, out of tricks and discards; the Fujutu itself if there is no other."""
    cards = {*taken, *discards} - {FUJUTU}
    if not cards:
        return FUJUTU
    found = paid_from_tricks(taken) or paid_from_tricks(cards)
    return found or min(cards, key=lambda card: (VALUE[card], weakness(card)))
