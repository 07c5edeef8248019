"""Reads `germini-hand/1`, replays it, and returns `germini-result/1` (hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import form
from . import options as known
from .cards import NUMBER_OF, PACK_SIZE
from .deal import bottom_is_plain
from form import FormError
from .hand import KINDS, Hand

GAME = "minchiate"

# -- form: the whole record is checked before its first move --------------------------------------


def _value(kind, value, where):
    """The checked value of a move's key."""
    if kind == "play" or kind == "give":
        return form.card(value, NUMBER_OF, where)
    if kind == "discard":
        return form.cards(value, NUMBER_OF, where)
    if kind == "declare":
        return form.lists_of_cards(value, NUMBER_OF, where)
    if kind == "cut":
        if type(value) is not int:
            raise FormError("%s: must be a number" % where)
        return value
    if type(value) is not bool:  # fall
        raise FormError("%s: must be true" % where)
    return value


def _move(move, index):
    """(seat, kind, value, by); kind None if the move has none or several of the known keys."""
    if type(move) is not dict:
        raise FormError("move %d: must be an object" % index)
    seat = form.seat(move.get("seat"), "move %d" % index)
    by = None
    if "by" in move:
        by = move["by"]
        if type(by) is not int:
            raise FormError("move %d, by: must be a seat" % index)
        # A number that is no seat is an invalid `by`: refused at its move, not as a malformed record.
    if "play" in move and len(move) == 2:
        return seat, "play", form.card(move["play"], NUMBER_OF, "move %d" % index), None
    kind = value = None
    count = 0
    for name in KINDS:
        if name in move:
            value = _value(name, move[name], "move %d" % index)
            kind = name
            count += 1
    return seat, kind if count == 1 else None, value, by


def read(record):
    """(options, dealer, pack, moves) of a parsed record; FormError if it is malformed."""
    form.head(record, GAME)
    _, _, options = form.rules(record, known)
    dealer = form.seat(record.get("dealer"), "dealer")
    pack = form.cards(record.get("pack"), NUMBER_OF, "pack")
    if len(pack) != PACK_SIZE or len(set(pack)) != PACK_SIZE:
        raise FormError("the pack is not the 97 cards")
    moves = form.member(record, "moves", list, "a list")
    moves = [_move(move, index) for index, move in enumerate(moves)]
    if options["bottom_plain"] and not bottom_is_plain(pack):
        raise FormError("the pack must end on a plain suit card", "CUT-1")
    return options, dealer, pack, moves


# -- results --------------------------------------------------------------------------------------

_SENTENCES = {
    "TURN-1": "It is not this seat's turn.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
    "HOLD-1": "That card is not there to be used.",
    "FORM-1": "A move must have exactly one known key, and no card twice.",
    "CUT-2": "The cutter must lift at least one card and leave enough under the cut.",
    "DISC-1": "As many cards are discarded as were robbed and taken.",
    "DISC-2": "Counting cards and the 29 may not be discarded.",
    "D-13": "Where free cards are short, the cheapest of the others go.",
    "D-10": "Only whole maximal versicole of the declaring hand are declared, each once.",
    "PLAY-2": "The suit led must be followed.",
    "PLAY-3": "Without the suit led a trump must be played.",
    "KING-1": "The King must be played: the suit is led for the first time and has been trumped.",
    "MAT-6": "That card cannot be given for the Matto.",
    "VAR-1": "That is not how a fallen hand is played.",
}


def play_through(record):
    """(the Hand after its last legal move, None or the error result)."""
    try:
        options, dealer, pack, moves = read(record)
    except FormError as error:
        return None, form.refusal(str(error), error.clause)
    hand = Hand(options, dealer, pack)
    apply = hand.apply
    for index, (seat, kind, value, by) in enumerate(moves):
        clause = apply(seat, kind, value, by) if kind else "FORM-1"
        if clause:
            return hand, form.error(index, seat, clause, _SENTENCES[clause])
    return hand, None


def result_of(hand):
    """The current result of a hand."""
    tally = hand.tally
    result = {
        "format": form.RESULT_FORMAT,
        "complete": hand.phase == "over",
        "scores": tally.scores,
        "resti": tally.resti,
    }
    if hand.phase == "over":
        result["final"] = hand.final
        result["end"] = hand.end
        result["seats"] = tally.seats()
    return result


def replay(record):
    """The result of any parsed record."""
    hand, error = play_through(record)
    return error or result_of(hand)
