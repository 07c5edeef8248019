"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

from . import accuso, count, solo, trick
from .cards import MATTO, UNDISCARDABLE, scartini
from .options import EDITION, has_score, shape_of

KINDS = ("call", "discard", "declare", "play", "give", "bid", "answer")


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
    """The whole hand from the deal to the count."""

    def __init__(self, preset, options, dealer, score, pack):
        self.preset, self.options, self.dealer, self.score, self.pack = preset, options, dealer, score, pack
        self.edition = EDITION  # of the rules' text; whoever reads a record sets its own
        self.shape = shape_of(preset, options)
        self.players = self.shape.players
        self.first = (dealer + 1) % self.players
        self.hands = [[] for _ in range(self.players)]
        self.undealt = list(pack)  # at the end the cards out of play
        self._deal(self.shape.rounds)
        self.talon = self._next_cards(self.shape.talon)
        self.scartatore = dealer  # who takes the talon; in terziglio the soloist, also "di mio" (D-15)
        self.auction = None
        self.calling = has_score(preset) and accuso.is_possible(options, score)
        self.scores = []
        self.piles = [set() for _ in range(self.shape.sides)]
        self.tricks = [0] * self.shape.sides
        self.table = []  # the current trick: (seat, card)
        self.gone = set()  # the cards of earlier tricks
        self.last_winner = None
        self.covered_by = None  # who played the Matto
        self.covered_in = None  # who took the trick to which it was played
        self.given = []
        self.called = None
        self.final = None
        self.due = [dealer]  # the seats of which any may move now; the discards of millone are due together
        self.phase = "call"
        if self.shape.alone:
            self.auction = solo.Auction(self.first, self.players, options["object_after_pass"])
            self.phase, self.actor = "bid", self.first
        elif self.shape.each:
            self._start_tricks()
        elif not self.calling:
            self._take_talon()
            self._start_discards()

    def _next_cards(self, count):
        cards, self.undealt = self.undealt[:count], self.undealt[count:]
        return cards

    def _deal(self, rounds):
        """So many rounds of packets, from the dealer's right."""
        for packet in range(self.players * rounds):
            self.hands[(self.first + packet) % self.players] += self._next_cards(self.shape.packet)

    # -- what is due and what it may be -----------------------------------------------------------

    @property
    def actor(self):
        """The seat that is due, the first of them where several are."""
        return self.due[0]

    @actor.setter
    def actor(self, seat):
        self.due = [seat]

    def side_of(self, seat):
        """The seat's side, in terziglio from the end of the bids on."""
        return self.shape.side_of(seat, self.scartatore)

    def entries(self, seat, listed):
        """The scores of a legal list of the seat's combinations."""
        return accuso.entries(seat, self.side_of(seat), self.hands[seat], listed)

    def discards_due(self):
        """How many cards a seat that is due to discard puts down."""
        return self.shape.exchanged if self._exchanging() else self.shape.talon

    def _exchanging(self):
        """Whether the discards before the second deal are not all made."""
        return self.shape.exchanged > 0 and len(self.undealt) > 0

    def leads(self):
        """Whether the actor is to lead a trick."""
        return self.phase == "play" and not self.table

    def lawful(self):
        """The cards that the actor may play."""
        return trick.lawful(self.hands[self.actor], self.table)

    def may_call_out(self, seat):
        """Whether the seat has a right to call out at its turn in trick 1, if its points suffice."""
        return self.calling and bool(self._callers(seat))

    def _callers(self, seat):
        return accuso.callers(self.shape, seat, self.dealer)

    def points_called(self, seat, listed):
        """The points with which the seat, declaring this, would call out at its turn in trick 1."""
        own = self.entries(seat, listed)
        return accuso.points_of(self.scores + own, self._callers(seat) | {seat})

    def reaches(self, seat, points):
        """Whether its side reaches the target with these additional points."""
        return self.score[self.side_of(seat)] + self.shape.counted(points) >= self.options["target"]

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
        if move.seat not in self.due:
            broken.append("TURN-1")
        if move.kind is not None and move.kind != self.phase:
            broken.append("TURN-2")
        return broken

    def _bid_faults(self, move):
        return []

    def _bid(self, move):
        self.auction.bid(move.value)
        self._after_word()

    def _answer_faults(self, move):
        objects = move.value == "di_mio"
        return ["BID-1"] if objects and not self.auction.may_object(move.seat) else []

    def _answer(self, move):
        self.auction.answer(move.value)
        self._after_word()

    def _after_word(self):
        """Asks the next seat, or starts what the bids and answers have decided."""
        auction = self.auction
        self.phase, self.actor = auction.phase, auction.due
        if auction.how == solo.VOID:
            self.phase = "over"
        elif auction.how is not None:
            self.scartatore = auction.soloist
            if auction.how == solo.SU:
                self._take_talon()
                self._start_discards()
            else:
                self._start_tricks()

    def _call_faults(self, move):
        seat = move.seat
        broken = accuso.faults(self.hands[seat], move.value)
        if move.value and not broken:
            found = self.entries(seat, move.value)
            if not self.reaches(seat, sum(entry["points"] for entry in found)):
                broken.append("OUT-1")
        return broken

    def _call(self, move):
        if move.value:
            self.scores += self.entries(move.seat, move.value)
            self._call_out(move.seat, accuso.points_of(self.scores, {move.seat}))
            return
        if move.seat == self.dealer:
            self._take_talon()
            if self.shape.exchanged:  # the opponent is asked as well, before the discards
                self.actor = self.first
                return
        self._start_discards()

    def _take_talon(self):
        self.hands[self.scartatore] += self.talon

    def _start_discards(self):
        self.phase, self.due = "discard", [self.scartatore]
        if self._exchanging():
            self.due.append(self.first)

    def _start_tricks(self):
        """The seat at the right of the scartatore leads."""
        self.phase, self.actor = self._trick_phase(), (self.scartatore + 1) % self.players

    def _trick_phase(self):
        """What a seat that is due in a trick does first."""
        return "play" if sum(self.tricks) or self.shape.each else "declare"

    def _discard_faults(self, move):
        cards, held = move.value, self.hands[move.seat]
        broken = ["HOLD-1"] if any(card not in held for card in cards) else []
        if len(cards) != self.discards_due() or len(set(cards)) != len(cards):
            broken.append("DISC-1")
        if any(card in UNDISCARDABLE for card in cards):
            broken.append("DISC-2")
        return broken

    def _discard(self, move):
        for card in move.value:
            self.hands[move.seat].remove(card)
        self.piles[self.side_of(move.seat)].update(move.value)
        if not self._exchanging():
            self._start_tricks()
            return
        self.due = [seat for seat in self.due if seat != move.seat]
        if not self.due:
            self._deal(self.shape.second_rounds)
            self.actor = self.dealer

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
        self.scores += self.entries(seat, move.value)
        if move.out:
            self._call_out(seat, accuso.points_of(self.scores, self._callers(seat)))
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
        said = self.options.get("signals", False) and self.has_partner(self.actor)
        return said and self.leads() and trick.signal_holds(signal, card, rest, self.gone)

    def has_partner(self, seat):
        """Whether another seat is on the seat's side."""
        return any(other != seat and self.side_of(other) == self.side_of(seat) for other in range(self.players))

    def _play(self, move):
        self.hands[move.seat].remove(move.value)
        self.table.append((move.seat, move.value))
        if move.value == MATTO:
            self.covered_by = move.seat
        if len(self.table) == self.players:
            self._gather()
            return
        self.actor = (move.seat + 1) % self.players
        self.phase = self._trick_phase()

    def _give_faults(self, move):
        if move.value not in self.piles[self.side_of(move.seat)]:
            return ["GIVE-1", "HOLD-1"]
        return [] if move.value in self.payable(move.seat) else ["GIVE-1"]

    def payable(self, seat):
        """The cards of which the seat may choose one to pay for the Matto."""
        return self.piles[self.side_of(seat)] - {MATTO}

    def _give(self, move):
        self._pay(self.side_of(move.seat), move.value)
        self._count()

    # -- tricks and the end -----------------------------------------------------------------------

    def _gather(self):
        """Moves the trick to its winner's side, the Matto to its player's."""
        taker = trick.winner(self.table)
        for seat, card in self.table:
            self.piles[self.side_of(seat if card == MATTO else taker)].add(card)
            self.gone.add(card)
            if card == MATTO:
                self.covered_in = taker
        self.table = []
        self.tricks[self.side_of(taker)] += 1
        self.phase, self.actor, self.last_winner = "play", taker, taker
        if sum(self.tricks) == self.shape.tricks:
            if self.auction and self.auction.how == solo.DI_MIO:  # nobody took the pozzo
                self.piles[self.side_of(taker)].update(self.talon)
            self._even_out()

    def _even_out(self):
        """Cappotto, or the card that is owed for the Matto; a player's choice if there is no pip."""
        side = None if count.cappotto(self.piles, self.tricks) else count.owing(self.piles)
        if side is not None:
            card = count.pip_to_give(self.piles[side])
            if card is None:
                self.phase, self.actor = "give", self._giver()
                return
            self._pay(side, card)
        self._count()

    def _giver(self):
        """Who covered the Matto, or won the last trick if it was in the pozzo."""
        return self.last_winner if self.covered_by is None else self.covered_by

    def _pay(self, side, card):
        other = self._paid_side(side)
        count.pass_over(self.piles, side, other, card)
        self.given.append({"seat": self._giver(), "team": other, "card": card})

    def _paid_side(self, side):
        """Who receives the card that the side pays for the Matto."""
        return 1 - side

    def _call_out(self, seat, points):
        self.called = {"seat": seat, "team": self.side_of(seat), "points": points}
        self.phase = "over"

    def _count(self):
        self.phase = "over"
        self.final = [
            count.final_of(
                self.piles[side],
                self.tricks[side],
                self.side_of(self.last_winner) == side,
                sum(entry["points"] for entry in self.scores if entry["team"] == side),
                self._scartini,
            )
            for side in range(self.shape.sides)
        ]

    def _scartini(self, pile):
        """The count of a pile's single cards."""
        return scartini(pile)
