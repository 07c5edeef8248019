"""One trick of two to four cards (SOLO-13). A table is a list of (seat, card) in the order of play.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from minchiate import trick
from minchiate.cards import KINGS, MATTO, MATTO_BIT, STRENGTH, SUIT_MASK, SUIT_OF, TRUMP


def suit_of(table):
    """The suit that is led: the first card's, after a led Matto the second's (MAT-11); None if still free."""
    for _, card in table[:2]:
        if card != MATTO:
            return SUIT_OF[card]
    return None


def _is_trumped(table):
    return any(SUIT_OF[card] == TRUMP for _, card in table)


def lawful(hand, table, suits_led):
    """The cards of `hand` that may be played next, `suits_led` being the suits that earlier tricks were led in."""
    suit = suit_of(table)
    return trick.lawful(hand, suit, _is_trumped(table), suit not in suits_led)


def is_king_called(hand, table, suits_led):
    """KING-1: whether the hand must play the King of the suit led."""
    suit = suit_of(table)
    if suit is None or suit == TRUMP or suit in suits_led:
        return False
    return _is_trumped(table) and bool(hand & SUIT_MASK[suit] & KINGS)


def faults(hand, card, table, suits_led):
    """Every clause that playing `card` of `hand` breaks."""
    if lawful(hand, table, suits_led) >> card & 1:
        return []
    suit = suit_of(table)
    broken = ["KING-1"] if is_king_called(hand, table, suits_led) else []
    if not hand & SUIT_MASK[suit]:
        broken.append("PLAY-3")
    elif not (SUIT_MASK[suit] | MATTO_BIT) >> card & 1:
        broken.append("PLAY-2")
    return broken


def winner(table):
    """The seat that takes the trick (PLAY-5, MAT-1)."""
    cards = [(seat, card) for seat, card in table if card != MATTO]
    led = SUIT_OF[cards[0][1]]

    def rank(entry):
        suit = SUIT_OF[entry[1]]
        return (suit == TRUMP, suit == led, STRENGTH[entry[1]])

    return max(cards, key=rank)[0]
