"""Every clause of each game's rules has its tests or a reason in docs/rules-coverage.md."""

import collections
import json
import re
import unittest

import coverage
import project

# How a clause stands in the program: refused with, in a table of clauses, or as where an option comes from.
REFUSED = re.compile(r'\brefuse\(\s*"([^"]+)"|\bRefusal\{\s*"([^"]+)"|\bbarred = "([^"]+)"|\{"([A-Z]+-\d+)", "')
OPTION = re.compile(r'\bOption<\w+> \w+\{\s*"[^"]+",\s*"([^"]+)"')


class Coverage(unittest.TestCase):
    maxDiff = None

    def test_every_game_has_its_rules_and_all_rules_are_a_games(self):
        others = {"hand-record"}
        self.assertEqual(set(coverage.GAMES), {path.stem.removesuffix(".it") for path in project.files("docs/rules", ".md")} - others)
        self.assertEqual(set(coverage.GAMES), {project.game_of(path.parts[-2]) for path in project.files("engine", "decide.hpp")})

    def test_every_clause_stands_once_in_its_games_rules(self):
        for game in coverage.GAMES:
            with self.subTest(game):
                found = coverage.clauses(game)
                self.assertEqual([], [clause for clause, n in collections.Counter(found).items() if n > 1])
                self.assertGreater(len(found), 30)

    def test_every_clause_has_a_test_or_a_reason(self):
        for game in coverage.GAMES:
            with self.subTest(game):
                rows = coverage.rows(game)
                self.assertEqual(coverage.clauses(game), [clause for clause, _ in rows])
                self.assertEqual([], [clause for clause, cell in rows if cell == coverage.OPEN])

    def test_the_document_names_the_tests_that_there_are(self):
        self.assertEqual(coverage.document(), project.text(coverage.DOCUMENT))

    def test_no_test_names_a_clause_that_there_is_not(self):
        for game in coverage.GAMES:
            with self.subTest(game):
                known = set(coverage.clauses(game))
                families = {clause.rsplit("-", 1)[0] for clause in known}
                unknown = [
                    f"{file}: {case}: {clause}"
                    for file, case, names in coverage.cases(game)
                    for clause in sorted(names - known)
                    if clause.rsplit("-", 1)[0] in families
                ]
                self.assertEqual([], unknown)

    def test_a_test_counts_for_the_game_that_it_is_about(self):
        about = coverage.game_of
        self.assertEqual("minchiate", about("tests/engine/follow_test.cpp", "D-3: a card"))
        self.assertEqual("bolognese", about("tests/engine/bolognese/count_test.cpp", "D-3: a card"))
        self.assertEqual("bolognese", about("web-client/tests/bolognese_sheet.test.ts", "D-3: a card"))
        self.assertEqual("bolognese", about("tests/protocol/replay_test.cpp", "Tarocco bolognese D-3: a card"))
        self.assertEqual("siciliano", about("tests/checker/siciliano/play_cases.py", "D-3: a card"))

    def test_the_program_refuses_with_clauses_that_there_are(self):
        for game in coverage.GAMES:
            with self.subTest(game):
                known = set(coverage.clauses(game))
                engines = {engine for engine in project.engines() if project.game_of(engine) == game}
                found = [(project.name(path), clause)
                         for path in project.files("", ".cpp", ".hpp")
                         if engines.intersection(path.parts[-3:])
                         if "tests" not in path.parts
                         for pattern in (REFUSED, OPTION)
                         for match in pattern.finditer(project.text(path))
                         for clause in match.groups() if clause]  # fmt: skip
                self.assertGreater(len({clause for _, clause in found}), 2)
                self.assertEqual([], [place for place in found if place[1] not in known])

    def test_the_hand_of_1798_is_a_whole_pack_with_its_moves(self):
        record = json.loads(project.text(project.ROOT / "tests/golden/minchiate-1798.json"))
        self.assertEqual(97, len(set(record["pack"])))
        played = [move["play"] for move in record["moves"] if "play" in move]
        self.assertEqual(84, len(set(played)))


if __name__ == "__main__":
    unittest.main()
