"""Plays a hand at random by the checker's own legal moves. SPDX-License-Identifier: AGPL-3.0-or-later

Moves are those of a record: `{"seat": 1, "play": "B5"}` and so on.
"""

from minchiate.cards import (
    BANNED,
    CODES,
    MATTO,
    STRENGTH,
    SUIT_MASK,
    SUIT_OF,
    T14,
    TRUMP,
    VALUE,
    WORTHLESS,
    cards_in,
    codes_in,
)

from .hand import MOST_LIFTED


class Player:
    """One way to play a whole hand, with random weights, so that hands differ in kind."""

    def __init__(self, rng, kind, planned_cut):
        self.rng, self.kind, self.planned_cut = rng, kind, planned_cut
        # Per place: how often it goes out; where all four play, an arranged pack works out more often.
        self.going = [rng.choice((0, 0, 0.1, 1)) if kind not in ("debt", "kings") else 0.05 for _ in range(4)]
        self.withheld = rng.choice((0, 0, 0.2, 1))
        self.arranged = rng.random() < 0.85  # whether it plays towards the kind of pack
        self.early_matto_lead = rng.random() < (0.8 if kind == "kings" else 0.15)
        # Per seat: the weights of a card's value, its strength, the Matto; and of chance.
        self.leanings = [
            (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.choice((-9, -3, 0, 3)), rng.choice((0.3, 1, 4)))
            for _ in range(4)
        ]

    def move(self, hand):
        """The next move of `hand`, which is not over."""
        return getattr(self, "_" + hand.phase)(hand)

    def _cut(self, hand):
        lifted = self.planned_cut if self.rng.random() > 0.04 else self.rng.randint(1, MOST_LIFTED)
        return {"seat": hand.actor, "cut": lifted}

    def _out(self, hand):
        return {"seat": hand.actor, "out": self.rng.random() < self.going[hand.order.index(hand.actor)]}

    def _discard(self, hand):
        """Legal ones, in random order (D-13 if free cards are short)."""
        rng = self.rng
        seat = rng.choice(hand.due())
        free, others = cards_in(hand.hands[seat] & ~BANNED), cards_in(hand.hands[seat] & BANNED)
        rng.shuffle(free)
        rng.shuffle(others)
        others.sort(key=lambda card: VALUE[card])
        chosen = (free + others)[: hand.owed[seat]]
        rng.shuffle(chosen)
        return {"seat": seat, "discard": [CODES[card] for card in chosen]}

    def _declare(self, hand):
        rng = self.rng
        listed = [codes_in(cards) for cards, _ in hand.declarable(hand.actor)]
        listed = [codes for codes in listed if rng.random() >= self.withheld]
        rng.shuffle(listed)
        for codes in listed:
            rng.shuffle(codes)
        return {"seat": hand.actor, "declare": listed}

    def _give(self, hand):
        return {"seat": hand.actor, "give": CODES[self.rng.choice(cards_in(hand.givable()))]}

    def _play(self, hand):
        cards = cards_in(hand.playable())
        card = None
        if len(cards) > 1 and self.arranged:
            card = getattr(self, "_for_" + self.kind, lambda hand, cards: None)(hand, cards)
        return {"seat": hand.actor, "play": CODES[self._any(hand, cards) if card is None else card]}

    def _any(self, hand, cards):
        rng = self.rng
        if not hand.table and MATTO in cards and self.early_matto_lead and rng.random() < 0.5:
            return MATTO
        for_value, for_strength, for_matto, chance = self.leanings[hand.actor]

        def weight(card):
            if card == MATTO:
                return for_matto + rng.random() * chance
            return for_value * VALUE[card] + for_strength * _height(card) + rng.random() * chance * 4

        return max(cards, key=weight)

    def _for_kings(self, hand, cards):
        """Leads the arranged suit in the first tricks, or answers a led Matto with it."""
        if hand.tricks_played > 2 or any(card != MATTO for _, card in hand.table):
            return None
        if MATTO in cards and not hand.table and self.early_matto_lead:
            return MATTO
        held = hand.hands[hand.actor]
        longest = max(SUIT_MASK[:4], key=lambda suit: bin(held & suit).count("1"))
        return self.rng.choice(cards_in(held & longest)) if held & longest else None

    def _for_lopsided(self, hand, cards):
        """Plays high; the Matto late or never, so that it often has no trick."""
        if MATTO in cards and self.rng.random() < 0.2:
            return MATTO
        return max((card for card in cards if card != MATTO), key=_height)

    def _for_debt(self, hand, cards):
        """The first to lead wins the first trick, of cards that are not worthless, and then no other."""
        rng, others = self.rng, [card for card in cards if card != MATTO]
        if hand.actor != hand.order[0]:
            worthless = WORTHLESS & ~(1 << T14) if hand.options["devil"] else WORTHLESS
            noble = [card for card in others if not worthless >> card & 1]
            if T14 in noble and not hand.tricks_played and rng.random() < 0.5:
                return T14
            return rng.choice(noble) if noble and not hand.tricks_played else max(others or cards, key=_height)
        if not hand.tricks_played:
            return max(others, key=_height)
        if MATTO in cards and hand.table and rng.random() < 0.6:
            return MATTO
        return min(others, key=_height)


def _height(card):
    """The strength of a card among all."""
    return STRENGTH[card] / 4 + (4 if SUIT_OF[card] == TRUMP else 0)
