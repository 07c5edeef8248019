"""Each decision has the common headings, its status with a date, and an entry in the list."""

import re
import unittest

import project

FOLDER = project.ROOT / "docs/decisions"
STATUS = re.compile(r"^# (\d{4}) (.+)\n\n(?:In force since (\d{4}-\d\d-\d\d)\.|Replaced by \[(\d{4})\]\(\S+\) on (\d{4}-\d\d-\d\d)\.)\n")
ROW = re.compile(r"^\| \[(\d{4})\]\((\S+)\) \| (.+) \| (in force|replaced by \d{4}) \| (\d{4}-\d\d-\d\d) \|$", re.M)
# In this order; the last three only where there is something to say.
HEADINGS = ("Context", "Decision", "Consequences", "Alternatives", "References")
REQUIRED = {"Context", "Decision"}


def pages():
    return [path for path in project.files("docs/decisions", ".md") if path.name != "README.md"]


def faults(text):
    """The faults of a decision's headings."""
    before, *sections = re.split(r"^#+ ", text, flags=re.M)[1:]
    names = [section.partition("\n")[0] for section in sections]
    found = [f"no {name}" for name in HEADINGS if name in REQUIRED and name not in names]
    found += [f"unknown heading {name}" for name in names if name not in HEADINGS]
    if not found and names != [name for name in HEADINGS if name in names]:
        found.append(f"order or repetition: {', '.join(names)}")
    found += [f"{name} is empty" for name, section in zip(names, sections) if not section.partition("\n")[2].strip()]
    if len(before.strip().splitlines()) > 3:
        found.append("text above the first heading")
    return found


class Decisions(unittest.TestCase):
    maxDiff = None

    def test_status_of_each_page_agrees_with_the_list(self):
        said = []
        for path in pages():
            found = STATUS.match(project.text(path))
            self.assertTrue(found, f"{path.name}: expected “In force since YYYY-MM-DD.” below its title")
            number, title, since, by, until = found.groups()
            self.assertTrue(path.name.startswith(f"{number}-"))
            said.append((number, path.name, title, f"replaced by {by}" if by else "in force", since or until))
        self.assertEqual(said, ROW.findall(project.text(FOLDER / "README.md")))

    def test_each_page_has_the_common_headings(self):
        self.assertTrue(pages())
        self.assertEqual({}, {path.name: found for path in pages() if (found := faults(project.text(path)))})

    def test_faults_in_headings_are_found(self):
        head = "# 0001 Title\n\nIn force since 2026-11-20.\n\n"
        self.assertEqual([], faults(head + "## Context\n\na\n\n## Decision\n\nb\n\n## References\n\n- c\n"))
        self.assertEqual(["no Context"], faults(head + "## Decision\n\nb\n"))
        self.assertEqual(
            ["no Decision", "unknown heading Answer"], faults(head + "## Context\n\na\n\n## Answer\n\nb\n")
        )
        self.assertEqual(["Decision is empty"], faults(head + "## Context\n\na\n\n## Decision\n\n"))
        self.assertEqual(
            ["order or repetition: Decision, Context"], faults(head + "## Decision\n\nb\n\n## Context\n\na\n")
        )
        self.assertEqual(
            ["text above the first heading"], faults(head + "a\n\n## Context\n\na\n\n## Decision\n\nb\n")
        )


if __name__ == "__main__":
    unittest.main()
