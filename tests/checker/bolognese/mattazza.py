"""Mattazza: three to six players, each alone, and the loser writes a Punto (5.8).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import MATTO, VALUE
from .hand import Hand


def scartini_by_tricks(pile, players):
    """The count of a pile's single cards in groups as large as a trick, however they are formed (COUNT-9).

    The first card with a value keeps it and each other one loses a point; a group without such a card counts 1.
    """
    cards, total = sorted(pile), 0
    for at in range(0, len(cards), players):
        values = [VALUE[card] for card in cards[at : at + players] if card in VALUE]
        total += values[0] + sum(value - 1 for value in values[1:]) if values else 1
    return total


def punti(final):
    """The Punti that the hand brings each seat: 1 to the losers (COUNT-10).

    All without a trick lose; if everybody took one, all with the highest total.
    """
    if any(count["tricks"] == 0 for count in final):
        return [int(count["tricks"] == 0) for count in final]
    highest = max(count["total"] for count in final)
    return [int(count["total"] == highest) for count in final]


class Mattazza(Hand):
    """A hand in which the seats only play (TRICK-6), and a card is always paid for the Matto (GIVE-8)."""

    def payable(self, seat):
        """D-19: any scartino of the pile, or if it has none any card but the Matto."""
        pile = self.piles[seat]
        return {card for card in pile if card not in VALUE} or pile - {MATTO}

    def _even_out(self):
        """The debt for the Matto: the player's choice, or the Matto itself from a player without a trick."""
        owing = self.covered_by
        if owing is None:
            self._count()
        elif self.tricks[owing]:
            self.phase, self.actor = "give", owing
        else:
            self._pay(owing, MATTO)
            self._count()

    def _paid_side(self, side):
        return self.covered_in

    def _scartini(self, pile):
        return scartini_by_tricks(pile, self.players)


def new_hand(preset, options, dealer, score, pack):
    """A hand of any preset before its first move."""
    kind = Mattazza if preset == "mattazza" else Hand
    return kind(preset, options, dealer, score, pack)
