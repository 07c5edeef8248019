"""Versicole of a set of cards (section 8). SPDX-License-Identifier: AGPL-3.0-or-later"""

from .cards import KINGS, MATTO_BIT, T29, VALUE, mask_of, trump

_LOW, _HIGH = (1, 5), (28, 40)  # VERS-1: the positions of regular versicole


def _trumps(*numbers):
    return mask_of(trump(number) for number in numbers)


def _runs(first, last):
    """For every set of the trumps first..last: its maximal runs of three or more, as (cards, value)."""
    size = last - first + 1
    table = []
    for held in range(1 << size):
        runs, start = [], None
        for place in range(size + 1):
            if place < size and held >> place & 1:
                if start is None:
                    start = place
            elif start is not None:
                if place - start >= 3:
                    cards = [trump(first + offset) for offset in range(start, place)]
                    # VERS-6: the 29, worth nothing as a card, counts 5 inside.
                    worth = sum(5 if card == T29 else VALUE[card] for card in cards)
                    runs.append((mask_of(cards), worth))
                start = None
        table.append(tuple(runs))
    return table


_LOW_RUNS = _runs(*_LOW)
_HIGH_RUNS = _runs(*_HIGH)
_LOW_SHIFT, _LOW_BITS = trump(_LOW[0]), len(_LOW_RUNS) - 1
_HIGH_SHIFT, _HIGH_BITS = trump(_HIGH[0]), len(_HIGH_RUNS) - 1

_OF_MATTO = _trumps(1, 40) | MATTO_BIT
_OF_THIRTEEN = _trumps(1, 13, 28)
_TEN, _TWENTY_THIRTY, _FORTY = _trumps(10), _trumps(20, 30), _trumps(40)
_OF_DEVIL = _trumps(14, 35, 39)


def versicole(mask, devil):
    """All maximal versicole in the set, each as (cards with the Matto if the set has it, value).

    VERS-7: the Matto adds 5 to every one; VERS-2: to its own it is not added again.
    """
    found = list(_LOW_RUNS[mask >> _LOW_SHIFT & _LOW_BITS])
    found += _HIGH_RUNS[mask >> _HIGH_SHIFT & _HIGH_BITS]
    if mask & _OF_THIRTEEN == _OF_THIRTEEN:
        found.append((_OF_THIRTEEN, 15))
    if mask & _TWENTY_THIRTY == _TWENTY_THIRTY:  # VERS-4: these two are indispensable
        ends = mask & (_TEN | _FORTY)
        if ends:
            points = 10 + (5 if ends & _TEN else 0) + (10 if ends & _FORTY else 0)
            found.append((_TWENTY_THIRTY | ends, points))
    kings = mask & KINGS
    count = bin(kings).count("1")
    if count >= 3:
        found.append((kings, 5 * count))
    if devil and mask & _OF_DEVIL == _OF_DEVIL:  # VERS-8: the 14 is worth 5 inside it only
        found.append((_OF_DEVIL, 20))
    if mask & MATTO_BIT:
        found = [(cards | MATTO_BIT, points + 5) for cards, points in found]
        if mask & _OF_MATTO == _OF_MATTO:
            found.append((_OF_MATTO, 20))
    return found


def completes_with_29(mask):
    """FOLA-4 `versicola`: whether the set and the 29 contain a versicola with the 29 in it."""
    with_29 = mask | 1 << T29
    return any(cards >> T29 & 1 for cards, _ in _HIGH_RUNS[with_29 >> _HIGH_SHIFT & _HIGH_BITS])


