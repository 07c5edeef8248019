"""Every preset of the engine has its column in the rules, golden hand, checker, row in the protocol and texts."""

import importlib
import re
import sys
import unittest

import project

sys.path.append(str(project.ROOT / "tests/checker"))
from rules_text import read_options  # noqa: E402


def texts(path):
    """The presets that a file of texts describes."""
    listed = re.search(r"^  presets: \{$(.*?)^  \}", project.text(project.ROOT / path), re.S | re.M)
    return re.findall(r"^    (\w+): \{", listed[1], re.M)


def checked(engine):
    """Part of the checker -> the presets that have it."""
    options = importlib.import_module(f"{engine}.options")
    lists = [name for name in ("PRESETS", "SHAPES") if hasattr(options, name)]
    return {f"tests/checker/{engine}/options.py, {name}": getattr(options, name) for name in lists}


def parts(game):
    """Part -> the presets that have it."""
    matches = re.findall(rf"^\| `{game}` \|([^|]+)\|", project.text(project.ROOT / "protocol/README.md"), re.M)
    found = {
        f"docs/rules/{game}.md, a column of the options": read_options(game)[1],
        f"tests/golden/{game}/*.jsonl": [path.stem for path in project.files(f"tests/golden/{game}", ".jsonl")],
        "protocol/README.md, Matches": re.findall(r"\w+", " ".join(matches)),
    }
    for lang in ("it", "en"):
        path = f"web-client/src/games/{game}/i18n/{lang}/sign.ts"
        found[f"{path}, presets"] = texts(path)
    return found


class Presets(unittest.TestCase):
    maxDiff = None

    @staticmethod
    def faults(presets, found):
        missing = [f"{part}: {preset} is missing" for part, has in found.items() for preset in presets if preset not in has]
        return missing + [f"{part}: {preset} is unknown" for part, has in found.items() for preset in has if preset not in presets]

    def test_every_preset_of_the_engine_has_all_its_parts(self):
        faults = []
        for game, presets in project.presets().items():
            faults += self.faults(presets, parts(game))
        self.assertEqual([], faults)

    def test_every_preset_of_the_engine_is_in_the_checker(self):
        faults = []
        for engine in project.engines():
            faults += self.faults(project.presets_of(engine), checked(engine))
        self.assertEqual([], faults)

    def test_the_presets_of_an_engine_without_a_game_of_its_own_are_of_the_game_that_it_shares(self):
        self.assertEqual(["pagat", "germini", "dresden", "two", "three", "alone"], project.presets()["minchiate"])
        self.assertNotIn("solo", project.presets())

    def test_each_game_begins_with_a_preset_of_the_engine(self):
        for game, presets in project.presets().items():
            sign = project.text(project.ROOT / f"web-client/src/games/{game}/sign.ts")
            self.assertIn(re.search(r"^  first: '(\w+)'", sign, re.M)[1], presets)


if __name__ == "__main__":
    unittest.main()
