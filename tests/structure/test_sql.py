"""The statements of the store: one text for SQLite and PostgreSQL."""

import re
import unittest

import project

# What only SQLite accepts, or what it alone understands so.
FOREIGN = re.compile(r"\bOR (?:IGNORE|REPLACE)\b|\bIS (?:NOT )?(?!NOT\b|NULL\b|DISTINCT\b)\S+|last_insert_rowid")


class Sql(unittest.TestCase):
    def test_conflicts_and_nulls_are_written_for_both(self):
        """ON CONFLICT, IS [NOT] DISTINCT FROM and RETURNING mean the same in both."""
        paths = project.files("server/store", ".cpp", ".hpp")
        self.assertTrue(paths)
        found = []
        for path in paths:
            text = re.sub(r'"\s*\n\s*"', "", path.read_text())  # literals that continue
            found += [f"{project.name(path)}: {m[0]}" for m in FOREIGN.finditer(text)]
        self.assertEqual([], found)
