"""docs/architecture.md is correct: the files that it names exist, and contain the names."""

import re
import unittest

import project

PAGE = project.ROOT / "docs/architecture.md"
# A file, and the names in the code that follow it before the next file.
FILE = re.compile(r"\[([\w./-]+)\]\(\.\./([\w./-]+)\)")
NAME = re.compile(r"`([^`]+)`")
# Words of the protocol beside the names, told where they happen.
WORDS = {"events", "done", "not_stored", "do", "act"}


def named():
    """(line, file, name): each name beside a file in a row of the tables, and in the sentences about others."""
    for line in project.text(PAGE).splitlines():
        if line.startswith("| ") and FILE.search(line):
            place, _, told = line.partition(" | ")[2].partition(" | ")
            file = FILE.search(place)
            for name in NAME.findall(place):
                yield line, file[2], name
            for other in FILE.finditer(told):
                after = NAME.match(told[other.end() :].strip())
                if after:
                    yield line, other[2], after[1]
        else:
            for file in FILE.finditer(line):
                after = NAME.match(line[file.end() :].strip())
                if after and after[1] not in WORDS:
                    yield line, file[2], after[1]


class Architecture(unittest.TestCase):
    maxDiff = None

    def test_the_files_are_there_and_called_what_they_are(self):
        files = FILE.findall(project.text(PAGE))
        self.assertGreater(len(files), 25)
        self.assertEqual([], [path for _, path in files if not (project.ROOT / path).exists()])
        self.assertEqual([], [text for text, path in files if "/" in text and text != path])

    def test_each_name_stands_in_its_file(self):
        found = list(named())
        self.assertGreater(len(found), 25)
        lost = [f"{file}: {name}" for _, file, name in found
                if not re.search(rf"(?<![\w]){re.escape(name)}(?![\w])", project.text(project.ROOT / file))]  # fmt: skip
        self.assertEqual([], lost)

    def test_every_step_of_the_move_is_numbered_once(self):
        steps = [int(n) for n in re.findall(r"^\| (\d+) \|", project.text(PAGE), re.M)]
        self.assertEqual(list(range(1, len(steps) + 1)), steps)


if __name__ == "__main__":
    unittest.main()
