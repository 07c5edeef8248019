"""The result of a hand of Sicilian tarocchi, and the faults of another (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import compare
import form

_SENTENCES = {
    "FORM-1": "A move must have exactly one known key.",
    "TURN-1": "It is not this seat's turn.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
    "HOLD-1": "That card is not in this hand.",
    "EXP-1": "A position from 0 to 4 is shown in each packet of which the dealer must show one.",
    "ANN-1": "These words do not allow such an announcement.",
    "ANN-2": "No more may be announced than is held, and numbers begin with 1.",
    "ANN-3": "Here at most two Kings may be announced.",
    "ANN-4": "That number of trumps may not be announced.",
    "SAY-1": "The words are mischio and tengo.",
    "SCA-1": "Three different cards are discarded.",
    "SCA-2": "Cards of 5 and 10 may not be discarded.",
    "PLAY-1": "The suit led must be followed.",
    "PLAY-2": "A trump must be played.",
    "FUJ-1": "The Fujutu may be led only as the last card.",
    "CALL-1": "That call is not true, or not allowed.",
}

_UNDER_WAY = ("format", "complete")
_ANNULLED = (*_UNDER_WAY, "annulled", "gains")
_PLAYED = (*_ANNULLED, "tricks", "fujutu", "final")
_FINAL = ("cards", "values", "counting", "points", "last", "total", "gain")


class Refused(dict):
    """The error result of an illegal move, which also contains every clause that the move breaks."""

    def __init__(self, index, seat, broken):
        super().__init__(form.error(index, seat, broken[0], _SENTENCES[broken[0]]))
        self.broken = broken


def result_of(hand):
    """The current result of a hand."""
    result = {"format": form.RESULT_FORMAT, "complete": hand.phase == "over"}
    if not result["complete"]:
        return result
    if hand.annulled is not None:
        return {**result, "annulled": hand.annulled, "gains": [0, 0]}
    final = hand.final()
    return {
        **result,
        "annulled": None,
        "tricks": hand.tricks,
        "fujutu": hand.fujutu,
        "final": final,
        "gains": [count["gain"] for count in final],
    }


def differences(own, other):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right."""
    # If one move breaks several clauses any of them may be named, but no other.
    broken = getattr(own, "broken", ["FORM-1"])
    return compare.differences(own, other, _results, lambda rule: rule in broken)


def _results(own, other):
    wanted = _PLAYED if "final" in own else _ANNULLED if own["complete"] else _UNDER_WAY
    lines = compare.keys(other, wanted, "result")
    lines += compare.values(own, other, [key for key in wanted if key not in ("format", "final")])
    return lines + (_counts(own["final"], other.get("final")) if "final" in own else [])


def _counts(own, other):
    if not isinstance(other, list) or len(other) != len(own):
        return ["final: expected %d counts, found %r" % (len(own), other)]
    lines = []
    for side, (mine, theirs) in enumerate(zip(own, other)):
        where = "final[%d]" % side
        found = compare.keys(theirs, _FINAL, where)
        lines += found or ["%s.%s" % (where, line) for line in compare.values(mine, theirs, _FINAL)]
    return lines
