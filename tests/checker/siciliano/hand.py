"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

from . import fujutu, trick, words
from .calls import Knowledge, shown_by
from .cards import FUJUTU, HONOURS, VALUE, card_points
from .options import EXPOSED_ROUNDS

KINDS = ("expose", "announce", "say", "discard", "play")
PLAYERS = 4
PACKET = 5
ROUNDS = 3
MONTE = 3
TRICKS = PACKET * ROUNDS
LAST_TRICK = 5
THRESHOLDS = (55, 54)  # of the dealer's side and of the other, above which points are gained


class Move(typing.NamedTuple):
    """A move of valid types. kind None: it has none or several of the known keys.

    value: a list of numbers and None for `expose`, a dictionary for `announce`, a word for `say`, a list of cards for
    `discard`, a card for `play`.
    """

    seat: int
    kind: str
    value: object
    calls: tuple = ()


def gains_of(dealer_points, other_points):
    """What the dealer's side and the other gain (COUNT-3)."""
    return tuple(max(0, points - limit) for points, limit in zip((dealer_points, other_points), THRESHOLDS))


class Hand:
    """The whole hand from the first packets to the count."""

    def __init__(self, options, dealer, pack):
        self.options, self.dealer, self.pack = options, dealer, pack
        self.hands = [[] for _ in range(PLAYERS)]
        self.packets = None  # the last ones dealt, by place from the dealer's right
        self.undealt = list(pack)
        self.round = 0
        self.words = None  # of this round
        self.shown = [set() for _ in range(PLAYERS)]  # cards that are publicly a seat's (D-11)
        self.discards = []
        self.taken = [[], []]  # the cards of each side's tricks, with its Fujutu, after the exchange
        self.tricks = [0, 0]
        self.table = []  # the current trick: (seat, card)
        self.played = []
        self.voids = set()
        self.last_winner = None
        self.fujutu = None  # as in the result
        self.debtor = None  # the side that owes a card for the Fujutu
        self.annulled = None  # the round of the second mischio
        self.piles = None
        self.actor = None
        self._deal()

    # -- what is due and what it may be -----------------------------------------------------------

    def seat_at(self, place):
        """The seat at this place, 1 to 4 from the dealer's right."""
        return (self.dealer + place) % PLAYERS

    @property
    def is_second_speaker(self):
        return self.actor == self.seat_at(2)

    def lawful(self):
        """The cards that the actor may play."""
        return trick.lawful(self.hands[self.actor], self.table, self.options["fujutu_lead"])

    def shows_each(self):
        """Whether the dealer must show a card of each other packet."""
        return self.options["exposure"] == "first_third"

    def knowledge(self):
        """What the actor knows when it is about to play."""
        seat = self.actor
        own_discards = self.discards if seat == self.dealer else ()
        partners = self.shown[(seat + 2) % PLAYERS].difference(self.played)
        voids = self.voids | trick.voids(self.table)
        return Knowledge(seat, self.hands[seat], own_discards, self.played, partners, voids)

    # -- moves ------------------------------------------------------------------------------------

    def apply(self, move):
        """Makes the move, or changes nothing and returns every clause that it breaks, the first to name first."""
        broken = self._turn_faults(move)
        if not broken:
            broken = getattr(self, "_%s_faults" % move.kind)(move)
            if move.calls and move.kind != "play":
                broken.append("CALL-1")
        if not broken:
            getattr(self, "_" + move.kind)(move)
        return broken

    def _turn_faults(self, move):
        broken = [] if move.kind else ["FORM-1"]
        if self.phase == "over":
            return broken + ["TURN-3"]
        if move.seat != self.actor:
            broken.append("TURN-1")
        if move.kind is not None and move.kind != self.phase:
            broken.append("TURN-2")
        return broken

    # -- the deal and its words -------------------------------------------------------------------

    def _next_cards(self, count):
        cards, self.undealt = self.undealt[:count], self.undealt[count:]
        return cards

    def _deal(self):
        """The packets of the next round, from the dealer's right."""
        self.round += 1
        self.packets = [self._next_cards(PACKET) for _ in range(PLAYERS)]
        for place, packet in enumerate(self.packets, 1):
            self.hands[self.seat_at(place)] += packet
        if self.round in EXPOSED_ROUNDS[self.options["exposure"]]:
            self.phase, self.actor = "expose", self.dealer
        else:
            self._start_words()

    def _start_words(self):
        if self.round > self.options["word_rounds"]:
            self._go_on()
            return
        self.words = words.Round(self.options)
        self._ask()

    def _ask(self):
        """Asks the next player for words, or does what the words of this round have decided."""
        if self.words.due is not None:
            self.phase, self.actor = self.words.phase, self.seat_at(self.words.due)
        elif self.words.annulled:
            self.annulled, self.phase = self.round, "over"
        else:
            self._go_on()

    def _go_on(self):
        """The next packets, or the monte for the dealer."""
        if self.round < ROUNDS:
            self._deal()
            return
        self.hands[self.dealer] += self._next_cards(MONTE)
        self.phase, self.actor = "discard", self.dealer

    def _expose_faults(self, move):
        must = self.shows_each()
        wrong = any(not (0 <= at < PACKET if at is not None else not must) for at in move.value)
        return ["EXP-1"] if wrong or len(move.value) != (PLAYERS - 1 if must else PLAYERS) else []

    def _expose(self, move):
        for place, at in enumerate(move.value, 1):
            if at is not None:
                self.shown[self.seat_at(place)].add(self.packets[place - 1][at])
        self._start_words()

    def _announce_faults(self, move):
        return words.faults(
            self.options, self.round, self.is_second_speaker, self.hands[move.seat], move.value
        )

    def _announce(self, move):
        self.shown[move.seat].update(move.value.get("decine", ()))
        self.words.announce(move.value)
        self._ask()

    def _say_faults(self, move):
        return [] if move.value in words.SAYINGS else ["SAY-1"]

    def _say(self, move):
        self.words.say(move.value)
        self._ask()

    def _discard_faults(self, move):
        cards = move.value
        broken = ["HOLD-1"] if any(card not in self.hands[self.dealer] for card in cards) else []
        if len(cards) != MONTE or len(set(cards)) != len(cards):
            broken.append("SCA-1")
        if self.options["discard_ban"] == "honours" and HONOURS.intersection(cards):
            broken.append("SCA-2")
        return broken

    def _discard(self, move):
        for card in move.value:
            self.hands[self.dealer].remove(card)
        self.discards = list(move.value)
        self.phase, self.actor = "play", self.seat_at(1)

    # -- tricks -----------------------------------------------------------------------------------

    def _play_faults(self, move):
        held, card = self.hands[move.seat], move.value
        if card in held:
            broken = trick.faults(held, card, self.table, self.options["fujutu_lead"])
        else:
            broken = ["HOLD-1"]
        if move.calls and not self._may_call(move):
            broken.append("CALL-1")
        return broken

    def _may_call(self, move):
        known = self.knowledge()
        once = len(set(move.calls)) == len(move.calls)
        return self.options["calls"] and once and all(known.holds(call, move.value) for call in move.calls)

    def _play(self, move):
        for call in move.calls:
            self.shown[move.seat].update(shown_by(call, self.played))
        self.hands[move.seat].remove(move.value)
        self.table.append((move.seat, move.value))
        self.played.append(move.value)
        if len(self.table) < PLAYERS:
            self.actor = (move.seat + 1) % PLAYERS
        else:
            self._gather()

    def _gather(self):
        """Moves the trick to its winner's side, the Fujutu to its player's."""
        taker = trick.winner(self.table)
        side = taker % 2
        self.tricks[side] += 1
        for seat, card in self.table:
            self.taken[seat % 2 if card == FUJUTU else side].append(card)
            if card == FUJUTU:
                owed = seat % 2 != side
                self.fujutu = {"seat": seat, "trick": sum(self.tricks), "owed": owed, "paid": None}
                self.debtor = seat % 2 if owed else None
        self.voids |= trick.voids(self.table)
        self.table = []
        self.actor = self.last_winner = taker
        if self.debtor is not None:
            self._pay(fujutu.paid_from_tricks(self.taken[self.debtor]))
        if sum(self.tricks) == TRICKS:
            self._finish()

    def _pay(self, card):
        """The debtor's card goes to the other side; None if it has none yet."""
        if card is not None:
            self.taken[self.debtor].remove(card)
            self.taken[1 - self.debtor].append(card)
            self.fujutu["paid"], self.debtor = card, None

    # -- the count --------------------------------------------------------------------------------

    def _finish(self):
        discards = [self.discards if side == self.dealer % 2 else [] for side in (0, 1)]
        self.piles = [self.taken[side] + discards[side] for side in (0, 1)]
        if self.debtor is not None:
            card = fujutu.paid_at_the_end(self.taken[self.debtor], discards[self.debtor])
            self.piles[self.debtor].remove(card)
            self.piles[1 - self.debtor].append(card)
            self.fujutu["paid"] = card
        self.phase = "over"

    def final(self):
        """Each side's final count, once the hand has been played."""
        counts = []
        for side, pile in enumerate(self.piles):
            points = card_points(pile)
            last = LAST_TRICK if side == self.last_winner % 2 else 0
            counting = [VALUE[card] for card in pile if card in VALUE]
            counts.append(
                {
                    "cards": len(pile),
                    "values": sum(counting),
                    "counting": len(counting),
                    "points": points,
                    "last": last,
                    "total": points + last,
                }
            )
        of_dealer = self.dealer % 2
        gains = gains_of(counts[of_dealer]["total"], counts[1 - of_dealer]["total"])
        for side, count in enumerate(counts):
            count["gain"] = gains[0] if side == of_dealer else gains[1]
        return counts
