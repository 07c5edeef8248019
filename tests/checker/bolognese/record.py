"""Reading a record of Tarocco bolognese and replaying it (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import form
from form import FormError

from . import options as known
from .cards import CODES, KNOWN
from .hand import KINDS, Move
from .mattazza import new_hand
from .options import has_score, shape_of
from .result import Refused, result_of
from .trick import SIGNALS

GAME = "bolognese"
WORDS = {"bid": ("passo", "posso", "di_mio"), "answer": ("va_bene", "di_mio")}


def _value(kind, value, where):
    """The checked value of a move's key."""
    if kind in ("play", "give"):
        return form.card(value, KNOWN, where)
    if kind == "discard":
        return form.cards(value, KNOWN, where)
    if kind in ("call", "declare"):
        return form.lists_of_cards(value, KNOWN, where)
    if type(value) is not str:
        raise FormError("%s: must be a word" % where)
    return value


def read_move(move, index, players=4):
    """The Move in a record's list; FormError if a type in it is wrong."""
    where = "move %d" % index
    if type(move) is not dict:
        raise FormError("%s: must be an object" % where)
    seat = form.seat(move.get("seat"), where, players)
    found = [(kind, _value(kind, move[kind], where)) for kind in KINDS if kind in move]
    out = form.member(move, "out", bool, "true or false") if "out" in move else False
    signal = form.member(move, "signal", str, "a word") if "signal" in move else None
    kind, value = found[0] if len(found) == 1 else (None, None)
    words = WORDS.get(kind, (value,))
    unknown = value not in words or signal is not None and signal not in SIGNALS
    return Move(seat, kind, value, out, signal, unknown)


def _score(record, preset):
    """The match so far; ignored by a preset whose hands do not depend on it."""
    if not has_score(preset) or "score" not in record:
        return [0, 0]
    score = record["score"]
    if type(score) is not list or len(score) != 2:
        raise FormError("score: must be two numbers")
    if any(type(points) is not int or points < 0 for points in score):
        raise FormError("score: must be whole numbers from 0")
    return score


def read(record):
    """(the Hand before its first move, its moves) of a parsed record; FormError if it is malformed."""
    form.head(record, GAME)
    preset, edition, options = form.rules(record, known)
    players = shape_of(preset, options).players
    dealer = form.seat(record.get("dealer"), "dealer", players)
    score = _score(record, preset)
    pack = form.cards(record.get("pack"), KNOWN, "pack")
    if sorted(pack) != sorted(CODES):
        raise FormError("the pack is not the 62 cards")
    moves = form.member(record, "moves", list, "a list")
    moves = [read_move(move, index, players) for index, move in enumerate(moves)]
    hand = new_hand(preset, options, dealer, score, pack)
    hand.edition = edition
    return hand, moves


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
