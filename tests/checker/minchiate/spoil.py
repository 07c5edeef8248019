"""Illegal moves and malformed records, for the error results. SPDX-License-Identifier: AGPL-3.0-or-later"""

import copy

import mistakes
from .cards import CODES, COUNTING, MATTO_BIT, cards_in, codes_in
from .deal import most_lifted
from .hand import KINDS
from mistakes import card_from_elsewhere, in_a_move, other_kind, other_seat, put


def _any_value(rng, kind):
    if kind == "cut":
        return rng.randint(1, 94)
    if kind == "discard":
        return rng.sample(CODES, rng.randint(0, 5))
    if kind == "declare":
        return rng.choice(([], [["T1", "T2", "T3"]], [["CK", "DK", "SK"]], [["T1", "T40", "M"]]))
    return True if kind == "fall" else rng.choice(CODES)


def barred_card(rng, hand, move):
    if "play" in move:
        barred = hand.hands[hand.actor] & ~hand.playable()
        if barred:
            return {**move, "play": rng.choice(codes_in(barred))}
    if "give" in move:
        barred = hand.piles[hand.debtor] & ~hand.givable() | MATTO_BIT
        return {**move, "give": rng.choice(codes_in(barred))}
    return None


def _wrong_cut(rng, hand, move):
    if "cut" not in move:
        return None
    most = most_lifted(hand.options)
    return {**move, "cut": rng.choice((0, -1, most + 1, 97, 98, 1000, -43))}


def wrong_discard(rng, hand, move):
    if "discard" not in move:
        return None
    seat, cards = move["seat"], list(move["discard"])
    held = cards_in(hand.hands[seat])
    choice = rng.choice((0, 1, 2, 2, 2, 3, 4))
    if choice == 0:
        cards.pop()
    elif choice == 1:
        cards.append(rng.choice([CODES[card] for card in held if CODES[card] not in cards]))
    elif choice == 2:
        counting = [CODES[card] for card in held if COUNTING >> card & 1 and CODES[card] not in cards]
        if not counting:
            return None
        cards[rng.randrange(len(cards))] = rng.choice(counting)
    elif choice == 3:
        cards[rng.randrange(len(cards))] = rng.choice(CODES)
    elif len(cards) > 1:
        cards[0] = cards[1]
    return {**move, "discard": cards}


def wrong_declaration(rng, hand, move):
    if "declare" not in move:
        return None
    listed = copy.deepcopy(move["declare"])
    held = codes_in(hand.declaring_hand(move["seat"]))
    choice = rng.randint(0, 5)
    if choice == 0 or not listed:
        listed.append(rng.sample(held, 3))
    elif choice == 1:
        listed.append(listed[0])
    elif choice == 2:
        listed[0].pop(rng.randrange(len(listed[0])))
    elif choice == 3:
        listed[0].append(rng.choice(CODES))
    elif choice == 4:
        listed[0].append(listed[0][0])
    else:
        listed.append([])
    return {**move, "declare": listed}


def _wrong_by(rng, hand, move):
    if "by" in move:
        if rng.random() < 0.4:
            return {key: value for key, value in move.items() if key != "by"}
        return {**move, "by": (move["by"] + rng.randint(1, 3)) & 3}
    return {**move, "by": (move["seat"] + rng.randint(1, 3)) & 3}


def _wrong_fall(rng, hand, move):
    seat = move["seat"] if rng.random() < 0.8 else rng.randint(0, 3)
    return {"seat": seat, "fall": True}


def _no_or_many_kinds(rng, hand, move):
    if rng.random() < 0.5:
        return {"seat": move["seat"]}
    kind = rng.choice([name for name in KINDS if name not in move])
    return {**move, kind: _any_value(rng, kind)}


SPOILERS = (
    other_seat,
    other_kind(KINDS, _any_value),
    card_from_elsewhere(CODES),
    barred_card,
    barred_card,
    barred_card,
    _wrong_cut,
    wrong_discard,
    wrong_declaration,
    _wrong_by,
    _wrong_fall,
    _no_or_many_kinds,
)

# How often a state of the hand (`generate.occasion`) is chosen for a mistake, and its suitable mistakes.
WEIGHTS = {"king": 6, "give": 6, "discard": 5, "fallen": 3, "trump": 3, "declare": 2, "over": 0.5}
FITTING = {
    "cut": (_wrong_cut,),
    "discard": (wrong_discard,),
    "declare": (wrong_declaration,),
    "give": (barred_card,),
    "free": (_wrong_fall, _wrong_by),
    "fallen": (barred_card, _wrong_by, _wrong_fall),
    "may fall": (barred_card, _wrong_by),
    "king": (barred_card,),
    "follow": (barred_card, _wrong_fall),
    "trump": (barred_card,),
}


def after_the_end(rng):
    """A move when none is due (TURN-3)."""
    kind = rng.choice(KINDS)
    return {"seat": rng.randint(0, 3), kind: _any_value(rng, kind)}


# -- malformed records: each takes a record and changes it -----------------------------------------


def _bad_bottom(rng, record):
    record["rules"].setdefault("options", {})["bottom_plain"] = True
    pack = record["pack"]
    at = rng.choice([at for at, code in enumerate(pack) if code[0] in "TM" or code.endswith("K")])
    pack[at], pack[-1] = pack[-1], pack[at]


BREAKERS = (
    *mistakes.BREAKERS,
    put("format", 1),
    put("dealer", None),
    put("rules", "preset", "firenze"),
    put("rules", "options", {"diavolo": True}),
    put("rules", "options", {"devil": 1}),
    put("rules", "options", {"rob_limit": 23}),
    put("rules", "options", {"cut_min_left": 0}),
    put("rules", "options", {"take29": "sometimes"}),
    put("rules", "options", {"cascare": None}),
    put("rules", "options", {"matto_death": "5"}),
    put("rules", "options", {"no_rob_penalty": False}),
    put("pack", 7, "T41"),
    put("pack", 8, "c1"),
    put("pack", 10, "T01"),
    put("pack", 96, "B0"),
    in_a_move(cut="43"),
    in_a_move(cut=True),
    in_a_move(cut=43.5),
    in_a_move(cut=[43]),
    in_a_move(play="T41"),
    in_a_move(play="X1"),
    in_a_move(play="T1", by=None),
    in_a_move(play="T1", by="1"),
    in_a_move(discard="C1"),
    in_a_move(discard=["C1", "C11"]),
    in_a_move(discard=["C1", 2]),
    in_a_move(declare=["T1", "T2", "T3"]),
    in_a_move(declare=[["T1", "T2", 3]]),
    in_a_move(fall=1),
    in_a_move(fall="true"),
    _bad_bottom,
)


def broken_text(rng, record):
    """A record as text that every reader refuses: a repeated key."""
    return mistakes.key_twice(rng, record, ('"preset":', '"devil":'))
