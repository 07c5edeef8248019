#!/usr/bin/env python3
"""Measures what each part of the bots' search is worth, over the greedy bot on the same deals.

usage: tests/bench/ablation.py [--preset pagat] [--deals 100] [--worlds 160] [--seed 2026] [--jobs 1]

Runs `germini bench bots` of the release build for random, all-seeing and blind playouts, and for blind playouts with
inference. Exits with 1 if the gains are not in this order, with greedy's own gain, 0, between the first two.
"""
import argparse
import json
import pathlib
import subprocess
import sys

GERMINI = pathlib.Path(__file__).resolve().parents[2] / "build/release/bin/germini"
GREEDY = {"a": "greedy", "mean": 0.0, "se": 0.0}
RANDOM, *OTHERS = ("playout=random,inference=off", "playout=seeing,inference=off", "inference=off", "inference=on")


def gain(settings, switches):
    """Returns the comparison of such a search with the greedy bot, as `germini bench bots --json` prints it."""
    command = [GERMINI, "bench", "bots", "--a", f"search:{switches}", "--b", "greedy", "--json"]
    for name, value in vars(settings).items():
        command += [f"--{name}", str(value)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="pagat")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--jobs", type=int, default=1)
    settings = parser.parse_args()
    gains = []

    def add(one):
        gains.append(one)
        print(f"{one['a']:42} {one['mean']:+9.3f} ± {one['se']:.3f}", flush=True)

    add(gain(settings, RANDOM))
    add(GREEDY)
    for switches in OTHERS:
        add(gain(settings, switches))
    means = [one["mean"] for one in gains]
    holds = means == sorted(means)
    print("the order holds" if holds else "the order does not hold")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
