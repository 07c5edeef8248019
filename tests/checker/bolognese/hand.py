"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

from . import accuso, count, trick
from .cards import MATTO, UNDISCARDABLE

KINDS = ("call", "discard", "declare", "play", "give", "bid", "answer")  # the last two are the terziglio's
TRICKS = 15
PACKET = 5
ROUNDS = 3
DISCARDS = 2


class Move(typing.NamedTuple):
    """A move of valid types. kind None: it has none or several of the known keys.

    value: a card for `play` and `give`, a list of cards for `discard`, a list of such lists for `call` and
    `declare`, a word otherwise.
    """

    seat: int
    kind: str
    value: object
    out: bool = False
    signal: str = None
    unknown_word: bool = False


class Hand:
    """The whole hand from the deal to the count; seats of one side have the same remainder modulo 2."""

    def __init__(self, options, dealer, score, pack):
        self.options, self.dealer, self.score, self.pack = options, dealer, score, pack
        self.first = (dealer + 1) % 4
        self.hands = [[], [], [], []]
        for packet in range(4 * ROUNDS):
            self.hands[(self.first + packet) % 4] += pack[PACKET * packet : PACKET * (packet + 1)]
        self.last_two = pack[4 * ROUNDS * PACKET :]
        self.calling = accuso.is_possible(options, score)
        self.scores = []
        self.piles = [set(), set()]
        self.tricks = [0, 0]
        self.table = []  # the current trick: (seat, card)
        self.gone = set()  # the cards of earlier tricks
        self.last_winner = None
        self.covered_by = None  # who played the Matto
        self.given = []
        self.called = None
        self.final = None
        self.actor = dealer
        self.phase = "call"
        if not self.calling:
            self._take_two()

    # -- due and legal moves ----------------------------------------------------------------------

    def leads(self):
        """Whether the actor is to lead a trick."""
        return self.phase == "play" and not self.table

    def lawful(self):
        """The cards that the actor may play."""
        return trick.lawful(self.hands[self.actor], self.table)

    def may_call_out(self, seat):
        """Whether the seat has a right to call out at its turn in trick 1, if its points suffice."""
        return self.calling and bool(accuso.callers(seat, self.dealer))

    def points_called(self, seat, listed):
        """The points with which the seat, declaring this, would call out at its turn in trick 1."""
        own = accuso.entries(seat, self.hands[seat], listed)
        return accuso.points_of(self.scores + own, accuso.callers(seat, self.dealer) | {seat})

    def reaches(self, seat, points):
        """Whether its side reaches the target with these additional points."""
        return self.score[seat % 2] + points >= self.options["target"]

    # -- moves ------------------------------------------------------------------------------------

    def apply(self, move):
        """Makes the move, or changes nothing and returns every clause that it breaks, the first to name first."""
        broken = self._turn_faults(move)
        if not broken:
            broken = getattr(self, "_%s_faults" % move.kind)(move)
            if move.out and move.kind != "declare":
                broken.append("OUT-2")
            if move.signal is not None and move.kind != "play":
                broken.append("SAY-1")
        if not broken:
            getattr(self, "_" + move.kind)(move)
        return broken

    def _turn_faults(self, move):
        broken = [] if move.kind and not move.unknown_word else ["FORM-1"]
        if self.phase == "over":
            return broken + ["TURN-3"]
        if move.seat != self.actor:
            broken.append("TURN-1")
        if move.kind is not None and move.kind != self.phase:
            broken.append("TURN-2")
        return broken

    def _call_faults(self, move):
        broken = accuso.faults(self.hands[self.dealer], move.value)
        if move.value and not broken:
            found = accuso.entries(self.dealer, self.hands[self.dealer], move.value)
            if not self.reaches(self.dealer, sum(entry["points"] for entry in found)):
                broken.append("OUT-1")
        return broken

    def _call(self, move):
        if not move.value:
            self._take_two()
            return
        self.scores += accuso.entries(move.seat, self.hands[move.seat], move.value)
        self._call_out(move.seat, accuso.points_of(self.scores, {move.seat}))

    def _take_two(self):
        self.hands[self.dealer] += self.last_two
        self.phase = "discard"

    def _discard_faults(self, move):
        cards, held = move.value, self.hands[self.dealer]
        broken = ["HOLD-1"] if any(card not in held for card in cards) else []
        if len(cards) != DISCARDS or len(set(cards)) != len(cards):
            broken.append("DISC-1")
        if any(card in UNDISCARDABLE for card in cards):
            broken.append("DISC-2")
        return broken

    def _discard(self, move):
        for card in move.value:
            self.hands[self.dealer].remove(card)
        self.piles[self.dealer % 2].update(move.value)
        self.phase, self.actor = "declare", self.first

    def _declare_faults(self, move):
        seat, listed = move.seat, move.value
        broken = accuso.faults(self.hands[seat], listed)
        if not move.out:
            return broken
        if not self.may_call_out(seat):
            broken.append("OUT-2")
        # Combinations that cannot be declared are not summed; without a target there is nothing to reach.
        if "ACC-1" not in broken and "target" in self.options:
            if not self.reaches(seat, self.points_called(seat, listed)):
                broken.append("OUT-1")
        return broken

    def _declare(self, move):
        seat = move.seat
        self.scores += accuso.entries(seat, self.hands[seat], move.value)
        if move.out:
            self._call_out(seat, accuso.points_of(self.scores, accuso.callers(seat, self.dealer)))
        else:
            self.phase = "play"

    def _play_faults(self, move):
        seat, card, held = move.seat, move.value, self.hands[move.seat]
        if card in held:
            clause = trick.fault(held, card, trick.dominant(self.table))
        else:
            clause = "HOLD-1"
        broken = [clause] if clause else []
        if move.signal is not None and not self.may_say(move.signal, card):
            broken.append("SAY-1")
        return broken

    def may_say(self, signal, card):
        """Whether the actor may say this with this card."""
        rest = [other for other in self.hands[self.actor] if other != card]
        return self.options["signals"] and self.leads() and trick.signal_holds(signal, card, rest, self.gone)

    def _play(self, move):
        self.hands[move.seat].remove(move.value)
        self.table.append((move.seat, move.value))
        if move.value == MATTO:
            self.covered_by = move.seat
        if len(self.table) == 4:
            self._gather()
            return
        self.actor = (move.seat + 1) % 4
        self.phase = "play" if sum(self.tricks) else "declare"

    def _give_faults(self, move):
        pile = self.piles[move.seat % 2]
        if move.value not in pile:
            return ["GIVE-1", "HOLD-1"]
        return ["GIVE-1"] if move.value == MATTO else []

    def _give(self, move):
        self._pay(move.seat % 2, move.value)
        self._count()

    # -- tricks and the end -----------------------------------------------------------------------

    def _gather(self):
        """Moves the trick to its winner's side, the Matto to its player's."""
        taker = trick.winner(self.table)
        for seat, card in self.table:
            self.piles[(seat if card == MATTO else taker) % 2].add(card)
            self.gone.add(card)
        self.table = []
        self.tricks[taker % 2] += 1
        self.phase, self.actor, self.last_winner = "play", taker, taker
        if sum(self.tricks) == TRICKS:
            self._even_out()

    def _even_out(self):
        """Cappotto, or the card that is owed for the Matto; a player's choice if there is no pip."""
        side = None if count.cappotto(self.piles, self.tricks) else count.owing(self.piles)
        if side is not None:
            card = count.pip_to_give(self.piles[side])
            if card is None:
                self.phase, self.actor = "give", self.covered_by
                return
            self._pay(side, card)
        self._count()

    def _pay(self, side, card):
        count.pass_over(self.piles, side, card)
        self.given.append({"seat": self.covered_by, "team": 1 - side, "card": card})

    def _call_out(self, seat, points):
        self.called = {"seat": seat, "team": seat % 2, "points": points}
        self.phase = "over"

    def _count(self):
        self.phase = "over"
        self.final = [
            count.final_of(
                self.piles[side],
                self.tricks[side],
                self.last_winner % 2 == side,
                accuso.points_of(self.scores, {side, side + 2}),
            )
            for side in (0, 1)
        ]
