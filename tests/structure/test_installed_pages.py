"""The pages that are installed lead nowhere but to each other, and name every family of games."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import project

LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
FAMILIES = ["Minchiate", "Tarocco bolognese", "Sicilian tarocchi"]


def anchors(text):
    """Returns the anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


class InstalledPages(unittest.TestCase):
    def test_links_lead_to_installed_files(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            subprocess.run([project.ROOT / "packaging/pages.py", folder], check=True)
            pages = list(folder.rglob("*.md"))
            self.assertIn(folder / "operations.md", pages)
            dead = []
            for page in pages:
                for target, anchor in LINK.findall(page.read_text()):
                    if re.match(r"[a-z]+:", target):
                        continue
                    place = page.parent / target if target else page
                    if not place.exists() or anchor and anchor not in anchors(place.read_text()):
                        dead.append(f"{page.relative_to(folder)}: {target}#{anchor}")
            self.assertEqual(dead, [])
            # What an operator looks for keeps its link.
            self.assertIn("](examples/germini.toml)", (folder / "operations.md").read_text())
            self.assertIn("](performance.md)", (folder / "operations.md").read_text())

    def test_descriptions_name_every_family(self):
        for file in ["cmake/Package.cmake", "docker/Dockerfile"]:
            text = " ".join(project.text(project.ROOT / file).split())
            for family in FAMILIES:
                self.assertIn(family, text, file)
