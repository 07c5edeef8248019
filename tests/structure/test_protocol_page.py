"""protocol/README.md describes what the program has: zones, phases, clauses and words of every game, the kinds
of events and the messages. A client is written from it."""

import json
import re
import unittest

import project

NAME = re.compile(r'"([a-z0-9_]+)"')
CLAUSE = re.compile(r'\{"([A-Z]+-\d+)"')
CODE = re.compile(r"`([^`\n]+)`")
SHARED = ("Matches", "Choices")  # sections with words of several games


def page():
    return project.text(project.ROOT / "protocol/README.md")


def section(text, heading):
    """A section without its subsections' siblings."""
    found = re.search(rf"^### {re.escape(heading)}$(.*?)(?=^##|\Z)", text, re.S | re.M)
    if not found:
        raise AssertionError(f"no section {heading!r}")
    return found[1]


def table(path, name):
    """The text of a table of constants."""
    return re.search(rf"\b{name}\{{(.*?)\}};", project.text(path), re.S)[1]


def line(text, label):
    """The line of a list that begins with a bold label."""
    return re.search(rf"^- \*\*{label}[^*]*\*\*(.*)$", text, re.M)[1]


def in_code(text):
    """The names between backticks, without owners and brackets: `pile:SIDE` is pile, `{"bid": …}` is bid."""
    return {name for code in CODE.findall(text) for name in re.findall(r"\w+", code)}


class Game:
    def __init__(self, folder, text):
        self.name = folder.name
        names = folder / "names.cpp"
        self.zones, self.words, self.phases = (NAME.findall(table(names, which)) for which in ("kZones", "kWords", "kPhases"))
        self.clauses = CLAUSE.findall(table(names, "kClauses"))
        heading = next(h for h in re.findall(r"^### (.*)$", text, re.M) if f"{self.name}_words.json" in section(text, h))
        self.section = section(text, heading)
        self.shared = "".join(section(text, name) for name in SHARED)


def games(text):
    on_the_wire = [path.parent for path in project.files("engine", "names.cpp")
                   if (project.ROOT / "protocol/wire" / path.parent.name).is_dir()]  # fmt: skip
    return [Game(folder, text) for folder in on_the_wire]


def kinds(schema, key):
    """The values of a discriminating property in a schema, those of its properties left out."""
    text = project.text(project.ROOT / f"protocol/schema/{schema}.json")
    found = set()

    def walk(value):
        if isinstance(value, dict):
            kind = value.get("properties", {}).get(key, {}) if isinstance(value.get("properties"), dict) else {}
            if isinstance(kind.get("const"), str):
                found.add(kind["const"])
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(json.loads(text))
    return found


class ProtocolPage(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.text = page()
        self.games = games(self.text)
        self.assertTrue(len(self.games) >= 3)

    def test_phases_and_zones_of_each_game(self):
        for game in self.games:
            with self.subTest(game.name):
                self.assertEqual(sorted(game.phases), sorted(CODE.findall(line(game.section, "Phases:"))))
                zones = {code.split(":")[0] for code in CODE.findall(line(game.section, "Zones:"))}
                self.assertEqual(set(game.zones), zones)

    def test_clauses_of_each_game(self):
        for game in self.games:
            with self.subTest(game.name):
                self.assertEqual(game.clauses, re.findall(r"\b[A-Z]+-\d+\b", line(game.section, "Clauses")))

    def test_words_of_each_game(self):
        for game in self.games:
            with self.subTest(game.name):
                described = in_code(game.section) | in_code(game.shared)
                self.assertEqual([], [word for word in game.words if word not in described])

    def test_kinds_of_events(self):
        described = set(re.findall(r'^\| `\{"e": "(\w+)"', section(self.text, "Seen events"), re.M))
        self.assertEqual(kinds("seen_event", "e"), described)

    def test_messages_of_both_sides(self):
        for schema, heading in (("inbound", "Client → server"), ("outbound", "Server → client")):
            with self.subTest(schema):
                described = set(re.findall(r'`\{"t": "(\w+)"', section(self.text, heading)))
                self.assertLessEqual(kinds(schema, "t"), described)

    def test_a_word_is_found_only_in_code(self):
        self.assertEqual({"pile", "SIDE", "bid"}, in_code('a trick goes to `pile:SIDE`, or `{"bid": …}`'))


if __name__ == "__main__":
    unittest.main()
