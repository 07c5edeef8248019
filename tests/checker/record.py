"""Reading `germini-hand/1`, replaying it, giving `germini-result/1` (hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json

from cards import NUMBER_OF, PACK_SIZE
from deal import bottom_is_plain
from hand import KINDS, Hand
from options import EDITION, PRESETS, VALUES, is_value

FORMAT = "germini-hand/1"
RESULT_FORMAT = "germini-result/1"
GAME = "minchiate"


class FormError(Exception):
    """What is no record at all: the clause (FORM-1 if none is named) and a sentence."""

    def __init__(self, message, clause="FORM-1"):
        super().__init__(message)
        self.clause = clause


_doubled = []  # keys named twice in the text being parsed


def _object(pairs):
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        _doubled.extend(name for name in found if names.count(name) > 1)
    return found


def _no_constant(name):
    raise ValueError("%s is no JSON" % name)


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_constant)


def parse(text):
    """(the JSON value, a key that some object in it names twice or None); ValueError if no JSON."""
    _doubled.clear()
    try:
        value = _DECODER.decode(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value, _doubled[0] if _doubled else None


# -- form: the whole record is checked before its first move --------------------------------------


def _member(record, name, kind, what):
    if name not in record:
        raise FormError("%s: missing" % name)
    value = record[name]
    if type(value) is not kind:
        raise FormError("%s: must be %s" % (name, what))
    return value


def _seat(value, where):
    if type(value) is not int or not 0 <= value <= 3:
        raise FormError("%s: no seat" % where)
    return value


def _cards(value, where):
    if type(value) is not list:
        raise FormError("%s: must be a list of cards" % where)
    try:
        return [NUMBER_OF[code] for code in value]
    except (KeyError, TypeError):
        raise FormError("%s: holds what is no card" % where) from None


def _card(value, where):
    try:
        return NUMBER_OF[value]
    except (KeyError, TypeError):
        raise FormError("%s: no card" % where) from None


def _rules(record):
    rules = _member(record, "rules", dict, "an object")
    preset = _member(rules, "preset", str, "a name")
    if preset not in PRESETS:
        raise FormError("unknown preset %r" % preset)
    if "edition" in rules and not (type(rules["edition"]) is int and rules["edition"] == EDITION):
        raise FormError("unknown edition of the rules %r" % (rules["edition"],))
    options = dict(PRESETS[preset])
    changes = rules.get("options", {})
    if type(changes) is not dict:
        raise FormError("options: must be an object")
    for name, value in changes.items():
        if name not in VALUES:
            raise FormError("unknown option %r" % name)
        if not is_value(name, value):
            raise FormError("unknown value of the option %s: %r" % (name, value))
        options[name] = value
    return options


def _value(kind, value, where):
    """The checked value of a move's key."""
    if kind == "play" or kind == "give":
        return _card(value, where)
    if kind == "discard":
        return _cards(value, where)
    if kind == "declare":
        if type(value) is not list:
            raise FormError("%s: must be a list of versicole" % where)
        return [_cards(cards, where) for cards in value]
    if kind == "cut":
        if type(value) is not int:
            raise FormError("%s: must be a number" % where)
        return value
    if type(value) is not bool:  # fall
        raise FormError("%s: must be true" % where)
    return value


def _move(move, index):
    """(seat, kind, value, by); kind None where the move has none or several of the known keys."""
    if type(move) is not dict:
        raise FormError("move %d: must be an object" % index)
    seat = _seat(move.get("seat"), "move %d" % index)
    by = None
    if "by" in move:
        by = move["by"]
        if type(by) is not int:
            raise FormError("move %d, by: must be a seat" % index)
        # A number that is no seat is a `by` that nobody may claim: refused at its move, not as no record.
    if "play" in move and len(move) == 2:
        return seat, "play", _card(move["play"], "move %d" % index), None
    kind = value = None
    count = 0
    for name in KINDS:
        if name in move:
            value = _value(name, move[name], "move %d" % index)
            kind = name
            count += 1
    return seat, kind if count == 1 else None, value, by


def read(record):
    """(options, dealer, pack, moves) of a parsed record; FormError if it is none."""
    if type(record) is not dict:
        raise FormError("a record must be a JSON object")
    if record.get("format") != FORMAT:
        raise FormError("unknown format %r" % (record.get("format"),))
    if record.get("game") != GAME:
        raise FormError("unknown game %r" % (record.get("game"),))
    options = _rules(record)
    dealer = _seat(record.get("dealer"), "dealer")
    pack = _cards(record.get("pack"), "pack")
    if len(pack) != PACK_SIZE or len(set(pack)) != PACK_SIZE:
        raise FormError("the pack is not the 97 cards")
    moves = _member(record, "moves", list, "a list")
    moves = [_move(move, index) for index, move in enumerate(moves)]
    if options["bottom_plain"] and not bottom_is_plain(pack):
        raise FormError("the pack must end on a plain suit card", "CUT-1")
    return options, dealer, pack, moves


# -- results --------------------------------------------------------------------------------------

_SENTENCES = {
    "TURN-1": "It is not this seat's move.",
    "TURN-2": "Another kind of move is due.",
    "TURN-3": "The hand is over.",
    "HOLD-1": "That card is not there to be used.",
    "FORM-1": "A move must have exactly one known key, and no card twice.",
    "CUT-2": "The cutter must lift at least one card and leave enough under the cut.",
    "DISC-1": "As many cards are discarded as were robbed and taken.",
    "DISC-2": "Counting cards and the 29 may not be discarded.",
    "D-13": "Where free cards are short, the cheapest of the others go.",
    "D-10": "Only whole maximal versicole of one's own hand are declared, each once.",
    "PLAY-2": "The suit led must be followed.",
    "PLAY-3": "Without the suit led a trump must be played.",
    "KING-1": "The King must be played: the suit is led for the first time and has been trumped.",
    "MAT-6": "That card may not be given for the Matto.",
    "VAR-1": "That is not how a fallen hand is played.",
}


def _error(move, seat, clause, message):
    return {
        "format": RESULT_FORMAT,
        "error": {"move": move, "seat": seat, "rule": clause, "message": message},
    }


def refusal(message, clause="FORM-1"):
    """The result of what is no record at all."""
    return _error(None, None, clause, message)


def play_through(record):
    """(the Hand after its last lawful move, None or the error result)."""
    try:
        options, dealer, pack, moves = read(record)
    except FormError as error:
        return None, refusal(str(error), error.clause)
    hand = Hand(options, dealer, pack)
    apply = hand.apply
    for index, (seat, kind, value, by) in enumerate(moves):
        clause = apply(seat, kind, value, by) if kind else "FORM-1"
        if clause:
            return hand, _error(index, seat, clause, _SENTENCES[clause])
    return hand, None


def result_of(hand):
    """The result of a hand as it stands."""
    tally = hand.tally
    result = {
        "format": RESULT_FORMAT,
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
    """The result of a parsed record, whatever it is."""
    hand, error = play_through(record)
    return error or result_of(hand)


def unwrap(value):
    """(the record in a line: itself, or that of `{"record": …}`; the result beside it or None)."""
    if isinstance(value, dict) and "record" in value and "format" not in value:
        return value["record"], value.get("result")
    return value, None


def replay_line(text):
    """(own result, the result that the line claims or None) of one JSON object (bytes)."""
    try:
        value, doubled = parse(text.decode("utf-8"))
    except ValueError as error:
        return refusal("no JSON: %s" % error), None
    record, claimed = unwrap(value)
    if doubled is not None:
        return refusal("the key %r is there twice" % doubled), claimed
    return replay(record), claimed


def split(text):
    """The objects of a file (bytes): the whole, if it is one JSON value, else its lines.

    Gives (line number from 1, bytes); blank lines are skipped, an empty file has none.
    """
    if not text.strip():
        return []
    lines = [(at, line) for at, line in enumerate(text.split(b"\n"), 1) if line.strip()]
    if len(lines) > 1:
        try:
            parse(text.decode("utf-8"))
            return [(lines[0][0], text)]
        except ValueError:
            pass
    return lines
