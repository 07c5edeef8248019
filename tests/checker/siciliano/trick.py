"""One trick: legal cards and its winner (3.1). A table is [(seat, card)] in the order played.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import FUJUTU, POWER, SUIT, TRUMP


def suit_led(table):
    """The suit that must be followed, or None: that of the first card that is not the Fujutu."""
    return next((SUIT[card] for _, card in table if card != FUJUTU), None)


def faults(held, card, table, fujutu_lead):
    """The clauses that this card of the hand breaks."""
    if card == FUJUTU:
        return [] if table or fujutu_lead or len(held) == 1 else ["FUJ-1"]
    suit = suit_led(table)
    suits = {SUIT[other] for other in held if other != FUJUTU}
    if suit is None or SUIT[card] == suit:
        return []
    if suit in suits:
        return ["PLAY-2" if suit == TRUMP else "PLAY-1"]
    return ["PLAY-2"] if TRUMP in suits and SUIT[card] != TRUMP else []


def lawful(held, table, fujutu_lead):
    """The cards of the hand that may be played, in their order."""
    return [card for card in held if not faults(held, card, table, fujutu_lead)]


def winner(table):
    """The seat that takes a whole trick."""
    suit = suit_led(table)
    taking = [(seat, card) for seat, card in table if card != FUJUTU and SUIT[card] in (suit, TRUMP)]
    return max(taking, key=lambda played: (SUIT[played[1]] == TRUMP, POWER[played[1]]))[0]


def voids(table):
    """(seat, suit) for each seat that did not follow a suit in this trick; the Fujutu shows nothing (D-11)."""
    suit = suit_led(table)
    if suit in (None, TRUMP):
        return set()
    return {(seat, suit) for seat, card in table if card != FUJUTU and SUIT[card] != suit}
