"""Reading a record of `two`, `three` or `alone` and replaying it (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import form
from form import FormError
from minchiate.cards import NUMBER_OF, PACK_SIZE
from minchiate.record import GAME

from . import options as known
from .hand import KINDS, Hand, Move
from .options import SHAPES, values_in
from .result import Refused, result_of

# Moves of the presets for pairs, refused when they are reached.
FOREIGN = {"fall": bool, "by": int}


def is_solo(record):
    """Whether a parsed record has one of these presets."""
    rules = record.get("rules") if isinstance(record, dict) else None
    preset = rules.get("preset") if isinstance(rules, dict) else None
    return isinstance(preset, str) and preset in SHAPES


def _value(kind, value, where):
    """The checked value of a move's key."""
    if kind in ("play", "give"):
        return form.card(value, NUMBER_OF, where)
    if kind == "discard":
        return form.cards(value, NUMBER_OF, where)
    if kind == "declare":
        return form.lists_of_cards(value, NUMBER_OF, where)
    if kind == "cut" and type(value) is not int:
        raise FormError("%s: must be a number" % where)
    if kind == "out" and type(value) is not bool:
        raise FormError("%s: must be true or false" % where)
    return value


def read_move(move, index, players):
    """The Move in a record's list; FormError if a type in it is wrong."""
    where = "move %d" % index
    if type(move) is not dict:
        raise FormError("%s: must be an object" % where)
    seat = form.seat(move.get("seat"), where, players)
    for name, kind in FOREIGN.items():
        if name in move and type(move[name]) is not kind:
            raise FormError("%s, %s: wrong type" % (where, name))
    foreign = any(name in move for name in FOREIGN)
    found = [(kind, _value(kind, move[kind], where)) for kind in KINDS if kind in move]
    return Move(seat, *(found[0] if len(found) == 1 else (None, None)), foreign)


def read(record):
    """(the Hand before its first move, its moves) of a parsed record; FormError if it is malformed."""
    form.head(record, GAME)
    preset, _, options = form.rules(record, known)
    for name, value in options.items():
        if value not in values_in(preset, name):
            raise FormError("the option %s is not %r in %s" % (name, value, preset))
    players = SHAPES[preset].players
    dealer = form.seat(record.get("dealer"), "dealer", players)
    pack = form.cards(record.get("pack"), NUMBER_OF, "pack")
    if len(pack) != PACK_SIZE or len(set(pack)) != PACK_SIZE:
        raise FormError("the pack is not the 97 cards")
    moves = form.member(record, "moves", list, "a list")
    moves = [read_move(move, index, players) for index, move in enumerate(moves)]
    return Hand(preset, options, dealer, pack), moves


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
