"""Illegal moves and malformed records, for the error results. SPDX-License-Identifier: AGPL-3.0-or-later"""

import copy

import mistakes
from mistakes import card_from_elsewhere, drop, in_a_move, other_kind, put

from . import accuso
from .cards import CODES, MATTO, UNDISCARDABLE
from .hand import KINDS
from .options import PLAYERS, SHAPES
from .record import WORDS
from .trick import SIGNALS


def _any_value(rng, kind):
    if kind == "discard":
        return rng.sample(CODES, rng.choice((0, 1, 2, 3, 4, 10)))
    if kind in ("call", "declare"):
        return rng.choice(([], [["CK", "DK", "SK"]], [["T20", "T19", "M"]], [["TM1", "TM2", "TM3"]]))
    return rng.choice(WORDS[kind]) if kind in WORDS else rng.choice(CODES)


def _other_seat(rng, hand, move):
    return {**move, "seat": (move["seat"] + rng.randint(1, hand.players - 1)) % hand.players}


def _discard_again(rng, hand, move):
    """A discard by the seat that is not due; in millone it may have made its own."""
    waiting = [seat for seat in range(hand.players) if seat not in hand.due]
    if "discard" not in move or hand.players > 2 or not waiting:
        return None
    cards = [card for card in hand.hands[waiting[0]] if card not in UNDISCARDABLE]
    return {"seat": waiting[0], "discard": cards[: hand.discards_due()]}


def _call_too_early(rng, hand, move):
    """A call with cards that the seat gets only after it."""
    if "call" not in move:
        return None
    seat = move["seat"]
    to_come = hand.talon if seat == hand.dealer else hand.undealt
    early = [sorted(cards) for cards in accuso.offered(hand.hands[seat] + to_come) if cards & set(to_come)]
    return {**move, "call": [rng.choice(sorted(early))]} if early else None


def _no_or_many_kinds(rng, hand, move):
    if rng.random() < 0.5:
        # The last two are moves of another game.
        return {"seat": move["seat"], **rng.choice(({}, {"out": True}, {"cut": 43}, {"fall": True}))}
    kind = rng.choice([name for name in KINDS if name not in move])
    return {**move, kind: _any_value(rng, kind)}


def _other_word(rng, hand, move):
    """A bid where an answer is due, or an answer where a bid is."""
    other = "bid" if "answer" in move else "answer" if "bid" in move else None
    return {"seat": move["seat"], other: rng.choice(WORDS[other])} if other else None


def _objection(rng, hand, move):
    return {**move, "answer": "di_mio"} if "answer" in move else None


def _barred_card(rng, hand, move):
    if "give" in move:
        return {**move, "give": rng.choice((MATTO, rng.choice(CODES)))}
    if "play" not in move:
        return None
    barred = [card for card in hand.hands[hand.actor] if card not in hand.lawful()]
    return {**move, "play": rng.choice(barred)} if barred else None


def _card_of_the_pile(rng, hand, move):
    """Another card of the pile from which one is given; in mattazza a card with a value is barred."""
    if "give" not in move:
        return None
    return {**move, "give": rng.choice(sorted(hand.piles[hand.side_of(move["seat"])]))}


def _wrong_discard(rng, hand, move):
    if "discard" not in move:
        return None
    cards, held = list(move["discard"]), hand.hands[move["seat"]]
    choice = rng.choice((0, 1, 2, 2, 2, 3, 4))
    if choice == 0:
        cards.pop()
    elif choice == 1:
        cards.append(rng.choice([card for card in held if card not in cards]))
    elif choice == 2:
        kept = [card for card in held if card in UNDISCARDABLE]
        if not kept:
            return None
        cards[rng.randrange(len(cards))] = rng.choice(kept)
    elif choice == 3:
        cards[rng.randrange(len(cards))] = rng.choice(CODES)
    else:
        cards[0] = cards[1]
    return {**move, "discard": cards}


def _wrong_declaration(rng, hand, move):
    kind = "declare" if "declare" in move else "call"
    if kind not in move:
        return None
    listed = copy.deepcopy(move[kind])
    held = hand.hands[move["seat"]]
    whole = sorted(sorted(cards) for cards in accuso.offered(held))
    choice = rng.randint(0, 7)
    if choice == 0 or not listed and not whole:
        listed.append(rng.sample(held, 3))
    elif choice == 1:
        # The same cards again, in another order.
        listed = (listed or whole) * 2
        listed[-1] = rng.sample(listed[-1], len(listed[-1]))
    elif choice == 2:
        listed = listed or whole
        listed[0].pop(rng.randrange(len(listed[0])))
    elif choice == 3:
        listed = listed or whole
        listed[0].append(rng.choice(CODES))
    elif choice == 4:
        listed = listed or whole
        listed[-1].append(listed[-1][0])
    elif choice == 5:
        listed.append([])
    elif choice == 6 and len(whole) > 1:
        # Two combinations as if they were one.
        listed = [sorted({*whole[0], *whole[1]})]
    else:
        listed = whole  # as a call: it may fall short of the target
    return {**move, kind: listed}


def _wrong_out(rng, hand, move):
    if "declare" not in move:
        return None
    if rng.random() < 0.5:
        return {**move, "out": True}
    whole = sorted(sorted(cards) for cards in accuso.offered(hand.hands[move["seat"]]))
    return {**move, "declare": whole[: rng.randint(0, len(whole))], "out": True}


def _wrong_signal(rng, hand, move):
    return {**move, "signal": rng.choice(SIGNALS)} if "play" in move else None


def _signal_of_another_card(rng, hand, move):
    if "play" not in move or not hand.leads():
        return None
    return {**move, "play": rng.choice(hand.hands[move["seat"]]), "signal": rng.choice(SIGNALS)}


def _misplaced(rng, hand, move):
    """`out` or `signal` beside a move that has no use for it."""
    if "play" in move or rng.random() < 0.3 and "declare" not in move:
        return {**move, "out": True}
    return {**move, "signal": rng.choice(SIGNALS)}


def _unknown_word(rng, hand, move):
    word = rng.choice(("fischio", "", "BUSSO", "di mio"))
    if "play" in move:
        return {**move, "signal": word}
    return {"seat": move["seat"], rng.choice(sorted(WORDS)): word}


SPOILERS = (
    _other_seat,
    other_kind(KINDS, _any_value),
    card_from_elsewhere(CODES),
    _barred_card,
    _barred_card,
    _card_of_the_pile,
    _wrong_discard,
    _discard_again,
    _other_word,
    _objection,
    _wrong_declaration,
    _call_too_early,
    _wrong_out,
    _wrong_signal,
    _signal_of_another_card,
    _misplaced,
    _unknown_word,
    _no_or_many_kinds,
)

# How often a state of the hand (`random_hands.occasion`) is chosen for a mistake, and its suitable mistakes.
WEIGHTS = {"give": 40, "call": 4, "discard": 5, "declare": 4, "lead": 3, "follow": 3, "trump": 4, "over": 0.5}
WEIGHTS.update({"bid": 2, "answer": 3, "answer after passing": 60, "give always": 4})
FITTING = {
    "call": (_wrong_declaration, _call_too_early),
    "bid": (_other_word,),
    "answer": (_other_word,),
    "answer after passing": (_objection,) * 4,
    "discard": (_wrong_discard, _discard_again),
    "declare": (_wrong_declaration, _wrong_out, _wrong_out),
    "give": (_barred_card,),
    "give always": (_barred_card, _card_of_the_pile),
    "lead": (_wrong_signal, _signal_of_another_card),
    "follow": (_barred_card, _wrong_signal),
    "trump": (_barred_card,),
}


def after_the_end(rng):
    """A move when none is due."""
    kind = rng.choice(KINDS)
    return {"seat": rng.randint(0, 3), kind: _any_value(rng, kind)}


# -- malformed records: each takes a record and changes it -----------------------------------------


def _options(preset, **options):
    def change(rng, record):
        record["rules"].update(preset=preset, options=options)

    return change


def _for(players, change):
    """The change in a record of a game for so many players, which has no seat beyond theirs."""

    def in_such_a_game(rng, record):
        preset = rng.choice([name for name, shape in sorted(SHAPES.items()) if shape.players == players])
        record["rules"].update(preset=preset, options={})
        record["dealer"] %= players
        change(rng, record)

    return in_such_a_game


def _seat_of_four(change):
    return _for(2, change)


def _each(players, change):
    """The change in a mattazza of so many."""

    def in_such_a_game(rng, record):
        record["rules"].update(preset="mattazza", options={"players": players})
        record["dealer"] %= players
        change(rng, record)

    return in_such_a_game


BREAKERS = (
    *mistakes.BREAKERS,
    put("format", None),
    put("game", "minchiate"),
    put("game", []),
    put("dealer", True),
    put("rules", "preset", "bologna"),
    put("rules", "preset", "germini"),
    put("rules", "options", {"devil": True}),
    put("rules", "options", {"signals": 1}),
    put("rules", "options", {"signals": "true"}),
    _options("ottocento", target=0),
    _options("ottocento", target=10001),
    _options("ottocento", target=800.0),
    _options("ottocento", target="800"),
    _options("ottocento", target=True),
    _options("ottocento", target=None),
    _options("ottocento", poste_from=15),
    _options("ottocento", players=4),
    _options("quattro_scartate", target=800),
    _options("quattro_scartate", loser_deals=False),
    _options("quattro_scartate", poste_from=15),
    _options("terziglio", target=800),
    _options("terziglio", players=3),
    _options("terziglio", poste_from=30),
    _options("terziglio", poste_from=45),
    _options("terziglio", poste_from=15.0),
    _options("terziglio", poste_from="46"),
    _options("terziglio", poste_from=True),
    _options("terziglio", object_after_pass=1),
    _options("terziglio", object_after_pass=None),
    _options("terziglio", signals="true"),
    _options("millone", object_after_pass=True),
    _options("millone", signals=True),
    _options("millone", target=0),
    _options("centocinquanta", signals=False),
    _options("centocinquanta", target=151.0),
    _options("centocinquanta", players=2),
    _options("quindici", target="15"),
    _options("quindici", target=10001),
    _options("mattazza", players=2),
    _options("mattazza", players=7),
    _options("mattazza", players=4.0),
    _options("mattazza", players="4"),
    _options("mattazza", players=True),
    _options("mattazza", players=None),
    _options("mattazza", target=0),
    _options("mattazza", target=10001),
    _options("mattazza", target="3"),
    _options("mattazza", end="last"),
    _options("mattazza", end="V1"),
    _options("mattazza", end=1),
    _options("mattazza", end=None),
    _options("mattazza", end=["drop"]),
    _options("mattazza", loser_deals=1),
    _options("mattazza", loser_deals="false"),
    _options("mattazza", signals=False),
    _options("mattazza", poste_from=15),
    *(_each(players, put("dealer", players)) for players in PLAYERS),
    *(_each(players, in_a_move(seat=players, play="T1")) for players in PLAYERS),
    _each(6, in_a_move(seat=5, give="MM")),
    _seat_of_four(put("dealer", 2)),
    _seat_of_four(put("dealer", 3)),
    _seat_of_four(in_a_move(seat=2, play="T1")),
    _seat_of_four(in_a_move(seat=3, declare=[])),
    _for(3, put("dealer", 3)),
    _for(3, in_a_move(seat=3, bid="passo")),
    _for(3, in_a_move(seat=3, play="T1")),
    _seat_of_four(put("score", [0])),
    _seat_of_four(put("score", [0, 0, 0, 0])),
    put("score", {}),
    put("score", None),
    put("score", [0]),
    put("score", [0, 0, 0]),
    put("score", [0, -1]),
    put("score", [0, 1.5]),
    put("score", ["0", 0]),
    put("score", [True, 0]),
    put("pack", 7, "T2"),
    put("pack", 8, "c6"),
    put("pack", 10, "TM"),
    put("pack", 11, "TM5"),
    put("pack", 12, "C5"),
    put("pack", 13, "T06"),
    put("pack", 61, 12),
    drop("moves"),
    in_a_move(play="T21"),
    in_a_move(play="T4"),
    in_a_move(play="T1", signal=None),
    in_a_move(play="T1", signal=1),
    in_a_move(play="T1", out=1),
    in_a_move(declare=[], out="true"),
    in_a_move(declare=[], out=None),
    in_a_move(discard="C6"),
    in_a_move(discard=["C6", "C5"]),
    in_a_move(discard=["C6", 7]),
    in_a_move(declare=["CK", "DK", "SK"]),
    in_a_move(declare=[["CK", "DK", 3]]),
    in_a_move(call="no"),
    in_a_move(call=[None]),
    in_a_move(call=[["X"]]),
    in_a_move(bid=1),
    in_a_move(answer=None),
)


def broken_text(rng, record):
    """A record as text that every reader refuses: a repeated key."""
    return mistakes.key_twice(rng, record, ('"preset":', '"score":'))
