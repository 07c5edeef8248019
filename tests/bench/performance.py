#!/usr/bin/env python3
"""Compares the server's ratios to the raw program's with the last recorded ones, in recorded.json.

usage: tests/bench/performance.py [--record]

Runs `germini_load server` of the release build up to three times: load from other programs only makes a ratio
larger, so the smallest counts. Exits with 1 if a ratio is larger than the recorded one by more than its tolerance.
--record writes the ratios, the date and the commit to recorded.json instead. A quiet machine is needed.
"""
import argparse
import datetime
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORDED = ROOT / "tests/bench/recorded.json"
BIN = ROOT / "build/release/bin"
MOST_RUNS = 3
ROUNDS = 5  # of 2 s each, in turn with the raw program

# A line of germini_load: tables, server, the quantity compared, ratio.
RATIO = re.compile(r"^ *(\d+)  normal, 1 thread +(.+?) +(\d+\.\d+)  \(expected:", re.MULTILINE)


def measure():
    """Returns each ratio by its tables and name, e.g. "500 tables: memory a connection, game included"."""
    command = [BIN / "germini_load", "server", "--beside", BIN / "raw_fanout", "--tables", "1,500",
               "--threads", "1", "--synchronous", "normal", "--rounds", str(ROUNDS)]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    print(output)
    return {f"{tables} tables: {what}": float(ratio) for tables, what, ratio in RATIO.findall(output)}


def smallest(before, now):
    return {name: min(ratio, before.get(name, ratio)) for name, ratio in now.items()}


def too_large(ratios, recorded):
    """Returns a sentence for each ratio that is missing or larger than recorded and tolerated."""
    faults = []
    for name, last in recorded["ratios"].items():
        most = last["ratio"] * (1 + last["tolerance"])
        if name not in ratios:
            faults.append(f"{name}: not measured; expected at most {most:.2f}")
        elif ratios[name] > most:
            faults.append(f"{name}: {ratios[name]:.2f} times the raw program's; expected at most {most:.2f} "
                          f"({last['ratio']:.2f} on {recorded['date']} at {recorded['commit']}, "
                          f"tolerance {last['tolerance']:.0%})")
    return faults


def record(ratios, recorded):
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], check=True,
                            stdout=subprocess.PIPE, text=True).stdout.strip()
    recorded |= {"date": datetime.date.today().isoformat(), "commit": commit}
    for name, last in recorded["ratios"].items():
        last["ratio"] = ratios[name]
    RECORDED.write_text(json.dumps(recorded, indent=2) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the ratios to recorded.json")
    arguments = parser.parse_args()
    recorded = json.loads(RECORDED.read_text())
    ratios = {}
    for _ in range(MOST_RUNS):
        ratios = smallest(ratios, measure())
        faults = too_large(ratios, recorded)
        if not faults and not arguments.record:
            break
    if arguments.record:
        return record(ratios, recorded)
    for name in recorded["ratios"]:
        if name in ratios:
            print(f"{name}: {ratios[name]:.2f}, recorded {recorded['ratios'][name]['ratio']:.2f}")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
