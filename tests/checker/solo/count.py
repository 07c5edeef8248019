"""The end count, the fees and the ledger's row (SOLO-20, SOLO-21, OUT-4 to OUT-6).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from minchiate.cards import codes_in, worth
from minchiate.versicole import versicole

from .options import FEES

LAST_TRICK = 10


def final_count(pile, hand_size, has_last, devil):
    """A seat's final count; an empty pile counts nothing, so it is also that of a seat that is out."""
    found = versicole(pile, devil)
    count = {
        "versicole": sum(points for _, points in found),
        "cards": worth(pile),
        "tricks": max(0, bin(pile).count("1") - hand_size),
        "last": LAST_TRICK if has_last else 0,
    }
    count["total"] = sum(count.values())
    count["list"] = [[codes_in(cards), points] for cards, points in found]
    return count


def fees(out, dealer, players, last_winner, going_out):
    """OUT-4: what each seat that went out pays, in the order of `out`."""
    return [
        {"seat": seat, "to": last_winner, "points": FEES[going_out][(seat - dealer - 1) % players]} for seat in out
    ]


def row(points, by_all, out, paid):
    """Each seat's result. points: the scores; by_all: what counts also between a seat that is out and another (OUT-6),
    by seat; paid: the fees."""
    seats = [0] * len(points)
    for one in range(len(points)):
        for other in range(len(points)):
            counted = by_all if one in out or other in out else points
            seats[one] += counted[one] - counted[other]
    for fee in paid:
        seats[fee["seat"]] -= fee["points"]
        seats[fee["to"]] += fee["points"]
    return seats
