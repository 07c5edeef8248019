"""One trick: legal cards, its winner, permitted signals (FOLLOW, TRICK, SAY).

A table is [(seat, card)] in the order played. SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import MATTO, NUMERO, PALO, POWER

SIGNALS = ("busso", "striscio", "volo")


def dominant(table):
    """The palo that must be followed, or None: that of the first card that is not the Matto."""
    for _, card in table:
        if card != MATTO:
            return PALO[card]
    return None


def fault(hand, card, palo):
    """The clause that this card of the hand breaks if `palo` is dominant, or None."""
    if palo is None or card == MATTO or PALO[card] == palo:
        return None
    paloes = {PALO[other] for other in hand}
    if palo in paloes:
        return "FOLLOW-1"
    return "FOLLOW-2" if PALO[card] != NUMERO and NUMERO in paloes else None


def lawful(hand, table):
    """The cards of the hand that may be played, in their order."""
    palo = dominant(table)
    return [card for card in hand if not fault(hand, card, palo)]


def winner(table):
    """The seat that takes a whole trick."""
    taker, best = None, None
    for seat, card in table:
        if card == MATTO:
            continue
        if best is None:
            better = True
        elif PALO[card] == PALO[best]:
            better = POWER[card] >= POWER[best]  # only the Mori are equal: the later one takes
        else:
            better = PALO[card] == NUMERO
        if better:
            taker, best = seat, card
    return taker


def signal_holds(signal, card, rest, gone):
    """Whether the leader of a trick may say this about the card led (SAY-1).

    rest: the leader's hand after it; gone: the cards of earlier tricks.
    """
    if card == MATTO:
        return False
    palo = PALO[card]
    if palo != NUMERO and palo + "K" not in gone:
        return False
    more = any(PALO[other] == palo for other in rest)
    return {"busso": True, "striscio": more, "volo": not more}[signal]
