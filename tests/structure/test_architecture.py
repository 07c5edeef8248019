"""docs/architecture.md and the pages beside it are correct: the files that they name exist, and contain the names."""

import fnmatch
import re
import unittest

import project

MODULES = "architecture.md"
PAGES = [MODULES, "life-of-a-request.md", "life-of-a-thought.md", "life-of-a-takeover.md"]
# The folders of these are all in the table of modules.
TOPS = ("engine", "protocol", "server")
# A file, and the names in the code that follow it before the next file.
FILE = re.compile(r"\[([\w./-]+)\]\(\.\./([\w./-]+)\)")
NAME = re.compile(r"`([^`]+)`")
STEP = re.compile(r"^\| (\d+) \| (.*)", re.M)
# Words of the protocol beside the names, told where they happen.
WORDS = {"events", "done", "not_stored", "do", "act"}


def text(page):
    return project.text(project.ROOT / "docs" / page)


def named(markdown):
    """(file, name): each name beside a file in a step, and in the sentences about others."""
    for line in markdown.splitlines():
        step = STEP.match(line)
        if step:
            place, _, told = step[2].partition(" | ")
            file = FILE.search(place)
            for name in NAME.findall(place):
                yield file[2], name
            for other in FILE.finditer(told):
                after = NAME.match(told[other.end() :].strip())
                if after:
                    yield other[2], after[1]
        elif not line.startswith("|"):
            for file in FILE.finditer(line):
                after = NAME.match(line[file.end() :].strip())
                if after and after[1] not in WORDS:
                    yield file[2], after[1]


def lost(markdown):
    """The names that are not in their files, as "file: name"."""
    return [f"{file}: {name}" for file, name in named(markdown)
            if not re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", project.text(project.ROOT / file))]  # fmt: skip


def folders():
    """The folders below TOPS that have files."""
    found = {project.name(parent) for top in TOPS for path in project.files(top) for parent in path.parents
             if project.ROOT in parent.parents}  # fmt: skip
    return sorted(found - set(TOPS))


def matches(folder, pattern):
    """Whether the pattern names the folder; a `*` is one folder's name."""
    parts, of = folder.split("/"), pattern.split("/")
    return len(parts) == len(of) and all(map(fnmatch.fnmatch, parts, of))


def modules(markdown):
    """The folders and patterns in the first column of the table of modules."""
    rows = re.findall(r"^\| (.+?) \|", markdown.partition("\n## Modules\n")[2], re.M)
    return [one for row in rows for one in [path for _, path in FILE.findall(row)] + NAME.findall(row)]


class Architecture(unittest.TestCase):
    maxDiff = None

    def test_the_files_are_there_and_called_what_they_are(self):
        for page in PAGES:
            with self.subTest(page):
                files = FILE.findall(text(page))
                self.assertGreater(len(files), 12)
                self.assertEqual([], [path for _, path in files if not (project.ROOT / path).exists()])
                self.assertEqual([], [label for label, path in files if "/" in label and label != path])

    def test_each_name_stands_in_its_file(self):
        for page in PAGES:
            with self.subTest(page):
                self.assertGreater(len(list(named(text(page)))), 12)
                self.assertEqual([], lost(text(page)))

    def test_a_name_that_is_not_in_its_file_is_found(self):
        row = "| 1 | [engine/core/game.hpp](../engine/core/game.hpp) `nobody` | `a` [engine/core/card.hpp](../engine/core/card.hpp) `nothing`, then `b` |"
        self.assertEqual(["engine/core/game.hpp: nobody", "engine/core/card.hpp: nothing"], lost(row))

    def test_every_step_is_numbered_once_and_has_a_file_and_a_name(self):
        for page in PAGES:
            with self.subTest(page):
                steps = STEP.findall(text(page))
                self.assertGreater(len(steps), 11)
                self.assertEqual(list(range(1, len(steps) + 1)), [int(number) for number, _ in steps])
                self.assertEqual([], [number for number, row in steps if not re.match(FILE.pattern + " `", row)])

    def test_the_other_pages_are_short_and_linked(self):
        for page in PAGES[1:]:
            with self.subTest(page):
                self.assertLessEqual(len(STEP.findall(text(page))), 20)
                self.assertLessEqual(len(text(page).splitlines()), 60)
                self.assertIn(f"]({page})", text(MODULES))

    def test_every_folder_of_the_program_is_in_the_table_of_modules(self):
        found = modules(text(MODULES))
        self.assertEqual([], [folder for folder in folders() if not any(matches(folder, one) for one in found)])
        empty = [one for one in found if "*" in one and not any(matches(folder, one) for folder in folders())]
        self.assertEqual([], empty)

    def test_a_pattern_names_one_level_of_folders(self):
        self.assertTrue(matches("engine/minchiate/bots", "engine/*/bots"))
        self.assertFalse(matches("engine/minchiate", "engine/*/bots"))
        self.assertFalse(matches("engine/minchiate/bots", "engine/*"))


if __name__ == "__main__":
    unittest.main()
