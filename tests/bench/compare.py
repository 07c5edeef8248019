#!/usr/bin/env python3
"""Measures two builds of the engine, the search and the server in turn, round by round; used by compare.sh.

usage: tests/bench/compare.py FIRST SECOND [--rounds N]     folders of their programs; each server is driven by its own germini_load

Prints each quantity's median for both, and the ratio of the second to the first: its median over the rounds, and the
smallest and the largest.
"""
import argparse
import collections
import pathlib
import re
import resource
import statistics
import subprocess

GAMES = ("minchiate", "bolognese", "siciliano")
SEARCH = ("--deals", "2", "--worlds", "48", "--a", "search", "--b", "greedy")
TABLES = (1, 50, 500)
# A line of germini_load: tables, server, moves per second, three latencies, processor time of a move, two of memory.
SERVER = re.compile(r"^ *(?P<tables>\d+)  normal, 1 thread +(?P<moves>\d+) +\d+ +(?P<p99>\d+) +\d+ +(?P<cpu>[\d.]+)"
                    r" +[\d.]+ +(?P<connection>[\d.]+) ", re.MULTILINE)


def output(*command):
    return subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True).stdout


def engine(folder):
    # Earlier programs have it as a command, of Minchiate alone.
    program = [folder / "engine_hands"] if (folder / "engine_hands").exists() else [folder / "germini", "bench", "hands"]
    known = "--game" in output(*program, "--help")
    for game in GAMES if known else GAMES[:1]:
        chosen = ("--game", game) if known else ()
        for line in output(*program, *chosen, "--rounds", 1, "--seconds", 0.5, "--plain").splitlines():
            name, hands = line.split("\t")[:2]
            # An earlier program says how many seats Minchiate has.
            name = name.replace("to four seats", "to all seats").replace("the four views", "all views")
            yield f"{game}, {name}: hands/s", float(hands)


def search(folder):
    for game in GAMES:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        output(folder / "germini", "bench", "bots", "--game", game, *SEARCH)
        yield f"{game}, search: s", resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def server(folder):
    found = output(folder / "germini_load", "server", "--program", folder / "germini", "--threads", 1,
                   "--synchronous", "normal", "--tables", ",".join(map(str, TABLES)), "--rounds", 1)
    for line in SERVER.finditer(found):
        where = f"{line['tables']} tables"
        yield f"{where}: moves/s", float(line["moves"])
        yield f"{where}: us of a processor a move", float(line["cpu"])
        yield f"{where}: KiB a connection", float(line["connection"])
        if line["tables"] == "1":
            yield f"{where}: p99 us", float(line["p99"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs=2, type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    values = [collections.defaultdict(list) for _ in arguments.programs]
    for _ in range(arguments.rounds):
        for measure in (engine, search, server):
            for found, folder in zip(values, arguments.programs):
                for name, value in measure(folder):
                    found[name].append(value)
    first, second = values
    print(f"{'':52} {'first':>10} {'second':>10}  ratio")
    for name in second:
        if name not in first:
            continue
        ratios = sorted(b / a for a, b in zip(first[name], second[name]))
        print(f"{name:52} {statistics.median(first[name]):10.4g} {statistics.median(second[name]):10.4g}"
              f"  {statistics.median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})")


if __name__ == "__main__":
    main()
