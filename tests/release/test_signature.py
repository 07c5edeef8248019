"""The checksums' signature, with a key that is thrown away: what was changed is refused, by the commands of the documents."""

import hashlib
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

import files

SIGN = files.ROOT / ".ci/sign.sh"


def run(*command, cwd=None, **settings):
    return subprocess.run(command, cwd=cwd, env={**os.environ, **settings}, capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL)  # fmt: skip


class Signature(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.keys = pathlib.Path(folder.name)
        self.released = self.keys / "released"
        self.released.mkdir()
        for name in ["germini_9.8.7_amd64.deb", "germini-9.8.7-source.tar.gz"]:
            (self.released / name).write_text(f"what is in {name}\n")
        self.write_list()
        self.public = self.make_key("key")

    def write_list(self):
        lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(self.released.glob("germini*"))]
        (self.released / "SHA256SUMS").write_text("".join(lines))

    def make_key(self, name):
        """Makes a key without a password; returns the public one."""
        answer = run("minisign", "-G", "-W", "-p", self.keys / f"{name}.pub", "-s", self.keys / name)
        self.assertEqual(0, answer.returncode, answer.stderr)
        return (self.keys / f"{name}.pub").read_text().splitlines()[1]

    def sign(self, key="key"):
        answer = run(SIGN, self.released, GERMINI_SIGNING_KEY=str(self.keys / key))
        self.assertEqual(0, answer.returncode, answer.stdout + answer.stderr)

    def check(self, public=None):
        """Runs the commands of the documents; returns whether both succeed, and what they print."""
        page = (files.ROOT / "docs/operations.md").read_text()
        commands = re.search(r"```\n(minisign -V.*?)```", page, re.DOTALL)[1]
        self.assertIn("PUBLIC_KEY", commands)
        answer = run("bash", "-ec", commands.replace("PUBLIC_KEY", public or self.public), cwd=self.released)
        return answer.returncode == 0, answer.stdout + answer.stderr

    def test_a_signed_release_passes_and_names_itself(self):
        self.sign()
        good, printed = self.check()
        self.assertTrue(good, printed)
        self.assertIn("Trusted comment: germini-9.8.7", printed)

    def test_a_part_of_the_release_passes(self):
        self.sign()
        (self.released / "germini-9.8.7-source.tar.gz").unlink()
        self.assertTrue(self.check()[0])

    def test_a_changed_file_is_refused(self):
        self.sign()
        (self.released / "germini_9.8.7_amd64.deb").write_text("something else\n")
        good, printed = self.check()
        self.assertFalse(good)
        self.assertIn("germini_9.8.7_amd64.deb: FAILED", printed)

    def test_a_changed_list_is_refused(self):
        self.sign()
        (self.released / "germini_9.8.7_amd64.deb").write_text("something else\n")
        self.write_list()
        good, printed = self.check()
        self.assertFalse(good)
        self.assertIn("Signature verification failed", printed)

    def test_another_key_is_refused(self):
        self.make_key("other")
        self.sign("other")
        self.assertFalse(self.check()[0])

    def test_a_changed_comment_is_refused(self):
        self.sign()
        signature = self.released / "SHA256SUMS.minisig"
        signature.write_text(signature.read_text().replace("germini-9.8.7", "germini-9.8.8"))
        self.assertFalse(self.check()[0])

    def test_a_missing_key_is_named(self):
        answer = run(SIGN, self.released, GERMINI_SIGNING_KEY=str(self.keys / "none"))
        self.assertNotEqual(0, answer.returncode)
        self.assertIn("cannot be read", answer.stderr)


if __name__ == "__main__":
    unittest.main()
