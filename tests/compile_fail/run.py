#!/usr/bin/env python3
"""Compiles what must not compile, all cases of this folder at once: each in a namespace of its own, after the headers
of all of them. With GERMINI_VALID_USE, the valid forms, everything must compile. Without it, each case must have an
error; since only the form differs, that is for the intended reason.

usage: tests/compile_fail/run.py COMPILER…
"""
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FLAGS = ["-std=c++20", "-fsyntax-only", "-w", f"-I{ROOT}"]
INCLUDE = re.compile(r"^#include .*$", re.MULTILINE)
# Diagnostics name a case where it is wrong, or where it uses a template that is.
PLACE = re.compile(r"\b(\w+)\.cpp:\d+")


def together(cases):
    """All cases as one source; compilers report each one's own lines."""
    headers = {line for text in cases.values() for line in INCLUDE.findall(text)}
    bodies = [
        f'namespace case_{name} {{\n#line 1 "{name}.cpp"\n{INCLUDE.sub("", text)}\n}}' for name, text in cases.items()
    ]
    return "\n".join([*sorted(headers), *bodies])


def compiled(compiler, source, *flags):
    """The compiler's exit status and diagnostics."""
    no_limit = "-ferror-limit=0" if "clang" in compiler[-1] else "-fmax-errors=0"
    order = [*compiler, *FLAGS, no_limit, *flags, "-x", "c++", "-"]
    done = subprocess.run(order, input=source, text=True, capture_output=True, check=False)
    return done.returncode, done.stderr


def main(compiler):
    cases = {path.stem: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.cpp"))}
    source = together(cases)
    status, said = compiled(compiler, source, "-DGERMINI_VALID_USE")
    failures = 0
    if status != 0:
        print(f"the valid forms do not compile:\n{said}")
        failures = 1
    _, said = compiled(compiler, source)
    refused = set(PLACE.findall(said))
    for name in cases:
        if name not in refused:
            print(f"{name}: compiles, and must not")
            failures += 1
    print(f"{len(cases) + 1 - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
