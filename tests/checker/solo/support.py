"""Prepared hands and packs for the cases. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random

from minchiate.cards import CODES, NUMBER_OF, mask_of_codes

from .hand import Hand, Move
from .options import PRESETS, SHAPES
from .packs import REST, ROBBED, Layout

PLAIN = ("C2", "C3", "C4", "C5")  # exposed by the seats, unless a case says otherwise


def numbers(codes):
    return [NUMBER_OF[code] for code in codes.split()]


def options_of(preset, **options):
    return {**PRESETS[preset], **options}


def arranged(preset, dealer=0, hands=(), exposed=PLAIN, robbed="", rest="", **options):
    """(a Hand before its first move, the cut that robs `robbed`); `hands` by seat, `rest` from its top."""
    rules = options_of(preset, **options)
    layout = Layout(random.Random(1), preset, rules, dealer, len(robbed.split()))
    last = [NUMBER_OF[code] for code in exposed[: layout.players]]
    for seat, card in enumerate(last):
        layout.wish(seat, [card])
    for zone, codes in (*enumerate(hands), (ROBBED, robbed), (REST, rest)):
        layout.wish(zone, numbers(codes))
        if not set(numbers(codes)) <= set(layout.zones[zone]):
            raise AssertionError("no room for %s" % codes)
    layout.fill(in_order=True)
    layout.expose(sum(1 << card for card in last))
    pack, lifted = layout.pack()
    return Hand(preset, rules, dealer, pack), lifted


def in_play(preset, hands, leader, piles=(), tricks=None, out=(), **options):
    """A Hand in the middle of play: the seats hold `hands` and have `piles`; each with a pile has won a trick.

    tricks: how many tricks each seat has won. Without them as many are played as leaves the hands' cards.
    """
    players = SHAPES[preset].players
    hand = Hand(preset, options_of(preset, **{"fola": "none", **options}), players - 1, list(range(97)))
    hand.scores, hand.out = [], list(out)
    hand.playing = [seat for seat in hand.order if seat not in out]
    hand.phase, hand.actor = "play", leader
    hand.hands = [mask_of_codes(codes) for codes in hands]
    hand.piles = [mask_of_codes(codes) for codes in piles] or [0] * players
    hand.tricks_won = list(tricks) if tricks else [int(bool(pile)) for pile in hand.piles]
    if not tricks:
        left = hand.shape.hand_size - max(len(codes.split()) for codes in hands)
        hand.tricks_won[leader] += left - sum(hand.tricks_won)
    return hand


def do(hand, seat, kind, value):
    """One move, its cards as text; the clauses that it breaks."""
    if kind in ("play", "give"):
        value = NUMBER_OF[value]
    elif kind == "discard":
        value = numbers(value)
    elif kind == "declare":
        value = [numbers(codes) for codes in value]
    return hand.apply(Move(seat, kind, value))


def play(hand, *moves):
    """Plays `seat card` or `seat kind value`; returns what the last move breaks, the others must be legal."""
    broken = []
    for text in moves:
        if broken:
            raise AssertionError("%s before %s" % (broken, text))
        seat, *words = text.split()
        broken = do(hand, int(seat), *(words if len(words) > 1 else ("play", *words)))
    return broken


def answer(hand, *answers):
    """OUT-1: `answers` of the seats that are asked, in turn."""
    for goes in answers:
        broken = do(hand, hand.actor, "out", goes)
        if broken:
            raise AssertionError(broken)


def silent(hand):
    """Nobody declares."""
    while hand.phase == "declare":
        do(hand, hand.actor, "declare", [])


def scored(hand):
    return [(entry["why"], entry["seat"], entry["points"], entry["cards"]) for entry in hand.scores]


def record_of(preset, dealer, pack, moves, **options):
    """A record of edition 1."""
    return {
        "format": "germini-hand/1",
        "game": "minchiate",
        "rules": {"preset": preset, "edition": 1, "options": options},
        "dealer": dealer,
        "pack": pack,
        "moves": moves,
    }


def trumps(first, last):
    """Codes of trumps in a row, upward or downward."""
    step = 1 if first <= last else -1
    return ["T%d" % number for number in range(first, last + step, step)]


def all_codes(*first):
    """A pack that begins with these codes, the others in the order of CODES."""
    return [*first, *(code for code in CODES if code not in first)]
