#!/usr/bin/env python3
"""Prints each figure that figures.sh measured beside its target; used by it.

usage: tests/bench/figures.py FOLDER     with what the programs printed: compare, engine, server, memory, calls

A target is required or an aim.
"""
import pathlib
import re
import sys
from dataclasses import dataclass

FEW, MANY, SEATS = 500, 2000, 4  # tables whose memory is measured, and connections of each
KIB_A_MIB = 1024


@dataclass
class Target:
    name: str
    limit: float
    least: bool = False  # the limit is the smallest value, not the largest
    required: bool = False


TARGETS = {
    "engine": Target("Minchiate: decide and fold, times the bare loop, this processor", 5),
    "portable": Target("Minchiate: decide and fold, times the bare loop, portable", 7),
    "views": Target("Minchiate: with the four views folded, times the bare loop", 9),
    **{f"search {game}": Target(f"{game}: worlds of the search a second, times those before", 1.6, least=True)
       for game in ("minchiate", "bolognese", "siciliano")},
    "instructions": Target("instructions a move", 100_000, required=True),
    "calls": Target("system calls a move at 500 tables, fewer than before", 1, least=True, required=True),
    "slope": Target("KiB of memory that a connection adds", 10.5, required=True),
    "fixed": Target("MiB of memory that all connections share", 6, required=True),
    **{f"cpu {tables}": Target(f"{tables} tables: processor time a move, of that before, worst round", 1, required=True)
       for tables in (1, 50, 500)},
    **{f"moves {tables}": Target(f"{tables} tables: moves a second, of the raw program's", 0.95, least=True)
       for tables in (50, 500)},
    **{f"raw {tables}": Target(f"{tables} tables: processor time a move, of the raw program's", 1.1)
       for tables in (50, 500)},
    "p99": Target("1 table: p99, of the raw program's", 1.6),
    "threads": Target("500 tables: moves a second on two threads, of those on one", 1.3, least=True),
}  # fmt: skip


def first(text, pattern):
    """Returns the pattern's number, or nothing if it was not printed."""
    match = re.search(pattern, text, re.MULTILINE)
    return float(match[1]) if match else None


def engine(text):
    for key, name in (("engine", "bench: decide and fold"), ("portable", "release: decide and fold"),
                      ("views", "bench: .*views folded")):  # fmt: skip
        yield key, first(text, rf"^minchiate +{name} .*1/([\d.]+)")


def compare(text):
    for game in ("minchiate", "bolognese", "siciliano"):
        time = first(text, rf"^{game}, search: s +\S+ +\S+ +(\S+) ")
        yield f"search {game}", 1 / time if time else None
    yield "instructions", first(text, r"^server: a move +\S+ (\d+)")
    for tables in (1, 50, 500):
        yield f"cpu {tables}", first(text, rf"^{tables} tables: us of a processor a move .* to ([\d.]+)\)")


def server(text):
    line = r"^ *{}  normal, 1 thread +{} +([\d.]+) "
    for tables in (50, 500):
        yield f"moves {tables}", first(text, line.format(tables, "moves a second"))
        yield f"raw {tables}", first(text, line.format(tables, "server's processor time a move"))
    yield "p99", first(text, line.format(1, "p99"))
    one, two = (first(text, rf"^ *500  normal, {threads} +(\d+) ") for threads in ("1 thread", "2 threads"))
    yield "threads", two / one if one and two else None


def memory(text):
    connection = r"^ *{}  normal, 1 thread +(?:[\d.]+ +){{6}}([\d.]+) "
    few, many = (first(text, connection.format(tables)) for tables in (FEW, MANY))
    if few is None or many is None:
        return
    slope = (many * MANY - few * FEW) / (MANY - FEW)
    yield "slope", slope
    yield "fixed", (few - slope) * FEW * SEATS / KIB_A_MIB


def calls(text):
    before, now = map(float, re.findall(r"^([\d.]+) system calls a move", text, re.MULTILINE))
    yield "calls", before - now


def main():
    values = {}
    for part in (compare, engine, server, memory, calls):
        values.update(part((pathlib.Path(sys.argv[1]) / part.__name__).read_text()))
    for key, target in TARGETS.items():
        value = values.get(key)
        met = value is not None and (value >= target.limit if target.least else value <= target.limit)
        shown = "not measured" if value is None else f"{value:.6g}"
        wanted = f"{'at least' if target.least else 'at most'} {target.limit:g}"
        print(f"{target.name:66} {shown:>12}   {'required' if target.required else 'aim'} {wanted}:"
              f" {'met' if met else 'MISSED'}")  # fmt: skip


if __name__ == "__main__":
    main()
