"""The faults of a result of Minchiate. SPDX-License-Identifier: AGPL-3.0-or-later"""

import re

import compare

CLAUSE = re.compile(
    r"(CARD|SEAT|CUT|ROB|DEAL|FOLA|DISC|VERS|MAT|PLAY|KING|SCORE|END|SETT|ERR|TURN|HOLD|FORM|VAR|D)-\d+\Z"
)
_WHOLE = ("format", "complete", "scores", "resti", "final", "end", "seats")
_UNDER_WAY = _WHOLE[:4]
_FINAL = ("versicole", "cards", "tricks", "last", "total", "list")


def differences(own, other):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right."""
    # One move may break several clauses, and any may be named: only its form is checked.
    return compare.differences(own, other, _results, CLAUSE.match)


def _results(own, other):
    lines = compare.keys(other, _WHOLE if own["complete"] else _UNDER_WAY, "result")
    lines += compare.values(own, other, ("complete",))
    lines += compare.lists(own["scores"], other.get("scores"), "scores", compare.score)
    lines += compare.lists(own["resti"], other.get("resti"), "resti", lambda entry: entry)
    if not own["complete"]:
        return lines
    lines += compare.counts(own["final"], other.get("final"), _FINAL)
    return lines + compare.values(own, other, ("end", "seats"))
