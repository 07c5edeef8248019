"""Every clause of the rules has its tests or a reason in docs/rules-coverage.md."""

import collections
import json
import re
import unittest

import coverage
import project


class Coverage(unittest.TestCase):
    maxDiff = None

    def test_every_clause_stands_once_in_the_rules(self):
        twice = [clause for clause, n in collections.Counter(coverage.clauses()).items() if n > 1]
        self.assertEqual([], twice)
        self.assertGreater(len(coverage.clauses()), 200)

    def test_every_clause_has_a_test_or_a_reason(self):
        rows = coverage.ROW.findall(project.text(coverage.DOCUMENT))
        self.assertEqual(coverage.clauses(), [clause for clause, _ in rows])
        self.assertEqual([], [clause for clause, cell in rows if cell == coverage.OPEN])

    def test_the_document_names_the_tests_that_there_are(self):
        self.assertEqual(coverage.document(), project.text(coverage.DOCUMENT))

    def test_no_test_names_a_clause_that_there_is_not(self):
        known = set(coverage.clauses())
        families = {clause.rsplit("-", 1)[0] for clause in known}
        unknown = [
            f"{project.name(path)}: {case}: {clause}"
            for path, case, names in coverage.cases()
            for clause in sorted(names - known)
            if clause.rsplit("-", 1)[0] in families
        ]
        self.assertEqual([], unknown)

    def test_the_program_refuses_with_clauses_that_there_are(self):
        known = set(coverage.clauses())
        said = re.compile(r'\brefuse\(\s*"([^"]+)"\s*\)')
        found = [(project.name(path), clause) for path in project.files("engine", ".cpp", ".hpp")
                 for clause in said.findall(project.text(path))]  # fmt: skip
        self.assertEqual([], [place for place in found if place[1] not in known])

    def test_the_hand_of_1798_is_a_whole_pack_with_its_moves(self):
        record = json.loads(project.text(project.ROOT / "tests/golden/minchiate-1798.json"))
        self.assertEqual(97, len(set(record["pack"])))
        played = [move["play"] for move in record["moves"] if "play" in move]
        self.assertEqual(84, len(set(played)))


if __name__ == "__main__":
    unittest.main()
