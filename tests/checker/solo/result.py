"""The result of a hand, and the faults of another (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import compare
import form

_SENTENCES = {
    "FORM-1": "A move must have exactly one known key, and no card twice.",
    "VAR-1": "Here no hand is laid open and played by others.",
    "TURN-1": "It is not this seat's turn.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
    "HOLD-1": "That card is not there to be used.",
    "CUT-2": "The cutter must lift at least one card and leave at least three.",
    "DISC-1": "As many cards are discarded as were robbed and taken.",
    "DISC-2": "Counting cards and the 29 may not be discarded.",
    "D-13": "Where free cards are short, the cheapest of the others go.",
    "D-10": "Only whole maximal versicole of the declaring hand are declared, each once.",
    "PLAY-2": "The suit led must be followed.",
    "PLAY-3": "Without the suit led a trump must be played.",
    "KING-1": "The King must be played: the suit is led for the first time and has been trumped.",
    "SOLO-16": "Any card of the pile is given for the Matto, but the Matto itself and the Trumpets.",
}

_UNDER_WAY = ("format", "complete", "scores")
_WHOLE = (*_UNDER_WAY, "out", "fees", "final", "points", "seats")
_FINAL = ("versicole", "cards", "tricks", "last", "total", "list")


class Refused(dict):
    """The error result of an illegal move, which also contains every clause that the move breaks."""

    def __init__(self, index, seat, broken):
        super().__init__(form.error(index, seat, broken[0], _SENTENCES[broken[0]]))
        self.broken = broken


def result_of(hand):
    """The current result of a hand."""
    result = {"format": form.RESULT_FORMAT, "complete": hand.phase == "over", "scores": hand.scores}
    if result["complete"]:
        result.update(out=hand.out, fees=hand.fees, final=hand.final, points=hand.points(), seats=hand.row())
    return result


def differences(own, other):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right."""
    # If one move breaks several clauses any of them may be named, but no other.
    broken = getattr(own, "broken", ["FORM-1"])
    return compare.differences(own, other, _results, lambda rule: rule in broken)


def _results(own, other):
    lines = compare.keys(other, _WHOLE if own["complete"] else _UNDER_WAY, "result")
    lines += compare.values(own, other, ("complete",))
    lines += compare.lists(own["scores"], other.get("scores"), "scores", compare.score)
    if not own["complete"]:
        return lines
    lines += compare.lists(own["fees"], other.get("fees"), "fees", lambda entry: entry)
    lines += compare.counts(own["final"], other.get("final"), _FINAL)
    return lines + compare.values(own, other, ("out", "points", "seats"))
