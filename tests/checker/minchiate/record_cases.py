"""The record's form, error results, files of several lines, and the detection of differences by check.py.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import copy
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

from . import random_hands
from .dresden_cases import golden
from games import replay_line
from generate import line_of
from .options import PRESETS, presets_in
from .random_hands import Sights
from .record import replay
from .result import CLAUSE, differences
from strict_json import parse, split

CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def results(text):
    return [replay_line(line)[1] for _, line in split(text)]


class Form(unittest.TestCase):
    def error(self, change):
        record = golden()
        change(record)
        return self.error_of(replay(record))

    def error_of(self, result):
        self.assertEqual({"format", "error"}, set(result))
        self.assertEqual({"move", "seat", "rule", "message"}, set(result["error"]))
        self.assertRegex(result["error"]["rule"], CLAUSE)
        return result["error"]["move"], result["error"]["seat"], result["error"]["rule"]

    def test_no_record(self):
        def put(*path):
            *path, name, value = path

            def change(record):
                target = record
                for step in path:
                    target = target[step]
                target[name] = value

            return change

        for change in (
            put("format", "germini-hand/2"),
            put("format", None),
            put("game", "tarocchi"),
            put("dealer", 4),
            put("dealer", True),
            put("dealer", 0.0),
            put("rules", "preset", "x"),
            put("rules", "edition", 0),
            put("rules", "edition", 4),
            put("rules", "edition", "2"),
            put("rules", "edition", True),
            put("rules", "options", {"capotto": "fourteen_plus"}),
            put("rules", "options", {"x": 1}),
            put("rules", "options", {"cut_min_left": True}),
            put("rules", "options", {"cut_min_left": 2.0}),
            put("rules", "options", {"devil": 0}),
            put("rules", "options", None),
            put("pack", 0, "T41"),
            put("pack", 0, "T5"),
            put("pack", 0, ["T4"]),
            put("moves", 80, "play", "t1"),
            put("moves", 80, "seat", 4),
            put("moves", 80, "seat", None),
            put("moves", 80, "by", "1"),
            put("moves", 80, "by", None),
            put("moves", 80, 5),
            put("moves", 0, "cut", "43"),
            put("moves", 0, "cut", 43.0),
            put("moves", 1, "discard", "S10"),
            put("moves", 4, "declare", ["T28"]),
            lambda record: record.pop("rules"),
            lambda record: record["rules"].pop("preset"),
            lambda record: record["pack"].pop(),
        ):
            self.assertEqual((None, None, "FORM-1"), self.error(change))

        def bottom(record):
            record["pack"][0], record["pack"][96] = record["pack"][96], record["pack"][0]

        self.assertEqual((None, None, "CUT-1"), self.error(bottom))

    def test_form_first(self):
        """A wrong type in a late move, after an earlier one that breaks a rule."""

        def change(record):
            record["moves"][0]["cut"] = 0
            record["moves"][80]["play"] = 7

        self.assertEqual((None, None, "FORM-1"), self.error(change))

    def test_at_the_move(self):
        def moves(at, move):
            return lambda record: record["moves"].__setitem__(at, move)

        for at, move, rule in (
            (0, {"seat": 3, "cut": 0}, "CUT-2"),
            (0, {"seat": 3, "cut": 96}, "CUT-2"),
            (0, {"seat": 3, "cut": 10**30}, "CUT-2"),
            (0, {"seat": 2, "cut": 43}, "TURN-1"),
            (0, {"seat": 3, "play": "T1"}, "TURN-2"),
            (0, {"seat": 3, "cut": 43, "by": 1}, "VAR-1"),
            (1, {"seat": 3, "discard": ["S10"]}, "DISC-1"),
            (1, {"seat": 3, "discard": ["S10", "S10"]}, "FORM-1"),
            (1, {"seat": 3, "discard": ["S10", "T1"]}, "DISC-2"),
            (1, {"seat": 3, "discard": ["S10", "T40"]}, "HOLD-1"),
            (1, {"seat": 1, "discard": []}, "TURN-1"),
            (3, {"seat": 1}, "FORM-1"),
            (3, {"seat": 1, "play": "B5", "declare": []}, "FORM-1"),
            (3, {"seat": 1, "play": "B6"}, "HOLD-1"),
            (3, {"seat": 1, "play": "B5", "by": 0}, "VAR-1"),
            (3, {"seat": 1, "play": "B5", "by": 1}, "VAR-1"),
            (3, {"seat": 1, "play": "B5", "by": 4}, "VAR-1"),
            (3, {"seat": 1, "fall": True}, "VAR-1"),
            (4, {"seat": 1, "declare": [["T28", "T29", "T30", "T31", "T32"]]}, "D-10"),
            (4, {"seat": 1, "declare": [["T28", "T29", "T30", "M"]]}, "D-10"),
            (4, {"seat": 1, "declare": [["T28", "T29", "T30", "T31", "T32", "M"]] * 2}, "D-10"),
            (4, {"seat": 1, "declare": [["M", "M"]]}, "FORM-1"),
            (4, {"seat": 1, "declare": [[]]}, "D-10"),
            (5, {"seat": 2, "play": "D4"}, "PLAY-2"),
            (12, {"seat": 1, "play": "S1"}, "PLAY-3"),
            (12, {"seat": 1, "give": "S1"}, "TURN-2"),
        ):
            self.assertEqual((at, move["seat"], rule), self.error(moves(at, move)))
        self.assertEqual(
            (91, 0, "TURN-3"), self.error(lambda record: record["moves"].append({"seat": 0, "play": "T1"}))
        )
        self.assertEqual(92, len(golden()["moves"]) + 1)

    def test_ignored_and_optional(self):
        record = golden()
        expected = replay(record)
        record["note"] = {"cut": "x", "moves": 3}
        record["rules"]["by"] = "x"
        record["moves"][7]["ms"] = None
        record["rules"]["options"] = dict(presets_in(1)["germini"])
        record["rules"]["edition"] = 1
        self.assertEqual(expected, replay(record))
        del record["rules"]["options"]
        self.assertEqual(expected, replay(record))

    def test_editions(self):
        """VERS-12, SETT-7: `germini` declares after the lead in edition 2, and `fourteen_plus` exists only there."""
        record = golden()
        expected = replay(record)
        record["rules"]["edition"] = 2
        self.assertEqual("TURN-2", self.error_of(replay(record))[2])
        record["rules"]["options"] = {"declare": "after", "capotto": "fourteen_plus"}
        self.assertEqual(expected, replay(record))
        del record["rules"]["options"]
        declared = [move for move in record["moves"] if "declare" in move]
        others = [move for move in record["moves"] if "declare" not in move]
        lead = record["moves"].index(declared[0])
        record["moves"] = others[:lead] + declared + others[lead:]
        self.assertEqual(expected, replay(record))
        self.assertEqual((-83, [-2, 2, -2, 2]), (expected["end"], expected["seats"]))
        self.assertEqual(["germini"], [name for name in PRESETS if presets_in(1)[name] != presets_in(2)[name]])

    def test_fumata(self):
        """SIG-1: the option `fumata` exists from edition 3 on and changes no result."""
        record = golden()
        record["rules"]["options"] = {"declare": "after", "capotto": "fourteen_plus"}
        record["rules"]["edition"] = 2
        expected = replay(record)
        record["rules"]["edition"] = 3
        for value in ("none", "best", "counted"):
            record["rules"]["options"]["fumata"] = value
            self.assertEqual(expected, replay(record))
        for edition in (1, 2):
            record["rules"]["edition"] = edition
            self.assertEqual((None, None, "FORM-1"), self.error_of(replay(record)))

    def test_under_way(self):
        record = golden()
        record["moves"] = []
        self.assertEqual(
            {"format": "germini-result/1", "complete": False, "scores": [], "resti": []}, replay(record)
        )
        record = golden()
        record["moves"].pop()
        self.assertEqual({"format", "complete", "scores", "resti"}, set(replay(record)))

    def test_text(self):
        whole = json.dumps(golden(), indent=1).encode()
        line = json.dumps(golden()).encode()
        good = replay(golden())
        self.assertEqual([], results(b""))
        self.assertEqual([], results(b" \n\n"))
        self.assertEqual([good], results(whole))
        wrapped = b'{"record": ' + line + b', "result": {}}'
        found = results(b"\n".join([line, b"", b"{nonsense", wrapped, b"[]", line]))
        self.assertEqual([good, good, good], [found[0], found[2], found[4]])
        for bad in (b"{", b"[]", b"7", b"null", b"\xff", b'"x"', b"[" * 100000, line + b"x", line.replace(b"43", b"NaN")):
            for result in results(bad):
                self.assertEqual((None, None, "FORM-1"), self.error_of(result))
        self.assertEqual((None, None, "FORM-1"), self.error_of(results(b'{"record": 5}')[0]))

    def test_doubled_keys(self):
        line = json.dumps(golden())
        for text in (
            line.replace('"dealer": 0', '"dealer": 0, "dealer": 0'),
            line.replace('{"seat": 3, "cut": 43}', '{"seat": 3, "cut": 43, "cut": 43}'),
            line.replace('"options": {}', '"options": {"devil": true, "devil": true}'),
        ):
            self.assertNotEqual(line, text)
            self.assertEqual((None, None, "FORM-1"), self.error_of(results(text.encode())[0]))


class Check(unittest.TestCase):
    """check.py must find exactly the differences."""

    def test_same(self):
        own = replay(golden())
        other = copy.deepcopy(own)
        for count in other["final"]:
            count["list"].reverse()
            for cards, _ in count["list"]:
                cards.reverse()
        other["scores"][0]["cards"].reverse()
        self.assertEqual([], differences(own, other))

    def test_differences(self):
        own = replay(golden())

        def changed(change):
            other = copy.deepcopy(own)
            change(other)
            return differences(own, other)

        for change in (
            lambda result: result.update(end=83),
            lambda result: result.update(end=-83.0),
            lambda result: result.update(complete=1),
            lambda result: result.update(format="germini-result/2"),
            lambda result: result.update(note=1),
            lambda result: result["seats"].reverse(),
            lambda result: result["seats"].pop(),
            lambda result: result["scores"].reverse(),
            lambda result: result["scores"].pop(),
            lambda result: result["scores"][0]["cards"].pop(),
            lambda result: result["scores"][0].update(why="exposed"),
            lambda result: result["scores"][0].pop("team"),
            lambda result: result["resti"].append({"when": "play", "team": 0, "resti": 1}),
            lambda result: result["resti"][0].update(team=0),
            lambda result: result["final"][0].update(tricks=2),
            lambda result: result["final"][1]["list"].pop(),
            lambda result: result["final"][1]["list"][0].__setitem__(1, 17),
            lambda result: result["final"][1]["list"][0][0].pop(),
            lambda result: result["final"][0].pop("last"),
            lambda result: result["final"][0].update(resti=0),
            lambda result: result["final"].pop(),
            lambda result: result.pop("final"),
            lambda result: result.update(error={"move": 1, "seat": 1, "rule": "PLAY-2", "message": "x"}),
        ):
            self.assertNotEqual([], changed(change))
        self.assertNotEqual([], differences(own, None))
        self.assertNotEqual([], differences(own, {}))

    def test_error_differences(self):
        record = golden()
        record["moves"][0]["cut"] = 0
        own = replay(record)
        for key, value, same in (
            ("rule", "CUT-2", True),
            ("rule", "ROB-1", True),
            ("message", "Altro.", True),
            ("rule", "nonsense", False),
            ("rule", None, False),
            ("move", None, False),
            ("move", 1, False),
            ("move", False, False),
            ("seat", 2, False),
            ("message", "", False),
        ):
            other = copy.deepcopy(own)
            other["error"][key] = value
            self.assertEqual(same, not differences(own, other), (key, value))

    def test_program(self):
        def run(text):
            program = [sys.executable, os.path.join(CHECKER, "check.py"), "-"]
            done = subprocess.run(program, input=text.encode(), capture_output=True, check=False)
            return done.returncode, done.stdout.decode().splitlines()

        sights = Sights()
        lines = [line_of(random_hands, random.Random(seed), None, 0.3, 0.3, sights) for seed in range(40)]
        self.assertEqual((0, ["40 passed, 0 failed"]), run("\n".join(lines)))
        line = next(line for line in lines if '"end":' in line)
        spoilt = parse(line)[0]
        spoilt["result"]["end"] += 1
        code, shown = run("\n".join([line, "", json.dumps(spoilt)]))
        self.assertEqual((1, "1 passed, 1 failed"), (code, shown[-1]))
        self.assertTrue(shown[0].startswith("line 3: end: expected"))
        self.assertEqual(1, run("")[0])

    def test_results_apart(self):
        lines = [line_of(random_hands, random.Random(seed), None, 0.3, 0.3, Sights()) for seed in range(20)]
        answers = [json.dumps(replay_line(line.encode())[1]) for line in lines]

        def run(answers):
            with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
                file.write("\n".join(lines))
                file.flush()
                program = [sys.executable, os.path.join(CHECKER, "check.py"), file.name, "--results", "-"]
                text = "\n".join(answers).encode()
                return subprocess.run(program, input=text, capture_output=True, check=False).returncode

        self.assertEqual(0, run(answers))
        self.assertEqual(1, run(answers[1:] + answers[:1]))
        self.assertEqual(1, run(answers[:-1]))
        self.assertEqual(1, run(["{"] + answers[1:]))

    def test_generator_repeats(self):
        def line():
            return line_of(random_hands, random.Random("7/7"), None, 0.5, 0.5, Sights())

        self.assertEqual(line(), line())


if __name__ == "__main__":
    unittest.main()
