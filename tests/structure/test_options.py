"""The tables of options in the rules match the programs: names, values, clauses, presets."""

import json
import re
import sys
import unittest

import project

sys.path.append(str(project.ROOT / "tests/checker"))
from rules_text import read_options  # noqa: E402

ROW = re.compile(r"^\| `(\w+)` \| (`[^|]+) \| (?:`[^`]+` \| )+([A-Z]+-\d+) \|$", re.M)
# The same without partners: – where a preset lacks the option, and a clause or a span of them.
APART = re.compile(r"^\| `(\w+)` \| (`[^|]+) \| (?:(?:`\w+`|–) \| ){3}([A-Z]+-\d+)(?: … [A-Z]+-\d+)? \|$", re.M)


def written(game):
    """name -> (values, clause), as in the rules' text."""
    rows = ROW.findall(project.text(project.ROOT / f"docs/rules/{game}.md"))
    return {name: (sorted(re.findall(r"`([^`]+)`", values)), clause) for name, values, clause in rows}


def of_the_program(game, lists, options):
    """name -> (values, clause), as in engine/<game>/rules.cpp, by the forms of its lists of values and of its options."""
    text = project.text(project.ROOT / f"engine/{game}/rules.cpp")
    values = {name: sorted(re.findall(r'\{"([^"]+)",', body)) for name, body in re.findall(lists, text, re.S)}
    return {name: (values[listed], clause) for name, clause, listed in re.findall(options, text, re.M)}


class Options(unittest.TestCase):
    maxDiff = None

    def test_minchiate_has_every_option_with_its_values_and_clause(self):
        options = of_the_program("minchiate", r"OptionValue (k\w+)\[\]\{(.+?)\};", r'^    \{"(\w+)", "([A-Z]+-\d+)", [\w:]+, (k\w+),')
        self.assertEqual(21, len(options))
        self.assertEqual(options, written("minchiate"))

    def test_minchiate_without_partners_has_every_option_with_its_values_and_clause(self):
        rules = project.text(project.ROOT / "docs/rules/minchiate.md").partition("\n## Each for themselves\n")[2]
        in_text = {name: (sorted(re.findall(r"`([^`]+)`", values)), clause) for name, values, clause in APART.findall(rules)}
        program = project.text(project.ROOT / "engine/solo/rules.cpp")
        values = {name: sorted(re.findall(r'\{"([^"]+)",', body)) for name, body in re.findall(r"OptionValue k(\w+)\[\]\{(.+?)\};", program, re.S)}
        clauses = re.findall(r'\{?\s*"(\w+)", "([A-Z]+-\d+)", OptionKind::(\w+)', program)
        found = {name: (values["Boolean" if kind == "boolean" else name.title().replace("_", "")], clause) for name, clause, kind in clauses}
        self.assertEqual({"fola", "going_out", "devil"}, set(found))
        self.assertEqual(found, in_text)

    def test_sicilian_tarocchi_has_every_option_with_its_values_and_clause(self):
        options = of_the_program("siciliano", r"(k\w+)\{\{(\{.+?\})\}\};", r'option<&Rules::\w+>\("(\w+)", "([A-Z]+-\d+)", [\w:]+, (k\w+)\)')
        self.assertEqual(11, len(options))
        self.assertEqual(options, written("siciliano"))

    def test_the_presets_are_those_that_hands_are_played_by(self):
        for game in project.presets():
            for preset, options in read_options(game)[1].items():
                with self.subTest(preset):
                    first = project.text(project.ROOT / f"tests/golden/{game}/{preset}.jsonl").splitlines()[0]
                    played = json.loads(first)["record"]["rules"]["options"]
                    self.assertEqual(json.dumps(options, sort_keys=True), json.dumps(played, sort_keys=True))


if __name__ == "__main__":
    unittest.main()
