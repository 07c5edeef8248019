"""The files of a release, for the tests beside it: build/released, or the folder in TESTS_RELEASED."""

import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASED = pathlib.Path(os.environ.get("TESTS_RELEASED", ROOT / "build/released"))
# The field e_machine of the programs' format (ELF), by architecture.
MACHINES = {"amd64": 62, "arm64": 183}


def one(pattern):
    """Returns the one file whose name matches."""
    found = sorted(RELEASED.glob(pattern))
    if len(found) != 1:
        raise AssertionError(f"{RELEASED} has {len(found)} files {pattern}, expected one")
    return found[0]


def version():
    return re.fullmatch(r"germini-(.+)-source\.tar\.gz", one("germini-*-source.tar.gz").name)[1]


def machine(start):
    """Returns e_machine of a program's first bytes."""
    if start[:6] != b"\x7fELF\x02\x01":
        raise AssertionError("not a 64-bit little-endian program")
    return int.from_bytes(start[18:20], "little")
