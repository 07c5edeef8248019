#!/usr/bin/env python3
"""The rules in Italian have the same clauses, in the same order and chapters, as those in English."""
import re
import unittest
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs/rules"
CLAUSE = re.compile(r"^\| \*\*([A-Z]+-\d+)\*\* \|(.+)\|$")
GAMES = sorted(path.name.removesuffix(".it.md") for path in RULES.glob("*.it.md"))


def chapters(path):
    """The clauses of each chapter that has any, with their texts, without the test figures."""
    found = [[]]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            found.append([])
        clause = CLAUSE.match(line)
        if clause and not clause[1].startswith("V-"):
            found[-1].append((clause[1], clause[2].split("|")[0].strip()))
    return [chapter for chapter in found if chapter]


class Books(unittest.TestCase):
    def test_every_game_has_both(self):
        self.assertEqual(["bolognese", "minchiate", "siciliano", "tocchi"], GAMES)

    def test_the_same_clauses_in_the_same_chapters(self):
        for game in GAMES:
            ids = [
                [[name for name, _ in chapter] for chapter in chapters(RULES / f"{game}{language}.md")]
                for language in ("", ".it")
            ]
            with self.subTest(game):
                self.assertGreater(sum(map(len, ids[0])), 30)
                self.assertEqual(*ids)

    def test_each_says_something_of_its_own(self):
        for game in GAMES:
            english = dict(sum(chapters(RULES / f"{game}.md"), []))
            for name, text in sum(chapters(RULES / f"{game}.it.md"), []):
                with self.subTest(f"{game} {name}"):
                    self.assertGreater(len(text), 10)
                    self.assertNotEqual(english[name], text)

    def test_the_same_clauses_are_named_in_both(self):
        named = lambda text: set(re.findall(r"\b(?:[A-Z]+-\d+)\b", text))
        for game in GAMES:
            english = dict(sum(chapters(RULES / f"{game}.md"), []))
            for name, text in sum(chapters(RULES / f"{game}.it.md"), []):
                with self.subTest(f"{game} {name}"):
                    self.assertEqual(named(english[name]), named(text))

    def test_the_same_options_are_named_in_both(self):
        named = lambda text: set(re.findall(r"`([^`]+)`", text))
        for game in GAMES:
            english = dict(sum(chapters(RULES / f"{game}.md"), []))
            for name, text in sum(chapters(RULES / f"{game}.it.md"), []):
                with self.subTest(f"{game} {name}"):
                    self.assertLessEqual(named(english[name]), named(text))


if __name__ == "__main__":
    unittest.main()
