"""Reading a record of `tocchi` and replaying it (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import form
from form import FormError

from . import options as known
from .cards import CODES, KNOWN
from .hand import KINDS, Hand, Move
from .result import Refused, result_of

GAME = "tocchi"


def read_move(move, index, players):
    """The Move in a record's list; FormError if a type in it is wrong."""
    where = "move %d" % index
    if type(move) is not dict:
        raise FormError("%s: must be an object" % where)
    seat = form.seat(move.get("seat"), where, players)
    found = [(kind, move[kind]) for kind in KINDS if kind in move]
    for kind, value in found:
        if type(value) is not bool:
            raise FormError("%s, %s: must be true or false" % (where, kind))
    return Move(seat, *(found[0] if len(found) == 1 else (None, None)))


def _score(record, players, target):
    """Each seat's lupini before the hand."""
    score = record.get("score", [0] * players)
    if type(score) is not list or len(score) != players:
        raise FormError("score: must be a list of %d numbers" % players)
    if not all(type(lupini) is int and 0 <= lupini < target for lupini in score):
        raise FormError("score: each must be from 0 to %d" % (target - 1))
    return score


def read(record):
    """(the Hand before its first move, its moves) of a parsed record; FormError if it is malformed."""
    form.head(record, GAME)
    preset, _, options = form.rules(record, known)
    players = options["players"]
    dealer = form.seat(record.get("dealer"), "dealer", players)
    pack = form.cards(record.get("pack"), KNOWN, "pack")
    if sorted(pack) != sorted(CODES):
        raise FormError("the pack is not the 97 cards")
    score = _score(record, players, options["target"]) if preset == "palio" else None
    moves = form.member(record, "moves", list, "a list")
    moves = [read_move(move, index, players) for index, move in enumerate(moves)]
    return Hand(preset, options, dealer, pack, score), moves


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
