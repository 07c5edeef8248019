"""One trick: legal cards, and its winner (sections 9, 10 and D-15).

A table is four card numbers by place from the leader, -1 for an empty place.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import KINGS, MATTO, MATTO_BIT, STRENGTH, SUIT_MASK, SUIT_OF, TRUMP, TRUMP_MASK

NO_CARD = -1


def set_suit(table, leader, fallen, place):
    """The suit that binds the card at `place`, or None if it is free.

    After a led Matto the first card of a hand still in play sets it (MAT-11, MAT-12); if all three
    others have fallen, by now, the first of their cards does (D-15). Only earlier places count.
    """
    if place == 0:
        return None
    first = table[0]
    if first != MATTO:
        return SUIT_OF[first]
    nobody_in_play = all(fallen[(leader + other) & 3] for other in (1, 2, 3))
    for earlier in range(1, place):
        if nobody_in_play or not fallen[(leader + earlier) & 3]:
            return SUIT_OF[table[earlier]]
    return None


def lawful(hand, suit, trumped, suit_is_new):
    """The cards of `hand` that may be played if `suit` binds (None: free).

    trumped: an earlier place has a trump; suit_is_new: this trick is the first led in `suit`.
    """
    if suit is None:
        return hand
    matto = hand & MATTO_BIT
    if suit != TRUMP:
        following = hand & SUIT_MASK[suit]
        if following:
            king = following & KINGS
            if king and trumped and suit_is_new:
                return king  # KING-1, and MAT-2: the Matto is no way out
            return following | matto  # PLAY-2, MAT-1
    trumps = hand & TRUMP_MASK
    return trumps | matto if trumps else hand  # PLAY-3, PLAY-4


def fault(hand, card, suit, trumped, suit_is_new):
    """The clause that `card` of `hand` breaks, or None; the arguments as in `lawful`."""
    if lawful(hand, suit, trumped, suit_is_new) >> card & 1:
        return None
    if suit == TRUMP or not hand & SUIT_MASK[suit]:
        return "PLAY-2" if suit == TRUMP else "PLAY-3"
    king = hand & SUIT_MASK[suit] & KINGS
    return "KING-1" if king and trumped and suit_is_new else "PLAY-2"


def is_trumped(table, place):
    """Whether a place before `place` has a trump."""
    for earlier in range(place):
        if table[earlier] >= 0 and SUIT_OF[table[earlier]] == TRUMP:
            return True
    return False


def taker(table, leader, fallen):
    """(place of the card that takes the trick, suit that was led) of the cards there.

    A fallen hand never takes it (D-15), except after a Matto led to three fallen hands, when the best
    of the suit that the first of them set does so for its side.
    """
    places = [
        place
        for place in range(4)
        if table[place] >= 0 and table[place] != MATTO and not fallen[(leader + place) & 3]
    ]
    if not places:
        places = [place for place in (1, 2, 3) if table[place] >= 0]
        if not places:
            return 0, None  # the Matto alone: no other card yet
    best = places[0]
    suit = SUIT_OF[table[best]]
    best_card = table[best]
    best_suit = suit
    for place in places[1:]:
        card = table[place]
        card_suit = SUIT_OF[card]
        if card_suit == best_suit:
            better = STRENGTH[card] > STRENGTH[best_card]
        else:
            better = card_suit == TRUMP
        if better:
            best, best_card, best_suit = place, card, card_suit
    return best, suit
