"""Strict JSON and files of records; the same for every game. SPDX-License-Identifier: AGPL-3.0-or-later"""

import json

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
    """(the JSON value, a key that some object in it repeats or None); ValueError if it is not JSON."""
    _doubled.clear()
    try:
        value = _DECODER.decode(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value, _doubled[0] if _doubled else None


def unwrap(value):
    """(the record in a line: itself, or that of `{"record": …}`; the result beside it or None)."""
    if isinstance(value, dict) and "record" in value and "format" not in value:
        return value["record"], value.get("result")
    return value, None


def split(text):
    """The objects of a file (bytes): the whole, if it is one JSON value, otherwise its lines.

    Yields (line number from 1, bytes); blank lines are skipped, an empty file has none.
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
