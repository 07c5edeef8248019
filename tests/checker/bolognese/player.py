"""Plays a hand at random by the checker's own legal moves. SPDX-License-Identifier: AGPL-3.0-or-later

Moves are those of a record: `{"seat": 1, "play": "B6"}` and so on.
"""

from . import accuso
from .cards import ANGELO, MATTO, NUMERO, PALO, PIPS, POWER, UNDISCARDABLE, VALUE
from .options import PLAYERS
from .packs import seat_of
from .solo import DI_MIO, SU
from .trick import SIGNALS, dominant


class Player:
    """One way to play a whole hand, with random weights, so that hands differ in kind."""

    def __init__(self, rng, kind, soloist=None):
        self.rng = rng
        self.kind = kind
        self.soloist = soloist  # the seat that shall play alone, or None for bids at random
        self.how = DI_MIO if kind == "pozzo" else rng.choice((SU, DI_MIO))
        self.guided = rng.choice((0.6, 0.95, 1))  # share of the bids and answers that serve this
        self.withheld = rng.choice((0, 0, 0, 0.2, 1))
        self.calls = [rng.choice((0, 0.3, 1)) for _ in range(max(PLAYERS))]
        self.talks = rng.choice((0, 0.3, 0.9))
        # Per seat: the weights of a card's value, its power, the Matto; and of chance.
        self.leanings = [
            (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.choice((-9, -3, 0, 3)), rng.choice((0.3, 1, 4)))
            for _ in range(max(PLAYERS))
        ]
        if kind in ("debt", "lopsided") and rng.random() < 0.85:
            self.leanings = [(0.0, 1.0, rng.choice((-2, 6)), 0.4)] * max(PLAYERS)

    def move(self, hand):
        """The next move of `hand`, which is not over."""
        return getattr(self, "_" + hand.phase)(hand)

    def _is_guided(self):
        return self.soloist is not None and self.rng.random() < self.guided

    def _bid(self, hand):
        seat = hand.actor
        if not self._is_guided():
            word = self.rng.choice(("passo", "passo", "posso", "di_mio"))
        elif seat == self.soloist and self.how == SU:
            word = "posso"
        elif seat == self.soloist:
            # It may also pass and object to the bid of a later seat.
            word = "passo" if len(hand.auction.passed) < 2 and self.rng.random() < 0.3 else "di_mio"
        elif (self.soloist in hand.auction.passed or self.rng.random() < 0.3) and self.how == DI_MIO:
            word = "posso"  # to which that seat may object
        else:
            word = "passo"
        return {"seat": seat, "bid": word}

    def _answer(self, hand):
        seat = hand.actor
        if self._is_guided():
            objects = seat == self.soloist
        else:
            objects = self.rng.random() < 0.25
        return {"seat": seat, "answer": "di_mio" if objects and hand.auction.may_object(seat) else "va_bene"}

    def _chosen(self, held):
        """Some of the possible declarations, in any order."""
        listed = [list(cards) for cards in accuso.offered(held) if self.rng.random() >= self.withheld]
        listed = sorted(sorted(cards) for cards in listed)
        self.rng.shuffle(listed)
        for cards in listed:
            self.rng.shuffle(cards)
        return listed

    def _call(self, hand):
        seat = hand.actor
        listed = self._chosen(hand.hands[seat])
        points = sum(entry["points"] for entry in hand.entries(seat, listed))
        calls = listed and hand.reaches(seat, points) and self.rng.random() < self.calls[seat]
        return {"seat": seat, "call": listed if calls else []}

    def _discard(self, hand):
        seat, count = self.rng.choice(hand.due), hand.discards_due()
        cards = [card for card in hand.hands[seat] if card not in UNDISCARDABLE]
        self.rng.shuffle(cards)
        cards.sort(key=self._kept(hand, seat, count))
        return {"seat": seat, "discard": self.rng.sample(cards[:count], count)}

    def _kept(self, hand, seat, count):
        """How strongly each card is kept from the discard."""
        exchanging = count == hand.shape.exchanged
        if self.kind == "debt" and (not exchanging or hand.side_of(seat) == self._poor_side(hand)):
            return lambda card: card in PIPS
        if self.kind in ("debt", "lopsided") and exchanging:
            return lambda card: PALO[card] == NUMERO
        if self.kind == "lopsided" and hand.shape.alone:
            strong = sum(PALO[card] == NUMERO for card in hand.hands[seat]) > count
            return lambda card: (PALO[card] == NUMERO) == strong
        if self.rng.random() < 0.5:
            combined = frozenset().union(*accuso.offered(hand.hands[seat]))
            return lambda card: card in combined
        return lambda card: 0

    def _declare(self, hand):
        seat, rng = hand.actor, self.rng
        listed = self._chosen(hand.hands[seat])
        move = {"seat": seat, "declare": listed}
        if hand.may_call_out(seat) and hand.reaches(seat, hand.points_called(seat, listed)):
            if rng.random() < self.calls[seat]:
                move["out"] = True
        if "out" not in move and rng.random() < 0.03:
            move["out"] = False
        return move

    def _give(self, hand):
        return {"seat": hand.actor, "give": self.rng.choice(sorted(hand.payable(hand.actor)))}

    def _play(self, hand):
        card = self._card(hand)
        move = {"seat": hand.actor, "play": card}
        if hand.leads() and self.rng.random() < self.talks:
            said = [signal for signal in SIGNALS if hand.may_say(signal, card)]
            if said:
                move["signal"] = self.rng.choice(said)
        return move

    def _card(self, hand):
        cards, seat = hand.lawful(), hand.actor
        for_value, for_power, for_matto, chance = self.leanings[seat]
        if self.kind == "debt":
            if ANGELO in cards and sum(hand.tricks) == 0 and hand.leads():
                return ANGELO
            poor = hand.side_of(seat) == self._poor_side(hand)
            if poor and hand.leads():
                for_power = -2.0
            elif poor:
                # No card that the side could pay with is put on its own trick.
                for_value, for_power = 2.0, 0.0
        if self.kind == "owing" and self.guided == 1:
            for_value, for_power = self._owing_leanings(hand)
        taken = {card for _, card in hand.table}
        # With four players the pile of the Angelo's trick is odd without the Matto, with three with it.
        with_angelo = 9 * (self.kind == "debt") if hand.shape.alone else -9

        def weight(card):
            if self.kind == "pozzo" and card != MATTO:
                return 3 * (card in PIPS) - 3 * (PALO[card] == NUMERO) + self.rng.random()
            if card == MATTO:
                return for_matto + (with_angelo if ANGELO in taken else 0) + self.rng.random() * chance
            high = POWER[card] / 4 + (4 if PALO[card] == NUMERO else 0)
            plain = -3 if self.kind == "debt" and card in PIPS and dominant(hand.table) == NUMERO else 0
            return for_value * VALUE.get(card, 1) + for_power * high + plain + self.rng.random() * chance * 4

        return max(cards, key=weight)

    def _owing_leanings(self, hand):
        """(for value, for power): the leader takes the first trick, full of value, and no other."""
        if hand.actor == hand.first:
            return (0.0, 2.0) if sum(hand.tricks) == 0 else (0.0, -2.0)
        return (3.0, 0.0) if sum(hand.tricks) == 0 else (0.0, 2.0)

    def _poor_side(self, hand):
        """The side to which the Angelo was dealt, or None if it is out of play."""
        seat = seat_of(ANGELO, hand.pack, hand.shape, hand.dealer)
        return None if seat is None else hand.side_of(seat)
