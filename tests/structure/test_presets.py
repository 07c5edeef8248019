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


def parts(game):
    """Part -> the presets that have it."""
    options = importlib.import_module(f"{game}.options")
    matches = re.findall(rf"^\| `{game}` \|([^|]+)\|", project.text(project.ROOT / "protocol/README.md"), re.M)
    found = {
        f"docs/rules/{game}.md, a column of the options": read_options(game)[1],
        f"tests/golden/{game}/*.jsonl": [path.stem for path in project.files(f"tests/golden/{game}", ".jsonl")],
        "protocol/README.md, Matches": re.findall(r"\w+", " ".join(matches)),
    }
    if hasattr(options, "SHAPES"):
        found[f"tests/checker/{game}/options.py, SHAPES"] = options.SHAPES
    for lang in ("it", "en"):
        path = f"web-client/src/games/{game}/i18n/{lang}/sign.ts"
        found[f"{path}, presets"] = texts(path)
    return found


class Presets(unittest.TestCase):
    maxDiff = None

    def test_every_preset_of_the_engine_has_all_its_parts(self):
        faults = []
        for game, presets in project.presets().items():
            for part, has in parts(game).items():
                faults += [f"{part}: {preset} is missing" for preset in presets if preset not in has]
                faults += [f"{part}: {preset} is unknown" for preset in has if preset not in presets]
        self.assertEqual([], faults)

    def test_each_game_begins_with_a_preset_of_the_engine(self):
        for game, presets in project.presets().items():
            sign = project.text(project.ROOT / f"web-client/src/games/{game}/sign.ts")
            self.assertIn(re.search(r"^  first: '(\w+)'", sign, re.M)[1], presets)


if __name__ == "__main__":
    unittest.main()
