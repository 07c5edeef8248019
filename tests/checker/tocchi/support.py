"""Prepared hands for the cases. SPDX-License-Identifier: AGPL-3.0-or-later"""

from .cards import CODES
from .hand import FACE_UP, Hand, Move
from .options import PRESETS

# Cards that fill up hands: no seven of them in a row are two at distance 1 or 2. Cases turn cups and trumps.
FILLERS = [suit + rank for ranks in ("1 4 7 10 Q", "2 5 8 J") for suit in "SBD" for rank in ranks.split()]


def codes(text):
    """The codes in a string separated by spaces."""
    found = text.split()
    if len(set(found)) != len(found) or not set(found) <= set(CODES):
        raise AssertionError("no set of cards: %s" % text)
    return found


def options_of(preset, players, **options):
    return {**PRESETS[preset], "players": players, **options}


def pack_of(hands, turned, dealer):
    """A pack that deals these hands, by seat, and then turns these cards; the rest in the order of CODES.

    A hand of fewer than seven cards is filled up with FILLERS.
    """
    hands, top = [codes(text) for text in hands], codes(turned)
    named = {card for cards in (*hands, top) for card in cards}
    fillers = [card for card in FILLERS if card not in named]
    for cards in hands:
        while len(cards) < FACE_UP:
            cards.append(fillers.pop(0))
    seats = [(dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    pack = [card for seat in seats for card in hands[seat]] + top
    pack += [card for card in CODES if card not in pack]
    if len(pack) != len(CODES):
        raise AssertionError("not 97 cards")
    return pack


def dealt(preset, hands, turned="", dealer=None, score=None, **options):
    """A Hand before its first card; without `dealer` the last seat deals, so that seat 0 is the first."""
    players = len(hands)
    dealer = players - 1 if dealer is None else dealer
    rules = options_of(preset, players, **options)
    return Hand(preset, rules, dealer, pack_of(hands, turned, dealer), score)


def turn(hand, count=1):
    """Turns so many cards; what the last turn breaks."""
    broken = []
    for _ in range(count):
        broken = hand.apply(Move(hand.dealer, "turn", True))
    return broken


def call(hand, *seats):
    """Turns a card and answers for every seat that is asked: `seats` call. Those must be asked."""
    turn(hand)
    if not set(seats) <= set(hand.due()):
        raise AssertionError("not asked: %s" % (seats,))
    for seat in hand.due():
        hand.apply(Move(seat, "call", seat in seats))


def marks(hand):
    """Each mark as `why seat marks card`, a dash where there is no card."""
    return ["%s %d %d %s" % (one["why"], one["seat"], one["marks"], one["card"] or "-") for one in hand.marks]


def ended(hand):
    """(how, winner) of a hand; (None, None) under way."""
    return hand.how, hand.winner
