#!/usr/bin/env python3
"""Sums comparisons of bots that were run in pieces.

usage: tests/bench/sum_bots.py [FILE…]

Reads the lines that `germini bench bots --json` printed for runs with different seeds, from the files or from standard
input. Prints for each pair of bots and preset: the deals, the mean gain per hand, its standard error, and the lower
bound of 95 % (one-sided).
"""
import fileinput
import json
import math
import sys

ONE_SIDED_95 = 1.645  # standard errors


def main():
    sums = {}
    for line in fileinput.input(encoding="utf-8"):
        piece = json.loads(line)
        deals, mean = piece["deals"], piece["mean"]
        key = (piece["a"], piece["b"], piece["preset"], piece["unit"])
        total = sums.setdefault(key, [0, 0.0, 0.0])
        total[0] += deals
        total[1] += deals * mean
        total[2] += deals * (deals * piece["se"] ** 2 + mean**2)  # the sum of the deals' squares
    for (a, b, preset, unit), (deals, gains, squares) in sums.items():
        mean = gains / deals
        error = math.sqrt(max(squares / deals - mean**2, 0) / deals)
        bound = mean - ONE_SIDED_95 * error
        print(f"{preset}: {a} over {b}: {mean:+.3f} ± {error:.3f} {unit} in {deals} deals, at least {bound:+.3f}")
    return 0 if sums else "no comparisons to sum"


if __name__ == "__main__":
    sys.exit(main())
