"""Packs for random hands: shuffled ones, and ones arranged so that rare cases are frequent.

A pack is filled backwards: cards are assigned to zones (a seat's 15 cards, the dealer's last two) and the
zones laid out in the order of the deal. SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import (
    ACES,
    ANGELO,
    BEGATO,
    CODES,
    CONTATORI,
    HEADS,
    JACKS,
    KINGS,
    KNIGHTS,
    MATTO,
    MORI,
    NUMERI,
    PIPS,
    QUEENS,
    SCAVEZZO,
    SUITS,
    TAROCCHI,
    VALUE,
)
from .hand import DISCARDS, PACKET, ROUNDS

LAST = "last"  # the dealer's last two
_CLASSES = (TAROCCHI, KINGS, QUEENS, KNIGHTS, JACKS)


class Layout:
    """The target zone of every card, for one dealer."""

    def __init__(self, rng, dealer):
        self.rng = rng
        self.dealer = dealer
        self.room = {seat: PACKET * ROUNDS for seat in range(4)}
        self.room[LAST] = DISCARDS
        self.zones = {zone: [] for zone in self.room}
        self.free = set(CODES)

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

    def pack(self):
        """The pack from its top; unassigned cards are placed at random."""
        rest = sorted(self.free)
        self.rng.shuffle(rest)
        for zone, cards in self.zones.items():
            while len(cards) < self.room[zone]:
                cards.append(rest.pop())
            self.rng.shuffle(cards)
        pack = []
        for start in range(0, PACKET * ROUNDS, PACKET):
            for step in (1, 2, 3, 4):
                pack += self.zones[(self.dealer + step) % 4][start : start + PACKET]
        return pack + self.zones[LAST]


def _some(rng, cards, least, most=None):
    """So many of the cards in random order."""
    return rng.sample(cards, min(len(cards), rng.randint(least, least if most is None else most)))


def _contatori(rng):
    return _some(rng, CONTATORI, rng.choice((0, 1, 2, 2)))


def _rich(layout, rng):
    """One hand with many declarations."""
    seat = rng.randint(0, 3)
    layout.wish(seat, _contatori(rng))
    worthy = list(VALUE) + list(ACES + MORI + HEADS)
    layout.wish(seat, _some(rng, worthy, 6, 14))


def _same_cards(layout, rng):
    """Tarocchi that form a cricca and a Grande at once."""
    seat = rng.randint(0, 3)
    layout.wish(seat, [ANGELO, *_some(rng, ("T19", BEGATO, MATTO), 2, 3)])
    if rng.random() < 0.4:
        layout.wish(seat, _some(rng, HEADS + SCAVEZZO[:3], 1, 3))
    for head in HEADS:
        layout.wish((seat + rng.choice((1, 3))) % 4, [head])


def _doubled(layout, rng):
    """Three cricche or three sequences in one hand."""
    seat = rng.randint(0, 3)
    if rng.random() < 0.5:
        for cards in rng.sample(_CLASSES, 3):
            layout.wish(seat, _some(rng, cards, 3, 4))
        return
    layout.wish(seat, CONTATORI)
    families = [(suit + "K", *_some(rng, [suit + "Q", suit + "N", suit + "J"], 1, 2)) for suit in SUITS]
    families += [_some(rng, ACES, 2, 3), _some(rng, MORI, 2, 3), (ANGELO, rng.choice(HEADS))]
    for cards in rng.sample(families, rng.randint(3, 5)):
        layout.wish(seat, cards)


def _row(rng):
    """Cards of a long Grande with a few gaps, including forbidden ones."""
    gaps = rng.sample(range(12), rng.choice((0, 1, 1, 2, 2, 3)))
    if rng.random() < 0.3:
        at = rng.choice((0, 0, 4, 10))
        gaps = [at, at + 1]
    row = [card for place, card in enumerate(SCAVEZZO) if place not in gaps]
    return [ANGELO, *_some(rng, HEADS, 1, 3), *_some(rng, CONTATORI, 1, 2), *row]


def _grande(layout, rng):
    """A long Grande in one hand."""
    seat, row = rng.randint(0, 3), _row(rng)
    layout.wish(seat, row)
    # Cards missing from the row must not return to it by chance.
    for card in HEADS + SCAVEZZO + CONTATORI:
        if card not in row:
            layout.wish((seat + rng.randint(1, 3)) % 4, [card])


def _long_pile(layout, rng):
    """One side has nearly all trumps, so that its pile holds a long Grande, with or without the Mori."""
    side = rng.randint(0, 1)
    layout.wish_side(side, _row(rng))
    layout.wish_side(side, _some(rng, MORI, 0, 4))
    layout.wish_side(1 - side, _some(rng, KINGS, 2, 4))


def _lopsided(layout, rng):
    """All tricks for one side: cappotto, with and without the Matto and the discards."""
    side = rng.randint(0, 1)
    layout.wish_side(rng.choice((side, 1 - side)), [MATTO])
    few = rng.choice((0, 0, 0, 1, 3, 6))
    layout.wish_side(1 - side, _some(rng, NUMERI, few))
    layout.wish_side(side, _some(rng, NUMERI, len(NUMERI)))
    layout.wish_side(side, _some(rng, KINGS + QUEENS, 8))


def _debt(layout, rng):
    """A side with the Matto that wins one trick, without a pip in it."""
    dealer = layout.dealer
    if rng.random() < 0.5:
        angel = (dealer + 1) % 4  # the leader leads it
    else:
        angel = (dealer + rng.choice((2, 4))) % 4  # the player's only trump
    partner, others = (angel + 2) % 4, (angel + 1) % 2
    layout.wish(angel, [ANGELO])
    layout.wish(rng.choice((angel, partner)), [MATTO])
    layout.wish(partner, _some(rng, ACES + JACKS + KNIGHTS, 3, 6))
    if rng.random() < 0.5:
        layout.wish(partner, [rng.choice(MORI)])
    layout.wish_side(others, _some(rng, NUMERI, len(NUMERI)))
    layout.wish_side(others, KINGS + QUEENS)
    if angel % 2 == dealer % 2:
        layout.wish(LAST, _some(rng, ACES + JACKS + KNIGHTS, 2))
    for seat in (angel, partner):
        layout.wish(seat, _some(rng, PIPS, 15))


def _first_look(layout, rng):
    """The dealer's first fifteen cards have enough to call out with."""
    seat = layout.dealer if rng.random() < 0.6 else rng.randint(0, 3)
    family = rng.choice((*_CLASSES, MORI, ACES))
    layout.wish(seat, _some(rng, family, 3, 4))
    layout.wish(seat, _some(rng, CONTATORI, 0, 1))


_KINDS = (
    (24, None),
    (10, _rich),
    (8, _same_cards),
    (8, _doubled),
    (12, _grande),
    (10, _long_pile),
    (10, _lopsided),
    (9, _debt),
    (9, _first_look),
)
_WEIGHTS = [weight for weight, _ in _KINDS]


def random_pack(rng, dealer):
    """(kind, the pack from its top)."""
    arrange = rng.choices(_KINDS, _WEIGHTS)[0][1]
    layout = Layout(rng, dealer)
    if arrange:
        arrange(layout, rng)
    return arrange.__name__[1:] if arrange else "shuffled", layout.pack()
