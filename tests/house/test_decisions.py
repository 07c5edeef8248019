"""Each decision says whether and since when it is in force, and stands in the list so."""

import re
import unittest

import project

FOLDER = project.ROOT / "docs/decisions"
STATUS = re.compile(r"^# (\d{4}) (.+)\n\n(?:In force since (\d{4}-\d\d-\d\d)\.|Replaced by \[(\d{4})\]\(\S+\) on (\d{4}-\d\d-\d\d)\.)\n")
ROW = re.compile(r"^\| \[(\d{4})\]\((\S+)\) \| (.+) \| (in force|replaced by \d{4}) \| (\d{4}-\d\d-\d\d) \|$", re.M)


def pages():
    return [path for path in project.files("docs/decisions", ".md") if path.name != "README.md"]


class Decisions(unittest.TestCase):
    maxDiff = None

    def test_each_says_how_it_stands_and_the_list_says_the_same(self):
        said = []
        for path in pages():
            found = STATUS.match(project.text(path))
            self.assertTrue(found, f"{path.name}: “In force since YYYY-MM-DD.” is wanted below its title")
            number, title, since, by, until = found.groups()
            self.assertTrue(path.name.startswith(f"{number}-"))
            said.append((number, path.name, title, f"replaced by {by}" if by else "in force", since or until))
        self.assertEqual(said, ROW.findall(project.text(FOLDER / "README.md")))


if __name__ == "__main__":
    unittest.main()
