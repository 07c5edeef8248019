"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

from minchiate import deal as pairs_deal
from minchiate.cards import CODES, MATTO, MATTO_BIT, VALUE, cards_in, mask_of, paying_card, trump
from minchiate.versicole import versicole

from . import count, trick
from .deal import deal, discard_faults, seats_from
from .options import CUT_MIN_LEFT, MOST_OUT, ROB_LIMIT, SHAPES

KINDS = ("cut", "out", "discard", "declare", "play", "give")
FOR_ALL = ("rob", "exposed", "dealer_rob", "death")  # also between a seat that is out and another (OUT-6)
UNPAYABLE = MATTO_BIT | 1 << trump(40)  # SOLO-16
MOST_LIFTED = pairs_deal.most_lifted({"cut_min_left": CUT_MIN_LEFT})


class Move(typing.NamedTuple):
    """A move of valid types. kind None: it has none or several of the known keys.

    value: the number lifted, a truth value, a list of card numbers, a list of such lists, or a card number.
    foreign: it has `fall` or `by`, which only the presets for pairs know.
    """

    seat: int
    kind: str
    value: object
    foreign: bool = False


class Hand:
    """The whole hand from the cut or the deal to the ledger."""

    def __init__(self, preset, options, dealer, pack):
        self.preset, self.options, self.dealer, self.pack = preset, options, dealer, pack
        self.shape = SHAPES[preset]
        self.players = self.shape.players
        self.order = seats_from((dealer + 1) % self.players, self.players)
        self.cutter = self.order[-2]
        self.scores = []
        self.hands = [0] * self.players
        self.rest = 0  # with the discards and the hands of seats that are out
        self.robbed = self.dealer_robbed = self.taken = 0  # how many cards
        self.owed = {}  # seat -> number of cards it has yet to discard
        self.out = []
        self.unasked = list(self.order)
        self.playing = []  # the seats in the hand, in playing order
        self.undeclared = []
        self.table = []
        self.suits_led = set()
        self.piles = [0] * self.players
        self.tricks_won = [0] * self.players
        self.last_winner = None
        self.debtor = self.creditor = None  # the seat that owes a card for the Matto, and to whom
        self.surrendered = False  # the Matto, by a seat without a trick
        self.final = self.fees = None
        self.phase, self.actor = "cut", self.cutter
        if options["fola"] == "none":
            self._deal(pack, [])

    # -- what is due ------------------------------------------------------------------------------

    def due(self):
        """The seats that are due to move."""
        if self.phase == "discard":
            return sorted(self.owed)
        return [] if self.phase == "over" else [self.actor]

    @property
    def tricks_played(self):
        return sum(self.tricks_won)

    def playable(self):
        """The cards that the actor may play, as a mask."""
        return trick.lawful(self.hands[self.actor], self.table, self.suits_led)

    def givable(self):
        """SOLO-16: the cards of the pile that may be given for the Matto, as a mask."""
        return self.piles[self.debtor] & ~UNPAYABLE

    def declaring_hand(self, seat):
        """The seat's cards before the first lead."""
        return self.hands[seat]

    def declarable(self, seat):
        """The versicole of the seat's hand, as (cards, value) (SOLO-11, D-10)."""
        return versicole(self.declaring_hand(seat), self.options["devil"])

    # -- moves ------------------------------------------------------------------------------------

    def apply(self, move):
        """Makes the move, or changes nothing and returns every clause that it breaks, the first to name first."""
        broken = self._turn_faults(move)
        if move.kind == self.phase and move.seat in self.due():
            broken += getattr(self, "_%s_faults" % move.kind)(move.seat, move.value)
        if not broken:
            getattr(self, "_" + move.kind)(move.seat, move.value)
        return broken

    def _turn_faults(self, move):
        broken = ["VAR-1", "FORM-1"] if move.foreign else [] if move.kind else ["FORM-1"]
        if self.phase == "over":
            return broken + ["TURN-3"]
        if move.seat not in self.due():
            broken.append("TURN-1")
        if move.kind is not None and move.kind != self.phase:
            broken.append("TURN-2")
        return broken

    def _score(self, why, seat, points, cards):
        if points:
            self.scores.append(
                {"why": why, "seat": seat, "points": points, "cards": [CODES[card] for card in cards]}
            )

    # -- the cut, the deal and the fola -----------------------------------------------------------

    def _cut_faults(self, _seat, lifted):
        return [] if 1 <= lifted <= MOST_LIFTED else ["CUT-2"]

    def _cut(self, seat, lifted):
        robbed, pack = pairs_deal.cut(self.pack, lifted, ROB_LIMIT)
        self.robbed = len(robbed)
        self._score("rob", seat, sum(VALUE[card] for card in robbed), robbed)
        self._deal(pack, robbed)

    def _deal(self, pack, robbed):
        self.hands, exposed, rest = deal(pack, self.dealer, self.shape)
        self.hands[self.cutter] |= mask_of(robbed)
        for seat, card in exposed:
            self._score("exposed", seat, VALUE[card], [card])
        if self.options["fola"] != "none":
            cards, rest = pairs_deal.dealer_robs(rest)
            self.dealer_robbed = len(cards)
            self._score("dealer_rob", self.dealer, sum(VALUE[card] for card in cards), cards)
            self.hands[self.dealer] |= mask_of(cards)
        self.rest = mask_of(rest)
        if self.options["fola"] == "taken":
            taken = pairs_deal.dealer_takes(self.hands[self.dealer], rest, "always")
            self.taken = len(cards_in(taken))
            self.hands[self.dealer] |= taken
            self.rest &= ~taken
        self._ask()

    # -- going out, discards, declarations --------------------------------------------------------

    def _ask(self):
        """OUT-1: the next player who may go out, if there is one."""
        if self.unasked and len(self.out) < MOST_OUT[self.options.get("going_out", "off")]:
            self.phase, self.actor = "out", self.unasked.pop(0)
            return
        self.playing = [seat for seat in self.order if seat not in self.out]
        owed = {self.cutter: self.robbed, self.dealer: self.dealer_robbed + self.taken}
        self.owed = {seat: cards for seat, cards in owed.items() if cards and seat in self.playing}
        self.phase = "discard"
        self._after_discard()

    def _out_faults(self, _seat, _goes):
        return []

    def _out(self, seat, goes):
        if goes:  # OUT-2
            self.out.append(seat)
            self.rest |= self.hands[seat]
            self.hands[seat] = 0
        self._ask()

    def _discard_faults(self, seat, cards):
        return discard_faults(self.hands[seat], cards, self.owed[seat])

    def _discard(self, seat, cards):
        mask = mask_of(cards)
        self.hands[seat] &= ~mask
        self.rest |= mask
        del self.owed[seat]
        self._after_discard()

    def _after_discard(self):
        if not self.owed:
            self.undeclared = list(self.playing)
            self.phase, self.actor = "declare", self.undeclared.pop(0)

    def _declare_faults(self, seat, listed):
        held = {cards for cards, _ in self.declarable(seat)}
        masks = [mask_of(cards) for cards in listed]
        broken = []
        if len(set(masks)) != len(masks) or not held.issuperset(masks):
            broken.append("D-10")
        if any(bin(mask).count("1") != len(cards) for mask, cards in zip(masks, listed)):
            broken.append("FORM-1")
        if any(mask & ~self.hands[seat] for mask in masks):
            broken.append("HOLD-1")
        return broken

    def _declare(self, seat, listed):
        worths = dict(self.declarable(seat))
        for cards in listed:
            self._score("declaration", seat, worths[mask_of(cards)], cards)
        if self.undeclared:
            self.actor = self.undeclared.pop(0)
        else:
            self.phase, self.actor = "play", self.playing[0]

    # -- tricks -----------------------------------------------------------------------------------

    def _play_faults(self, seat, card):
        hand = self.hands[seat]
        return trick.faults(hand, card, self.table, self.suits_led) if hand >> card & 1 else ["HOLD-1"]

    def _play(self, seat, card):
        self.hands[seat] ^= 1 << card
        self.table.append((seat, card))
        if len(self.table) < len(self.playing):
            self.actor = self.playing[(self.playing.index(seat) + 1) % len(self.playing)]
        else:
            self._gather()

    def _gather(self):
        """The trick goes to its winner: deaths from its leader on, the Matto, its debt (SOLO-14, SOLO-19)."""
        taker = trick.winner(self.table)
        self.tricks_won[taker] += 1
        self.suits_led.add(trick.suit_of(self.table))
        for seat, card in self.table:
            if card == MATTO:
                self.piles[seat] |= MATTO_BIT
                self.debtor, self.creditor = seat, taker
                continue
            self.piles[taker] |= 1 << card
            if seat != taker:
                self._dies(seat, card)
        self.table, self.actor, self.last_winner = [], taker, taker
        if self.debtor is not None:
            card = paying_card(self.piles[self.debtor], self.options["devil"])
            if card is not None:
                self._pay(card)
        if self.tricks_played == self.shape.hand_size:
            self._settle_matto()

    def _dies(self, seat, card):
        self._score("death", seat, -VALUE[card], [card])

    def _pay(self, card):
        self.piles[self.debtor] &= ~(1 << card)
        self.piles[self.creditor] |= 1 << card
        self.debtor = None

    def _settle_matto(self):
        """After the last trick: what is still owed for the Matto."""
        if self.debtor is not None and self.tricks_won[self.debtor]:
            self.phase, self.actor = "give", self.debtor
            return
        if self.debtor is not None:  # SOLO-17
            self._pay(MATTO)
            self.surrendered = True
        self._finish()

    def _give_faults(self, _seat, card):
        if not self.piles[self.debtor] >> card & 1:
            return ["HOLD-1", "SOLO-16"]
        return ["SOLO-16"] if UNPAYABLE >> card & 1 else []

    def _give(self, seat, card):
        self._dies(seat, card)
        self._pay(card)
        self._finish()

    # -- the end ----------------------------------------------------------------------------------

    def _finish(self):
        self.phase = "over"
        size, devil = self.shape.hand_size, self.options["devil"]
        self.final = [
            count.final_count(pile, size, seat == self.last_winner, devil) for seat, pile in enumerate(self.piles)
        ]
        going_out = self.options.get("going_out", "off")
        self.fees = count.fees(self.out, self.dealer, self.players, self.last_winner, going_out)

    def points(self):
        """Each seat's score, once the hand is over: what it scored and its end count, without fees."""
        return [
            sum(entry["points"] for entry in self.scores if entry["seat"] == seat) + self.final[seat]["total"]
            for seat in range(self.players)
        ]

    def row(self):
        """The row for the ledger, once the hand is over."""
        by_all = [
            sum(entry["points"] for entry in self.scores if entry["seat"] == seat and entry["why"] in FOR_ALL)
            for seat in range(self.players)
        ]
        return count.row(self.points(), by_all, self.out, self.fees)
