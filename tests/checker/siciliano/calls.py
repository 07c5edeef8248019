"""The calls between partners, and what a caller knows (CALL, D-11). SPDX-License-Identifier: AGPL-3.0-or-later"""

from .cards import CODES, SUIT, TRUMP, TRUMPS

# Calls that name their cards.
_NAMED = {
    "giove": ("T20",),
    "balla": ("T19",),
    "batto_senza_giove": ("T19", "T18"),
    "sfondo": ("T20", "T19", "T18"),
    "sfondissimo": ("T20", "T19", "T18", "T17"),
    "sfondo_i_tavoli": ("T20", "T19", "T18", "T17", "T16"),
    "maggiori_bianchi": ("T14", "T15"),
    "minore_bianco": ("T13",),
}
# A due, A tutti: how many of the others must be known to be void.
_VOIDS = {"a_due": 2, "a_tutti": 3}
CALLS = (*_NAMED, "batto", "batto_forte", *_VOIDS)


class Knowledge:
    """What a seat that is about to play knows.

    held: its hand, the card about to be played included; own_discards: the dealer's, for the dealer; played: every
    card played so far; partners: the unplayed cards that are publicly the partner's; voids: (seat, suit) of every
    failure to follow.
    """

    def __init__(self, seat, held, own_discards, played, partners, voids):
        self.seat, self.held = seat, set(held)
        self.own = self.held | set(own_discards)
        self.played, self.partners, self.voids = set(played), set(partners), voids

    def _others_void(self, suit):
        """How many of the other three are known to have no card of the suit."""
        if all(card in self.played or card in self.own for card in CODES if SUIT.get(card) == suit):
            return 3
        return sum(seat != self.seat and of == suit for seat, of in self.voids)

    def _batto(self):
        held = self.held
        if "T20" in held and ("T19" in held or "T18" in held):
            return True
        return {"T20", "T18"} <= self.played and {"T19", "T17"} <= held

    def _batto_forte(self):
        if {"T20", "T17"} <= self.held and ("T19" in self.held or "T18" in self.held):
            return True
        highest = [card for card in TRUMPS[::-1] if card not in self.played and card not in self.partners][:3]
        return len(highest) == 3 and self.held.issuperset(highest)

    def holds(self, call, card):
        """Whether the call is true if made with this card; False for an unknown one."""
        if call in _NAMED:
            return self.held.issuperset(_NAMED[call])
        if call in _VOIDS:
            return SUIT.get(card, TRUMP) != TRUMP and self._others_void(SUIT[card]) >= _VOIDS[call]
        return {"batto": self._batto, "batto_forte": self._batto_forte}.get(call, lambda: False)()


def shown_by(call, played):
    """The cards that a call shows to be the caller's, after these have been played."""
    if call == "batto":
        return ("T19", "T17") if "T20" in played else ("T20",)
    return _NAMED.get(call, ())
