"""Packs for random hands: shuffled ones, and ones arranged so that rare cases are frequent.

A pack is filled backwards: cards are assigned to zones (a seat, the monte) and the zones laid out in the order of the
deal. SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections

from .cards import ARIE, CODES, COURT, DECINE, FUJUTU, KINGS, SUIT, SUITS, TRUMPS
from .hand import MONTE, PACKET, PLAYERS, ROUNDS

LAST = "monte"


def places(dealer):
    """The zone of each card of a pack, from its top."""
    seats = [(dealer + step) % PLAYERS for step in range(1, PLAYERS + 1)]
    return [seat for seat in seats for _ in range(PACKET)] * ROUNDS + [LAST] * MONTE


class Layout:
    """Where every card shall come to lie, for one dealer."""

    def __init__(self, rng, dealer):
        self.rng = rng
        self.dealer = dealer
        self.places = places(dealer)
        self.room = collections.Counter(self.places)
        self.zones = {zone: [] for zone in self.room}
        self.free = set(CODES)

    def seat(self):
        """Any seat."""
        return self.rng.randrange(PLAYERS)

    def wish(self, zone, cards):
        """Puts as many of `cards` into the zone as are free and fit."""
        for card in cards:
            if card in self.free and len(self.zones[zone]) < self.room[zone]:
                self.zones[zone].append(card)
                self.free.discard(card)

    def wish_side(self, side, cards):
        """The same, each card to either seat of the side."""
        for card in cards:
            zones = [side, side + 2]
            self.rng.shuffle(zones)
            for zone in zones:
                self.wish(zone, [card])

    def pack(self, in_order=False):
        """The pack from its top; unassigned cards are placed at random, and a zone's cards unless `in_order`."""
        rest = sorted(self.free)
        self.rng.shuffle(rest)
        for zone, cards in self.zones.items():
            while len(cards) < self.room[zone]:
                cards.append(rest.pop())
            if not in_order:
                self.rng.shuffle(cards)
        taken = {zone: iter(cards) for zone, cards in self.zones.items()}
        return [next(taken[zone]) for zone in self.places]


def _some(rng, cards, least, most):
    """So many of the cards in random order."""
    return rng.sample(cards, rng.randint(least, most))


def _spoken(layout, rng):
    """Both speakers have much to announce."""
    for place in (1, 2):
        seat = (layout.dealer + place) % PLAYERS
        layout.wish(seat, _some(rng, DECINE + ARIE[1:] + KINGS, 3, 6))


def _high(layout, rng):
    """The highest trumps in one or two hands, for the calls that name them."""
    seat = layout.seat()
    layout.wish(seat, [card for card in ARIE if rng.random() < 0.85])
    layout.wish(seat, [card for card in ("T15", "T14", "T13") if rng.random() < 0.6])
    layout.wish((seat + 2) % PLAYERS, ARIE)


def _long_suit(layout, rng):
    """Most cards of a suit in one hand, so that others are void."""
    seat, suit = layout.seat(), rng.choice(SUITS)
    cards = [card for card in CODES if SUIT.get(card) == suit]
    layout.wish(seat, _some(rng, cards, len(cards) - 2, len(cards)))
    if rng.random() < 0.5:
        layout.wish(seat, [rng.choice((FUJUTU, "T20"))])


def _poor(layout, rng):
    """A side with the Fujutu and hardly a trump, which may win no trick, or only one of counting cards."""
    side = rng.choice((0, 1))
    one, other = rng.sample((side, side + 2), 2)
    layout.wish(one, [FUJUTU])
    if rng.random() < 0.6:
        layout.wish(other, ["T20"])
        layout.wish_side(side, [suit + rank for suit in SUITS for rank in "NJ"])
    if side == layout.dealer % 2:
        layout.wish(LAST, _some(rng, [suit + rank for suit in SUITS for rank in "QNJ56"], 3, 3))
    layout.wish_side(1 - side, TRUMPS[::-1])
    layout.wish_side(1 - side, KINGS + COURT)


def _buried(layout, rng):
    """The dealer has the Fujutu and more honours than others, which `none` lets it discard."""
    layout.wish(LAST, [FUJUTU])
    layout.wish(layout.dealer, _some(rng, KINGS + ARIE, 4, 8))


_KINDS = (
    (30, None),
    (20, _spoken),
    (15, _high),
    (12, _long_suit),
    (18, _poor),
    (5, _buried),
)


def random_pack(rng, dealer):
    """(kind, the pack from its top)."""
    arrange = rng.choices(_KINDS, [weight for weight, _ in _KINDS])[0][1]
    layout = Layout(rng, dealer)
    if arrange:
        arrange(layout, rng)
    return arrange.__name__[1:] if arrange else "shuffled", layout.pack()
