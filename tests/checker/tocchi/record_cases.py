"""The record's form, error results, the result's shape, and the detection of differences (docs/rules/hand-record.md).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import copy
import json
import unittest

from games import replay_line

from .options import PRESETS, VALUES
from .palio_cases import THREE, TURNED
from .record import replay
from .result import differences
from .sei_tocchi_cases import ONE
from .support import pack_of

TURN = {"seat": 2, "turn": True}


def record_of(preset, hands, turned, moves, **options):
    return {
        "format": "germini-hand/1",
        "game": "tocchi",
        "rules": {"preset": preset, "edition": 1, "options": {"players": len(hands), **options}},
        "dealer": len(hands) - 1,
        "pack": pack_of(hands, turned, len(hands) - 1),
        "moves": copy.deepcopy(moves),
    }


def opening():
    """A record of `palio` under way: three cards called, a fourth turned, which two have answered."""
    moves = []
    for callers in ((1,), (0,), ()):
        moves += [TURN, *({"seat": seat, "call": seat in callers} for seat in (1, 0, 2))]
    moves += [TURN, {"seat": 1, "call": True}, {"seat": 2, "call": False}]
    return {**record_of("palio", THREE, TURNED, moves, target=12, call=5), "score": [3, 0, 7]}


def whole():
    """A whole hand of `sei_tocchi`: V-TOC-1."""
    return record_of("sei_tocchi", ONE, "T24 T26 D8 B6 S9 C3", [{"seat": 1, "turn": True}] * 6)


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
    def error(self, change, record=None):
        record = record or opening()
        change(record)
        return named(replay(record))

    def test_no_record(self):
        """FORM-1."""
        for change in (
            put("format", "germini-hand/2"),
            put("game", "minchiate"),
            put("dealer", 3),
            put("dealer", -1),
            put("dealer", True),
            put("dealer", None),
            put("rules", "preset", "pagat"),
            put("rules", "edition", 2),
            put("rules", "edition", "1"),
            put("rules", "options", "players", 1),
            put("rules", "options", "players", 7),
            put("rules", "options", "players", 3.0),
            put("rules", "options", "players", 2),  # then seat 2 is no dealer
            put("rules", "options", "call", 4),
            put("rules", "options", "call", False),
            put("rules", "options", "target", 11),
            put("rules", "options", "wagers", "touches"),  # an option of the other preset
            put("rules", "options", "signals", True),
            put("rules", "options", None),
            put("score", [3, 0]),
            put("score", [3, 0, 7, 0]),
            put("score", [3, 0, 12]),
            put("score", [3, 0, -1]),
            put("score", [3, 0, 7.0]),
            put("score", [3, 0, True]),
            put("score", [3, 0, None]),
            put("score", {"0": 3}),
            put("score", None),
            put("pack", 0, "T5" if opening()["pack"][0] != "T5" else "T7"),
            put("pack", 0, "T41"),
            put("pack", 0, None),
            put("moves", 0, "turn", 1),
            put("moves", 0, "turn", None),
            put("moves", 1, "call", "true"),
            put("moves", 1, "call", 0),
            put("moves", 1, "seat", 3),
            put("moves", 1, "seat", 1.0),
            put("moves", 1, {"call": True}),
            put("moves", 13, 5),
            put("moves", {}),
            lambda record: record.pop("rules"),
            lambda record: record.pop("dealer"),
            lambda record: record.pop("moves"),
            lambda record: record["pack"].pop(),
            lambda record: record["pack"].append("M"),
        ):
            self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_sei_tocchi(self):
        """FORM-1: `target` is no option there, and `score` is ignored."""
        for name, value in (("target", 12), ("wagers", "some"), ("wagers", None)):
            self.assertEqual((None, None, "FORM-1"), self.error(put("rules", "options", name, value), whole()))
        for score in ([0], "x", None, [99, -1]):
            self.assertEqual(replay(whole()), replay({**whole(), "score": score}))

    def test_every_option(self):
        """TOC-1, TOC-11, TOC-18, CALL-1: each preset has its options with these values alone."""
        self.assertEqual({"sei_tocchi", "palio"}, set(PRESETS))
        self.assertEqual({"players": 4, "wagers": "touches", "call": 0}, PRESETS["sei_tocchi"])
        self.assertEqual({"players": 4, "target": 12, "call": 0}, PRESETS["palio"])
        numbers = {"players": (2, 3, 4, 5, 6), "target": (10, 12), "call": (0, 3, 5, 8)}
        self.assertEqual({**numbers, "wagers": ("plain", "touches", "all")}, VALUES)
        for preset, options in PRESETS.items():
            for name in options:
                for value in VALUES[name]:
                    record = record_of(preset, THREE, TURNED, [])
                    record["rules"]["options"], record["dealer"] = {"players": 3, name: value}, 0
                    self.assertNotIn("error", replay(record), (preset, name, value))

    def test_defaults(self):
        """A preset has four players, and calls are off."""
        record = record_of("palio", ("T1", "T4", "T8", "T12"), "", [])
        del record["rules"]["options"], record["rules"]["edition"]
        record["moves"] = [{"seat": 3, "turn": True}] * 3
        self.assertEqual((3, 4), (replay(record)["turned"], len(replay(record)["taken"])))

    def test_form_first(self):
        def change(record):
            record["moves"][0] = {"seat": 0, "turn": True}
            record["moves"][14]["call"] = 7

        self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_at_the_move(self):
        """TURN-1, TURN-2, FORM-1."""
        for at, move, rule in (
            (0, {"seat": 0, "turn": True}, "TURN-1"),
            (0, {"seat": 2, "turn": False}, "FORM-1"),
            (0, {"seat": 2, "call": True}, "TURN-2"),
            (0, {"seat": 2}, "FORM-1"),
            (0, {"seat": 2, "play": "T38"}, "FORM-1"),
            (0, {"seat": 2, "cut": "x", "declare": 5}, "FORM-1"),
            (0, {"seat": 2, "turn": True, "call": True}, "FORM-1"),
            (1, {"seat": 2, "turn": True}, "TURN-2"),
            (2, {"seat": 1, "call": True}, "TURN-1"),
            (13, {"seat": 2, "turn": False}, "FORM-1"),
        ):
            self.assertEqual((at, move["seat"], rule), self.error(put("moves", at, move)), move)

    def test_after_the_end(self):
        """TURN-3."""
        turn, call, no_kind = {"seat": 1, "turn": True}, {"seat": 0, "call": True}, {"seat": 1}
        for move, rule in ((turn, "TURN-3"), (call, "TURN-3"), (no_kind, "FORM-1")):
            record = whole()
            record["moves"].append(move)
            self.assertEqual((6, move["seat"], rule), named(replay(record)))

    def test_match_won_before_the_first_card(self):
        """TOC-6, TURN-3: with the first turn the hand is over."""
        record = {**record_of("palio", THREE, TURNED, [TURN]), "score": [0, 11, 0]}
        result = replay(record)
        self.assertEqual((True, 0, "target", 1), tuple(result[key] for key in ("complete", "turned", "how", "winner")))
        record["moves"].append(TURN)
        self.assertEqual((1, 2, "TURN-3"), named(replay(record)))

    def test_ignored_and_optional(self):
        expected = replay(opening())
        record = opening()
        record["note"] = {"moves": 3}
        record["rules"]["by"] = "x"
        record["moves"][0].update(play="T1", fall=7, signal=None)
        record["moves"][1]["ms"] = None
        del record["rules"]["edition"]
        self.assertEqual(expected, replay(record))
        record["score"] = [0, 0, 0]
        expected = replay(record)
        del record["score"]
        self.assertEqual(expected, replay(record))

    def test_doubled_keys(self):
        line = json.dumps(opening())
        for text in (
            line.replace('"dealer": 2', '"dealer": 2, "dealer": 2'),
            line.replace('"turn": true', '"turn": true, "turn": true', 1),
        ):
            self.assertNotEqual(line, text)
            self.assertEqual((None, None, "FORM-1"), named(replay_line(text.encode())[1]))


class Result(unittest.TestCase):
    def test_no_moves(self):
        """TOC-6, D-64: what is marked before the first card belongs to the first turn."""
        record = {**opening(), "moves": []}
        under_way = {"format": "germini-result/1", "complete": False, "turned": 0, "taken": [[], [], []], "marks": []}
        self.assertEqual(under_way, replay(record))

    def test_under_way(self):
        """CALL-5: the fourth card, of which one call is missing, counts as turned."""
        marks = [("accusa", 1, None), ("tavola", 2, "T38"), ("versicola", 2, "T38")]
        wanted = {
            "format": "germini-result/1",
            "complete": False,
            "turned": 4,
            "taken": [["C5"], ["T38"], []],
            "marks": [{"why": why, "seat": 1, "marks": count, "card": card} for why, count, card in marks],
        }
        self.assertEqual(wanted, replay(opening()))
        record = opening()
        record["moves"].append({"seat": 0, "call": False})
        result = replay(record)
        self.assertEqual([["C5"], ["T38", "D6"], []], result["taken"])
        self.assertEqual({"why": "pappoleggio", "seat": 1, "marks": 3, "card": "D6"}, result["marks"][-1])

    def test_keys(self):
        keys = ["format", "complete", "turned", "taken", "marks", "winner", "how", "marci", "seats"]
        self.assertEqual(keys, list(replay(whole())))
        self.assertEqual(["why", "seat", "marks", "card"], list(replay(whole())["marks"][0]))

    def test_differences(self):
        own = replay(whole())
        self.assertEqual([], differences(own, copy.deepcopy(own)))
        for change in (
            put("complete", 1),
            put("turned", 5),
            put("turned", 6.0),
            put("taken", 0, ["D8", "T26", "C3"]),
            put("taken", [*own["taken"], []]),
            put("taken", None),
            put("marks", []),
            put("marks", 0, "why", "tavola"),
            put("marks", 0, "seat", 1),
            put("marks", 0, "marks", True),
            put("marks", 0, "card", None),
            put("marks", 0, "kind", "re"),
            put("marks", own["marks"] * 2),
            put("winner", None),
            put("winner", False),
            put("how", "six"),
            put("marci", []),
            put("seats", [1, -1]),
            put("note", 1),
            lambda result: result.pop("winner"),
            lambda result: result.pop("marks"),
            lambda result: result["marks"][0].pop("card"),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertNotEqual([], differences(own, other))
        under_way = replay(opening())
        for other in (None, {}, [], own, {**under_way, "winner": None}, {**under_way, "turned": 3}):
            self.assertNotEqual([], differences(under_way, other))

    def test_errors(self):
        """Each clause that the move breaks may be named, and no other."""
        record = opening()
        record["moves"][4] = {"seat": 1, "call": True}
        own = replay(record)
        for key, value, same in (
            ("rule", "TURN-1", True),
            ("rule", "TURN-2", True),
            ("rule", "TURN-3", False),
            ("rule", "FORM-1", False),
            ("rule", None, False),
            ("message", "Altro.", True),
            ("message", "", False),
            ("move", 3, False),
            ("seat", 2, False),
        ):
            other = copy.deepcopy(own)
            other["error"][key] = value
            self.assertEqual(same, not differences(own, other), (key, value))


if __name__ == "__main__":
    unittest.main()
