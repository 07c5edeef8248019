#!/usr/bin/env python3
"""Replays every record of FILE (`-`: standard input) independently and compares with the result beside it.

Each line is `{"record": {…}, "result": {…}}`; the record's `game` selects the rules. With `--results OTHER`
the results are read from there, one per record and line, as `germini replay FILE` prints them, and those in FILE
are ignored. Differences are printed with their line; the last line is `N passed, N failed`; exit 1 on any
failure or if there was nothing to check, 2 for an invalid call or an unreadable file.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import sys

from games import replay_line
from strict_json import parse, split

MOST_SHOWN = 20  # differences printed; the rest is only counted
WIDEST = 400  # characters of one of them


def _shortened(text):
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def _contents(name):
    if name == "-":
        return sys.stdin.buffer.read()
    with open(name, "rb") as file:
        return file.read()


def _results(text):
    """The JSON value of every line; an invalid one stays a string and so differs from any result."""
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
        game, own, other = replay_line(line)
        if with_results:
            other = results[at] if at < len(results) else None
        found = game.differences(own, other)
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
