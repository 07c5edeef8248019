"""Checks the syntax of each source named on standard input with its own command from a compile_commands.json.

A header is checked through the source of the same name, or alone with the command of a source near it.

usage: compile_alone.py COMMANDS < NAMES     names that are no source of the build are ignored
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys


def check(job):
    name, entry = job
    words = [word for word in shlex.split(entry["command"]) if word not in ("-c", "-MD")]
    words[words.index("-o") : words.index("-o") + 2] = ["-fsyntax-only"]
    text = None
    if name.endswith(".hpp"):
        words[words.index(entry["file"])] = "-"
        words[1:1] = ["-x", "c++"]
        text = f'#include "{name}"\n'
    answer = subprocess.run(words, cwd=entry["directory"], input=text, capture_output=True, text=True, check=False)
    return answer.stderr if answer.returncode else None


def nearest(name, entries):
    """The source that has most folders in common with the header."""
    return max(entries, key=lambda source: len(os.path.commonprefix([name.split("/"), source.split("/")])))


def main():
    root = pathlib.Path.cwd()
    listed = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8"))
    entries = {os.path.relpath(entry["file"], root): entry for entry in listed}
    jobs = {}
    for name in {line.strip() for line in sys.stdin}:
        source = name.removesuffix(".hpp") + ".cpp" if name.endswith(".hpp") else name
        if source in entries:
            jobs[source] = entries[source]
        elif name.endswith(".hpp"):
            jobs[name] = entries[nearest(name, entries)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [found for found in pool.map(check, sorted(jobs.items())) if found]
    for errors in failed:
        print(errors, file=sys.stderr)
    print(f"{len(jobs)} files compiled alone, {len(failed)} failed")
    return 1 if failed else 0


sys.exit(main())
