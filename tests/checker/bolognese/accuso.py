"""What a seat declares from its hand (ACC) and with what total a side calls out (OUT).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .combinations import cricche, sequences, sum_of


def offered(held):
    """{cards: their combinations as (worth, whether a sequence)}; of two with the same cards the sequence first."""
    found = {}
    for kind, is_sequence in ((sequences, True), (cricche, False)):
        for cards, points in kind(held):
            found.setdefault(cards, []).append((points, is_sequence))
    return found


def faults(held, listed):
    """The clauses that this list of combinations, each a list of cards, breaks for a player who holds `held`."""
    broken = []
    if any(card not in held for cards in listed for card in cards):
        broken.append("HOLD-1")
    whole = offered(held)
    sets = [frozenset(cards) for cards in listed]
    repeated = any(len(cards) != len(shown) for cards, shown in zip(listed, sets))
    if repeated or len(set(sets)) != len(sets) or any(shown not in whole for shown in sets):
        broken.append("ACC-1")
    return broken


def entries(seat, team, held, listed):
    """The scores of the seat's legal list: one per combination, then the amount added by doubling."""
    whole = offered(held)
    found, shown = [], {True: [], False: []}
    for cards in listed:
        for points, is_sequence in whole[frozenset(cards)]:
            shown[is_sequence].append((cards, points))
            found.append(_entry("declaration", seat, team, points, list(cards)))
    for why, is_sequence in (("sequenza", True), ("criccone", False)):
        added = sum_of(shown[is_sequence])[1]
        if added:
            found.append(_entry(why, seat, team, added, []))
    return found


def _entry(why, seat, team, points, cards):
    return {"why": why, "team": team, "seat": seat, "points": points, "cards": cards}


def points_of(scores, seats):
    """What these seats have declared so far."""
    return sum(entry["points"] for entry in scores if entry["seat"] in seats)


def is_possible(options, score):
    """Whether anybody may call out in this hand: there is a target that no side has reached."""
    return "target" in options and all(points < options["target"] for points in score)


def callers(shape, seat, dealer):
    """The seats whose declarations count when this one calls out at its turn in trick 1; none: it may not."""
    place = (seat - dealer) % shape.players
    if place == 0 or not shape.out_in_trick:
        return set()
    return {seat, (dealer + 1) % 4} if place == 3 else {seat}
