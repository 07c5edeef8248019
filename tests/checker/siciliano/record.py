"""Reading a record of Sicilian tarocchi and replaying it (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import form
from form import FormError

from . import options as known
from .cards import CODES, KNOWN
from .hand import KINDS, Hand, Move
from .result import Refused, result_of
from .words import ITEMS

GAME = "siciliano"


def _list(value, where, is_entry, what):
    if type(value) is not list or not all(map(is_entry, value)):
        raise FormError("%s: must be a list of %s" % (where, what))
    return value


def _announcement(value, where):
    """The known items of an announcement; others are ignored."""
    if type(value) is not dict:
        raise FormError("%s: must be an object" % where)
    said = {}
    for item in ITEMS:
        if item not in value:
            continue
        if item == "decine":
            said[item] = form.cards(value[item], KNOWN, where)
        else:
            kind, what = (bool, "true") if item == "tengo" else (int, "a number")
            said[item] = form.member(value, item, kind, what)
    return said


def _value(kind, value, where):
    """The checked value of a move's key."""
    if kind == "play":
        return form.card(value, KNOWN, where)
    if kind == "discard":
        return form.cards(value, KNOWN, where)
    if kind == "announce":
        return _announcement(value, where)
    if kind == "expose":
        return _list(value, where, lambda at: at is None or type(at) is int, "positions")
    if type(value) is not str:
        raise FormError("%s: must be a word" % where)
    return value


def read_move(move, index):
    """The Move in a record's list; FormError if a type in it is wrong."""
    where = "move %d" % index
    if type(move) is not dict:
        raise FormError("%s: must be an object" % where)
    seat = form.seat(move.get("seat"), where)
    found = [(kind, _value(kind, move[kind], where)) for kind in KINDS if kind in move]
    calls = move.get("calls", [])
    _list(calls, where, lambda call: type(call) is str, "calls")
    kind, value = found[0] if len(found) == 1 else (None, None)
    return Move(seat, kind, value, tuple(calls))


def read(record):
    """(the Hand before its first move, its moves) of a parsed record; FormError if it is malformed."""
    form.head(record, GAME)
    _, _, options = form.rules(record, known)
    dealer = form.seat(record.get("dealer"), "dealer")
    pack = form.cards(record.get("pack"), KNOWN, "pack")
    if sorted(pack) != sorted(CODES):
        raise FormError("the pack is not the 63 cards")
    moves = form.member(record, "moves", list, "a list")
    moves = [read_move(move, index) for index, move in enumerate(moves)]
    return Hand(options, dealer, pack), moves


def play_through(record):
    """(the Hand after its last legal move, None or the error result)."""
    try:
        hand, moves = read(record)
    except FormError as error:
        return None, form.refusal(str(error), error.clause)
    for index, move in enumerate(moves):
        broken = hand.apply(move)
        if broken:
            return hand, Refused(index, move.seat, broken)
    return hand, None


def replay(record):
    """The result of any parsed record."""
    hand, error = play_through(record)
    return error or result_of(hand)
