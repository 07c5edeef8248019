"""Counts what occurred in random hands. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

from . import accuso
from .cards import ANGELO, CONTATORI, HEADS, MATTO, MORI, NUMERO, PALO, SCAVEZZO, VALUE
from .combinations import MANY
from .grande import grande
from .solo import SU, VOID
from .trick import dominant

_PLACES = ("dealer", "P0", "P1", "P2")


def _own_points(hand, seat):
    """What the seat would score by declaring everything possible."""
    shown = list(accuso.offered(hand.hands[seat]))
    return accuso.points_of(hand.entries(seat, shown), {seat})


class Sights:
    """Counts of occurrences."""

    def __init__(self):
        self.counts = collections.Counter()

    def note(self, *names):
        self.counts.update(names)

    def before(self, hand, move):
        """Remarkable features of a legal move in this state of the hand."""
        seat = move["seat"]
        if "discard" in move:
            self._discards(hand, seat)
        elif "declare" in move:
            self._declaration(hand, seat, move)
        elif "call" in move:
            self._first_look(hand, seat, move)
        elif "give" in move:
            if hand.shape.each:
                self._gift(hand, seat, move)
                return
            size = len(hand.piles[hand.side_of(seat)])
            where = ", the Matto in the pozzo" if hand.covered_by is None else ""
            self.note("give by choice, pile of %d" % size, "give by choice in " + hand.preset + where)
        elif "bid" in move:
            self.note("bid " + move["bid"])
        elif "answer" in move:
            passed = " after passing" if seat in hand.auction.passed else ""
            allowed = "" if hand.auction.may_object(seat) else ", no objection allowed"
            self.note("answer " + move["answer"] + passed + allowed)
        elif "play" in move:
            self._card(hand, seat, move)

    def _could_call(self, hand, seat, where, points, done):
        """Records a seat that called out, or could have with `points`, everything that it may declare."""
        if done or hand.reaches(seat, points):
            reached = hand.score[hand.side_of(seat)] + hand.shape.counted(points)
            exact = ", the target exactly" if reached == hand.options["target"] else ""
            what = "called out" if done else "could call out"
            self.note("%s %s%s" % (what, where, exact), "%s %s in %s" % (what, where, hand.preset))

    def _discards(self, hand, seat):
        if len(hand.due) > 1:
            self.note("of the discards due together the dealer's %s" % ("first" if seat == hand.dealer else "last"))

    def _first_look(self, hand, seat, move):
        where = "at first look" if seat == hand.dealer else "at the opponent's first look"
        self._could_call(hand, seat, where, _own_points(hand, seat), bool(move["call"]))

    def _declaration(self, hand, seat, move):
        place, shown = _PLACES[(seat - hand.dealer) % hand.players], accuso.offered(hand.hands[seat])
        for cards in move["declare"]:
            self.note("declared %d combinations by the same cards" % len(shown[frozenset(cards)]))
        self.note("declared %s of %s" % (self._share(move["declare"], shown), "some" if shown else "none"))
        if not hand.calling:
            return
        points = hand.points_called(seat, list(shown))
        if hand.may_call_out(seat):
            together = place == "P2" and not hand.reaches(seat, _own_points(hand, seat))
            where = place + (" with the points of P0" if together else "")
            self._could_call(hand, seat, where, points, move.get("out", False))
        elif hand.reaches(seat, points):
            self.note("%s in trick 1 could call out but for the rules" % ("the dealer" if place == "dealer" else place))

    @staticmethod
    def _share(listed, shown):
        return "nothing" if not listed else "all" if len(listed) == len(shown) else "a part"

    def _card(self, hand, seat, move):
        card, held = move["play"], hand.hands[seat]
        if "signal" in move:
            self.note("%s on %s" % (move["signal"], "a Numero" if PALO[card] == NUMERO else "a suit"))
        palo = dominant(hand.table)
        trumps = [other for other in held if PALO[other] == NUMERO]
        if card == MATTO:
            self.note("Matto led" if not hand.table else "Matto covered")
            if any(PALO[other] == palo for other in held):
                self.note("Matto covered by one who could follow")
        elif palo and MATTO in held and not trumps and not any(PALO[other] == palo for other in held):
            self.note("void, the Matto in hand and no Numero: another card")
        if card in MORI and any(other in MORI for _, other in hand.table):
            self.note("Moro on Moro")

    def result(self, hand, result):
        """Remarkable features of the whole hand."""
        if "error" in result:
            null = ", no record" if result["error"]["move"] is None else ""
            self.note("error " + result["error"]["rule"] + null)
            return
        for entry in result["scores"]:
            self.note("score " + entry["why"])
        self.note("whole" if result["complete"] else "under way")
        if result.get("how") == VOID:
            self.note("void hand")
        if "final" not in result:
            return
        if hand.shape.alone:
            won = result["seats"][result["soloist"]] > 0
            self.note("%s, the soloist %s" % (result["how"], "won" if won else "lost"))
        if hand.shape.each:
            self._each(hand, result)
            return
        for count, pile in zip(result["final"], hand.piles):
            self.note("%2d tricks" % count["tricks"])
            self._row(pile)
        if 0 in hand.tricks:
            self._cappotto(hand, result)
        if MATTO in hand.undealt:
            self.note("the Matto out of play")
        for entry in result["given"]:
            own = entry["team"] != hand.side_of(hand.scartatore)
            owing = ("the soloist" if hand.shape.alone else "the dealer's side") if own else "the others"
            where = "covered by" if hand.covered_by is not None else "in the pozzo, owed by"
            self.note("given for the Matto, %s %s" % (where, owing))

    def _gift(self, hand, seat, move):
        """What is paid for the Matto in mattazza."""
        worth = "a card with a value" if move["give"] in VALUE else "a scartino"
        only = ", the only one" if len(hand.payable(seat)) == 1 else ""
        self.note("gives %s%s" % (worth, only))

    def _each(self, hand, result):
        """Remarkable features of a mattazza."""
        self.note("mattazza of %d" % hand.players)
        for entry in result["given"]:
            if entry["card"] == MATTO:
                self.note("the Matto goes over")
        if hand.covered_by is None:
            self.note("no Matto in mattazza")
        losers, without = sum(result["seats"]), hand.tricks.count(0)
        self.note("%d losers %s" % (losers, "without a trick" if without else "by points"))
        matto = bool(without) and hand.covered_by is not None and hand.tricks[hand.covered_by] == 0
        if matto and without > 1:
            self.note("the Matto goes over, others without a trick")
        for count in result["final"]:
            self.note("%d tricks in mattazza" % count["tricks"])
            for name, kind in (("sequences", True), ("cricche", False)):
                found = [points for _, points in count["list"] if (points % 5 == 0) == kind]
                if len(found) >= MANY:
                    self.note("doubled %s in mattazza" % name)

    def _cappotto(self, hand, result):
        loser = hand.tricks.index(0)
        discards = not hand.shape.alone or result["how"] == SU
        discarded = hand.shape.exchanged or discards and loser == hand.side_of(hand.scartatore)
        matto = hand.covered_by is not None and hand.side_of(hand.covered_by) == loser
        parts = ["the discard"] * bool(discarded) + ["the Matto"] * matto
        self.note("cappotto with " + (" and ".join(parts) or "nothing"), "cappotto in " + hand.preset)

    def _row(self, pile):
        """The course of a pile's Grande."""
        row = grande(pile)
        if not row:
            self.note("no Grande" + (" with the Angelo" if ANGELO in pile else ""))
            return
        heads = [card for card in HEADS if card in pile]
        contatori = sum(card in pile for card in CONTATORI)
        if heads == ["T19"] and "T16" not in pile and contatori == 2:
            self.note("scavezzo reale")
        reached = any(card in row for card in MORI)
        filled = reached and any(card not in pile for card in SCAVEZZO)
        self.note("Grande with Mori" + (", a place filled" if filled else "") if reached else "Grande without Mori")
