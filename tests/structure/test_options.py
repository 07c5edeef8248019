"""The tables of options in the rules match the programs: names, values, clauses, presets."""

import json
import re
import unittest

import project

RULES = project.ROOT / "docs/rules/minchiate.md"
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \| ([A-Z]+-\d+) \|$", re.M)
PRESETS = ("pagat", "germini", "dresden")


def of_the_program():
    """name -> (values, clause), as in engine/minchiate/rules.cpp."""
    text = project.text(project.ROOT / "engine/minchiate/rules.cpp")
    lists = {name: re.findall(r'\{"([^"]+)",', body)
             for name, body in re.findall(r"OptionValue (k\w+)\[\]\{(.+?)\};", text, re.S)}  # fmt: skip
    table = re.findall(r'^    \{"(\w+)", "([A-Z]+-\d+)", [\w:]+, (k\w+),', text, re.M)
    return {name: (lists[values], clause) for name, clause, values in table}


class Options(unittest.TestCase):
    maxDiff = None

    def test_the_table_has_every_option_with_its_values_and_clause(self):
        written = {name: (re.findall(r"`([^`]+)`", values), clause)
                   for name, values, _, _, _, clause in ROW.findall(project.text(RULES))}  # fmt: skip
        self.assertEqual(20, len(written))
        self.assertEqual(of_the_program(), written)

    def test_the_presets_are_those_that_hands_are_played_by(self):
        for column, preset in enumerate(PRESETS, 2):
            with self.subTest(preset):
                first = project.text(project.ROOT / f"tests/golden/minchiate/{preset}.jsonl").splitlines()[0]
                options = json.loads(first)["record"]["rules"]["options"]
                played = {name: json.dumps(value).strip('"') for name, value in options.items()}
                self.assertEqual(played, {row[0]: row[column] for row in ROW.findall(project.text(RULES))})


SICILIAN = re.compile(r"^\| `(\w+)` \| (.+?) \| `([^`]+)` \| `([^`]+)` \| ([A-Z]+-\d+) \|$", re.M)


def sicilian_of_the_program():
    """name -> (values, clause), as in engine/siciliano/rules.cpp."""
    text = project.text(project.ROOT / "engine/siciliano/rules.cpp")
    lists = {name: re.findall(r'\{"([^"]+)",', body)
             for name, body in re.findall(r"(k\w+)\{\{(\{.+?\})\}\};", text, re.S)}  # fmt: skip
    table = re.findall(r'option<&Rules::(\w+)>\("(\w+)", "([A-Z]+-\d+)", [\w:]+, (k\w+)\)', text)
    return {name: (sorted(lists[values]), clause) for member, name, clause, values in table if member == name}


class SicilianOptions(unittest.TestCase):
    maxDiff = None
    rows = SICILIAN.findall(project.text(project.ROOT / "docs/rules/siciliano.md"))

    def test_the_table_has_every_option_with_its_values_and_clause(self):
        written = {name: (sorted(re.findall(r"`([^`]+)`", values)), clause) for name, values, _, _, clause in self.rows}
        self.assertEqual(11, len(written))
        self.assertEqual(sicilian_of_the_program(), written)

    def test_the_presets_are_those_that_hands_are_played_by(self):
        for column, preset in enumerate(("tortorici2014", "dummett"), 2):
            with self.subTest(preset):
                first = project.text(project.ROOT / f"tests/golden/siciliano/{preset}.jsonl").splitlines()[0]
                options = json.loads(first)["record"]["rules"]["options"]
                played = {name: json.dumps(value).strip('"') for name, value in options.items()}
                self.assertEqual(played, {row[0]: row[column] for row in self.rows})


if __name__ == "__main__":
    unittest.main()
