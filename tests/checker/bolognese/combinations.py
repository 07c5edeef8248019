"""Sequences and cricche of a set of cards (CRIC, SEQ). SPDX-License-Identifier: AGPL-3.0-or-later

A combination is (its cards as a frozenset, its points before any doubling).
"""

from .cards import ACES, CONTATORI, JACKS, KINGS, KNIGHTS, MORI, QUEENS, SUITS, TAROCCHI
from .grande import grande

_CRICCHE = ((TAROCCHI, 18), (KINGS, 17), (QUEENS, 14), (KNIGHTS, 13), (JACKS, 12))
MANY = 3  # this many of a kind are doubled


def _of_suit(held, suit, contatori):
    """The suit's sequence, or None: the King, and two more including a court card; the ace is no third."""
    figures = [suit + rank for rank in "QNJ" if suit + rank in held]
    if suit + "K" not in held or not figures or len(figures) + len(contatori) < 2:
        return None
    ace = [suit + "1"] if suit + "1" in held else []
    return [suit + "K"] + figures + ace + contatori


def _of_equals(held, family, contatori):
    """Assi or Mori, or None: two of them at least, with Contatori three."""
    found = [card for card in family if card in held]
    return found + contatori if len(found) >= 2 and len(found) + len(contatori) >= 3 else None


def sequences(held):
    """Each whole sequence in the set: all its cards and all Contatori, 5 points per card after the first."""
    contatori = [card for card in CONTATORI if card in held]
    found = [grande(held)]
    found += [_of_suit(held, suit, contatori) for suit in SUITS]
    found += [_of_equals(held, family, contatori) for family in (ACES, MORI)]
    return [(frozenset(cards), 5 * (len(cards) - 1)) for cards in found if cards]


def cricche(held):
    """Each cricca in the set: three or four of a class."""
    found = []
    for family, unit in _CRICCHE:
        cards = frozenset(card for card in family if card in held)
        if len(cards) >= 3:
            found.append((cards, unit * (len(cards) - 2)))
    return found


def sum_of(found):
    """(the sum of the combinations of one type, what doubling adds to it)."""
    total = sum(points for _, points in found)
    return total, total if len(found) >= MANY else 0
