#!/usr/bin/env python3
"""Compares stories of matches with the models of them (match_model.py, bolognese/match_story.py,
siciliano/match_story.py, solo/match_story.py, tocchi/match_story.py).

FILE (`-`: standard input) has one event per line; each `match` begins another story. Differences are printed with
the line on which the story begins; the last line is `N passed, N failed`; exit 1 on any failure or if there was
nothing to check, 2 for an invalid call.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import json
import sys

import bolognese.match_story
import match_model
import solo.match_story
import tocchi.match_story
from siciliano.match_story import Siciliano

SHOWN = 12  # events shown of a match that differs
MODELS = {
    "minchiate": solo.match_story.match_of,
    "bolognese": bolognese.match_story.match_of,
    "siciliano": Siciliano,
    "tocchi": tocchi.match_story.match_of,
}


def stories(lines):
    """(line on which it begins, its events)"""
    first, events = 0, []
    for number, line in enumerate(lines, 1):
        event = json.loads(line)
        if event["e"] == "match" and events:
            yield first, events
            events = []
        if not events:
            first = number
        events.append(event)
    if events:
        yield first, events


def main(arguments):
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    source = sys.stdin if arguments[0] == "-" else open(arguments[0], encoding="utf-8")
    passed = failed = 0
    with source:
        for first, events in stories(source):
            differences = match_model.check_story(events, MODELS[events[0]["game"]])
            passed, failed = passed + (not differences), failed + bool(differences)
            for line in differences:
                print("the match of line %d: %s" % (first, line))
            if differences:
                print("its story: %s" % json.dumps([event for event in events if event["e"] != "told"][-SHOWN:]))
    print("%d passed, %d failed" % (passed, failed))
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
