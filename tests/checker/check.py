#!/usr/bin/env python3
"""Replays every record of FILE (`-`: standard input) by itself and compares with the result beside it.

Each line is `{"record": {…}, "result": {…}}`. With `--results OTHER` the results are read from there, one a
record and line, as `germini replay FILE` prints them, and those in FILE are left aside. Differences are printed with their line; the last line is
`N passed, N failed`; exit 1 on any failure or if there was nothing to check, 2 for a wrong call or an
unreadable file.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import re
import sys

from record import parse, replay_line, split

MOST_SHOWN = 20  # differences printed; the rest is only counted
WIDEST = 400  # characters of one of them
CLAUSE = re.compile(
    r"(CARD|SEAT|CUT|ROB|DEAL|FOLA|DISC|VERS|MAT|PLAY|KING|SCORE|END|SETT|ERR|TURN|HOLD|FORM|VAR|D)-\d+\Z"
)
_WHOLE = ("format", "complete", "scores", "resti", "final", "end", "seats")
_UNDER_WAY = _WHOLE[:4]
_FINAL = ("versicole", "cards", "tricks", "last", "total", "list")


def _same(own, other):
    """Equality that keeps 1, 1.0 and true apart."""
    if type(own) is not type(other):
        return False
    if isinstance(own, list):
        return len(own) == len(other) and all(map(_same, own, other))
    if isinstance(own, dict):
        return own.keys() == other.keys() and all(_same(own[key], other[key]) for key in own)
    return own == other


def _set_of(codes):
    return sorted(codes) if isinstance(codes, list) and all(type(c) is str for c in codes) else codes


def _score(entry):
    if isinstance(entry, dict) and "cards" in entry:
        return {**entry, "cards": _set_of(entry["cards"])}
    return entry


def _final(count):
    """A team's final count with its list in one order; unchanged if it is no such count."""
    try:
        found = sorted([_set_of(cards), points] for cards, points in count["list"])
    except (TypeError, ValueError, KeyError):
        return count
    return {**count, "list": found}


def _keys(found, wanted, where):
    if not isinstance(found, dict):
        return ["%s: no object but %r" % (where, found)]
    lines = ["%s: the key %r is missing" % (where, key) for key in wanted if key not in found]
    return lines + ["%s: unexpected key %r" % (where, key) for key in found if key not in wanted]


def _lists(own, other, where, shape):
    """The first difference of two lists, entry by entry."""
    if not isinstance(other, list):
        return ["%s: no list but %r" % (where, other)]
    for at in range(max(len(own), len(other))):
        mine = shape(own[at]) if at < len(own) else None
        theirs = shape(other[at]) if at < len(other) else None
        if not _same(mine, theirs):
            return ["%s[%d]: expected %r, found %r" % (where, at, mine, theirs)]
    return []


def differences(own, other):
    """What is wrong with the result `other`, `own` being the checker's: readable lines, none if nothing."""
    if not isinstance(other, dict):
        return ["no result but %.60r" % (other,)]
    lines = []
    if not _same(other.get("format"), own["format"]):
        lines.append("format: expected %r, found %r" % (own["format"], other.get("format")))
    if ("error" in own) != ("error" in other):
        found = other.get("error", "no error")
        return lines + ["error: expected %r, found %r" % (own.get("error", "no error"), found)]
    if "error" in own:
        return lines + _error_differences(own["error"], other["error"]) + _keys(
            other, ("format", "error"), "result"
        )
    lines += _keys(other, _WHOLE if own["complete"] else _UNDER_WAY, "result")
    if not _same(own["complete"], other.get("complete")):
        lines.append("complete: expected %r, found %r" % (own["complete"], other.get("complete")))
    lines += _lists(own["scores"], other.get("scores"), "scores", _score)
    lines += _lists(own["resti"], other.get("resti"), "resti", lambda entry: entry)
    if not own["complete"]:
        return lines
    finals = other.get("final")
    if not isinstance(finals, list) or len(finals) != 2:
        lines.append("final: expected two counts, found %r" % (finals,))
    else:
        for team in (0, 1):
            where = "final[%d]" % team
            lines += _keys(finals[team], _FINAL, where)
            if isinstance(finals[team], dict):
                mine, theirs = _final(own["final"][team]), _final(finals[team])
                for key in _FINAL:
                    if key in theirs and not _same(mine[key], theirs[key]):
                        text = "%s.%s: expected %r, found %r"
                        lines.append(text % (where, key, mine[key], theirs[key]))
    for key in ("end", "seats"):
        if not _same(own[key], other.get(key)):
            lines.append("%s: expected %r, found %r" % (key, own[key], other.get(key)))
    return lines


def _error_differences(own, other):
    lines = _keys(other, ("move", "seat", "rule", "message"), "error")
    if lines:
        return lines
    for key in ("move", "seat"):
        if not _same(own[key], other[key]):
            text = "error.%s: expected %r (%s), found %r (%r)"
            lines.append(text % (key, own[key], own["rule"], other[key], other["rule"]))
    # One move may break several clauses, and any may be named: only its form is checked.
    if not isinstance(other["rule"], str) or not CLAUSE.match(other["rule"]):
        lines.append("error.rule: %r is no clause" % (other["rule"],))
    if not isinstance(other["message"], str) or not other["message"].strip():
        lines.append("error.message: no sentence")
    return lines


def _shortened(text):
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def _contents(name):
    if name == "-":
        return sys.stdin.buffer.read()
    with open(name, "rb") as file:
        return file.read()


def _results(text):
    """The JSON value of every line; what is none stands as text and so differs from any result."""
    found = []
    for line in text.split(b"\n"):
        if line.strip():
            try:
                found.append(parse(line.decode("utf-8"))[0])
            except ValueError:
                found.append(repr(line[:80]))
    return found


def main(arguments):
    with_results = len(arguments) == 3 and arguments[1] == "--results"
    if len(arguments) != 1 and not with_results:
        print("usage: check.py FILE|- [--results OTHER|-]", file=sys.stderr)
        return 2
    try:
        lines = split(_contents(arguments[0]))
        results = _results(_contents(arguments[2])) if with_results else None
    except OSError as error:
        print("check.py: %s" % error, file=sys.stderr)
        return 2
    passed = failed = shown = 0
    if with_results and len(results) != len(lines):
        print("%d records, but %d results" % (len(lines), len(results)))
        failed = 1
    for at, (number, line) in enumerate(lines):
        own, other = replay_line(line)
        if with_results:
            other = results[at] if at < len(results) else None
        found = differences(own, other)
        if not found:
            passed += 1
            continue
        failed += 1
        for difference in found:
            if shown < MOST_SHOWN:
                print("line %d: %s" % (number, _shortened(difference)))
            shown += 1
    if shown > MOST_SHOWN:
        print("… %d more differences" % (shown - MOST_SHOWN))
    print("%d passed, %d failed" % (passed, failed))
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
