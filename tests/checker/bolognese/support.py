"""Prepared hands and packs for the cases. SPDX-License-Identifier: AGPL-3.0-or-later"""

import random

from .cards import CODES, UNDISCARDABLE
from .hand import Hand, Move
from .mattazza import new_hand
from .options import PRESETS, shape_of
from .packs import Layout


def codes(text):
    """The codes in a string separated by spaces; `T16-T5` stands for all trumps from 16 down to 5."""
    found = []
    for word in text.split():
        first, dash, last = word.partition("-")
        numbers = range(int(first[1:]), int(last[1:]) - 1, -1) if dash else ()
        found += ["T%d" % number for number in numbers] or [word]
    if len(set(found)) != len(found) or not set(found) <= set(CODES):
        raise AssertionError("no set of cards: %s" % text)
    return found


def pack_of(dealer, zones, seed=0, preset="ottocento", **options):
    """A pack that deals these cards to the zones of `packs` (a seat, `last`, `out` and so on), the others at random."""
    layout = Layout(random.Random(seed), dealer, shape_of(preset, options))
    for zone, text in zones.items():
        layout.wish(zone, codes(text))
        if not set(codes(text)) <= set(layout.zones[zone]):
            raise AssertionError("no room for %s" % text)
    return layout.pack()


def dealt(dealer, zones, score=(0, 0), preset="ottocento", seed=0, **options):
    """A Hand before its first move, dealt by `pack_of`."""
    pack = pack_of(dealer, zones, seed, preset, **options)
    return new_hand(preset, {**PRESETS[preset], **options}, dealer, list(score), pack)


def in_play(hands, leader, tricks=1, piles=("", ""), won=(1, 0), **options):
    """An ottocento in the middle of play: the seats hold `hands` and `leader` leads the trick after `tricks`."""
    hand = Hand("ottocento", {**PRESETS["ottocento"], **options}, 3, [0, 0], list(CODES))
    hand.hands = [codes(text) for text in hands]
    hand.piles = [set(codes(text)) for text in piles]
    hand.gone = hand.piles[0] | hand.piles[1]
    hand.tricks = [tricks * won[0], tricks * won[1]]
    hand.phase, hand.actor = "play", leader
    return hand


def play(hand, *moves):
    """Plays `seat card` or `seat card signal`; returns what the last move breaks, the others must be legal."""
    broken = []
    for text in moves:
        if broken:
            raise AssertionError("%s before %s" % (broken, text))
        seat, card, *signal = text.split()
        kind = "give" if signal == ["given"] else "play"
        said = signal[0] if signal and kind == "play" else None
        broken = hand.apply(Move(int(seat), kind, card, False, said))
    return broken


def do(hand, seat, kind, *values, out=False):
    """Another move: `do(hand, 3, "discard", "S10 S9")`, `do(hand, 0, "declare", "CK DK SK", …)`; what it breaks."""
    lists = [codes(value) for value in values]
    return hand.apply(Move(seat, kind, lists[0] if kind == "discard" else lists, out))


def discard_any(hand):
    """A discard of cards that may go, by the seat that is due."""
    cards = [card for card in hand.hands[hand.actor] if card not in UNDISCARDABLE]
    return hand.apply(Move(hand.actor, "discard", cards[: hand.discards_due()]))
