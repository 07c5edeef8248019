"""The result of a hand of Tarocco bolognese, and the faults of another (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import compare
import form

from .mattazza import punti
from .solo import VOID, poste_of_seats

_SENTENCES = {
    "FORM-1": "A move must have exactly one known key and known words.",
    "TURN-1": "It is not this seat's turn.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
    "HOLD-1": "That card is not in this hand.",
    "DISC-1": "Just as many cards as are due are discarded, each once.",
    "DISC-2": "Kings and Tarocchi may not be discarded.",
    "BID-1": "Who has passed may not object.",
    "ACC-1": "Only whole combinations of the declaring hand are declared, each once.",
    "OUT-1": "The points do not reach the target.",
    "OUT-2": "This seat may not call out here.",
    "FOLLOW-1": "The dominant card must be answered in its kind.",
    "FOLLOW-2": "Without the suit led a Numero must be played.",
    "SAY-1": "That may not be said here, or it is not true.",
    "GIVE-1": "That card cannot be given for the Matto.",
}

_UNDER_WAY = ("format", "complete", "scores")
_COMPLETE = ("format", "complete", "teams", "scores", "given", "seats")
_FINAL = (
    "tricks",
    "pile",
    "sequences",
    "cricche",
    "scartini",
    "last",
    "declared",
    "total",
    "list",
)
_ALONE = ("soloist", "how")
_CALLED = ("seat", "team", "points")


class Refused(dict):
    """The error result of an illegal move, which also contains every clause that the move breaks."""

    def __init__(self, index, seat, broken):
        super().__init__(form.error(index, seat, broken[0], _SENTENCES[broken[0]]))
        self.broken = broken


def result_of(hand):
    """The current result of a hand."""
    result = {"format": form.RESULT_FORMAT, "complete": hand.phase == "over"}
    if not result["complete"]:
        return {**result, "scores": hand.scores}
    if hand.shape.alone:
        return {**result, **_alone(hand)}
    if hand.shape.each:
        return {**result, **_each(hand)}
    pairs = hand.players // 2  # a seat of either team each
    result.update(teams=[0, 1] * pairs, scores=hand.scores, given=hand.given)
    if hand.called:
        result["called"] = hand.called
        points = [0, 0]
        points[hand.called["team"]] = hand.called["points"]
    else:
        result["final"] = hand.final
        points = [count["total"] for count in hand.final]
    result["seats"] = [hand.shape.counted(total) for total in points] * pairs
    return result


def _alone(hand):
    """What a complete terziglio adds to its result."""
    ended = {"scores": hand.scores, "given": hand.given, "soloist": hand.auction.soloist, "how": hand.auction.how}
    if hand.auction.how == VOID:
        return {"teams": None, **ended, "seats": [0] * hand.players}
    teams = [hand.side_of(seat) for seat in range(hand.players)]
    totals = [count["total"] for count in hand.final]
    seats = poste_of_seats(teams, hand.auction.how, totals, hand.options["poste_from"], hand.edition)
    return {"teams": teams, **ended, "final": hand.final, "seats": seats}


def _each(hand):
    """What a complete mattazza adds to its result."""
    ended = {"teams": list(range(hand.players)), "scores": hand.scores, "given": hand.given, "final": hand.final}
    return {**ended, "seats": punti(hand.final)}


def differences(own, other):
    """The faults of the result `other`, `own` being the checker's: readable lines, empty if it is right."""
    # If one move breaks several clauses any of them may be named, but no other.
    broken = getattr(own, "broken", ["FORM-1"])
    return compare.differences(own, other, _results, lambda rule: rule in broken)


def _results(own, other):
    wanted = _UNDER_WAY
    if own["complete"]:
        wanted = _COMPLETE + tuple(key for key in ("called", "final", *_ALONE) if key in own)
    lines = compare.keys(other, wanted, "result")
    lines += compare.values(own, other, ("complete",))
    lines += compare.lists(own["scores"], other.get("scores"), "scores", compare.score)
    if not own["complete"]:
        return lines
    lines += compare.lists(own["given"], other.get("given"), "given", lambda entry: entry)
    if "called" in own:
        lines += compare.keys(other.get("called"), _CALLED, "called")
        lines += compare.values(own, other, ("called",))
    elif "final" in own:
        lines += compare.counts(own["final"], other.get("final"), _FINAL)
    alone = tuple(key for key in _ALONE if key in own)
    return lines + compare.values(own, other, ("teams", "seats", *alone))
