"""Checks the syntax of each source named on standard input with its own command from a compile_commands.json.

usage: compile_alone.py COMMANDS < NAMES     names that are no source of the build are ignored
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys


def check(entry):
    words = [word for word in shlex.split(entry["command"]) if word not in ("-c", "-MD")]
    words[words.index("-o") : words.index("-o") + 2] = ["-fsyntax-only"]
    answer = subprocess.run(words, cwd=entry["directory"], capture_output=True, text=True, check=False)
    return (entry["file"], answer.stderr) if answer.returncode else None


def main():
    root = pathlib.Path.cwd()
    names = {str(root / line.strip()) for line in sys.stdin}
    entries = [entry for entry in json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8")) if entry["file"] in names]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [found for found in pool.map(check, entries) if found]
    for _, errors in failed:
        print(errors, file=sys.stderr)
    print(f"{len(entries)} sources compiled alone, {len(failed)} failed")
    return 1 if failed else 0


sys.exit(main())
