"""Package, tarball and list of parts of each architecture."""

import gzip
import json
import pathlib
import re
import subprocess
import tarfile
import tempfile
import unittest

import files

DOC = "usr/share/doc/germini"


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Packages(unittest.TestCase):
    maxDiff = None

    def test_the_release_has_both_architectures_and_nothing_else(self):
        version = files.version()
        expected = {f"germini-{version}-source.tar.gz", f"germini-{version}-image.tar", "SHA256SUMS"}
        for architecture in files.MACHINES:
            expected |= {f"germini_{version}_{architecture}.deb", f"germini-{version}-linux-{architecture}.tar.gz",
                         f"germini-{version}-linux-{architecture}.cdx.json"}  # fmt: skip
        names = {path.name for path in files.RELEASED.iterdir()}
        self.assertEqual(expected, names - {"SHA256SUMS.minisig"})
        listed = {line.split("  ")[1] for line in (files.RELEASED / "SHA256SUMS").read_text().splitlines()}
        self.assertEqual(expected - {"SHA256SUMS"}, listed)

    def test_the_package_has_what_debian_expects(self):
        for architecture, machine in files.MACHINES.items():
            package = files.one(f"germini_*_{architecture}.deb")
            fields = dict(re.findall(r"(?m)^([A-Z][\w-]+): (.*)$", output("dpkg-deb", "--field", package)))
            self.assertEqual(architecture, fields["Architecture"])
            self.assertRegex(fields["Maintainer"], r"^[^<>]+ <[^<> ]+@[^<> ]+>$")
            self.assertNotIn("localhost", fields["Maintainer"])
            for library in ["libc6 (>=", "libicu72 (>=", "libpq5 (>=", "tzdata"]:
                self.assertIn(library, fields["Depends"])
            with tempfile.TemporaryDirectory() as name:
                folder = pathlib.Path(name)
                subprocess.run(["dpkg-deb", "-x", package, folder], check=True)
                self.assertEqual(machine, files.machine((folder / "usr/bin/germini").read_bytes()[:20]))
                for page in ["copyright", "changelog.gz", "licenses.txt", "operations.md", "examples/germini.toml"]:
                    self.assertTrue((folder / DOC / page).stat().st_size, page)
                page = gzip.decompress((folder / "usr/share/man/man1/germini.1.gz").read_bytes()).decode()
                self.assertIn(f"Germini {files.version()}", page)

    def test_lintian_finds_no_error(self):
        for architecture in files.MACHINES:
            package = files.one(f"germini_*_{architecture}.deb")
            answer = subprocess.run(["lintian", "--allow-root", "--fail-on", "error", package],
                                    capture_output=True, text=True, check=False)  # fmt: skip
            self.assertEqual(0, answer.returncode, answer.stdout + answer.stderr)

    def test_the_tarball_has_the_packages_files(self):
        for architecture, machine in files.MACHINES.items():
            with tarfile.open(files.one(f"germini-*-linux-{architecture}.tar.gz")) as tarball:
                names = {name.split("/", 1)[1] for name in tarball.getnames() if "/" in name}
                top = tarball.getnames()[0]
                self.assertEqual(machine, files.machine(tarball.extractfile(f"{top}/usr/bin/germini").read(20)))
                libraries = tarball.extractfile(f"{top}/{DOC}/libraries").read().decode().split()
            self.assertTrue({"libicu72", "libpq5", "libsqlite3-0", "libstdc++6"} <= set(libraries), libraries)
            package = output("dpkg-deb", "--contents", files.one(f"germini_*_{architecture}.deb"))
            installed = {line.split(" ./")[1] for line in package.splitlines() if not line.endswith("/")}
            self.assertEqual(set(), installed - names)

    def test_the_list_of_parts_has_every_library(self):
        table = (files.ROOT / "THIRD_PARTY.md").read_text()
        part = table.split("## In the program")[1].split("\n## ")[0]
        wanted = set(output("dpkg-query", "-W", "-f", "${source:Package}\n", *re.findall(r"[\w.+-]+-dev\b", part)).split())
        for architecture in files.MACHINES:
            bill = json.loads(files.one(f"germini-*-linux-{architecture}.cdx.json").read_text())
            purls = [component["purl"] for component in bill["components"]]
            sources = {re.search(r"upstream=([^%&]+)", purl)[1] for purl in purls if purl.startswith("pkg:deb/")}
            self.assertEqual(set(), wanted - sources)
            architectures = {re.search(r"arch=(\w+)", purl)[1] for purl in purls if purl.startswith("pkg:deb/")}
            # Headers may come from a package of the machine that compiles.
            self.assertIn(architecture, architectures)
            self.assertTrue(any("libicu72@" in purl and f"arch={architecture}&" in purl for purl in purls))
            for name in ["svelte", "uqr", "%40noble/hashes", "%40fontsource/cinzel", "%40iconify-json/game-icons"]:
                self.assertTrue(any(purl.startswith(f"pkg:npm/{name}@") for purl in purls), name)


if __name__ == "__main__":
    unittest.main()
