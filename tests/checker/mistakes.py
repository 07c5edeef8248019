"""Mistakes of any game: moves, records and their text. SPDX-License-Identifier: AGPL-3.0-or-later"""

import json


def other_seat(rng, hand, move):
    return {**move, "seat": (move["seat"] + rng.randint(1, 3)) % 4}


def other_kind(kinds, any_value):
    """A move of one of the other `kinds`, which has `any_value(rng, kind)`."""

    def change(rng, hand, move):
        kind = rng.choice([name for name in kinds if name not in move])
        return {"seat": move["seat"], kind: any_value(rng, kind)}

    return change


def card_from_elsewhere(codes):
    def change(rng, hand, move):
        for kind in ("play", "give"):
            if kind in move:
                return {**move, kind: rng.choice(codes)}
        return None

    return change


# -- malformed records: each takes a record and changes it -----------------------------------------


def put(*path_and_value):
    *path, name, value = path_and_value

    def change(rng, record):
        target = record
        for step in path:
            target = target[step]
        target[name] = value

    return change


def drop(name):
    return lambda rng, record: record.pop(name)


def in_a_move(**changes):
    """A wrong type or name in some move, even in one after an illegal move."""

    def change(rng, record):
        moves = record["moves"]
        at = rng.randrange(len(moves) + 1)
        moves[at:at] = [{"seat": rng.randint(0, 3), **changes}]

    return change


def _no_object(rng, record):
    record["moves"].insert(rng.randrange(len(record["moves"]) + 1), rng.choice((None, "play", 5, [])))


def _double_card(rng, record):
    pack = record["pack"]
    half = len(pack) // 2
    pack[rng.randrange(half)] = pack[rng.randrange(half, len(pack))]


def _shorter(rng, record):
    record["pack"].pop(rng.randrange(len(record["pack"])))


def _longer(rng, record):
    record["pack"].append(rng.choice(record["pack"]))


BREAKERS = (
    put("format", "germini-hand/2"),
    put("game", "tressette"),
    put("dealer", 4),
    put("dealer", -1),
    put("dealer", "0"),
    put("rules", []),
    put("rules", "preset", None),
    put("rules", "edition", 0),
    put("rules", "edition", 4),
    put("rules", "edition", "2"),
    put("rules", "options", []),
    put("pack", {}),
    put("pack", 9, None),
    put("pack", 11, 12),
    put("moves", {}),
    put("moves", None),
    drop("format"),
    drop("game"),
    drop("rules"),
    drop("dealer"),
    drop("pack"),
    in_a_move(seat=4, play="T1"),
    in_a_move(seat="1", play="T1"),
    in_a_move(seat=1.5, play="T1"),
    in_a_move(play=""),
    in_a_move(play=5),
    in_a_move(play=None),
    in_a_move(play=["T1"]),
    in_a_move(declare={}),
    in_a_move(give=["M"]),
    in_a_move(give="MM"),
    _no_object,
    _double_card,
    _shorter,
    _longer,
)


def key_twice(rng, record, once):
    """A record as text that every reader refuses: a repeated key, `dealer`, a seat or one of `once`, which are texts
    with the key to be doubled and what precedes it."""
    text = json.dumps(record, separators=(",", ":"))
    found = [key for key in ('{"seat":', '"dealer":', *once) if key in text]
    key = rng.choice(found)
    return text.replace(key, key + "0," + key.lstrip("{"), 1)
