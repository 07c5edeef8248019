"""Packs for random hands: shuffled ones, and ones arranged so that rare rules are frequent.

An arranged pack is filled backwards: cards are assigned to zones (a seat's dealt cards, the fola, the
robbed ones), the zones laid out in the order of the deal, and the cut undone.
SPDX-License-Identifier: AGPL-3.0-or-later
"""

from . import deal
from .cards import (
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

ROBBED = "robbed"
FOLA = "fola"


def _pick(rng, mask, count=None):
    """`count` cards of the set at random, or all of them, in random order."""
    cards = cards_in(mask)
    rng.shuffle(cards)
    return cards if count is None else cards[:count]


class Layout:
    """The target zone of every card, for one dealer and these options, with `robbed` cards robbed."""

    def __init__(self, rng, options, dealer, robbed):
        self.rng = rng
        self.options = options
        self.dealer = dealer
        self.room = {seat: deal.HAND_SIZE for seat in range(4)}
        if robbed > deal.FOLA_SIZE:
            self.room[dealer] -= robbed - deal.FOLA_SIZE
        self.room[FOLA] = max(0, deal.FOLA_SIZE - robbed)
        self.room[ROBBED] = robbed
        self.zones = {zone: [] for zone in self.room}
        self.free = set(range(PACK_SIZE))

    def wish(self, zone, cards):
        """Puts as many of `cards` into the zone as are free and fit."""
        for card in cards:
            if card in self.free and len(self.zones[zone]) < self.room[zone]:
                self.zones[zone].append(card)
                self.free.discard(card)

    def fill(self):
        """Places all others at random; robbed cards must be robbable."""
        rng = self.rng
        self.wish(ROBBED, _pick(rng, ROBBABLE))
        rest = sorted(self.free)
        rng.shuffle(rest)
        for zone in self.zones:
            while len(self.zones[zone]) < self.room[zone]:
                self.zones[zone].append(rest.pop())
        for zone in range(4):
            rng.shuffle(self.zones[zone])

    def pack(self):
        """(the pack, the number of cards to lift for this layout)."""
        rng, zones = self.rng, self.zones
        cutter = (self.dealer + 3) & 3
        last = zones[FOLA] or zones[self.dealer if self.options["deal"] == "10+11" else cutter]
        if len(zones[ROBBED]) < deal.rob_limit(self.options):
            # The card at the end of the deal stops the robbing.
            stoppers = [at for at, card in enumerate(last) if not ROBBABLE >> card & 1]
            if stoppers:
                at = rng.choice(stoppers)
                last[at], last[-1] = last[-1], last[at]
        order = [(self.dealer + step) & 3 for step in (1, 2, 3, 4)]
        bounds = (0, 10, 21) if self.options["deal"] == "10+11" else (0, 10, 20, 21)
        dealt = []
        for start, end in zip(bounds, bounds[1:]):
            for seat in order:
                dealt += zones[seat][start:end]
        dealt += zones[FOLA]
        robbed = zones[ROBBED]
        lifts = list(range(max(1, len(robbed)), deal.most_lifted(self.options) + 1))
        if self.options["bottom_plain"]:
            plain = [n for n in lifts if CARTIGLIE >> dealt[PACK_SIZE - 1 - n] & 1]
            lifts = plain or lifts
        lifted = rng.choice(lifts)
        if rng.random() < 0.08 and lifts[0] == len(robbed):
            lifted = lifts[0]  # D-3: the packet runs out
        under = PACK_SIZE - lifted
        return dealt[under:] + robbed[::-1] + dealt[:under], lifted


def _shuffled(rng, options, dealer):
    pack = list(range(PACK_SIZE))
    rng.shuffle(pack)
    return pack, rng.randint(1, deal.most_lifted(options))


def _few_robbed(rng):
    return rng.choice((0, 0, 0, 1, 2, 3, 5, 8))


def _robbing(rng, options, dealer):
    layout = Layout(rng, options, dealer, rng.choice((1, 4, 7, 11, 12, 13, 13, 14, 14, 15, 17, 20, 22, 23, 23)))
    if rng.random() < 0.5:
        layout.wish(rng.choice((dealer, (dealer + 3) & 3)), _pick(rng, COUNTING, rng.randint(5, 15)))
    return layout


def _rich_fola(rng, options, dealer):
    layout = Layout(rng, options, dealer, _few_robbed(rng))
    if rng.random() < 0.5:
        runs = [trump(number) for number in range(28, 36) if number != 29]
        layout.wish(dealer, rng.sample(runs, rng.randint(2, 6)))
        layout.wish(FOLA, [trump(29)])
    layout.wish(FOLA, _pick(rng, ROBBABLE, rng.randint(0, 6)))
    layout.wish(FOLA, _pick(rng, CARTIGLIE, 1))
    layout.wish(FOLA, _pick(rng, COUNTING, rng.randint(0, 12)))
    return layout


def _poor_fola(rng, options, dealer):
    """Nothing to rob, nothing to take (SETT-8)."""
    layout = Layout(rng, options, dealer, _few_robbed(rng))
    layout.wish(FOLA, _pick(rng, CARTIGLIE, 1))
    layout.wish(FOLA, _pick(rng, WORTHLESS))
    return layout


def _lopsided(rng, options, dealer):
    """One side has nearly all trumps: all tricks, and a Matto without a pile."""
    layout = Layout(rng, options, dealer, _few_robbed(rng))
    side = rng.randint(0, 1)
    if rng.random() < 0.7:
        layout.wish(rng.choice((1 - side, 3 - side)), [MATTO])
    low = [trump(number) for number in range(1, 41) if WORTHLESS >> trump(number) & 1]
    rng.shuffle(low)
    if rng.random() < 0.6:
        layout.wish(FOLA, _pick(rng, CARTIGLIE, 1))
        layout.wish(FOLA, low[: rng.randint(0, 12)])
    for card in _pick(rng, TRUMP_MASK)[: rng.choice((30, 36, 40, 40, 40))]:
        layout.wish(rng.choice((side, side + 2)), [card])
    for card in _pick(rng, KINGS):
        layout.wish(rng.choice((side, side + 2)), [card])
    return layout


def _trumpless(rng, options, dealer):
    """One seat has most trumps, the others soon none: they fall."""
    layout = Layout(rng, options, dealer, 0 if rng.random() < 0.7 else _few_robbed(rng))
    strong = rng.randint(0, 3)
    layout.wish(FOLA, _pick(rng, CARTIGLIE, 1))
    layout.wish(FOLA, [trump(number) for number in rng.sample(range(6, 20), 14) if WORTHLESS >> trump(number) & 1])
    if rng.random() < 0.75:
        layout.wish(strong, [MATTO])
    layout.wish(strong, _pick(rng, TRUMP_MASK, rng.choice((12, 16, 19, 21))))
    if rng.random() < 0.5:
        layout.wish((strong + rng.randint(1, 3)) & 3, _pick(rng, TRUMP_MASK, rng.randint(4, 12)))
    return layout


def _debt(rng, options, dealer):
    """A side that wins hardly any trick, and only of counting cards, and has the Matto."""
    layout = Layout(rng, options, dealer, 0)
    first = (dealer + 1) & 3
    layout.wish(FOLA, _pick(rng, CARTIGLIE, 1))
    worthless = [
        trump(number) for number in range(6, 28) if WORTHLESS >> trump(number) & 1
    ]
    if options["devil"] and rng.random() < 0.7:
        worthless.remove(trump(14))
    layout.wish(FOLA, worthless)
    layout.wish(first, [trump(40)])
    layout.wish(rng.choice((first, (first + 2) & 3)), [MATTO])
    layout.wish((first + 2) & 3, [trump(number) for number in rng.sample((1, 2, 3, 4, 5, 10, 13, 14, 29), 2)])
    others = ((first + 1) & 3, (first + 3) & 3)
    if rng.random() < 0.7:
        layout.wish(rng.choice(others), [trump(14)])
        layout.wish(rng.choice(others), [trump(29)])
    for card in _pick(rng, TRUMP_MASK | KINGS):
        layout.wish(rng.choice(others), [card])
    high = sorted(cards_in(CARTIGLIE), key=lambda card: -STRENGTH[card])
    for card in high[:16]:
        layout.wish(rng.choice(others), [card])
    return layout


def _shortage(rng, options, dealer):
    """A seat that has to discard with hardly any free card (D-13)."""
    cutter = (dealer + 3) & 3
    if rng.random() < 0.6:
        robbed = rng.randint(1, 23)
        layout = Layout(rng, options, dealer, robbed)
        held = _pick(rng, BANNED, rng.randint(22, 26))
        layout.wish(ROBBED, held[: min(robbed, rng.randint(1, 23))])
        layout.wish(cutter, held)
        return layout
    layout = Layout(rng, options, dealer, 0)
    held = _pick(rng, BANNED, rng.randint(22, 26))
    taken = rng.randint(1, 11)
    layout.wish(FOLA, held[:taken])
    layout.wish(dealer, held[taken:])
    return layout


def _kings(rng, options, dealer):
    """A suit that two seats lack, its King with a third: KING-1, even after a led Matto."""
    layout = Layout(rng, options, dealer, _few_robbed(rng))
    suit = _pick(rng, SUIT_MASK[rng.randint(0, 3)])
    first = (dealer + 1) & 3
    if rng.random() < 0.6:
        # The leader plays the Matto, the second the suit, the third trumps, the fourth has the King.
        layout.wish(first, [MATTO])
        leads, has_king = (first + 1) & 3, (first + 3) & 3
    else:
        leads = first
        has_king = (first + rng.choice((2, 3, 3))) & 3
        layout.wish(rng.choice((has_king, first, dealer)), [MATTO])
    king = [card for card in suit if KINGS >> card & 1]
    layout.wish(has_king, king)
    for card in suit:
        layout.wish(rng.choice((leads, leads, has_king, FOLA)), [card])
    layout.wish(leads, suit)
    return layout


_KINDS = (
    (8, _kings),
    (24, None),
    (12, _robbing),
    (9, _rich_fola),
    (5, _poor_fola),
    (11, _lopsided),
    (16, _trumpless),
    (11, _debt),
    (6, _shortage),
)
_WEIGHTS = [weight for weight, _ in _KINDS]


def random_pack(rng, options, dealer):
    """(kind, pack, a cut that produces the arrangement)."""
    arrange = rng.choices(_KINDS, _WEIGHTS)[0][1]
    if arrange is None:
        pack, lifted = _shuffled(rng, options, dealer)
        kind = "shuffled"
    else:
        layout = arrange(rng, options, dealer)
        layout.fill()
        pack, lifted = layout.pack()
        kind = arrange.__name__[1:]
    if options["bottom_plain"] and not deal.bottom_is_plain(pack):
        plain = [at for at, card in enumerate(pack) if CARTIGLIE >> card & 1]
        at = rng.choice(plain)
        pack[at], pack[-1] = pack[-1], pack[at]
    return kind, pack, lifted
