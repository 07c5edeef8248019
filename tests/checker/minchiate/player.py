"""Plays a hand at random by the checker's own legal moves. SPDX-License-Identifier: AGPL-3.0-or-later

Moves are those of a record: `{"seat": 1, "play": "B5"}` and so on.
"""

from . import deal
from .cards import (
    BANNED,
    CODES,
    MATTO,
    STRENGTH,
    SUIT_MASK,
    SUIT_OF,
    T14,
    T29,
    TRUMP,
    VALUE,
    cards_in,
    codes_in,
)


class Player:
    """One way to play a whole hand, with random weights, so that hands differ in kind."""

    def __init__(self, rng, kind, planned_cut):
        self.rng = rng
        self.planned_cut = planned_cut
        self.falling = rng.choice((0, 0.4, 1)) if kind != "trumpless" else rng.choice((0.3, 1, 1))
        self.withheld = rng.choice((0, 0, 0.2, 1))
        self.keep_counting = rng.random() < 0.6  # among arbitrary discards
        # Per seat: the weights of a card's value, its strength, the Matto; and of chance.
        self.leanings = [
            (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.choice((-9, -3, 0, 3)), rng.choice((0.3, 1, 4)))
            for _ in range(4)
        ]
        self.late_matto_lead = rng.random() < (0.8 if kind == "trumpless" else 0.2)
        self.early_matto_lead = rng.random() < (0.8 if kind == "kings" else 0.15)
        self.kind = kind
        if kind in ("debt", "lopsided") and rng.random() < 0.8:
            self.leanings = [(0.0, 0.5, -2, 0.5)] * 4

    def move(self, hand):
        """The next move of `hand`, which is not over."""
        rng = self.rng
        if hand.phase == "cut":
            lifted = self.planned_cut
            if rng.random() < 0.04:
                lifted = rng.randint(1, deal.most_lifted(hand.options))
            return {"seat": hand.actor, "cut": lifted}
        if hand.phase == "discard":
            seat = rng.choice(sorted(hand.owed))
            return {"seat": seat, "discard": [CODES[card] for card in self._discards(hand, seat)]}
        if hand.phase == "declare":
            listed = [codes_in(cards) for cards, _ in hand.declarable(hand.actor)]
            listed = [codes for codes in listed if rng.random() >= self.withheld]
            rng.shuffle(listed)
            for codes in listed:
                rng.shuffle(codes)
            return {"seat": hand.actor, "declare": listed}
        if hand.phase == "give":
            return {"seat": hand.actor, "give": CODES[rng.choice(cards_in(hand.givable()))]}
        if hand.may_fall() and rng.random() < self.falling:
            return {"seat": hand.actor, "fall": True}
        move = {"seat": hand.actor, "play": CODES[self._card(hand)]}
        if hand.by is not None:
            move["by"] = hand.by
        return move

    def _discards(self, hand, seat):
        """Legal ones, in random order (D-13 if free cards are short)."""
        rng = self.rng
        held, owed = hand.hands[seat], hand.owed[seat]
        if not hand.options["discard_ban"]:
            cards = cards_in(held)
            rng.shuffle(cards)
            if self.keep_counting:
                cards.sort(key=lambda card: VALUE[card] > 0)
            elif rng.random() < 0.5:
                cards.sort(key=lambda card: VALUE[card] == 0)
            chosen = cards[:owed]
        else:
            free, others = cards_in(held & ~BANNED), cards_in(held & BANNED)
            rng.shuffle(free)
            rng.shuffle(others)
            others.sort(key=lambda card: VALUE[card])
            chosen = (free + others)[:owed]
        rng.shuffle(chosen)
        return chosen

    def _card(self, hand):
        cards = cards_in(hand.playable())
        if len(cards) == 1:
            return cards[0]
        rng = self.rng
        leading = hand.actor == hand.leader
        if leading and MATTO in cards and self.late_matto_lead:
            # D-15: the Matto led to fallen hands, within a hand and to the last trick.
            fallen = sum(hand.fallen)
            if fallen == 3 and rng.random() < 0.5 or fallen and rng.random() < 0.15:
                return MATTO
        if leading and MATTO in cards and self.early_matto_lead and rng.random() < 0.6:
            return MATTO
        if self.kind == "kings" and hand.tricks_played < 3 and hand.binding()[0] is None:
            held = hand.hands[hand.actor]
            longest = max(SUIT_MASK[:4], key=lambda suit: bin(held & suit).count("1"))
            if held & longest:
                return rng.choice(cards_in(held & longest))
        for_value, for_strength, for_matto, chance = self.leanings[hand.actor]
        if self.late_matto_lead or self.early_matto_lead:
            for_matto = -9
        elif self.kind in ("debt", "lopsided") and hand.tricks_played >= 1 and not leading:
            for_matto = 6
        if self.kind == "debt" and hand.tricks_played == 0:
            for_value = 3.0
        elif self.kind == "debt" and hand.actor & 1 == (hand.dealer + 1) & 1:
            for_strength = -3.0

        def weight(card):
            if card == MATTO:
                return for_matto + rng.random() * chance
            counts = VALUE[card] or (4 if card in (T29, T14) else 0)
            high = STRENGTH[card] / 4 + 4 if SUIT_OF[card] == TRUMP else STRENGTH[card] / 4
            return for_value * counts + for_strength * high + rng.random() * chance * 4

        return max(cards, key=weight)
