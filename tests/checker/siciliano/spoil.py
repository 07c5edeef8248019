"""Illegal moves and malformed records, for the error results. SPDX-License-Identifier: AGPL-3.0-or-later"""

import mistakes
from mistakes import card_from_elsewhere, drop, in_a_move, other_kind, other_seat, put

from .calls import CALLS
from .cards import CODES, DECINE, HONOURS
from .hand import KINDS
from .words import SAYINGS


def _any_value(rng, kind):
    if kind == "expose":
        return rng.choice(([0, 1, 2], [4, 0, 3], [0, 1, 2, 3], [None] * 4))
    if kind == "announce":
        return rng.choice(({}, {"tengo": True}, {"re": 1}, {"arie": 1, "trionfi": 2}, {"decine": ["M"]}))
    if kind == "say":
        return rng.choice(SAYINGS)
    return rng.sample(CODES, 3) if kind == "discard" else rng.choice(CODES)


def _no_or_many_kinds(rng, hand, move):
    if rng.random() < 0.5:
        # Some of these are moves of another game.
        return {"seat": move["seat"], **rng.choice(({}, {"calls": ["balla"]}, {"cut": 43}, {"declare": []}))}
    kind = rng.choice([name for name in KINDS if name not in move])
    return {**move, kind: _any_value(rng, kind)}


def _wrong_exposure(rng, hand, move):
    if "expose" not in move:
        return None
    shown, choice = list(move["expose"]), rng.randint(0, 3)
    if choice == 0:
        shown[rng.randrange(len(shown))] = rng.choice((5, -1, 100, 10**20))
    elif choice == 1:
        shown[rng.randrange(len(shown))] = None
    elif choice == 2:
        shown.append(rng.choice((0, 4, None)))
    else:
        shown = shown[: rng.randrange(len(shown))]
    return {**move, "expose": shown}


def _wrong_announcement(rng, hand, move):
    """Another item or value; by chance it may be a lawful one."""
    if "announce" not in move:
        return None
    said = {item: value for item, value in move["announce"].items() if item != "tengo"}
    choice = rng.randint(0, 8)
    if choice == 0:
        said["re"] = rng.choice((0, -1, 1, 2, 3, 3, 4, 5))
    elif choice == 1:
        said["arie"] = rng.choice((0, -7, 1, 2, 3, 4, 5, 10**20))
    elif choice in (2, 3):
        said["trionfi"] = rng.choice((0, *range(1, 16)))
    elif choice == 4:
        said["decine"] = rng.sample(DECINE, rng.randint(0, 3))
    elif choice == 5:
        said["decine"] = rng.choice((["M", "M"], ["T5"], ["CK"], ["T1", "T19"], []))
    elif choice == 6:
        said["tengo"] = rng.choice((True, False))
    elif choice == 7:
        said = {"tengo": False}
    else:
        said = {}
    return {**move, "announce": said}


def _wrong_word(rng, hand, move):
    return {**move, "say": rng.choice(("passo", "", "Tengo", "MISCHIO"))} if "say" in move else None


def _wrong_discard(rng, hand, move):
    if "discard" not in move:
        return None
    cards, held = list(move["discard"]), hand.hands[move["seat"]]
    choice = rng.choice((0, 1, 2, 2, 2, 2, 2, 2, 3, 4))
    if choice == 0:
        cards.pop()
    elif choice == 1:
        cards.append(rng.choice([card for card in held if card not in cards]))
    elif choice == 2:
        honours = [card for card in held if card in HONOURS and card not in cards]
        if not honours:
            return None
        cards[rng.randrange(len(cards))] = rng.choice(honours)
    elif choice == 3:
        cards[rng.randrange(len(cards))] = rng.choice(CODES)
    else:
        cards[0] = cards[1]
    return {**move, "discard": cards}


def _barred_card(rng, hand, move):
    if "play" not in move:
        return None
    barred = [card for card in hand.hands[hand.actor] if card not in hand.lawful()]
    return {**move, "play": rng.choice(barred)} if barred else None


def _false_call(rng, hand, move):
    if "play" not in move:
        return None
    return {**move, "calls": [*move.get("calls", []), rng.choice((*CALLS, *CALLS, "batto_fortissimo", ""))]}


def _call_twice(rng, hand, move):
    if "play" not in move:
        return None
    known = hand.knowledge()
    true = [call for call in CALLS if known.holds(call, move["play"])]
    return {**move, "calls": [rng.choice(true)] * 2} if true else None


def _call_with_another_card(rng, hand, move):
    """Calls of voids depend on the card, which may not be lawful."""
    if "play" not in move:
        return None
    return {**move, "play": rng.choice(hand.hands[hand.actor]), "calls": [rng.choice(("a_due", "a_tutti"))]}


def _misplaced_call(rng, hand, move):
    return {**move, "calls": [rng.choice(CALLS)]} if "play" not in move else None


SPOILERS = (
    other_seat,
    other_kind(KINDS, _any_value),
    card_from_elsewhere(CODES),
    _barred_card,
    _barred_card,
    _wrong_exposure,
    _wrong_announcement,
    _wrong_word,
    _wrong_discard,
    _false_call,
    _call_twice,
    _call_with_another_card,
    _misplaced_call,
    _no_or_many_kinds,
)

# How often a state of the hand (`random_hands.occasion`) is chosen for a mistake, and its suitable mistakes.
WEIGHTS = {"announce": 6, "expose": 3, "say": 2, "discard": 4, "lead": 3, "barred lead": 8, "follow": 3, "trump": 4}
WEIGHTS["over"] = 0.5
FITTING = {
    "expose": (_wrong_exposure,),
    "announce": (_wrong_announcement,),
    "say": (_wrong_word,),
    "discard": (_wrong_discard,),
    "lead": (_false_call, _call_twice),
    "barred lead": (_barred_card,),
    "follow": (_barred_card, _false_call, _call_with_another_card),
    "trump": (_barred_card,),
}


def after_the_end(rng):
    """A move when none is due."""
    kind = rng.choice(KINDS)
    return {"seat": rng.randint(0, 3), kind: _any_value(rng, kind)}


# -- malformed records: each takes a record and changes it -----------------------------------------


def _options(**options):
    def change(rng, record):
        record["rules"]["options"] = options

    return change


BREAKERS = (
    *mistakes.BREAKERS,
    put("format", None),
    put("game", "minchiate"),
    put("game", "bolognese"),
    put("game", []),
    put("dealer", True),
    put("rules", "preset", "tortorici"),
    put("rules", "preset", "ottocento"),
    _options(target=52),
    _options(target=50.0),
    _options(target="51"),
    _options(target=True),
    _options(word_rounds=1),
    _options(word_rounds=2.0),
    _options(word_rounds="3"),
    _options(exposure="first"),
    _options(exposure=None),
    _options(exposure=["first_third"]),
    _options(words="none"),
    _options(words=False),
    _options(silence=1),
    _options(silence="true"),
    _options(first_tengo="none"),
    _options(first_tengo=None),
    _options(aria_giove=0),
    _options(bottom_peek="false"),
    _options(discard_ban=True),
    _options(discard_ban=None),
    _options(fujutu_lead=1),
    _options(calls="off"),
    _options(signals=True),
    _options(devil=True),
    put("pack", 7, "T21"),
    put("pack", 8, "c6"),
    put("pack", 10, "C4"),
    put("pack", 11, "D1"),
    put("pack", 12, "C1"),
    put("pack", 13, "T06"),
    put("pack", 14, "T00"),
    put("pack", 62, 12),
    drop("moves"),
    in_a_move(play="T21"),
    in_a_move(play="S4"),
    in_a_move(play="T1", calls=None),
    in_a_move(play="T1", calls="balla"),
    in_a_move(play="T1", calls=[1]),
    in_a_move(play="T1", calls=[["balla"]]),
    in_a_move(discard="C6"),
    in_a_move(discard=["C6", "C4"]),
    in_a_move(discard=["C6", 7]),
    in_a_move(expose=1),
    in_a_move(expose=None),
    in_a_move(expose=[0, 1, "2"]),
    in_a_move(expose=[0, 1, 2.0]),
    in_a_move(expose=[0, True, 2]),
    in_a_move(announce=None),
    in_a_move(announce=["tengo"]),
    in_a_move(announce="tengo"),
    in_a_move(announce={"tengo": 1}),
    in_a_move(announce={"tengo": None}),
    in_a_move(announce={"arie": "1"}),
    in_a_move(announce={"re": True}),
    in_a_move(announce={"re": None}),
    in_a_move(announce={"trionfi": 3.0}),
    in_a_move(announce={"trionfi": [3]}),
    in_a_move(announce={"decine": "M"}),
    in_a_move(announce={"decine": None}),
    in_a_move(announce={"decine": ["C4"]}),
    in_a_move(announce={"decine": [20]}),
    in_a_move(say=1),
    in_a_move(say=None),
    in_a_move(say=["tengo"]),
)


def broken_text(rng, record):
    """A record as text that every reader refuses: a repeated key."""
    return mistakes.key_twice(rng, record, ('"preset":', '"play":', '"announce":'))
