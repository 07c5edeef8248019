"""The result of a hand, and the faults of another (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import compare
import form

_SENTENCES = {
    "FORM-1": "A move must have exactly one known key, and a turn must be true.",
    "TURN-1": "It is not this seat's turn.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
}

_UNDER_WAY = ("format", "complete", "turned", "taken", "marks")
_WHOLE = (*_UNDER_WAY, "winner", "how", "marci", "seats")


class Refused(dict):
    """The error result of an illegal move, which also contains every clause that the move breaks."""

    def __init__(self, index, seat, broken):
        super().__init__(form.error(index, seat, broken[0], _SENTENCES[broken[0]]))
        self.broken = broken


def result_of(hand):
    """The current result of a hand."""
    result = {
        "format": form.RESULT_FORMAT,
        "complete": hand.phase == "over",
        "turned": hand.turned,
        "taken": hand.taken,
        "marks": hand.marks,
    }
    if result["complete"]:
        result.update(winner=hand.winner, how=hand.how, marci=hand.marci(), seats=hand.row())
    return result


def differences(own, other):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right."""
    # If one move breaks several clauses any of them may be named, but no other.
    broken = getattr(own, "broken", ["FORM-1"])
    return compare.differences(own, other, _results, lambda rule: rule in broken)


def _results(own, other):
    wanted = _WHOLE if own["complete"] else _UNDER_WAY
    lines = compare.keys(other, wanted, "result")
    lines += compare.values(own, other, [key for key in wanted if key not in ("format", "taken", "marks")])
    lines += compare.lists(own["taken"], other.get("taken"), "taken", lambda cards: cards)
    return lines + compare.lists(own["marks"], other.get("marks"), "marks", lambda mark: mark)
