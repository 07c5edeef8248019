"""Illegal moves and malformed records, for the error results. SPDX-License-Identifier: AGPL-3.0-or-later"""

import mistakes
from mistakes import drop, in_a_move, put

from .hand import KINDS


def _other_seat(rng, hand, move):
    return {**move, "seat": (move["seat"] + rng.randrange(hand.players)) % hand.players}


def _other_kind(rng, hand, move):
    kind = "call" if "turn" in move else "turn"
    return {"seat": rng.choice((move["seat"], hand.dealer)), kind: kind == "turn" or rng.random() < 0.5}


def _false_turn(rng, hand, move):
    return {"seat": rng.choice((move["seat"], hand.dealer)), "turn": False}


def _second_answer(rng, hand, move):
    """A call of a seat that has answered."""
    return {**move, "seat": rng.choice(sorted(hand.calls))} if "call" in move and hand.calls else None


def _barred_call(rng, hand, move):
    """A call of a seat that is not asked."""
    absent = [seat for seat in range(hand.players) if seat not in hand.asked]
    return {"seat": rng.choice(absent), "call": rng.random() < 0.5} if "call" in move and absent else None


def _no_or_many_kinds(rng, hand, move):
    if rng.random() < 0.5:
        # Some of these are moves of another game.
        return {"seat": move["seat"], **rng.choice(({}, {"play": "T1"}, {"out": True}, {"fall": True}))}
    return {"seat": move["seat"], **{kind: rng.random() < 0.7 for kind in KINDS}}


SPOILERS = (_other_seat, _other_kind, _false_turn, _second_answer, _barred_call, _no_or_many_kinds)

# How often a state of the hand (`random_hands.occasion`) is chosen for a mistake, and its suitable mistakes.
WEIGHTS = {"turn": 2, "call": 2, "answered": 3, "barred": 4, "over": 2}
FITTING = {
    "turn": (_false_turn, _other_kind),
    "call": (_other_kind,),
    "answered": (_second_answer,),
    "barred": (_barred_call,),
}


def after_the_end(rng):
    """A move when none is due (TURN-3)."""
    return {"seat": rng.randint(0, 1), **rng.choice(({"turn": True}, {"call": True}, {"call": False}, {"turn": False}))}


# -- malformed records: each takes a record and changes it -----------------------------------------


def _options(**options):
    def change(rng, record):
        record["rules"].setdefault("options", {}).update(options)

    return change


def _of_the_other(rng, record):
    """An option of the other preset."""
    palio = record["rules"]["preset"] == "palio"
    name, value = ("wagers", rng.choice(("plain", "touches", "all"))) if palio else ("target", rng.choice((10, 12)))
    _options(**{name: value})(rng, record)


def _players(record):
    return record["rules"].get("options", {}).get("players", 4)


def _seat_beyond(rng, record):
    """A seat that only a larger table has."""
    players = _players(record)
    if rng.random() < 0.5:
        record["dealer"] = players
    else:
        record["moves"].insert(rng.randrange(len(record["moves"]) + 1), {"seat": players, "turn": True})


def _wrong_score(rng, record):
    """Wrong in `palio`, ignored in `sei_tocchi`."""
    players = _players(record)
    score = [0] * players
    score[rng.randrange(players)] = rng.choice((-1, 12, 13, 10**20, 1.0, True, "0", None))
    record["score"] = rng.choice((score, score, score, [0] * (players + 1), [0] * (players - 1), {}, None, 0))


BREAKERS = (
    *mistakes.BREAKERS,
    put("format", None),
    put("game", "minchiate"),
    put("game", "siciliano"),
    put("game", []),
    put("dealer", True),
    put("dealer", 6),
    put("rules", "preset", "germini"),
    put("rules", "preset", "tocchi"),
    put("rules", "edition", 2),
    put("rules", "options", None),
    _options(players=1),
    _options(players=7),
    _options(players="4"),
    _options(players=4.0),
    _options(call=1),
    _options(call=True),
    _options(call=False),
    _options(call="5"),
    _options(call=None),
    _options(wagers="none"),
    _options(wagers=None),
    _options(target=11),
    _options(target=12.0),
    _options(signals=True),
    _options(fola="none"),
    _of_the_other,
    _of_the_other,
    _of_the_other,
    _seat_beyond,
    _seat_beyond,
    _seat_beyond,
    _wrong_score,
    _wrong_score,
    _wrong_score,
    _wrong_score,
    put("pack", 7, "T41"),
    put("pack", 8, "c1"),
    put("pack", 96, "B0"),
    drop("moves"),
    in_a_move(turn=1),
    in_a_move(turn="true"),
    in_a_move(turn=None),
    in_a_move(turn=True, call=0),
    in_a_move(call=1),
    in_a_move(call="false"),
    in_a_move(call=None),
    in_a_move(call=[True]),
)


def broken_text(rng, record):
    """A record as text that every reader refuses: a repeated key."""
    return mistakes.key_twice(rng, record, ('"preset":', '"turn":', '"score":'))
