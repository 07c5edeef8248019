"""The deal and the discards (SOLO-3 to SOLO-9). The cut and the robbing are those of `minchiate.deal`.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from minchiate.cards import BANNED, VALUE, cards_in, mask_of


def seats_from(first, players):
    """All seats in playing order from `first` on."""
    return [(first + step) % players for step in range(players)]


def deal(pack, dealer, shape):
    """SOLO-3, SOLO-4: (hands by seat as masks, [(seat, exposed card)] in dealing order, the rest in order)."""
    hands, exposed, top = [0] * shape.players, [], 0
    for count in shape.packets:
        exposed = []
        for seat in seats_from(dealer + 1, shape.players):
            hands[seat] |= mask_of(pack[top : top + count])
            top += count
            exposed.append((seat, pack[top - 1]))
    return hands, exposed, pack[top:]


def discard_faults(hand, cards, owed):
    """Every clause that these discards of `hand` break (SOLO-9, D-13)."""
    mask = mask_of(cards)
    broken = [] if len(cards) == owed else ["DISC-1"]
    if bin(mask).count("1") != len(cards):
        broken.append("FORM-1")
    if mask & ~hand:
        broken.append("HOLD-1")
    banned = mask & BANNED
    if not banned:
        return broken
    if hand & ~BANNED & ~mask:  # a free card was kept
        broken += ["DISC-2", "D-13"]
    elif not broken:
        cheapest = sorted(VALUE[card] for card in cards_in(hand & BANNED))
        values = sorted(VALUE[card] for card in cards_in(banned))
        if values != cheapest[: len(values)]:
            broken += ["D-13", "DISC-2"]
    return broken
