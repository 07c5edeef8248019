"""Plays a hand at random by the checker's own legal moves. SPDX-License-Identifier: AGPL-3.0-or-later

Moves are those of a record: `{"seat": 1, "play": "B6"}` and so on.
"""

from . import words
from .calls import CALLS
from .cards import COURT, DECINE, FUJUTU, HONOURS, POWER, SUIT, TRUMP, VALUE
from .hand import MONTE, PACKET, PLAYERS, ROUNDS


class Player:
    """One way to play a whole hand, with random weights, so that hands differ in kind."""

    def __init__(self, rng, kind):
        self.rng = rng
        self.kind = kind
        self.annulling = rng.choice((*range(1, ROUNDS + 1), None, None, None, None))  # the round to annul
        self.mischio = rng.choice((0, 0.3, 0.6))  # share of this word in the other rounds
        self.shows = rng.choice((0, 0.5, 0.9))
        self.talks = rng.choice((0, 0.3, 0.9))
        # Per seat: the weights of a card's value, its power, the Fujutu; and of chance.
        self.leanings = [
            (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.choice((-9, -3, 0, 3)), rng.choice((0.3, 1, 4)))
            for _ in range(PLAYERS)
        ]

    def move(self, hand):
        """The next move of `hand`, which is not over."""
        move = {"seat": hand.actor, hand.phase: getattr(self, "_" + hand.phase)(hand)}
        if "play" in move:
            move.update(self._calls(hand, move["play"]))
        return move

    def _expose(self, hand):
        if hand.shows_each():
            return [self.rng.randrange(PACKET) for _ in range(PLAYERS - 1)]
        return [self.rng.randrange(PACKET) if self.rng.random() < self.shows else None for _ in range(PLAYERS)]

    def _announce(self, hand):
        rng, options = self.rng, hand.options
        annulling = hand.round == self.annulling
        if not annulling and rng.random() < 0.3:
            if options["words"] == "full" and rng.random() < 0.5:
                return {"tengo": True}
            if words.may_be_silent(options, hand.is_second_speaker):
                return {}
        said = self._said(hand)
        if said or words.may_be_silent(options, hand.is_second_speaker):
            return said
        return {"tengo": True}

    def _said(self, hand):
        """An announcement of some of what may be announced, in any order; at least one item of any."""
        rng, options, held = self.rng, hand.options, hand.hands[hand.actor]
        most_kings = words.kings_held(held)
        if words.kings_limited(options, hand.is_second_speaker):
            most_kings = min(words.MOST_KINGS, most_kings)
        found = {"arie": words.arie_held(options, held), "re": most_kings}
        found = {item: rng.randint(1, most) for item, most in found.items() if most}
        if options["words"] == "full":
            decine = [card for card in DECINE if card in held]
            if decine:
                found["decine"] = rng.sample(decine, rng.randint(1, len(decine)))
            counts = words.trump_counts(hand.round, held)
            if counts:
                found["trionfi"] = rng.choice(counts)
        items = sorted(found)
        rng.shuffle(items)
        return {item: found[item] for item in items[: rng.randint(1, len(items))]} if items else {}

    def _say(self, hand):
        share = 0.95 if hand.round == self.annulling else self.mischio
        if share < 0.9 and hand.words.due == PLAYERS:
            share /= 2  # most hands go on
        return "mischio" if self.rng.random() < share else "tengo"

    def _discard(self, hand):
        banned = HONOURS if hand.options["discard_ban"] == "honours" else ()
        cards = [card for card in hand.hands[hand.dealer] if card not in banned]
        self.rng.shuffle(cards)
        if self.kind == "buried":
            cards.sort(key=lambda card: -VALUE.get(card, 0))
        elif self.kind == "poor" and self.rng.random() < 0.7:
            cards.sort(key=lambda card: card not in COURT)
        return cards[:MONTE]

    def _calls(self, hand, card):
        """Some of the calls that are true with this card; rarely an empty list."""
        if not hand.options["calls"] or self.rng.random() >= self.talks:
            return {}
        known = hand.knowledge()
        true = [call for call in CALLS if known.holds(call, card)]
        calls = self.rng.sample(true, self.rng.randint(0, len(true)))
        return {"calls": calls} if calls or self.rng.random() < 0.1 else {}

    def _play(self, hand):
        cards, seat = hand.lawful(), hand.actor
        for_value, for_power, for_fujutu, chance = self.leanings[seat]
        if self.kind == "poor":
            for_value, for_power, for_fujutu, chance = self._poor_leanings(hand)

        def weight(card):
            if card == FUJUTU:
                return for_fujutu + self.rng.random() * chance
            high = POWER[card] / 4 + (4 if SUIT[card] == TRUMP else 0)
            return for_value * VALUE.get(card, 0) + for_power * high + self.rng.random() * chance * 4

        return max(cards, key=weight)

    def _poor_leanings(self, hand):
        """The poor side wins nothing but the trick of its Giove, on which all put counting cards."""
        giove = [seat for seat, card in hand.table if card == "T20"]
        poor = self._poor_side(hand)
        if giove and poor in (giove[0] % 2, None):
            return 3.0, 0.0, -9, 0.4
        if hand.actor % 2 == poor:
            return (0.0, -2.0, 6, 0.4) if hand.table else (2.0, 0.0, 9, 0.4)
        if "T20" not in hand.played and self._held_by(hand, "T20", poor):
            return 2.0, 0.5, -9, 0.4
        return 0.0, 1.0, -9, 0.4

    @staticmethod
    def _held_by(hand, card, side):
        return any(card in held for seat, held in enumerate(hand.hands) if seat % 2 == side)

    @staticmethod
    def _poor_side(hand):
        """The side that has played the Fujutu or holds it, or None."""
        if hand.fujutu:
            return hand.fujutu["seat"] % 2
        holders = [seat for seat, held in enumerate(hand.hands) if FUJUTU in held]
        holders += [seat for seat, card in hand.table if card == FUJUTU]
        return holders[0] % 2 if holders else None
