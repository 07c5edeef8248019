"""Packs for random hands: shuffled ones, and ones arranged so that rare cases are frequent.

A pack is filled backwards: cards are assigned to zones (a seat's first cards, the dealer's last two or the pozzo, the
second deal in games for two, what is out of play) and the zones laid out in the order of the deal.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections

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
from .options import SHAPES

LAST = "last"  # the dealer's last two, in terziglio the pozzo
OUT = "out"  # the cards out of play
SECOND = ("second 0", "second 1")  # what each seat gets in the second deal
_CLASSES = (TAROCCHI, KINGS, QUEENS, KNIGHTS, JACKS)


def places(shape, dealer):
    """The zone of target card of a pack, from its top."""
    seats = [(dealer + step + 1) % shape.players for step in range(shape.players)]
    found = [seat for seat in seats for _ in range(shape.packet)] * shape.rounds + [LAST] * shape.talon
    if shape.second_rounds:
        found += [SECOND[seat] for seat in seats for _ in range(shape.packet)] * shape.second_rounds
    return found + [OUT] * (len(CODES) - len(found))


def seat_of(card, pack, shape, dealer):
    """The seat to which the pack deals the card, or None if it is out of play or in the pozzo."""
    zone = places(shape, dealer)[pack.index(card)]
    if zone in SECOND:
        return SECOND.index(zone)
    return {LAST: None if shape.alone else dealer, OUT: None}.get(zone, zone)


class Layout:
    """Where every card shall come to lie, for one dealer."""

    def __init__(self, rng, dealer, shape=SHAPES["ottocento"]):
        self.rng = rng
        self.dealer = dealer
        self.shape = shape
        self.soloist = rng.randrange(shape.players) if shape.alone else None  # who shall play alone
        self.places = places(shape, dealer)
        self.room = collections.Counter(self.places)
        self.zones = {zone: [] for zone in self.room}
        self.free = set(CODES)

    def seat(self):
        """Any seat."""
        return self.rng.randrange(self.shape.players)

    def opponent(self, seat):
        """Any seat of the other side."""
        return self.rng.choice(self.seats_of(1 - self.side_of(seat)))

    def side_of(self, seat):
        """The seat's side."""
        return self.shape.side_of(seat, self.soloist)

    def seats_of(self, side):
        """The seats of a side."""
        return [seat for seat in range(self.shape.players) if self.side_of(seat) == side]

    def other(self, seat):
        """Any other seat."""
        return (seat + self.rng.randint(1, self.shape.players - 1)) % self.shape.players

    def wish(self, zone, cards):
        """Puts as many of `cards` into the zone as are free and fit; a seat may get the rest in the second deal."""
        zones = [zone]
        if self.shape.second_rounds and zone in (0, 1):
            zones.append(SECOND[zone])
        for card in cards:
            room = [name for name in zones if len(self.zones.get(name, ())) < self.room[name]]
            if card in self.free and room:
                self.zones[room[0]].append(card)
                self.free.discard(card)

    def wish_side(self, side, cards):
        """The same, each card to either seat of the side."""
        for card in cards:
            zones = self.seats_of(side)
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
        taken = {zone: iter(cards) for zone, cards in self.zones.items()}
        return [next(taken[zone]) for zone in self.places]


def _some(rng, cards, least, most=None):
    """So many of the cards in random order."""
    return rng.sample(cards, min(len(cards), rng.randint(least, least if most is None else most)))


def _contatori(rng):
    return _some(rng, CONTATORI, rng.choice((0, 1, 2, 2)))


def _rich(layout, rng):
    """One hand with many declarations."""
    seat = layout.seat()
    layout.wish(seat, _contatori(rng))
    worthy = list(VALUE) + list(ACES + MORI + HEADS)
    layout.wish(seat, _some(rng, worthy, 6, 14))


def _same_cards(layout, rng):
    """Tarocchi that form a cricca and a Grande at once."""
    seat = layout.seat()
    layout.wish(seat, [ANGELO, *_some(rng, ("T19", BEGATO, MATTO), 2, 3)])
    if rng.random() < 0.4:
        layout.wish(seat, _some(rng, HEADS + SCAVEZZO[:3], 1, 3))
    for head in HEADS:
        layout.wish(layout.opponent(seat), [head])


def _doubled(layout, rng):
    """Three cricche or three sequences in one hand."""
    seat = layout.seat()
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
    seat, row = layout.seat(), _row(rng)
    layout.wish(seat, row)
    # Cards missing from the row must not return to it by chance.
    for card in HEADS + SCAVEZZO + CONTATORI:
        if card not in row:
            layout.wish(layout.other(seat), [card])


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
    layout.wish(LAST if layout.shape.alone else OUT, NUMERI)
    layout.wish_side(side, _some(rng, KINGS + QUEENS, 8))


def _debt(layout, rng):
    """A side with the Matto that wins one trick, without a pip in it."""
    if layout.shape.alone:
        _debt_of_three(layout, rng)
        return
    dealer, players = layout.dealer, layout.shape.players
    if rng.random() < 0.5:
        angel = (dealer + 1) % players  # this seat leads it
    else:
        angel = (dealer + rng.choice((2, 4))) % players  # the this seat's only trump
    partner, others = (angel + 2) % players, (angel + 1) % 2  # in games for two nobody else
    layout.wish(angel, [ANGELO])
    layout.wish(rng.choice((angel, partner)), [MATTO])
    more = layout.shape.exchanged  # discards, which must hold no pip either
    layout.wish(partner, _some(rng, ACES + JACKS + KNIGHTS, max(3, more), max(6, more)))
    if rng.random() < 0.5:
        layout.wish(partner, [rng.choice(MORI)])
    layout.wish_side(others, _some(rng, NUMERI, len(NUMERI)))
    layout.wish_side(others, KINGS + QUEENS)
    layout.wish(OUT, NUMERI + KINGS)
    if angel % 2 == dealer % 2:
        layout.wish(LAST, _some(rng, ACES + JACKS + KNIGHTS, 2))
    for seat in (angel, partner):
        layout.wish(seat, _some(rng, PIPS, 15))


def _debt_of_three(layout, rng):
    """The leader takes a trick in which the partner covers the Matto, or the soloist takes two besides it."""
    soloist, leader, partner = ((layout.soloist + step) % 3 for step in range(3))
    if rng.random() < 0.5:
        layout.wish(leader, [ANGELO])
        layout.wish(partner, [MATTO])
        layout.wish(soloist, _some(rng, NUMERI, len(NUMERI)))
    else:
        layout.wish(soloist, [ANGELO, "T19", MATTO])
        layout.wish_side(1, _some(rng, NUMERI, len(NUMERI)))
        layout.wish(soloist, _some(rng, PIPS, 15))
    layout.wish(LAST, NUMERI)


def _pozzo(layout, rng):
    """The Matto in a pozzo without pips; the soloist can win the last tricks, an odd number, with trumps."""
    highest = rng.choice((5, 7, 7, 7))
    layout.wish(layout.soloist, NUMERI[-highest:])
    weak = [suit + rank for suit in "CD" for rank in ("10", "9", "8")]
    weak += [suit + rank for suit in "SB" for rank in ("6", "7", "8")]
    layout.wish(layout.soloist, _some(rng, weak, len(weak)))
    layout.wish(LAST, [MATTO, *NUMERI[:7]])


def _first_look(layout, rng):
    """The dealer's first fifteen cards have enough to call out with."""
    seat = layout.dealer if rng.random() < 0.6 else layout.seat()
    family = rng.choice((*_CLASSES, MORI, ACES))
    layout.wish(seat, _some(rng, family, 3, 4))
    layout.wish(seat, _some(rng, CONTATORI, 0, 1))


def _duro(layout, rng):
    """One seat with the best cards, so that another may take no trick; that one may hold the Matto."""
    seat = layout.seat()
    layout.wish(seat, [card for card in NUMERI[::-1] + KINGS if rng.random() < 0.8])
    if rng.random() < 0.6:
        layout.wish(layout.other(seat), [MATTO])
    layout.wish(OUT, _some(rng, NUMERI, 0, len(NUMERI)))


def _owing(layout, rng):
    """The leader has the Matto and takes the first trick only, in which every other card may have a value."""
    leader, players = (layout.dealer + 1) % layout.shape.players, layout.shape.players
    others = [(leader + step) % players for step in range(1, players)]
    rng.shuffle(others)
    layout.wish(leader, [ANGELO, MATTO])
    for seat, trump in zip(others, rng.sample(("T19", BEGATO), rng.randint(0, 2))):
        layout.wish(seat, [trump])
    layout.wish(OUT, _some(rng, NUMERI, len(NUMERI)))
    layout.wish(others[0], NUMERI)
    layout.wish(others[1], NUMERI)
    worthy = [card for card in VALUE if card not in TAROCCHI]
    rng.shuffle(worthy)
    for seat in others:
        layout.wish(seat, [worthy.pop(), worthy.pop()])
    layout.wish(leader, _some(rng, ACES + PIPS, 10))


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
_KINDS_ALONE = (*_KINDS[:-1], (9, _pozzo))
_KINDS_EACH = ((40, None), (15, _rich), (15, _doubled), (15, _grande), (20, _duro), (15, _owing))


def random_pack(rng, dealer, shape):
    """(kind, the pack from its top, who shall play alone or None)."""
    kinds = _KINDS_ALONE if shape.alone else _KINDS_EACH if shape.each else _KINDS
    arrange = rng.choices(kinds, [weight for weight, _ in kinds])[0][1]
    layout = Layout(rng, dealer, shape)
    if shape.alone and rng.random() < 0.15:
        layout.wish(LAST, [MATTO])
    if arrange:
        arrange(layout, rng)
    return arrange.__name__[1:] if arrange else "shuffled", layout.pack(), layout.soloist
