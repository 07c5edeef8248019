"""What a release has beside the program: the manual page and the copyright."""

import pathlib
import re
import subprocess
import tempfile
import unittest

import project


class Release(unittest.TestCase):
    def test_the_manual_page_names_every_command_and_group_of_settings(self):
        page = project.text(project.ROOT / "packaging/germini.1").replace("\\-", "-")
        sources = [project.text(path) for path in project.files("server/cli", ".cpp")]
        commands = {name for text in sources for name in re.findall(r'add_subcommand\(\s*"([a-z-]+)"', text)}
        orders = re.findall(r'\badd\(\s*"([a-z-]+)"', project.text(project.ROOT / "server/cli/admin.cpp"))
        self.assertIn("serve", commands)
        self.assertIn("drain", orders)
        for name in [*commands, *orders]:
            self.assertRegex(page, rf"(?m)(^\.B |\\fB){re.escape(name)}(\\fR|$)")
        options = project.text(project.ROOT / "server/cli/serve_options.cpp")
        groups = re.search(r"const std::string (places = [^;]+);", options)[1]
        for group in re.findall(r'"([^"]+)"', groups):
            self.assertIn(group, page)

    def test_the_copyright_has_the_licence_and_leads_to_the_notices(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([project.ROOT / "packaging/pages.py", folder], check=True)
            text = (pathlib.Path(folder) / "copyright").read_text()
        self.assertTrue(text.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"))
        self.assertIn("\nFiles: *\nCopyright: ", text)
        self.assertIn("licenses.txt", text)
        self.assertIn("GNU AFFERO GENERAL PUBLIC LICENSE", text)
        paragraphs = text.strip().split("\n\n")
        self.assertEqual(3, len(paragraphs))
        for line in paragraphs[2].splitlines()[1:]:
            self.assertRegex(line, r"^ \S| {2,}\S")


if __name__ == "__main__":
    unittest.main()
