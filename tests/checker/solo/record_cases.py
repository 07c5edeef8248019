"""The record's form, every refusal, and the detection of differences. SPDX-License-Identifier: AGPL-3.0-or-later"""

import copy
import json
import unittest

from games import game_of, replay_line
from minchiate import options as pairs_options
from minchiate.cards import CODES

from .count_cases import HIGH, STRONG_PLAYS, STRONG_SHOWS, WEAK_PLAYS, WEAK_SHOWS, shows, tricks
from .hand import Move
from .options import EDITION, PRESETS, SHAPES, presets_in
from .record import read_move, replay
from .result import differences, result_of
from .support import all_codes, arranged, do, record_of, trumps


def whole():
    """The record of V-SOLO-1."""
    pack = all_codes(*trumps(16, 27), *trumps(1, 12), *trumps(28, 40), *HIGH)
    moves = [shows(1, STRONG_SHOWS), shows(0, WEAK_SHOWS), *tricks((1, 0), STRONG_PLAYS, WEAK_PLAYS)]
    return record_of("two", 0, pack, moves)


def error_of(record):
    """(move, seat, clause, message) of a record's error result."""
    found = replay_line(json.dumps(record).encode())[1]
    return tuple(found["error"][key] for key in ("move", "seat", "rule", "message"))


class Form(unittest.TestCase):
    def malformed(self, preset="two", **changes):
        return self.message_of({**whole(), "rules": {"preset": preset}, **changes})

    def message_of(self, record):
        *error, message = error_of(record)
        self.assertEqual([None, None, "FORM-1"], error)
        return message

    def test_seats(self):
        """SOLO-1, FORM-1: seats and dealer are below the number of players."""
        for preset, shape in SHAPES.items():
            self.malformed(preset, dealer=shape.players)
            self.malformed(preset, moves=[{"seat": shape.players, "play": "T1"}])
            record = {**whole(), "rules": {"preset": preset}, "dealer": shape.players - 1, "moves": []}
            self.assertFalse(replay(record)["complete"])

    def test_options_that_do_not_exist(self):
        """SOLO-8, OUT-1, FORM-1: every option of the pairs, `going_out` and `taken` of `alone`, by name."""
        pairs = {name: value for name, value in pairs_options.PRESETS["pagat"].items() if name != "devil"}
        for preset in PRESETS:
            for name, value in pairs.items():
                self.assertIn(name, self.malformed(preset, rules={"preset": preset, "options": {name: value}}))
        for preset in ("two", "three"):
            for name, value in (("going_out", "off"), ("going_out", "minucci"), ("fola", "taken")):
                self.assertIn(name, self.malformed(preset, rules={"preset": preset, "options": {name: value}}))
        for preset in ("pagat", "germini", "dresden"):
            for name, value in (("going_out", "off"), ("fola", "none")):
                self.assertIn(name, self.malformed(rules={"preset": preset, "options": {name: value}}))

    def test_values(self):
        for name, value in (("fola", "some"), ("fola", None), ("devil", 1), ("going_out", "both"), ("going_out", 0)):
            self.malformed(rules={"preset": "alone", "options": {name: value}})
        for edition in (0, EDITION + 1, "1", True):
            self.malformed(rules={"preset": "two", "edition": edition})

    def test_presets(self):
        """A preset that no game of the family has is refused as always, and a known one by its own rules."""
        for preset in ("four", "solo", None, ["two"]):
            self.malformed(rules={"preset": preset})
        self.assertEqual("unknown preset 'four'", self.malformed(rules={"preset": "four"}))
        self.assertIsNot(game_of(whole()), game_of({**whole(), "rules": {"preset": "pagat"}}))
        self.assertIs(game_of({}), game_of({"game": "minchiate", "rules": {"preset": "pagat"}}))
        self.assertIs(PRESETS, presets_in(1))

    def test_wrong_types(self):
        """Anywhere, and before a rule that an earlier move breaks."""
        for key, value in (
            ("cut", "43"), ("cut", True), ("cut", 4.0), ("out", 1), ("out", "true"), ("out", None), ("play", "T41"),
            ("play", 5), ("give", ["M"]), ("discard", "C1"), ("discard", [1]), ("declare", ["T1"]), ("declare", {}),
            ("fall", 1), ("by", "1"), ("by", None),
        ):  # fmt: skip
            self.malformed(moves=[{"seat": 0, "give": "T1"}, {"seat": 0, key: value}])
        for moves in (None, {}, [5], [{"play": "T1"}], [{"seat": True, "play": "T1"}]):
            self.malformed(moves=moves)

    def test_pack(self):
        for pack in (CODES[1:], CODES + ["T1"], [*CODES[1:], "T1"], [*CODES[1:], "x"], {}):
            self.malformed(pack=pack)

    def test_head(self):
        for key, value in (("format", "germini-hand/2"), ("format", None), ("game", "tocchi"), ("dealer", "0")):
            self.malformed(**{key: value})
        for key in ("format", "game", "rules", "dealer", "pack", "moves"):
            record = whole()
            del record[key]
            self.message_of(record)

    def test_ignored(self):
        """Unknown keys, also of other games, are ignored; options and edition need not be there."""
        record, expected = whole(), replay(whole())
        record.update(score=[1, 2], note={"cut": 1})
        record["moves"][3].update(call=True, turn=True, bid=None, ms=7)
        record["rules"] = {"preset": "two", "by": 1}
        self.assertEqual(expected, replay(record))
        for edition in (1, 2):
            self.assertEqual(expected, replay({**record, "rules": {"preset": "two", "edition": edition}}))


class Refusals(unittest.TestCase):
    """Every clause with which a move is refused."""

    def refused(self, at, move):
        record = whole()
        record["moves"][at:] = [move]
        index, seat, rule, _ = error_of(record)
        self.assertEqual((at, move["seat"]), (index, seat))
        return rule

    def test_moves(self):
        """TURN-1, TURN-2, TURN-3, HOLD-1, FORM-1, VAR-1, D-10."""
        for at, move, rule in (
            (0, {"seat": 0, "declare": []}, "TURN-1"),
            (0, {"seat": 1, "play": "T40"}, "TURN-2"),
            (0, {"seat": 1, "cut": 43}, "TURN-2"),
            (0, {"seat": 1, "out": False}, "TURN-2"),
            (0, {"seat": 1, "discard": []}, "TURN-2"),
            (0, {"seat": 1, "declare": [["T20", "T30"]]}, "D-10"),
            (0, {"seat": 1, "declare": [["T20", "T30", "T40"]] * 2}, "D-10"),
            (0, {"seat": 1, "declare": [["T20", "T30", "T40", "T40"]]}, "FORM-1"),
            (0, {"seat": 1, "declare": [], "play": "T40"}, "FORM-1"),
            (0, {"seat": 1}, "FORM-1"),
            (0, {"seat": 1, "turn": True}, "FORM-1"),
            (0, {"seat": 1, "fall": True}, "VAR-1"),
            (2, {"seat": 1, "play": "T40", "by": 0}, "VAR-1"),
            (2, {"seat": 1, "play": "T40", "by": 9}, "VAR-1"),
            (2, {"seat": 1, "play": "T40", "fall": False}, "VAR-1"),
            (2, {"seat": 1, "play": "T1"}, "HOLD-1"),
            (3, {"seat": 0, "play": "CK"}, "PLAY-2"),
            (2, {"seat": 1, "give": "T40"}, "TURN-2"),
            (52, {"seat": 1, "play": "T40"}, "TURN-3"),
        ):
            self.assertEqual(rule, self.refused(at, move), move)

    def test_every_clause_that_is_broken(self):
        """Where several apply, any may be named; each of them is listed."""
        hand, _ = arranged("two", fola="none")
        for move, broken in (
            ({"seat": 1, "fall": True}, {"VAR-1", "FORM-1"}),
            ({"seat": 0, "fall": True}, {"VAR-1", "FORM-1", "TURN-1"}),
            ({"seat": 1, "declare": [], "by": 1}, {"VAR-1", "FORM-1"}),
            ({"seat": 0, "play": "T1"}, {"TURN-1", "TURN-2"}),
            ({"seat": 1, "declare": [["T1", "T40", "M"]], "by": 0}, {"VAR-1", "FORM-1", "D-10", "HOLD-1"}),
            ({"seat": 0}, {"FORM-1", "TURN-1"}),
        ):
            self.assertEqual(broken, set(hand.apply(read_move(move, 0, 2))), move)
        self.assertFalse(hand.apply(Move(1, "declare", [])))

    def test_refused_after_the_cut(self):
        """CUT-2, TURN-2: `cut` is first, and only once."""
        hand, lifted = arranged("three", rest="C9", fola="robbed")
        self.assertIn("TURN-2", do(hand, 2, "declare", []))
        self.assertEqual([], do(hand, 2, "cut", lifted))
        self.assertIn("TURN-2", do(hand, 2, "cut", lifted))


class Check(unittest.TestCase):
    def test_same(self):
        own = replay(whole())
        other = copy.deepcopy(own)
        for count in other["final"]:
            count["list"].reverse()
        other["scores"][2]["cards"].reverse()
        self.assertEqual([], differences(own, other))

    def test_differences(self):
        own = replay(whole())
        for change in (
            lambda result: result.update(complete=1),
            lambda result: result.update(resti=[]),
            lambda result: result.update(end=0),
            lambda result: result.update(out=[1]),
            lambda result: result.update(fees=[{"seat": 1, "to": 0, "points": 30}]),
            lambda result: result.pop("out"),
            lambda result: result["seats"].reverse(),
            lambda result: result["points"].reverse(),
            lambda result: result.update(points=[5.0, 509]),
            lambda result: result["scores"].reverse(),
            lambda result: result["scores"][0].update(team=1),
            lambda result: result["scores"][0].update(seat=0),
            lambda result: result["scores"].pop(),
            lambda result: result["final"][1].update(tricks=50),
            lambda result: result["final"].pop(),
            lambda result: result["final"][1]["list"].pop(),
        ):
            other = copy.deepcopy(own)
            change(other)
            self.assertNotEqual([], differences(own, other))
        self.assertNotEqual([], differences(own, replay({**whole(), "moves": whole()["moves"][:-1]})))

    def test_errors(self):
        """Only a clause that the move breaks may be named."""
        record = whole()
        record["moves"] = [{"seat": 0, "play": "T1"}]
        own = replay(record)
        for rule, good in (("TURN-1", True), ("TURN-2", True), ("TURN-3", False), ("HOLD-1", False), ("FORM-1", False)):
            other = copy.deepcopy(dict(own))
            other["error"]["rule"] = rule
            self.assertEqual(good, not differences(own, other), rule)

    def test_under_way(self):
        hand, _ = arranged("two", exposed=("T40", "C3"), fola="none")
        exposed = {"why": "exposed", "seat": 0, "points": 10, "cards": ["T40"]}
        self.assertEqual({"format": "germini-result/1", "complete": False, "scores": [exposed]}, result_of(hand))


if __name__ == "__main__":
    unittest.main()
