"""What a release has beside the program: the manual page, the copyright, and the list of parts."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import project

COMMIT = {"GERMINI_COMMIT": "0123456789ab", "SOURCE_DATE_EPOCH": "1795900000"}
NOTICES = "# Licenses\n\n## svelte - 5.1.0 (MIT)\n\ntext\n\n## @noble/hashes - 2.4.0 (MIT)\n\ntext\n"


def bill_of(packages, architecture="amd64"):
    with tempfile.NamedTemporaryFile("w") as notices:
        notices.write(NOTICES)
        notices.flush()
        return subprocess.run([project.ROOT / ".ci/sbom.py", architecture, notices.name], input="\n".join(packages),
                              env={**os.environ, **COMMIT}, capture_output=True, text=True, check=True).stdout  # fmt: skip


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

    def test_the_list_of_parts_is_cyclonedx_and_the_same_each_time(self):
        third_party = project.text(project.ROOT / "THIRD_PARTY.md")
        table = third_party.split("## In the program")[1].split("\n## ")[0]
        packages = [name for name in re.findall(r"[\w.+-]+-dev\b", table) if name != "libfmt-dev"]
        text = bill_of(packages)
        self.assertEqual(text, bill_of(reversed(packages)))
        bill = json.loads(text)
        self.assertEqual(("CycloneDX", "1.5", 1), (bill["bomFormat"], bill["specVersion"], bill["version"]))
        self.assertRegex(bill["serialNumber"], r"^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")
        self.assertEqual("2026-11-28T21:06:40Z", bill["metadata"]["timestamp"])
        self.assertEqual("germini", bill["metadata"]["component"]["name"])
        components = {component["name"]: component for component in bill["components"]}
        self.assertEqual({*packages, "svelte", "@noble/hashes"}, set(components))
        for component in components.values():
            self.assertEqual("library", component["type"])
            self.assertRegex(component["purl"], r"^pkg:(deb/debian/[^@]+@[^?]+\?arch=\w+&distro=bookworm&|npm/)")
            self.assertTrue(component["licenses"])
        self.assertEqual("pkg:npm/%40noble/hashes@2.4.0", components["@noble/hashes"]["purl"])
        self.assertEqual([component["bom-ref"] for component in bill["components"]], bill["dependencies"][0]["dependsOn"])
        self.assertEqual(len(bill["components"]), len({component["bom-ref"] for component in bill["components"]}))
        self.assertNotEqual(bill["serialNumber"], json.loads(bill_of(packages, "arm64"))["serialNumber"])


if __name__ == "__main__":
    unittest.main()
