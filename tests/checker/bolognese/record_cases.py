"""The record's form, error results, the result's shape, and the detection of differences.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import copy
import json
import unittest

from games import replay_line

from .count import final_of
from .support import codes, pack_of
from .record import replay
from .result import differences

# Seat 0 holds three Kings and leads; the dealer, 3, discards two pips.
ZONES = {
    0: "CK DK SK B6 B7 T20 C6",
    1: "BQ C7 D7 T5 M",
    2: "BK C8 D8 T6",
    3: "C9 D9 B8 T19 T1 S10 S9",
}
OPENING = [
    {"seat": 3, "call": []},
    {"seat": 3, "discard": ["S10", "S9"]},
    {"seat": 0, "declare": [["CK", "DK", "SK"]]},
    {"seat": 0, "play": "B6"},
    {"seat": 1, "declare": []},
    {"seat": 1, "play": "BQ"},
]


def opening():
    """A record of the first moves."""
    return {
        "format": "germini-hand/1",
        "game": "bolognese",
        "rules": {"preset": "ottocento", "options": {"target": 800, "signals": True}},
        "dealer": 3,
        "score": [790, 455],
        "pack": pack_of(3, ZONES),
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
        for change in (
            put("format", "germini-hand/2"),
            put("game", "minchiate"),
            put("dealer", 4),
            put("dealer", True),
            put("rules", "preset", "germini"),
            put("rules", "edition", 0),
            put("rules", "edition", 3),
            put("rules", "edition", "2"),
            put("rules", "options", {"target": 0}),
            put("rules", "options", {"target": 10001}),
            put("rules", "options", {"target": 800.0}),
            put("rules", "options", {"signals": 1}),
            put("rules", "options", {"poste_from": 15}),
            put("rules", "options", None),
            put("rules", {"preset": "quattro_scartate", "options": {"target": 800}}),
            put("score", [0]),
            put("score", [0, -1]),
            put("score", [0, True]),
            put("score", [0, 1.0]),
            put("score", None),
            put("pack", 0, "T4"),
            put("pack", 0, "C5"),
            put("pack", 0, "TM5"),
            put("pack", 0, None),
            put("moves", 3, "play", "b6"),
            put("moves", 3, "signal", None),
            put("moves", 3, "seat", 4),
            put("moves", 2, "declare", ["CK"]),
            put("moves", 2, "out", 1),
            put("moves", 0, "call", None),
            put("moves", 1, "discard", "S10"),
            put("moves", 5, 5),
            lambda record: record.pop("rules"),
            lambda record: record.pop("moves"),
            lambda record: record["pack"].pop(),
            lambda record: record["pack"].__setitem__(0, record["pack"][1]),
        ):
            self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_form_first(self):
        def change(record):
            record["moves"][1]["discard"] = []
            record["moves"][5]["play"] = 7

        self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_at_the_move(self):
        for at, move, rule in (
            (0, {"seat": 3, "call": [["CK", "DK", "SK"]]}, "HOLD-1"),
            (0, {"seat": 3, "call": [["C9", "D9", "B8"]]}, "ACC-1"),
            (0, {"seat": 0, "call": []}, "TURN-1"),
            (0, {"seat": 3, "discard": ["S10", "S9"]}, "TURN-2"),
            (0, {"seat": 3, "bid": "passo"}, "TURN-2"),
            (0, {"seat": 3, "bid": "forse"}, "FORM-1"),
            (0, {"seat": 3, "call": [], "out": True}, "OUT-2"),
            (0, {"seat": 3, "call": [], "signal": "busso"}, "SAY-1"),
            (1, {"seat": 3, "discard": ["S10"]}, "DISC-1"),
            (1, {"seat": 3, "discard": ["S10", "S10"]}, "DISC-1"),
            (1, {"seat": 3, "discard": ["S10", "T19"]}, "DISC-2"),
            (1, {"seat": 3, "discard": ["S10", "CK"]}, "HOLD-1"),
            (2, {"seat": 0}, "FORM-1"),
            (2, {"seat": 0, "out": True}, "FORM-1"),
            (2, {"seat": 0, "declare": [], "play": "B6"}, "FORM-1"),
            (2, {"seat": 0, "declare": [["CK", "DK"]]}, "ACC-1"),
            (2, {"seat": 0, "declare": [], "out": True}, "OUT-1"),
            (3, {"seat": 0, "play": "BQ"}, "HOLD-1"),
            (3, {"seat": 0, "play": "B6", "signal": "volo"}, "SAY-1"),
            (3, {"seat": 0, "play": "B6", "signal": "fischio"}, "FORM-1"),
            (3, {"seat": 0, "play": "B6", "out": True}, "OUT-2"),
            (5, {"seat": 1, "play": "C7"}, "FOLLOW-1"),
            (5, {"seat": 1, "play": "BQ", "signal": "busso"}, "SAY-1"),
            (5, {"seat": 1, "give": "BQ"}, "TURN-2"),
        ):
            self.assertEqual((at, move["seat"], rule), self.error(put("moves", at, move)), move)

    def test_first_of_several(self):
        for at, move, rule in (
            (0, {"seat": 0, "discard": ["S10", "S9"]}, "TURN-1"),
            (1, {"seat": 3, "discard": ["CK"]}, "HOLD-1"),
            (1, {"seat": 3, "discard": ["T19"]}, "DISC-1"),
            (3, {"seat": 0, "play": "BK", "signal": "busso"}, "HOLD-1"),
        ):
            self.assertEqual((at, move["seat"], rule), self.error(put("moves", at, move)), move)

    def test_after_the_end(self):
        def change(record):
            record["moves"][2:] = [{**OPENING[2], "out": True}, {"seat": 1}, {"seat": 0, "play": "B6"}]

        self.assertEqual((3, 1, "FORM-1"), self.error(change))

        def without(record):
            change(record)
            del record["moves"][3]

        self.assertEqual((3, 0, "TURN-3"), self.error(without))

    def test_ignored_and_optional(self):
        expected = replay(opening())
        record = opening()
        record["note"] = {"moves": 3}
        record["rules"]["by"] = "x"
        record["rules"]["edition"] = 2
        record["moves"][3]["ms"] = None
        record["moves"][2]["out"] = False
        self.assertEqual(expected, replay(record))
        del record["rules"]["options"]
        self.assertEqual(expected, replay(record))
        # Without a target the score is ignored.
        record["rules"]["preset"] = "quattro_scartate"
        del record["moves"][0]
        for score in ([790, 455], "x"):
            record["score"] = score
            self.assertEqual(expected, replay(record))
        del record["score"]
        self.assertEqual(expected, replay(record))

    def test_no_score_is_nought(self):
        record = opening()
        record["rules"]["options"]["target"] = 17
        del record["score"]
        record["moves"][2]["out"] = True
        del record["moves"][3:]
        self.assertEqual(17, replay(record)["called"]["points"])

    def test_doubled_keys(self):
        line = json.dumps(opening())
        for text in (
            line.replace('"dealer": 3', '"dealer": 3, "dealer": 3'),
            line.replace('"signals": true', '"signals": true, "signals": true'),
            line.replace('{"seat": 0, "play"', '{"seat": 0, "seat": 0, "play"'),
        ):
            self.assertNotEqual(line, text)
            self.assertEqual((None, None, "FORM-1"), named(replay_line(text.encode())[1]))


class Result(unittest.TestCase):
    def test_under_way(self):
        score = {"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": ["CK", "DK", "SK"]}
        wanted = {"format": "germini-result/1", "complete": False, "scores": [score]}
        self.assertEqual(wanted, replay(opening()))

    def test_called(self):
        record = opening()
        record["moves"][2]["out"] = True
        del record["moves"][3:]
        result = replay(record)
        self.assertEqual(
            {"format", "complete", "teams", "scores", "given", "called", "seats"}, set(result)
        )
        self.assertEqual((True, [0, 1, 0, 1], []), (result["complete"], result["teams"], result["given"]))
        self.assertEqual(({"seat": 0, "team": 0, "points": 17}, [17, 0, 17, 0]), (result["called"], result["seats"]))


class Differences(unittest.TestCase):
    """For a whole hand, for one ended by calling out, for one that breaks a rule."""

    def whole(self):
        own = set(codes("DK DQ DN D1 T20 T19 T17 T1 CK SK SQ D10"))
        other = set(pack_of(0, {})) - own
        final = [final_of(own, 3, True, 17), final_of(other, 12, False, 0)]
        points = [count["total"] for count in final]
        score = {"why": "declaration", "team": 0, "seat": 0, "points": 17, "cards": ["CK", "DK", "SK"]}
        return {
            "format": "germini-result/1",
            "complete": True,
            "teams": [0, 1, 0, 1],
            "scores": [score, {**score, "why": "criccone", "cards": []}],
            "given": [{"seat": 2, "team": 1, "card": "C7"}],
            "final": final,
            "seats": points * 2,
        }

    def test_orders_that_do_not_count(self):
        own = self.whole()
        other = copy.deepcopy(own)
        other["scores"][0]["cards"].reverse()
        for count in other["final"]:
            count["list"].reverse()
            for cards, _ in count["list"]:
                cards.reverse()
        self.assertEqual([], differences(own, other))

    def test_whole(self):
        own = self.whole()
        for change in (
            put("complete", 1),
            put("note", 1),
            put("teams", [0, 1, 1, 0]),
            put("teams", None),
            put("given", []),
            put("given", 0, "team", 0),
            put("given", 0, "card", "C8"),
            put("given", None),
            put("scores", 0, "points", 18),
            put("scores", 0, "seat", 2),
            put("scores", 0, "cards", ["CK", "DK", "BK"]),
            put("scores", 1, "why", "sequenza"),
            put("final", 0, "last", 0),
            put("final", 1, "pile", 51),
            put("final", 0, "declared", 17.0),
            put("final", 0, "list", []),
            put("final", 0, "list", 0, 1, 5),
            put("final", 0, "extra", 0),
            put("seats", [0, 0, 0, 0]),
            lambda result: result["scores"].reverse(),
            lambda result: result["final"].pop(),
            lambda result: result["final"][0].pop("tricks"),
            lambda result: result.pop("given"),
            lambda result: result.pop("final"),
            lambda result: result.update(called={"seat": 0, "team": 0, "points": 17}),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertNotEqual([], differences(own, other))
        for other in (None, {}, []):
            self.assertNotEqual([], differences(own, other))

    def test_called(self):
        record = opening()
        record["moves"][2]["out"] = True
        del record["moves"][3:]
        own = replay(record)
        self.assertEqual([], differences(own, copy.deepcopy(own)))
        for change in (
            put("called", "points", 10),
            put("called", "seat", 2),
            put("called", None),
            put("called", "note", 1),
            put("seats", [17, 0, 0, 0]),
            put("final", []),
            lambda result: result.pop("called"),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertNotEqual([], differences(own, other))

    def test_errors(self):
        """Each clause that the move breaks may be named, and no other."""
        record = opening()
        record["moves"][1]["discard"] = ["T19"]
        own = replay(record)
        for key, value, same in (
            ("rule", "DISC-1", True),
            ("rule", "DISC-2", True),
            ("rule", "HOLD-1", False),
            ("rule", "ACC-1", False),
            ("rule", None, False),
            ("message", "Altro.", True),
            ("message", "", False),
            ("move", 2, False),
            ("move", None, False),
            ("seat", 1, False),
        ):
            other = copy.deepcopy(own)
            other["error"][key] = value
            self.assertEqual(same, not differences(own, other), (key, value))
        self.assertNotEqual([], differences(own, self.whole()))
        self.assertNotEqual([], differences(self.whole(), own))


if __name__ == "__main__":
    unittest.main()
