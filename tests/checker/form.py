"""The form of records and error results that all games share (hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

FORMAT = "germini-hand/1"
RESULT_FORMAT = "germini-result/1"
SEATS = 4


class FormError(Exception):
    """A malformed record: the clause (FORM-1 by default) and a sentence."""

    def __init__(self, message, clause="FORM-1"):
        super().__init__(message)
        self.clause = clause


def member(record, name, kind, what):
    """The value of a required key, of this type."""
    if name not in record:
        raise FormError("%s: missing" % name)
    value = record[name]
    if type(value) is not kind:
        raise FormError("%s: must be %s" % (name, what))
    return value


def seat(value, where, seats=SEATS):
    """A seat, of type int: neither True nor 1.0."""
    if type(value) is not int or not 0 <= value < seats:
        raise FormError("%s: no seat" % where)
    return value


def card(value, known, where):
    """The value of this code in `known`."""
    try:
        return known[value]
    except (KeyError, TypeError):
        raise FormError("%s: no card" % where) from None


def cards(value, known, where):
    """A list of cards."""
    if type(value) is not list:
        raise FormError("%s: must be a list of cards" % where)
    try:
        return [known[code] for code in value]
    except (KeyError, TypeError):
        raise FormError("%s: holds what is no card" % where) from None


def lists_of_cards(value, known, where):
    """A list of lists of cards."""
    if type(value) is not list:
        raise FormError("%s: must be a list of lists of cards" % where)
    return [cards(entry, known, where) for entry in value]


def head(record, game):
    """Format and game of a value that must be an object."""
    if type(record) is not dict:
        raise FormError("a record must be a JSON object")
    if record.get("format") != FORMAT:
        raise FormError("unknown format %r" % (record.get("format"),))
    if record.get("game") != game:
        raise FormError("unknown game %r" % (record.get("game"),))


def rules(record, known):
    """(preset, edition, value of each of its options); the preset's values in that edition are the defaults.

    `known`, the game's module `options`: `EDITION` is the newest edition, `presets_in(edition)` has the options of
    each preset, `is_value(name, value, edition)` says whether an option may have that value. Without an edition the
    rules are of edition 1.
    """
    given = member(record, "rules", dict, "an object")
    preset = member(given, "preset", str, "a name")
    edition = given.get("edition", 1)
    if type(edition) is not int or not 1 <= edition <= known.EDITION:
        raise FormError("unknown edition of the rules %r" % (edition,))
    presets = known.presets_in(edition)
    if preset not in presets:
        raise FormError("unknown preset %r" % preset)
    options = dict(presets[preset])
    changes = given.get("options", {})
    if type(changes) is not dict:
        raise FormError("options: must be an object")
    for name, value in changes.items():
        if name not in options:
            raise FormError("unknown option %r" % name)
        if not known.is_value(name, value, edition):
            raise FormError("unknown value of the option %s: %r" % (name, value))
        options[name] = value
    return preset, edition, options


def error(move, of_seat, clause, message):
    """The result of a record whose move number `move` breaks a rule."""
    return {
        "format": RESULT_FORMAT,
        "error": {"move": move, "seat": of_seat, "rule": clause, "message": message},
    }


def refusal(message, clause="FORM-1"):
    """The result of a malformed record."""
    return error(None, None, clause, message)
