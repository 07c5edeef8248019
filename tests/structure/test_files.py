"""Files: their length, what headers need, forbidden content, and working links."""

import json
import re
import subprocess
import unittest

import project

MOST_LINES = 400
# A longer file needs a reason here.
LONGER = {}
# What a program wrote says so at its head.
GENERATED = re.compile(r"not to be edited")


class Files(unittest.TestCase):
    maxDiff = None

    def test_sources_are_short(self):
        long = {}
        for path in project.files("", ".cpp", ".hpp", ".ts", ".svelte", ".mjs", ".py", ".sh"):
            lines = project.text(path).count("\n")
            if lines > MOST_LINES and not GENERATED.search(project.text(path)[:400]):
                long[project.name(path)] = lines
        self.assertEqual(sorted(LONGER), sorted(long), f"lines: {long}")

    def test_every_header_is_guarded(self):
        bare = [project.name(path) for path in project.files("", ".hpp") if "#pragma once" not in project.text(path)]
        self.assertEqual([], bare)

    def test_no_file_speaks_of_one_machine_or_of_unfinished_work(self):
        # The words are put together here so that this file does not hold them.
        words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK:", "not " + "implemented", "place" + "holder"]
        places = ["/wo" + "rk/", "/tmp/" + "w/", "/ro" + "ot/", "/home/" + r"\w"]
        pattern = re.compile("|".join([rf"\b{word}(?![A-Za-z])" for word in words] + places))
        # LICENSE is a text of others; a form's empty field has an attribute and a style of that name.
        allowed = re.compile("place" + r"holder\s*=|::place" + "holder")
        found = []
        for path in project.files():
            others = ("LICENSE", "web-client/package-lock.json", "tests/fuzz/corpus/")
            if project.name(path).startswith(others) or not project.is_text(path):
                continue
            for number, line in enumerate(project.text(path).splitlines(), 1):
                if pattern.search(allowed.sub("", line)):
                    found.append(f"{project.name(path)}:{number}: {line.strip()[:100]}")
        self.assertEqual([], found)

    def test_packages_come_from_the_public_registry(self):
        for path in project.files("", "package-lock.json"):
            lock = json.loads(project.text(path))
            sources = {entry["resolved"] for entry in lock["packages"].values() if "resolved" in entry}
            other = [source for source in sources if not source.startswith("https://registry.npmjs.org/")]
            self.assertEqual([], sorted(other)[:5], project.name(path))

    def test_links_between_documents_lead_somewhere(self):
        link = re.compile(r"\]\(([^)\s]+)\)|<img[^>]*\bsrc=\"([^\"]+)\"")
        code = re.compile(r"```.*?```|`[^`\n]*`", re.S)
        lost = []
        for path in project.files("", ".md"):
            for match in link.finditer(code.sub("", project.text(path))):
                target = (match[1] or match[2]).split("#")[0]
                if target and not re.match(r"[a-z]+:", target) and not (path.parent / target).exists():
                    lost.append(f"{project.name(path)}: {target}")
        self.assertEqual([], lost)

    def test_shell_scripts_are_well_formed(self):
        scripts = project.files("", ".sh") + project.files(".ci", "run")
        for path in scripts:
            answer = subprocess.run(["bash", "-n", path], capture_output=True, text=True, check=False)
            self.assertEqual("", answer.stderr)


if __name__ == "__main__":
    unittest.main()
