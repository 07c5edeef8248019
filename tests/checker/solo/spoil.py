"""Illegal moves and malformed records, for the error results. SPDX-License-Identifier: AGPL-3.0-or-later"""

import mistakes
from minchiate.cards import CODES
from minchiate.spoil import barred_card, wrong_declaration, wrong_discard
from mistakes import card_from_elsewhere, in_a_move, other_kind, put

from .hand import KINDS, MOST_LIFTED


def _any_value(rng, kind):
    if kind == "cut":
        return rng.randint(1, MOST_LIFTED)
    if kind == "out":
        return rng.random() < 0.5
    if kind == "discard":
        return rng.sample(CODES, rng.randint(0, 5))
    if kind == "declare":
        return rng.choice(([], [["T1", "T2", "T3"]], [["CK", "DK", "SK"]], [["T1", "T40", "M"]]))
    return rng.choice(CODES)


def _other_seat(rng, hand, move):
    """Another seat of the hand, or one that is out."""
    seat = rng.choice(hand.out) if hand.out and rng.random() < 0.5 else move["seat"] + rng.randrange(hand.players)
    return {**move, "seat": seat % hand.players}


def _wrong_cut(rng, hand, move):
    if "cut" not in move:
        return None
    return {**move, "cut": rng.choice((0, -1, MOST_LIFTED + 1, 97, 98, 1000, -43))}


def _a_cut_where_there_is_none(rng, hand, move):
    return {"seat": rng.choice((hand.cutter, move["seat"])), "cut": 43}


def _out_again(rng, hand, move):
    """`out` of the seat that is due for something else, or of one that was asked."""
    seat = move["seat"] if hand.phase != "out" else rng.choice(hand.order)
    return {"seat": seat, "out": rng.random() < 0.5}


def _declaration_of_two(rng, hand, move):
    """A versicola split, or put together with another."""
    if "declare" not in move or not move["declare"]:
        return None
    listed = [list(cards) for cards in move["declare"]]
    if len(listed) > 1:
        listed[0] = sorted({*listed[0], *listed.pop()})
    elif "M" in listed[0]:
        listed[0].remove("M")
    else:
        listed[0].append("M")
    return {**move, "declare": listed}


def _foreign(rng, hand, move):
    """A fallen hand, or a `by`, as in the presets for pairs."""
    choice = rng.randint(0, 3)
    if choice == 0:
        return {"seat": move["seat"], "fall": True}
    if choice == 1:
        return {**move, "fall": rng.random() < 0.5}
    return {**move, "by": rng.randrange(hand.players)}


def _no_or_many_kinds(rng, hand, move):
    if rng.random() < 0.5:
        # Some of these are moves of another game.
        return {"seat": move["seat"], **rng.choice(({}, {"turn": True}, {"call": True}, {"say": "tengo"}))}
    kind = rng.choice([name for name in KINDS if name not in move])
    return {**move, kind: _any_value(rng, kind)}


SPOILERS = (
    _other_seat,
    other_kind(KINDS, _any_value),
    card_from_elsewhere(CODES),
    barred_card,
    barred_card,
    barred_card,
    _wrong_cut,
    _a_cut_where_there_is_none,
    _out_again,
    wrong_discard,
    wrong_declaration,
    _declaration_of_two,
    _foreign,
    _no_or_many_kinds,
)

# How often a state of the hand (`random_hands.occasion`) is chosen for a mistake, and its suitable mistakes.
WEIGHTS = {"king": 6, "give": 6, "discard": 5, "trump": 3, "declare": 2, "out": 2, "over": 0.5}
FITTING = {
    "cut": (_wrong_cut, _out_again),
    "out": (_out_again, _other_seat, _foreign),
    "discard": (wrong_discard,),
    "declare": (wrong_declaration, _declaration_of_two),
    "give": (barred_card, card_from_elsewhere(CODES)),
    "free": (_foreign,),
    "king": (barred_card,),
    "follow": (barred_card,),
    "trump": (barred_card,),
}


def after_the_end(rng):
    """A move when none is due (TURN-3)."""
    kind = rng.choice(KINDS)
    return {"seat": rng.randint(0, 1), kind: _any_value(rng, kind)}


# -- malformed records: each takes a record and changes it -----------------------------------------


def _option(name, *values):
    """An option that the preset does not have, or a value that it does not have, refused by name."""

    def change(rng, record):
        record["rules"].setdefault("options", {})[name] = rng.choice(values)

    return change


def _of_alone(rng, record):
    """What only `alone` has; there an unknown value."""
    alone = record["rules"]["preset"] == "alone"
    name, value = rng.choice((("fola", "taken"), ("going_out", "off"), ("going_out", "peveroni")))
    _option(name, "none of both" if alone else value)(rng, record)


def _seat_beyond(rng, record):
    """A seat that only a larger table has."""
    players = 2 if record["rules"]["preset"] == "two" else 3 if record["rules"]["preset"] == "three" else 4
    if rng.random() < 0.5:
        record["dealer"] = players
    else:
        in_a_move(play="T1")(rng, record)
        record["moves"][rng.randrange(len(record["moves"]))]["seat"] = players


BREAKERS = (
    *mistakes.BREAKERS,
    put("format", 1),
    put("dealer", None),
    put("rules", "preset", "four"),
    put("rules", "options", {"diavolo": True}),
    put("rules", "options", {"devil": 1}),
    put("rules", "options", {"fola": "sometimes"}),
    put("rules", "options", {"fola": None}),
    _option("deal", "10+11", "10+10+1"),
    _option("cut_min_left", 3),
    _option("rob_limit", 13, None),
    _option("take29", "always"),
    _option("discard_ban", True),
    _option("matto_debt", "choice"),
    _option("cascare", "off"),
    _option("declare", "before"),
    _of_alone,
    _of_alone,
    _of_alone,
    _seat_beyond,
    _seat_beyond,
    _seat_beyond,
    put("pack", 7, "T41"),
    put("pack", 8, "c1"),
    put("pack", 96, "B0"),
    in_a_move(cut="43"),
    in_a_move(cut=True),
    in_a_move(cut=43.5),
    in_a_move(out=1),
    in_a_move(out="true"),
    in_a_move(out=None),
    in_a_move(play="T41"),
    in_a_move(discard="C1"),
    in_a_move(discard=["C1", "C11"]),
    in_a_move(discard=["C1", 2]),
    in_a_move(declare=["T1", "T2", "T3"]),
    in_a_move(declare=[["T1", "T2", 3]]),
)


def broken_text(rng, record):
    """A record as text that every reader refuses: a repeated key."""
    return mistakes.key_twice(rng, record, ('"preset":', '"devil":'))
