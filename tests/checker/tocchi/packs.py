"""Packs for random hands: shuffled ones, and ones arranged so that rare cases are frequent.

Cards are assigned to zones (a seat, the top of the stock), which are laid out in the order of the deal.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import CARD_AT, CODES, MATTO, PLACE, ROWS
from .hand import FACE_UP
from .versicole import KINDS

STOCK = "stock"


class Layout:
    """Where every card shall come to lie, for one dealer and number of players."""

    def __init__(self, rng, players, dealer):
        self.rng, self.players = rng, players
        self.order = [(dealer + step) % players for step in range(1, players + 1)]
        self.zones = {zone: [] for zone in (*self.order, STOCK)}
        self.free = set(CODES)

    def room(self, zone):
        total = FACE_UP if zone != STOCK else len(CODES) - FACE_UP * self.players
        return total - len(self.zones[zone])

    def wish(self, zone, cards):
        """Puts as many of `cards` into the zone as are free and fit, a stock's in this order on top."""
        for card in cards:
            if card in self.free and self.room(zone):
                self.zones[zone].append(card)
                self.free.discard(card)

    def pack(self):
        """The pack from its top; unassigned cards are placed at random."""
        rest = sorted(self.free)
        self.rng.shuffle(rest)
        for zone, cards in self.zones.items():
            while self.room(zone):
                cards.append(rest.pop())
        return [card for zone in (*self.order, STOCK) for card in self.zones[zone]]


def _some(rng, cards, least, most):
    """So many of the cards in random order."""
    cards = list(cards)
    return rng.sample(cards, min(len(cards), rng.randint(least, most)))


def _versicole(layout, rng):
    """Two players have most of a versicola each, whose other cards are turned early."""
    missing = []
    for seat in _some(rng, layout.order, 1, 2):
        cards = sorted(rng.choice(KINDS[rng.choice(sorted(KINDS))]))
        held = _some(rng, cards, 1, 3)
        layout.wish(seat, held)
        missing += [card for card in cards if card not in held]
        if rng.random() < 0.5:
            # The missing cards are taken if their neighbours are held.
            places = [PLACE[card] for card in missing if card != MATTO]
            beside = [CARD_AT.get((row, number + step)) for row, number in places for step in (-1, 1)]
            layout.wish(seat, [card for card in beside if card])
    layout.wish(STOCK, rng.sample(missing, len(missing)))


def _gaps(layout, rng):
    """Every other card of a row in one hand, with the cards between in another or turned early (TOC-10, TOC-12)."""
    row = rng.choice(ROWS)
    highest = 40 if row == "T" else 14
    first = rng.randint(1, highest - 4)
    seat = rng.choice(layout.order)
    layout.wish(seat, [CARD_AT[row, number] for number in range(first, min(first + 9, highest + 1), 2)])
    between = [CARD_AT[row, number] for number in range(first + 1, min(first + 9, highest), 2)]
    layout.wish(rng.choice(layout.order), _some(rng, between, 0, 2))
    if rng.random() < 0.7:
        layout.wish(STOCK, _some(rng, CODES, 0, 6))
        layout.wish(STOCK, rng.sample(between, len(between)))


def _shared(layout, rng):
    """Two players surround the same cards, so that many go to the middle and the pack may run out."""
    row = rng.choice(ROWS)
    highest = 40 if row == "T" else 14
    start = rng.randint(1, 3)
    for place, number in enumerate(range(start, highest + 1, 2)):
        layout.wish(layout.order[place % layout.players], [CARD_AT[row, number]])
    if rng.random() < 0.5:
        for seat in layout.order:
            layout.wish(seat, rng.sample([code for code in CODES if code[0] == "T"], 40))


def _one_row(layout, rng):
    """All face-up cards from two rows, so that most cards turned are of rows that nobody has."""
    rows = rng.sample(ROWS, 1 if layout.players == 2 else 2)
    if layout.players > 2 and "T" not in rows:
        rows[0] = "T"
    cards = [card for card in CODES if card[0] in rows]
    for seat in layout.order:
        layout.wish(seat, rng.sample(cards, len(cards)))


def _matto(layout, rng):
    """The Matto is the first or the last card turned."""
    if rng.random() < 0.5:
        layout.wish(STOCK, [MATTO])
    else:
        others = sorted(set(CODES) - {MATTO})
        for seat in layout.order:
            layout.wish(seat, rng.sample(others, FACE_UP * layout.players))
        layout.wish(STOCK, rng.sample(others, len(others)) + [MATTO])


_KINDS = ((30, None), (20, _versicole), (20, _gaps), (12, _shared), (12, _one_row), (6, _matto))


def random_pack(rng, players, dealer):
    """(kind, the pack from its top)."""
    arrange = rng.choices(_KINDS, [weight for weight, _ in _KINDS])[0][1]
    layout = Layout(rng, players, dealer)
    if arrange:
        arrange(layout, rng)
    return arrange.__name__[1:] if arrange else "shuffled", layout.pack()
