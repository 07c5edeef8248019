"""Prepared hands and packs for the cases. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random

from .cards import CODES
from .hand import KINDS, Hand, Move
from .options import PRESETS
from .packs import Layout

DEALER = 3  # unless a case says otherwise: P1 to P4 are the seats 0 to 3


def codes(text):
    """The codes in a string separated by spaces."""
    found = text.split()
    if len(set(found)) != len(found) or not set(found) <= set(CODES):
        raise AssertionError("no set of cards: %s" % text)
    return found


def options_of(preset="tortorici2014", **options):
    return {**PRESETS[preset], **options}


def pack_of(zones, dealer=DEALER, seed=0):
    """A pack that deals these cards to a seat or the monte first, in this order, and the others at random."""
    layout = Layout(random.Random(seed), dealer)
    for zone, text in zones.items():
        layout.wish(zone, codes(text))
        if not set(codes(text)) <= set(layout.zones[zone]):
            raise AssertionError("no room for %s" % text)
    return layout.pack(in_order=True)


def dealt(zones, preset="tortorici2014", dealer=DEALER, **options):
    """A Hand before its first move, dealt by `pack_of`."""
    return Hand(options_of(preset, **options), dealer, pack_of(zones, dealer))


def in_play(hands, leader, taken=("", ""), tricks=(0, 0), discards="", preset="tortorici2014", **options):
    """A Hand in the middle of play: the seats hold `hands`, `leader` leads, each side has `taken` cards."""
    hand = Hand(options_of(preset, **options), DEALER, list(CODES))
    hand.hands = [codes(text) for text in hands]
    hand.taken = [codes(text) for text in taken]
    hand.played = hand.taken[0] + hand.taken[1]
    hand.tricks, hand.discards = list(tricks), codes(discards)
    hand.phase, hand.actor = "play", leader
    return hand


def do(hand, seat, kind, value, *calls):
    """One move; what it breaks. A discard may be a text."""
    if kind not in KINDS:
        raise AssertionError("no kind of move: %s" % kind)
    if kind == "discard":
        value = value.split()
    return hand.apply(Move(seat, kind, value, calls))


def play(hand, *moves):
    """Plays `seat card` or `seat card call…`; returns what the last move breaks, the others must be legal."""
    broken = []
    for text in moves:
        if broken:
            raise AssertionError("%s before %s" % (broken, text))
        seat, card, *calls = text.split()
        broken = do(hand, int(seat), "play", card, *calls)
    return broken


def speak(hand, *moves):
    """Exposures, announcements and words, each (seat, value); returns what the last move breaks.

    The value is a list for an exposure, an announcement, or `mischio` or `tengo` of P3 and P4.
    """
    broken = []
    for seat, value in moves:
        if broken:
            raise AssertionError("%s before %s" % (broken, value))
        kind = {list: "expose", dict: "announce", str: "say"}[type(value)]
        broken = do(hand, seat, kind, value)
    return broken
