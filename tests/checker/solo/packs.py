"""Packs for random hands: shuffled ones, and ones arranged so that rare rules are frequent.

An arranged pack assigns cards to zones (a seat's dealt cards, the rest, the robbed ones), lays the zones out in the
order of the deal, and undoes the cut. SPDX-License-Identifier: AGPL-3.0-or-later
"""

from minchiate.cards import (
    BANNED,
    CARTIGLIE,
    COUNTING,
    KINGS,
    MATTO,
    PACK_SIZE,
    ROBBABLE,
    STRENGTH,
    SUIT_MASK,
    TRUMP_MASK,
    WORTHLESS,
    cards_in,
    trump,
)

from .deal import seats_from
from .hand import MOST_LIFTED
from .options import ROB_LIMIT, SHAPES

ROBBED = "robbed"
REST = "rest"


def _pick(rng, mask, count=PACK_SIZE):
    """Up to `count` cards of the set at random."""
    cards = cards_in(mask)
    rng.shuffle(cards)
    return cards[:count]


class Layout:
    """The target zone of every card, for one dealer and these rules, with `robbed` cards robbed by the cutter."""

    def __init__(self, rng, preset, options, dealer, robbed=0):
        self.rng, self.options, self.dealer = rng, options, dealer
        self.shape = SHAPES[preset]
        self.players = self.shape.players
        self.order = seats_from((dealer + 1) % self.players, self.players)
        if options["fola"] == "none":
            robbed = 0
        size = self.shape.hand_size
        self.room = {seat: size for seat in range(self.players)}
        self.room[REST] = PACK_SIZE - self.players * size - robbed
        self.room[ROBBED] = robbed
        self.zones = {zone: [] for zone in self.room}
        self.free = set(range(PACK_SIZE))

    @property
    def cutter(self):
        return self.order[-2]

    def wish(self, zone, cards):
        """Puts as many of `cards` into the zone as are free and fit; in the rest the first are on top."""
        for card in cards:
            if card in self.free and len(self.zones[zone]) < self.room[zone]:
                self.zones[zone].append(card)
                self.free.discard(card)

    def fill(self, in_order=False):
        """Places all others at random; robbed cards must be robbable. in_order: cards wished for are dealt first."""
        self.wish(ROBBED, _pick(self.rng, ROBBABLE))
        others = sorted(self.free)
        self.rng.shuffle(others)
        for zone, cards in self.zones.items():
            while len(cards) < self.room[zone]:
                cards.append(others.pop())
        self.free.clear()
        for seat in range(0 if in_order else self.players):
            self.rng.shuffle(self.zones[seat])

    def expose(self, mask):
        """Each seat's last card is one of the set, if it has one."""
        for seat in range(self.players):
            cards = self.zones[seat]
            cards.sort(key=lambda card: mask >> card & 1)

    def pack(self):
        """(the pack, the number of cards to lift for this layout, None if there is no cut)."""
        rng, zones = self.rng, self.zones
        dealt, start = [], 0
        if len(zones[ROBBED]) < ROB_LIMIT:
            self._stop_robbing(zones[REST])
        for count in self.shape.packets:
            for seat in self.order:
                dealt += zones[seat][start : start + count]
            start += count
        dealt += zones[REST]
        if self.options["fola"] == "none":
            return dealt, None
        robbed = zones[ROBBED]
        lifts = range(max(1, len(robbed)), MOST_LIFTED + 1)
        lifted = rng.choice(lifts)
        if rng.random() < 0.08 and lifts[0] == len(robbed):
            lifted = lifts[0]  # D-3: the packet runs out
        under = PACK_SIZE - lifted
        return dealt[under:] + robbed[::-1] + dealt[:under], lifted

    @staticmethod
    def _stop_robbing(rest):
        """The last card of the deal ends the cutter's robbing."""
        stoppers = [at for at, card in enumerate(rest) if not ROBBABLE >> card & 1]
        if stoppers:
            at = stoppers[-1]
            rest[at], rest[-1] = rest[-1], rest[at]


def _few(rng):
    return rng.choice((0, 0, 0, 1, 2, 3, 5, 8))


def _robbing(rng, *rules):
    """Much is robbed by the cutter, the dealer, or both."""
    layout = Layout(rng, *rules, rng.choice((0, 1, 4, 7, 11, 12, 13, 13, 13)))
    if rng.random() < 0.6:
        layout.wish(REST, _pick(rng, ROBBABLE, rng.choice((1, 2, 4, 8, 16, 20))))
    return layout


def _exposed(rng, *rules):
    """The last cards dealt count."""
    layout = Layout(rng, *rules, _few(rng))
    layout.fill()
    layout.expose(rng.choice((COUNTING, COUNTING, KINGS, 1 << MATTO, TRUMP_MASK & ~COUNTING)))
    return layout


def _rich_rest(rng, *rules):
    """The dealer takes much, the 29 too."""
    layout = Layout(rng, *rules, _few(rng))
    layout.wish(REST, _pick(rng, CARTIGLIE, 1))
    layout.wish(REST, [trump(29)] if rng.random() < 0.6 else [])
    layout.wish(REST, _pick(rng, COUNTING, rng.randint(0, 12)))
    return layout


def _poor_rest(rng, *rules):
    """Nothing to rob, nothing to take."""
    layout = Layout(rng, *rules)
    layout.wish(REST, _pick(rng, CARTIGLIE))
    return layout


def _lopsided(rng, *rules):
    """One seat has the highest trumps: others win no trick, even with the Matto."""
    layout = Layout(rng, *rules)
    strong = rng.randrange(layout.players)
    weak = (strong + rng.randint(1, layout.players - 1)) % layout.players
    layout.wish(weak, [MATTO] if rng.random() < 0.8 else [])
    highest = sorted(cards_in(TRUMP_MASK), reverse=True)
    layout.wish(strong, highest)
    layout.wish(REST, highest)
    return layout


def _debt(rng, *rules):
    """The first to lead wins one trick of cards none of which is worthless, then no other, and has the Matto."""
    layout = Layout(rng, *rules)
    first, others = layout.order[0], layout.order[1:]
    best = rng.choice((40, 40, 40, 39, 37, 35, 31))
    layout.wish(REST, _pick(rng, CARTIGLIE, 1))
    layout.wish(first, [trump(best), MATTO])
    layout.wish(REST, [trump(number) for number in range(best + 1, 41)])
    layout.wish(REST, _pick(rng, WORTHLESS & TRUMP_MASK & ~(1 << trump(14))))
    if rng.random() < 0.7:
        layout.wish(rng.choice(others), [trump(14)])
        layout.wish(rng.choice(others), [trump(29)])
    for seat in others:
        layout.wish(seat, _pick(rng, COUNTING & TRUMP_MASK, 2))
    layout.wish(first, sorted(cards_in(CARTIGLIE), key=lambda card: STRENGTH[card])[:19])
    for card in _pick(rng, TRUMP_MASK | KINGS):
        layout.wish(rng.choice(others), [card])
    return layout


def _shortage(rng, *rules):
    """A seat that has to discard with hardly any free card (D-13)."""
    size = SHAPES[rules[0]].hand_size
    held = _pick(rng, BANNED, rng.randint(size + 1, 26))
    if rng.random() < 0.6:
        robbed = rng.randint(1, ROB_LIMIT)
        layout = Layout(rng, *rules, robbed)
        layout.wish(ROBBED, held[:robbed])
        layout.wish(layout.cutter, held)
        return layout
    layout = Layout(rng, *rules)
    layout.wish(REST, held[: rng.randint(1, 11)])
    layout.wish(layout.dealer, held)
    return layout


def _kings(rng, *rules):
    """A suit that a seat in the middle lacks, its King with a later one: KING-1, even after a led Matto."""
    layout = Layout(rng, *rules, _few(rng))
    suit = _pick(rng, SUIT_MASK[rng.randint(0, 3)])
    leads, has_king = layout.order[0], layout.order[-1]
    if layout.players > 3 and rng.random() < 0.6:
        # The leader plays the Matto, the second the suit, the third trumps, the last has the King.
        layout.wish(leads, [MATTO])
        leads = layout.order[1]
    else:
        layout.wish(rng.choice((has_king, leads)), [MATTO])
    layout.wish(has_king, [card for card in suit if KINGS >> card & 1])
    for card in suit:
        layout.wish(rng.choice((leads, leads, has_king, REST)), [card])
    layout.wish(leads, suit)
    return layout


_KINDS = (
    (24, None),
    (12, _robbing),
    (8, _exposed),
    (8, _rich_rest),
    (3, _poor_rest),
    (12, _lopsided),
    (14, _debt),
    (8, _shortage),
    (11, _kings),
)
_WEIGHTS = [weight for weight, _ in _KINDS]


def random_pack(rng, preset, options, dealer):
    """(kind, pack, a cut that produces the arrangement or None)."""
    arrange = rng.choices(_KINDS, _WEIGHTS)[0][1]
    if arrange is None:
        pack = list(range(PACK_SIZE))
        rng.shuffle(pack)
        return "shuffled", pack, None if options["fola"] == "none" else rng.randint(1, MOST_LIFTED)
    layout = arrange(rng, preset, options, dealer)
    if layout.free:
        layout.fill()
    return arrange.__name__[1:], *layout.pack()
