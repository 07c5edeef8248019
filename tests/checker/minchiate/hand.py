"""One hand as a state that accepts or refuses moves. SPDX-License-Identifier: AGPL-3.0-or-later

`apply` takes a move and returns None, or the clause that it breaks and changes nothing. A move is
(seat, kind, value, by): kind one of KINDS; value the number lifted, a list of card numbers, a list of
such lists, a card number, or a truth value; by the seat that plays a fallen hand's card, or None.
"""

from . import deal
from . import trick
from .cards import (
    COUNTING,
    MATTO,
    MATTO_BIT,
    TRUMP_MASK,
    VALUE,
    cards_in,
    codes_in,
    mask_of,
    paying_card,
    worth,
)
from .tally import Tally, capotto_fourteen, capotto_fourteen_plus, end_resti
from .versicole import versicole

KINDS = ("cut", "discard", "declare", "play", "give", "fall")
TRICKS = 21
PACKET_CARDS = 42  # END-4: cards above which each counts a point
LAST_TRICK = 10  # END-1


class Hand:
    """The whole hand from the cut to the settlement."""

    def __init__(self, options, dealer, pack):
        self.options = options
        self.dealer = dealer
        self.pack = pack
        self.cutter = (dealer + 3) & 3
        self.tally = Tally()
        self.phase = "cut"
        self.hands = [0, 0, 0, 0]
        self.robbed = 0
        self.fola = []
        self.owed = {}  # seat -> number of cards it has yet to discard
        self.piles = [0, 0]
        self.tricks_won = [0, 0]
        self.tricks_played = 0
        self.last_side = None
        self.leader = (dealer + 1) & 3
        self.table = [trick.NO_CARD] * 4
        self.fallen = [False] * 4
        self.suits_led = 0
        self.first_round = []  # the outstanding moves of the first trick: (kind, seat)
        self.dealt_hands = None  # the hands of 21, for declarations (VERS-12, VERS-16)
        self.actor = self.cutter
        self.by = None
        self.debtor = None  # side that owes a card for the Matto
        self.matto_seat = None
        self.final = None
        self.end = None

    # -- what is due ------------------------------------------------------------------------------

    def due(self):
        """The seats that are due to move."""
        if self.phase == "discard":
            return [seat for seat in self.owed]
        return [] if self.phase == "over" else [self.actor]

    def may_fall(self):
        """D-15: on the seat's own turn, not on the lead, not in the first trick, without a trump."""
        return (
            self.phase == "play"
            and self.options["cascare"] != "off"
            and self.tricks_played > 0
            and self.actor != self.leader
            and not self.fallen[self.actor]
            and not self.hands[self.actor] & TRUMP_MASK
        )

    def binding(self):
        """(suit, trumped, suit_is_new) for the card that is due, as expected by `trick.lawful`."""
        place = (self.actor - self.leader) & 3
        suit = trick.set_suit(self.table, self.leader, self.fallen, place)
        if suit is None or suit > 3 or self.suits_led >> suit & 1:
            return suit, False, False
        return suit, trick.is_trumped(self.table, place), True

    def playable(self):
        """The cards that may be played now, as a mask."""
        return trick.lawful(self.hands[self.actor], *self.binding())

    def givable(self):
        """D-9, MAT-6: the cards of the pile that may be given for the Matto, as a mask."""
        pile = self.piles[self.debtor] & ~MATTO_BIT
        if self.options["matto_debt"] == "choice":
            return pile
        cards = cards_in(pile)
        least = min(VALUE[card] for card in cards)
        return mask_of(card for card in cards if VALUE[card] == least)

    def declaring_hand(self, seat):
        """The seat's 21 cards."""
        return self.dealt_hands[seat]

    def declarable(self, seat):
        """The versicole of the seat's 21 cards (D-10)."""
        return versicole(self.declaring_hand(seat), self.options["devil"])

    # -- moves ------------------------------------------------------------------------------------

    def apply(self, seat, kind, value, by):
        """Makes the move; returns None, or the clause that it breaks."""
        phase = self.phase
        if phase == "over":
            return "TURN-3"
        if phase == "discard":
            if seat not in self.owed:
                return "TURN-1"
        elif seat != self.actor:
            return "TURN-1"
        if kind != phase and not (kind == "fall" and phase == "play"):
            return "TURN-2"
        if kind == "play":
            if by != self.by:
                return "VAR-1"
            return self._play(value)
        if by is not None:
            return "VAR-1"
        if kind == "cut":
            return self._cut(value)
        if kind == "discard":
            return self._discard(seat, value)
        if kind == "declare":
            return self._declare(seat, value)
        if kind == "give":
            return self._give(value)
        return self._fall(value)

    def _cut(self, lifted):
        options = self.options
        if not 1 <= lifted <= deal.most_lifted(options):
            return "CUT-2"
        score = self.tally.score
        dealer, cutter = self.dealer, self.cutter
        robbed, pack = deal.cut(self.pack, lifted, deal.rob_limit(options))
        self.robbed = len(robbed)
        score("rob", cutter & 1, sum(VALUE[card] for card in robbed), robbed)
        self.hands, exposed, fola = deal.deal(pack, dealer, options["deal"])
        self.hands[cutter] |= mask_of(robbed)
        for seat, card in exposed:
            score("exposed", seat & 1, VALUE[card], [card])
        taken = 0
        if fola:
            dealer_robbed, fola = deal.dealer_robs(fola)
            score("dealer_rob", dealer & 1, sum(VALUE[card] for card in dealer_robbed), dealer_robbed)
            self.hands[dealer] |= mask_of(dealer_robbed)
            took = deal.dealer_takes(self.hands[dealer], fola, options["take29"])
            self.hands[dealer] |= took
            fola = [card for card in fola if not took >> card & 1]
            taken = len(dealer_robbed) + bin(took).count("1")
            if not taken:  # SETT-8; D-19: not without a fola
                self.tally.pay("deal", cutter & 1, options["no_rob_penalty"])
        self.fola = fola
        for seat, count in ((cutter, self.robbed), (dealer, taken)):
            if count:
                self.owed[seat] = count
        self.phase = "discard"
        if not self.owed:
            self._begin_play()
        return None

    def _discard(self, seat, cards):
        clause = deal.discard_fault(
            self.hands[seat], cards, self.owed[seat], self.options["discard_ban"]
        )
        if clause:
            return clause
        self.hands[seat] &= ~mask_of(cards)
        if seat == self.cutter and self.robbed > deal.FOLA_SIZE:  # D-27
            self.hands[self.dealer] |= mask_of(cards[deal.FOLA_SIZE :])
            cards = cards[: deal.FOLA_SIZE]
        self.fola = self.fola + cards
        del self.owed[seat]
        if not self.owed:
            self._begin_play()
        return None

    def _begin_play(self):
        """VERS-12: the order of the first trick."""
        first, second, third, fourth = [(self.dealer + step) & 3 for step in (1, 2, 3, 4)]
        form = self.options["declare"]
        self.dealt_hands = list(self.hands)
        if form == "after":
            order = [(kind, seat) for seat in (first, second, third, fourth) for kind in ("play", "declare")]
        else:
            opening = ("declare", "play") if form == "before" else ("play", "declare")
            order = [(kind, first) for kind in opening]
            order += [("declare", seat) for seat in (second, third, fourth)]
            order += [("play", seat) for seat in (second, third, fourth)]
        self.first_round = order
        self.phase, self.actor = order[0]

    def _declare(self, seat, listed):
        if listed:
            worths = dict(self.declarable(seat))
            seen = set()
            points = []
            for cards in listed:
                mask = mask_of(cards)
                if bin(mask).count("1") != len(cards):
                    return "FORM-1"
                if mask not in worths or mask in seen:
                    return "D-10"
                seen.add(mask)
                points.append(worths[mask])
            for cards, count in zip(listed, points):
                self.tally.score("declaration", seat & 1, count, cards)
        self._next()
        return None

    def _play(self, card):
        seat = self.actor
        hand = self.hands[seat]
        if not hand >> card & 1:
            return "HOLD-1"
        clause = trick.fault(hand, card, *self.binding())
        if clause:
            return clause
        self.hands[seat] = hand ^ 1 << card
        self.table[(seat - self.leader) & 3] = card
        if card == MATTO:
            self.matto_seat = seat
        self._next()
        return None

    def _fall(self, value):
        if value is not True or not self.may_fall():
            return "VAR-1"
        self.fallen[self.actor] = True
        self._next()
        return None

    def _give(self, card):
        if not self.piles[self.debtor] >> card & 1:
            return "HOLD-1"
        if not self.givable() >> card & 1:
            return "MAT-6"
        self._pay_debt(card)
        self._finish()
        return None

    # -- turns and tricks -------------------------------------------------------------------------

    def _next(self):
        """After a card, a declaration or a fall: finds the next seat; gathers a complete trick."""
        if self.first_round:
            self.first_round.pop(0)
            if self.first_round:
                self.phase, self.actor = self.first_round[0]
                return
            self.phase = "play"
            self._gather()
            return
        table, leader, fallen = self.table, self.leader, self.fallen
        waits = self.options["cascare"] == "after"  # VAR-1: the fallen hands complete the trick
        for place in range(4):
            seat = (leader + place) & 3
            if table[place] < 0 and not (waits and fallen[seat]):
                self.actor = seat
                # D-15 `next`: the winner of the previous trick, who leads this one, plays its card.
                self.by = leader if fallen[seat] else None
                return
        if waits:
            for place in (1, 2, 3):
                if table[place] < 0:
                    self.actor = (leader + place) & 3
                    # The others' cards decide it, unless the Matto was led to three fallen hands:
                    # then the leader plays for them all.
                    self.by = self._winner_in_play()
                    return
        self._gather()

    def _winner_in_play(self):
        best = [
            card if not self.fallen[(self.leader + place) & 3] else trick.NO_CARD
            for place, card in enumerate(self.table)
        ]
        return (self.leader + trick.taker(best, self.leader, self.fallen)[0]) & 3

    def _gather(self):
        """Moves the trick to its taker's side: deaths by place, the Matto, its debt (D-24)."""
        table, leader = self.table, self.leader
        place, suit = trick.taker(table, leader, self.fallen)
        winner = (leader + place) & 3
        side = winner & 1
        self.tricks_played += 1
        self.tricks_won[side] += 1
        if suit < 4:
            self.suits_led |= 1 << suit
        last = self.tricks_played == TRICKS
        for at, card in enumerate(table):
            owner = (leader + at) & 1
            if card == MATTO:
                if owner == side:
                    self.piles[owner] |= MATTO_BIT
                elif last and self.options["matto_last"] == "captured":
                    self._matto_dies(side)  # MAT-8
                else:
                    self.piles[owner] |= MATTO_BIT  # MAT-3
                    self.debtor = owner
                continue
            self.piles[side] |= 1 << card
            if owner != side and VALUE[card]:  # PLAY-7
                self.tally.score("death", side, VALUE[card], [card])
        if self.debtor is not None:
            card = paying_card(self.piles[self.debtor], self.options["devil"])
            if card is not None:
                self._pay_debt(card)
        self.table = [trick.NO_CARD] * 4
        self.phase = "play"
        self.by = None
        if last:
            self.last_side = side
            self._settle_matto()
            return
        # D-15: a fallen hand never leads; it can have taken the trick only when all but the leader fell.
        if not self.fallen[winner]:
            self.leader = winner
        self.actor = self.leader

    def _pay_debt(self, card):
        """Moves the card to the other side; it dies if it counts (MAT-7, D-17)."""
        side = self.debtor
        self.piles[side] &= ~(1 << card)
        self.piles[1 - side] |= 1 << card
        self.debtor = None
        self.tally.score("death", 1 - side, VALUE[card], [card])

    def _matto_dies(self, side):
        """MAT-8, MAT-9, MAT-10: it goes to `side`, which scores its death."""
        self.piles[1 - side] &= ~MATTO_BIT
        self.piles[side] |= MATTO_BIT
        self.tally.score("death", side, self.options["matto_death"], [MATTO])

    def _settle_matto(self):
        """After the last trick: what is still owed for the Matto."""
        if self.debtor is None:
            self._finish()
        elif self.piles[self.debtor] & ~MATTO_BIT:
            self.phase, self.actor = "give", self.matto_seat
        else:  # MAT-10, D-16
            side = self.debtor
            self.debtor = None
            self._matto_dies(1 - side)
            self._finish()

    # -- the end ----------------------------------------------------------------------------------

    def _finish(self):
        """Sections 12 and 13: the final counts, the end resti."""
        self.phase = "over"
        self.final = []
        for side in (0, 1):
            pile = self.piles[side]
            found = versicole(pile, self.options["devil"])
            count = {
                "versicole": sum(points for _, points in found),
                "cards": worth(pile & COUNTING),
                "tricks": max(0, bin(pile).count("1") - PACKET_CARDS),
                "last": LAST_TRICK if side == self.last_side else 0,
            }
            count["total"] = sum(count.values())
            count["list"] = [[codes_in(cards), points] for cards, points in found]
            self.final.append(count)
        lead = self.tally.lead
        self.end = lead + self.final[0]["total"] - self.final[1]["total"]
        resti, team = end_resti(self.end), 0 if self.end > 0 else 1
        if TRICKS in self.tricks_won:
            capotto = self.options["capotto"]
            if capotto == "double":
                resti *= 2
            elif capotto != "none":
                team = self.tricks_won.index(TRICKS)
                fourteen = capotto_fourteen if capotto == "fourteen" else capotto_fourteen_plus
                resti = fourteen(lead if team == 0 else -lead)
        self.tally.pay("end", team, resti)


