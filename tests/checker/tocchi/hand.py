"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

from .cards import falls_between, middles, nearest
from .versicole import kinds_in

KINDS = ("turn", "call")
FACE_UP = 7  # cards of each player (TOC-3)
SIX, TWELVE = 6, 12  # cards, or their count, that win the hand (TOC-9)
FEW = 3  # a player with fewer cards is marcio (TOC-16)
SPOILT = {2: "guasto", 3: "privilegio"}  # by distance (TOC-11)


class Move(typing.NamedTuple):
    """A move of valid types. kind None: it has none or both of the known keys."""

    seat: int
    kind: str
    value: bool


class Hand:
    """The whole hand from the face-up cards to the winner; `score` is each seat's lupini before it."""

    def __init__(self, preset, options, dealer, pack, score=None):
        self.preset, self.options, self.dealer, self.pack = preset, options, dealer, pack
        self.players = options["players"]
        self.score = score or [0] * self.players
        self.order = [(dealer + step) % self.players for step in range(1, self.players + 1)]
        self.face_up = [None] * self.players
        for place, seat in enumerate(self.order):
            self.face_up[seat] = pack[FACE_UP * place : FACE_UP * (place + 1)]
        self.stock = pack[FACE_UP * self.players :]
        self.turned = 0
        self.apart = None  # each seat's distance from the turned card; None without a card of its row
        self.taken = [[] for _ in range(self.players)]
        self.counted = [0] * self.players  # two for a touch, one for another card
        self.touched = False  # whether a touch was taken
        self.kinds = [set() for _ in range(self.players)]  # of versicole already marked
        self.marks = []  # as in the result
        self.phase = "turn"
        self.asked = []  # the seats that may call at this card
        self.calls = {}  # seat -> its answer
        self.barred = set()  # the seats not asked at the next card
        self.winner = self.how = None

    @property
    def is_palio(self):
        return self.preset == "palio"

    @property
    def card(self):
        """The last card turned."""
        return self.stock[self.turned - 1] if self.turned else None

    def due(self):
        """The seats that may move."""
        if self.phase == "call":
            return [seat for seat in self.asked if seat not in self.calls]
        return [self.dealer] if self.phase == "turn" else []

    def gained(self, seat):
        """The marks of a seat in this hand."""
        return sum(mark["marks"] for mark in self.marks if mark["seat"] == seat)

    # -- moves -------------------------------------------------------------------------------------

    def apply(self, move):
        """Makes the move, or changes nothing and returns every clause that it breaks, the first to name first."""
        broken = self._faults(move)
        if not broken:
            getattr(self, "_" + move.kind)(move)
        return broken

    def _faults(self, move):
        broken = ["FORM-1"] if move.kind is None or (move.kind, move.value) == ("turn", False) else []
        if self.phase == "over":
            return broken + ["TURN-3"]
        if move.seat not in self.due() or (move.kind == "turn" and move.seat != self.dealer):
            broken.append("TURN-1")
        if move.kind not in (None, self.phase):
            broken.append("TURN-2")
        return broken

    def _turn(self, _move):
        if self.turned == 0 and self._mark(self._face_up_marks()):
            return
        self.turned += 1
        self.apart = [nearest(self.card, cards) for cards in self.face_up]
        if self.options["call"]:
            self.asked = [seat for seat in self.order if seat not in self.barred]
            self.calls = {}
            self.phase = "call"
            self._settle_called()
        else:
            self._settle(range(self.players))

    def _call(self, move):
        self.calls[move.seat] = move.value
        self._settle_called()

    def _settle_called(self):
        """Settles the card as soon as nobody is left to answer, at once if nobody may be asked (CALL-3, CALL-4)."""
        if self.due():
            return
        callers = [seat for seat in self.asked if self.calls[seat]]
        self.barred = set(callers) - set(self.claimants())
        self.phase = "turn"
        self._settle(callers)

    # -- a card ------------------------------------------------------------------------------------

    def _least(self):
        """The least distance of the turned card to a seat, or None."""
        return min((steps for steps in self.apart if steps is not None), default=None)

    def claimants(self):
        """The seats whose call of the turned card is true (CALL-2)."""
        wanted = self._least() if self.is_palio else 1
        return [seat for seat, steps in enumerate(self.apart) if steps is not None and steps == wanted]

    def _settle(self, callers):
        """Gives the turned card to the one claimant among the callers, or to the middle (TOC-7, TOC-8, CALL-3)."""
        takers = [seat for seat in self.claimants() if seat in callers]
        marks = self._take(takers[0]) if len(takers) == 1 else self._untouched()
        winner, how = self._outcome()
        if winner is not None and self.is_palio:
            marks.append(("game", winner, 1))
        if not self._mark(marks) and how:
            self._end(winner, how)

    def _take(self, seat):
        """The marks of a card that this seat takes, in the order of TOC-13."""
        touches = self.apart[seat] == 1
        first, self.touched = touches and not self.touched, self.touched or touches
        between = falls_between(self.card, self.face_up[seat])
        self.taken[seat].append(self.card)
        self.counted[seat] += 2 if touches else 1
        marks = []
        if first and self._has_wagers:
            marks.append(("tavola", seat, 2) if self.turned == 1 else ("primo", seat, 1))
        if between and self.is_palio:
            marks.append(("pappoleggio", seat, 3))
        return marks + self._versicole(seat)

    def _untouched(self):
        """The guasto or privilegio of a card that nobody takes (TOC-11): of the one nearest seat."""
        least = self._least()
        if self.options.get("wagers") != "all" or least not in SPOILT or self.apart.count(least) > 1:
            return []
        return [(SPOILT[least], self.apart.index(least), 1)]

    def _outcome(self):
        """(the winner of the hand or None, how it ends or None) after the turned card (TOC-9, TOC-10, TOC-17)."""
        if self.is_palio:
            how, reached, counts = "twelve", TWELVE, self.counted
        else:
            how, reached, counts = "six", SIX, [len(cards) for cards in self.taken]
            for seat, cards in enumerate(self.taken):
                if cards and cards[-1] == self.card and falls_between(self.card, self.face_up[seat]):
                    return seat, "pappoleggio"
        best = max(counts)
        if best >= reached:
            return counts.index(best), how
        if self.turned < len(self.stock):
            return None, None
        return (counts.index(best) if counts.count(best) == 1 else None), "pack"

    # -- marks -------------------------------------------------------------------------------------

    @property
    def _has_wagers(self):
        return self.options.get("wagers") != "plain"

    def _face_up_marks(self):
        """TOC-6."""
        everything = {card for cards in self.face_up for card in cards}
        marks = []
        for seat in self.order:
            if self.is_palio:
                announced = [card for card in middles(self.face_up[seat]) if card not in everything]
                marks += [("accusa", seat, 1)] * len(announced)
            marks += self._versicole(seat)
        return marks

    def _versicole(self, seat):
        """The marks of the kinds that a seat's cards contain for the first time (TOC-11, TOC-12, TOC-14)."""
        if not self._has_wagers:
            return []
        new = [kind for kind in kinds_in(self.face_up[seat] + self.taken[seat]) if kind not in self.kinds[seat]]
        self.kinds[seat].update(new)
        return [("versicola", seat, 2 if self.is_palio and kind == "arie" else 1) for kind in new]

    def _mark(self, marks):
        """Adds marks up to one that reaches the target (TOC-18); whether one did."""
        for why, seat, count in marks:
            self.marks.append({"why": why, "seat": seat, "marks": count, "card": self.card})
            if self.is_palio and self.score[seat] + self.gained(seat) >= self.options["target"]:
                self._end(seat, "target")
                return True
        return False

    def _end(self, winner, how):
        self.winner, self.how, self.phase = winner, how, "over"

    # -- the end -----------------------------------------------------------------------------------

    def marci(self):
        """The seats that pay the winner double (TOC-16)."""
        if self.is_palio or not self._has_wagers or self.winner is None:
            return []
        return [seat for seat in range(self.players) if seat != self.winner and len(self.taken[seat]) < FEW]

    def row(self):
        """What each seat wins or loses (TOC-15, TOC-16)."""
        gained = [self.gained(seat) for seat in range(self.players)]
        row = [self.players * own - sum(gained) for own in gained]
        if self.winner is not None and not self.is_palio:
            marci = self.marci()
            for seat in range(self.players):
                if seat != self.winner:
                    paid = 2 if seat in marci else 1
                    row[seat] -= paid
                    row[self.winner] += paid
        return row
