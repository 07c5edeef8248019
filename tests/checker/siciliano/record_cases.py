"""The record's form, error results, the result's shape, and the detection of differences (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import copy
import json
import random
import unittest

from games import replay_line

from .random_hands import Sights, play_hand
from .record import replay
from .result import differences, result_of
from .support import pack_of

# The example of docs/rules/hand-record.md, completed to the first cards; the dealer is seat 3.
ZONES = {
    0: "M T5 T9 CK S7 B5 C6 T19 C7 C8",
    1: "T16 D5 D6 CQ S8 S9 T3 B6 B7 B8",
    2: "T4 C9 D7 D8 B9",
    3: "T20 C5 DQ D9 B10",
}
OPENING = [
    {"seat": 3, "expose": [0, 4, 2]},
    {"seat": 0, "announce": {"decine": ["M"], "trionfi": 3, "re": 1}},
    {"seat": 1, "announce": {}},
    {"seat": 2, "say": "mischio"},
    {"seat": 3, "say": "tengo"},
    {"seat": 0, "announce": {"tengo": True}},
    {"seat": 3, "expose": [1, 1, 0]},
    {"seat": 0, "announce": {"arie": 1}},
    {"seat": 1, "announce": {"tengo": True}},
    {"seat": 3, "discard": ["C5", "D9", "DQ"]},
    {"seat": 0, "play": "B5"},
    {"seat": 1, "play": "B6", "calls": []},
]


def opening():
    """A record of the first moves."""
    return {
        "format": "germini-hand/1",
        "game": "siciliano",
        "rules": {"preset": "tortorici2014", "options": {"target": 51}},
        "dealer": 3,
        "pack": pack_of(ZONES),
        "moves": copy.deepcopy(OPENING),
    }


def put(*path):
    *path, name, value = path

    def change(record):
        target = record
        for step in path:
            target = target[step]
        target[name] = value

    return change


def named(result):
    """The content of an error result."""
    error = result["error"]
    return error["move"], error["seat"], error["rule"]


class Form(unittest.TestCase):
    def error(self, change):
        record = opening()
        change(record)
        return named(replay(record))

    def test_no_record(self):
        """FORM-1."""
        for change in (
            put("format", "germini-hand/2"),
            put("game", "bolognese"),
            put("dealer", 4),
            put("dealer", True),
            put("rules", "preset", "ottocento"),
            put("rules", "edition", 2),
            put("rules", "options", {"target": 52}),
            put("rules", "options", {"target": 51.0}),
            put("rules", "options", {"word_rounds": 1}),
            put("rules", "options", {"exposure": "second"}),
            put("rules", "options", {"silence": 0}),
            put("rules", "options", {"signals": True}),
            put("rules", "options", None),
            put("pack", 0, "T5"),
            put("pack", 0, "C4"),
            put("pack", 0, "T21"),
            put("pack", 0, None),
            put("moves", 0, "expose", [0, 1, "2"]),
            put("moves", 0, "expose", [0, 1, 2.0]),
            put("moves", 0, "expose", [0, True, 2]),
            put("moves", 0, "expose", None),
            put("moves", 1, "announce", []),
            put("moves", 1, "announce", {"decine": ["X"]}),
            put("moves", 1, "announce", {"decine": "M"}),
            put("moves", 1, "announce", {"re": "1"}),
            put("moves", 1, "announce", {"arie": None}),
            put("moves", 1, "announce", {"trionfi": 3.0}),
            put("moves", 1, "announce", {"tengo": 1}),
            put("moves", 3, "say", 1),
            put("moves", 3, "seat", 4),
            put("moves", 9, "discard", "C5"),
            put("moves", 10, "play", "b5"),
            put("moves", 10, "calls", "balla"),
            put("moves", 10, "calls", [None]),
            put("moves", 10, "calls", None),
            put("moves", 11, 5),
            lambda record: record.pop("rules"),
            lambda record: record.pop("moves"),
            lambda record: record["pack"].pop(),
            lambda record: record["pack"].__setitem__(0, record["pack"][1]),
        ):
            self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_form_first(self):
        def change(record):
            record["moves"][0]["expose"] = []
            record["moves"][11]["play"] = 7

        self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_at_the_move(self):
        """TURN-1, TURN-2, HOLD-1, FORM-1, and the clauses of each kind of move."""
        for at, move, rule in (
            (0, {"seat": 3, "expose": [0, 1, 2, 3]}, "EXP-1"),
            (0, {"seat": 3, "expose": [0, 1, None]}, "EXP-1"),
            (0, {"seat": 3, "expose": [0, 1, -(10**20)]}, "EXP-1"),
            (0, {"seat": 0, "expose": [0, 1, 2]}, "TURN-1"),
            (0, {"seat": 3, "say": "tengo"}, "TURN-2"),
            (0, {"seat": 3, "cut": 43}, "FORM-1"),
            (0, {"seat": 3, "expose": [0, 1, 2], "say": "tengo"}, "FORM-1"),
            (1, {"seat": 0, "announce": {}}, "ANN-1"),
            (1, {"seat": 0, "announce": {"tengo": False}}, "ANN-1"),
            (1, {"seat": 0, "announce": {"re": 2}}, "ANN-2"),
            (1, {"seat": 0, "announce": {"re": 10**20}}, "ANN-2"),
            (1, {"seat": 0, "announce": {"trionfi": 2}}, "ANN-4"),
            (2, {"seat": 1, "announce": {"re": 3}}, "ANN-3"),
            (2, {"seat": 1}, "FORM-1"),
            (3, {"seat": 2, "say": "passo"}, "SAY-1"),
            (3, {"seat": 2, "announce": {}}, "TURN-2"),
            (9, {"seat": 3, "discard": ["C5", "D9"]}, "SCA-1"),
            (9, {"seat": 3, "discard": ["C5", "D9", "C5"]}, "SCA-1"),
            (9, {"seat": 3, "discard": ["C5", "D9", "T20"]}, "SCA-2"),
            (9, {"seat": 3, "discard": ["C5", "D9", "T4"]}, "HOLD-1"),
            (10, {"seat": 0, "play": "T4"}, "HOLD-1"),
            (10, {"seat": 0, "play": "B5", "calls": ["giove"]}, "CALL-1"),
            (10, {"seat": 0, "play": "B5", "calls": ["banco"]}, "CALL-1"),
            (11, {"seat": 1, "play": "D5"}, "PLAY-1"),
        ):
            self.assertEqual((at, move["seat"], rule), self.error(put("moves", at, move)), move)

    def test_ignored_and_optional(self):
        expected = replay(opening())
        self.assertEqual({"format": "germini-result/1", "complete": False}, expected)
        record = opening()
        record["note"] = {"moves": 3}
        record["score"] = "x"
        record["rules"]["by"] = "x"
        record["rules"]["edition"] = 1
        record["moves"][3]["ms"] = None
        record["moves"][1]["announce"]["text"] = "Fujutu terzo e un Re"
        self.assertEqual(expected, replay(record))
        del record["rules"]["options"]
        self.assertEqual(expected, replay(record))

    def test_calls_of_another_move(self):
        """The same as none where the list is empty."""
        record = opening()
        record["moves"][3]["calls"] = []
        self.assertFalse(replay(record)["complete"])
        record["moves"][3]["calls"] = ["balla"]
        self.assertEqual((3, 2, "CALL-1"), named(replay(record)))

    def test_doubled_keys(self):
        line = json.dumps(opening())
        for text in (
            line.replace('"dealer": 3', '"dealer": 3, "dealer": 3'),
            line.replace('"trionfi": 3', '"trionfi": 3, "trionfi": 3'),
        ):
            self.assertNotEqual(line, text)
            self.assertEqual((None, None, "FORM-1"), named(replay_line(text.encode())[1]))


class Result(unittest.TestCase):
    def annulled(self):
        record = opening()
        record["moves"] = [*OPENING[:4], {"seat": 3, "say": "mischio"}]
        return record

    def test_annulled(self):
        """SAY-4, MATCH-3, TURN-3."""
        record = self.annulled()
        wanted = {"format": "germini-result/1", "complete": True, "annulled": 1, "gains": [0, 0]}
        self.assertEqual(wanted, replay(record))
        record["moves"].append({"seat": 0, "announce": {"tengo": True}})
        self.assertEqual((5, 0, "TURN-3"), named(replay(record)))
        record["moves"][-1] = {"seat": 0}
        self.assertEqual((5, 0, "FORM-1"), named(replay(record)))

    def whole(self):
        for number in range(99):
            _, hand, _ = play_hand(random.Random("result/%d" % number), "tortorici2014", Sights())
            result = result_of(hand)
            if result["annulled"] is None and result["fujutu"]["paid"]:
                return result
        raise AssertionError("no hand with a debt")

    def test_keys(self):
        result = self.whole()
        self.assertEqual(
            ["format", "complete", "annulled", "tricks", "fujutu", "final", "gains"], list(result)
        )
        self.assertEqual(["seat", "trick", "owed", "paid"], list(result["fujutu"]))
        for count in result["final"]:
            self.assertEqual(["cards", "values", "counting", "points", "last", "total", "gain"], list(count))
            self.assertEqual(count["points"], count["values"] - count["counting"] + (count["cards"] + 1) // 3)

    def test_differences(self):
        own = self.whole()
        self.assertEqual([], differences(own, copy.deepcopy(own)))
        for change in (
            put("complete", 1),
            put("annulled", 1),
            put("note", 1),
            put("tricks", own["tricks"][::-1]),
            put("tricks", None),
            put("fujutu", None),
            put("fujutu", "paid", "T0" if own["fujutu"]["paid"] != "T0" else "C5"),
            put("fujutu", "seat", 5),
            put("final", 0, "cards", 5),
            put("final", 1, "gain", 100),
            put("final", 1, "last", float(own["final"][1]["last"])),
            put("final", 1, "extra", 0),
            put("final", 0, []),
            put("final", []),
            put("final", None),
            put("gains", [own["gains"][0], 100]),
            lambda result: result.pop("final"),
            lambda result: result.pop("annulled"),
            lambda result: result["final"][0].pop("values"),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertNotEqual([], differences(own, other))
        void = replay(self.annulled())
        self.assertEqual([], differences(void, copy.deepcopy(void)))
        for other in (None, {}, [], own, {**void, "annulled": 2}, {**void, "tricks": [0, 0]}, {**void, "gains": [0]}):
            self.assertNotEqual([], differences(void, other))

    def test_errors(self):
        """Each clause that the move breaks may be named, and no other."""
        record = opening()
        record["moves"][9]["discard"] = ["T20", "C5"]
        own = replay(record)
        for key, value, same in (
            ("rule", "SCA-1", True),
            ("rule", "SCA-2", True),
            ("rule", "HOLD-1", False),
            ("rule", None, False),
            ("message", "Altro.", True),
            ("message", "", False),
            ("move", 2, False),
            ("seat", 1, False),
        ):
            other = copy.deepcopy(own)
            other["error"][key] = value
            self.assertEqual(same, not differences(own, other), (key, value))


if __name__ == "__main__":
    unittest.main()
