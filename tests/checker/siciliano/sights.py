"""Counts what occurred in random hands. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

from . import words
from .cards import FUJUTU, SCARTINE, VALUE
from .hand import TRICKS


class Sights:
    """Counts of occurrences."""

    def __init__(self):
        self.counts = collections.Counter()

    def note(self, *names):
        self.counts.update(names)

    def before(self, hand, move):
        """Remarkable features of a legal move in this state of the hand."""
        if "expose" in move:
            shown = sum(at is not None for at in move["expose"])
            self.note("%d cards shown in round %d" % (shown, hand.round))
        elif "announce" in move:
            self._announcement(hand, move["announce"])
        elif "say" in move:
            self.note("P%d says %s in round %d" % (hand.words.due, move["say"], hand.round))
        elif "discard" in move:
            honours = sum(VALUE.get(card, 0) >= 5 for card in move["discard"])
            self.note("%d honours discarded" % honours)
        else:
            self._card(hand, move)

    def _announcement(self, hand, said):
        place = "second" if hand.is_second_speaker else "first"
        if "tengo" in said:
            self.note("the %s says Tengo, which %s" % (place, hand.options["first_tengo"]))
        elif not said:
            self.note("the %s is silent" % place)
        else:
            held = hand.hands[hand.actor]
            self.note("the %s announces, %s" % (place, hand.options["words"]))
            if "trionfi" in said:
                above = said["trionfi"] - words.trumps_held(held)
                self.note("%d trumps above the real ones in round %d" % (above, hand.round))
            if said.get("re", 0) > words.MOST_KINGS:
                self.note("the %s announces more than two Kings" % place)

    def _card(self, hand, move):
        known = hand.knowledge() if move.get("calls") else None
        for call in move.get("calls", ()):
            self.note("calls " + call)
            if call == "batto" and "T20" not in known.held:
                self.note("calls batto with T19 and T17")
            if call == "batto_forte" and not {"T20", "T17"} <= known.held:
                but = " but the partner's" if known.partners else ""
                self.note("calls batto_forte with the three highest left" + but)
            if call in ("a_due", "a_tutti"):
                seen = sum(seat != hand.actor and suit == move["play"][0] for seat, suit in known.voids)
                self.note("calls %s by %s" % (call, "what was seen" if seen >= 2 else "its own cards"))
        if move["play"] == FUJUTU:
            self.note("Fujutu followed" if hand.table else "Fujutu led")
            if not hand.table and not hand.options["fujutu_lead"]:
                self.note("Fujutu led as the last card")

    def result(self, hand, result):
        """Remarkable features of the whole hand."""
        if "error" in result:
            null = ", no record" if result["error"]["move"] is None else ""
            self.note("error " + result["error"]["rule"] + null)
        elif not result["complete"]:
            self.note("under way")
        elif result["annulled"] is not None:
            self.note("annulled in round %d" % result["annulled"])
        else:
            self._played(hand, result)

    def _played(self, hand, result):
        self.note("%2d tricks" % result["tricks"][0])
        of_dealer = hand.dealer % 2
        gains = result["gains"]
        side = "nobody" if not any(gains) else "the dealer's side" if gains[of_dealer] else "the other side"
        self.note("%s gains" % side)
        played = result["fujutu"]
        if played is None:
            self.note("Fujutu discarded")
            return
        if played["trick"] == TRICKS:
            self.note("Fujutu in the last trick, %s" % ("owed" if played["owed"] else "not owed"))
        if played["owed"]:
            self._payment(hand, played, of_dealer)

    def _payment(self, hand, played, of_dealer):
        card, of_the_dealer = played["paid"], played["seat"] % 2 == of_dealer
        if card == FUJUTU:
            self.note("Fujutu surrendered")
            return
        what = "a scartina" if card in SCARTINE else "a counting card"
        where = "from the discards" if card in hand.discards else "from the tricks"
        self.note("paid %s %s by %s" % (what, where, "the dealer's side" if of_the_dealer else "the other side"))
