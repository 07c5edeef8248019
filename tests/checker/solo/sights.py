"""Counts of how often each rule came up. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

from minchiate.cards import BANNED, MATTO, MATTO_BIT, T14, T29, NUMBER_OF, mask_of_codes, trump

from .trick import is_king_called, suit_of

_PILE = (("T40", trump(40)), ("T29", T29), ("T14", T14))


class Sights:
    """Counts of occurrences."""

    def __init__(self):
        self.counts = collections.Counter()

    def note(self, *names):
        self.counts.update(names)

    def before(self, hand, move):
        """Remarkable features of a legal move in this state of the hand."""
        getattr(self, "_" + hand.phase)(hand, move)

    def _cut(self, hand, move):
        self.note("cut")

    def _out(self, hand, move):
        place = hand.order.index(hand.actor) + 1
        self.note("place %d %s, %s" % (place, "goes out" if move["out"] else "stays", hand.options["going_out"]))

    def _discard(self, hand, move):
        who = "cutter" if move["seat"] == hand.cutter else "dealer"
        self.note("discard by the " + who)
        if len(hand.owed) == 2 and who == "dealer":
            self.note("the dealer discards first")
        if BANNED & mask_of_codes(move["discard"]):
            self.note("D-13" + (" with the 29" if "T29" in move["discard"] else ""))

    def _declare(self, hand, move):
        if hand.out:
            self.note("declared with %d out" % len(hand.out))
        if any("M" in cards for cards in move["declare"]):
            self.note("declared with the Matto")

    def _play(self, hand, move):
        held, led = hand.hands[hand.actor], bool(hand.table) and hand.table[0][1] == MATTO
        if is_king_called(held, hand.table, hand.suits_led):
            self.note("KING-1")
            if held & MATTO_BIT:
                self.note("KING-1 with the Matto in hand")
            if led:
                self.note("KING-1 after a led Matto")
        if led and suit_of(hand.table) is None:
            self.note("free card after a led Matto, %d in the hand" % len(hand.playing))
        if NUMBER_OF[move["play"]] == MATTO:
            last = ", last trick" if hand.tricks_played == hand.shape.hand_size - 1 else ""
            self.note("Matto %s%s" % ("followed" if hand.table else "led", last))
            if hand.actor in hand.playing and not hand.tricks_won[hand.actor]:
                self.note("Matto before a trick is won")

    def _give(self, hand, move):
        choices = hand.givable()
        self.note("give of %s" % ("several" if choices & choices - 1 else "one"))
        for code, card in _PILE:
            if hand.piles[hand.debtor] >> card & 1:
                self.note("give with %s in the pile" % code)
        self.note("give " + (move["give"] if move["give"] in ("T29", "T14") else "a counting card"))

    def result(self, hand, result):
        """Remarkable features of the whole hand."""
        if "error" in result:
            null = ", no record" if result["error"]["move"] is None else ""
            self.note("error " + result["error"]["rule"] + null)
            return
        for entry in result["scores"]:
            self.note("score " + entry["why"])
        self.note("whole" if result["complete"] else "under way")
        if hand.robbed == 13:
            self.note("robbed 13")
        if hand.dealer_robbed > 13:
            self.note("the dealer robbed more than 13")
        if hand.taken:
            self.note("taken")
        if result["complete"]:
            self._whole(hand, result)

    def _whole(self, hand, result):
        self.note("%d in the hand" % len(hand.playing))
        if hand.cutter in hand.out and hand.robbed:
            self.note("out with robbed cards")
        if hand.dealer in hand.out and hand.taken:
            self.note("out with taken cards")
        if any(entry["seat"] in hand.out for entry in result["scores"]):
            self.note("score of a seat that is out")
        if hand.out and any(entry["why"] == "death" for entry in result["scores"]):
            self.note("death with a seat out")
        for fee in result["fees"]:
            self.note("fee of %d, %s" % (fee["points"], hand.options["going_out"]))
        if any(points < 0 for points in result["points"]):
            self.note("negative score")
        if hand.shape.hand_size in hand.tricks_won:
            self.note("all tricks")
        if hand.surrendered:
            self.note("Matto surrendered")
