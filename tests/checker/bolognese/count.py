"""The end of a hand: the owners of the cards, and what they score (COUNT, GIVE, CAPP).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import MATTO, PIPS, scartini
from .combinations import cricche, sequences, sum_of

LAST_TRICK = 6


def cappotto(piles, tricks):
    """Gives everything to one side if the other took no trick; returns whether that was so."""
    if 0 not in tricks:
        return False
    loser = tricks.index(0)
    piles[1 - loser] |= piles[loser]
    piles[loser] = set()
    return True


def owing(piles):
    """The side that owes a card because of the Matto, or None if both piles are even.

    Without the Matto they are: it may be out of play in games for two.
    """
    return next((side for side in (0, 1) if MATTO in piles[side] and len(piles[side]) % 2), None)


def pip_to_give(pile):
    """The card that is given automatically, or None if the player who covered the Matto must choose."""
    return next((card for card in PIPS if card in pile), None)


def pass_over(piles, side, other, card):
    """The card goes from that side's pile to the other side's."""
    piles[side].remove(card)
    piles[other].add(card)


def final_of(pile, tricks, has_last, declared, count_scartini=scartini):
    """A side's final count; all piles are final. `count_scartini` is the count of a pile's single cards."""
    runs, sets = sequences(pile), cricche(pile)
    count = {
        "sequences": sum(sum_of(runs)),
        "cricche": sum(sum_of(sets)),
        "scartini": count_scartini(pile),
        "last": LAST_TRICK if has_last else 0,
        "declared": declared,
    }
    return {
        "tricks": tricks,
        "pile": len(pile),
        **count,
        "total": sum(count.values()),
        "list": [[sorted(cards), points] for cards, points in runs + sets],
    }
