"""Counts of how often each rule came up. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

from .versicole import kinds_in


class Sights:
    """Counts of occurrences."""

    def __init__(self):
        self.counts = collections.Counter()

    def note(self, *names):
        self.counts.update(names)

    def before(self, hand, move):
        """Remarkable features of a legal move in this state of the hand."""
        if "call" not in move:
            if hand.options["call"] and len(hand.barred) == hand.players:
                self.note("nobody may be asked")
            return
        is_true, called = move["seat"] in hand.claimants(), move["call"]
        kind = ("true call" if is_true else "false call") if called else "missed" if is_true else "no call"
        self.note("%s, %s" % (kind, hand.preset))
        if len(hand.due()) > 1:
            return
        callers = [seat for seat in hand.asked if hand.calls.get(seat, called and seat == move["seat"])]
        shared, claim = len(hand.claimants()) > 1, len(set(callers) & set(hand.claimants()))
        if shared and claim:
            self.note("shared, %s call, %s" % ("several" if claim > 1 else "one", hand.preset))
        if len(hand.asked) < hand.players and set(hand.claimants()) - set(hand.asked):
            self.note("a claimant is not asked, %s" % hand.preset)

    def result(self, hand, result):
        """Remarkable features of the whole hand."""
        if "error" in result:
            null = ", no record" if result["error"]["move"] is None else ""
            self.note("error " + result["error"]["rule"] + null)
            return
        for mark in result["marks"]:
            when = ", face up" if mark["card"] is None else ""
            self.note("mark %s of %d, %s%s" % (mark["why"], mark["marks"], hand.preset, when))
        if result["complete"]:
            self._whole(hand, result)
        else:
            self.note("under way")

    def _whole(self, hand, result):
        self.note("%d players, %s" % (hand.players, hand.preset))
        winner = "nobody" if result["winner"] is None else "a player"
        self.note("%s, %s wins, %s" % (result["how"], winner, hand.preset))
        if result["how"] == "target":
            self.note("target by %s" % result["marks"][-1]["why"])
        if not result["turned"]:
            self.note("over before the first card")
        if hand.preset == "sei_tocchi":
            self.note("%d marci, %s" % (len(result["marci"]), hand.options["wagers"]))
        for seat in range(hand.players):
            for kind in kinds_in(hand.face_up[seat] + hand.taken[seat]):
                self.note("has %s" % kind)
