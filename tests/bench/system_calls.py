#!/usr/bin/env python3
"""Counts the system calls of a move at 500 tables of four, on one thread; used by figures.sh.

usage: tests/bench/system_calls.py FOLDER     of a germini and its germini_load

A move is sent to four seats with a call each, which gives the number of moves.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import time

TABLES, SEATS = 500, 4
WARM_UP, COUNTED, SECONDS = 15, 8, 12  # the tables are under way after the first
LINE = re.compile(r"^ *[\d.]+ +[\d.]+ +\d+ +(\d+) +(?:\d+ +)?(\w+)$", re.MULTILINE)


def counted(programs):
    """Returns how often each system call was made."""
    with tempfile.TemporaryDirectory(prefix="germini-calls-") as name:
        folder = pathlib.Path(name)
        script = folder / "germini"
        script.write_text(f'#!/bin/sh\necho $$ > {folder}/pid\nexec {programs}/germini "$@"\n')
        script.chmod(0o755)
        with subprocess.Popen([programs / "germini_load", "server", "--program", script, "--tables", str(TABLES), "--threads", "1",
                               "--synchronous", "normal", "--rounds", "1", "--warm-up", str(WARM_UP),
                               "--seconds", str(SECONDS)], stdout=subprocess.DEVNULL) as load:  # fmt: skip
            time.sleep(WARM_UP + 2)
            pid = (folder / "pid").read_text().strip()
            calls = folder / "calls"
            subprocess.run(["timeout", "--signal=INT", str(COUNTED), "strace", "-f", "-c", "-o", calls, "-p", pid],
                           stderr=subprocess.DEVNULL, check=False)  # fmt: skip
            load.wait()
        return collections.Counter({call: int(count) for count, call in LINE.findall(calls.read_text()) if call != "total"})


def main():
    calls = counted(pathlib.Path(sys.argv[1]).resolve())
    moves = calls["sendmsg"] / SEATS
    several = ", ".join(f"{call} {count / moves:.2f}" for call, count in calls.most_common(6))
    print(f"{calls.total() / moves:.2f} system calls a move at {TABLES} tables ({several})")


if __name__ == "__main__":
    main()
