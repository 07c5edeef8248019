"""From the cut to the taking: all automatic steps (sections 4 to 6).

SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import BANNED, CARTIGLIE, COUNTING, PACK_SIZE, ROBBABLE, T29, VALUE, cards_in, mask_of
from .versicole import completes_with_29

FOLA_SIZE = 13
MOST_ROBBED = 23  # D-27
FIRST_PACKET = 10
HAND_SIZE = 21


def most_lifted(options):
    """CUT-2."""
    return PACK_SIZE - options["cut_min_left"]


def bottom_is_plain(pack):
    """CUT-1: the shuffled pack ends on a cartiglia."""
    return bool(CARTIGLIE >> pack[-1] & 1)


def rob_limit(options):
    """ROB-4, D-27."""
    return MOST_ROBBED if options["rob_limit"] is None else options["rob_limit"]


def cut(pack, lifted, limit):
    """ROB-1, ROB-3, ROB-5, D-3: (cards robbed in order, the pack in the order of the deal)."""
    left = lifted
    while left and lifted - left < limit and ROBBABLE >> pack[left - 1] & 1:
        left -= 1
    return pack[left:lifted][::-1], pack[lifted:] + pack[:left]


def deal(pack, dealer, form):
    """DEAL-1, ROB-8: (hands by seat as masks, [(seat, exposed card)] in dealing order, the fola).

    With fewer than 84 cards the dealer, served last, is short; under `10+11` the dealer still gets the pack's
    last card face up, under `10+10+1` the dealer's second packet is short so that the others have their last.
    """
    hands, exposed = [0, 0, 0, 0], []
    order = [(dealer + step) & 3 for step in (1, 2, 3, 4)]
    short = max(0, 4 * HAND_SIZE - len(pack))
    packets = (FIRST_PACKET, 11) if form == "10+11" else (FIRST_PACKET, FIRST_PACKET, 1)
    for_dealer = list(packets)
    if short and form == "10+11":
        for_dealer[1] -= short
    elif short:
        for_dealer = [FIRST_PACKET, FIRST_PACKET + 1 - short, 0]
    top = 0
    for turn in range(len(packets)):
        for seat in order:
            count = for_dealer[turn] if seat == dealer else packets[turn]
            if not count:
                continue
            hands[seat] |= mask_of(pack[top : top + count])
            top += count
            if turn == len(packets) - 1:
                exposed.append((seat, pack[top - 1]))
    return hands, exposed, pack[top:]


def dealer_robs(fola):
    """FOLA-1: (cards robbed off the top, the rest in order)."""
    count = 0
    while count < len(fola) and ROBBABLE >> fola[count] & 1:
        count += 1
    return fola[:count], fola[count:]


def dealer_takes(hand, fola, take29):
    """FOLA-3, FOLA-4: the cards that the dealer takes from the rest, as a mask.

    `hand`: the dealer's cards with those robbed. The 14 is never taken (D-14).
    """
    rest = mask_of(fola)
    taken = rest & COUNTING
    if rest >> T29 & 1:
        if take29 == "always" or (take29 == "versicola" and completes_with_29(hand | taken)):
            taken |= 1 << T29
    return taken


def discard_fault(hand, cards, owed, ban):
    """The clause that these discards of `hand` break, or None (section 7, D-13)."""
    mask = mask_of(cards)
    if len(cards) != owed:
        return "DISC-1"
    if bin(mask).count("1") != len(cards):
        return "FORM-1"
    if mask & ~hand:
        return "HOLD-1"
    if not ban or not mask & BANNED:
        return None
    missing = owed - bin(hand & ~BANNED).count("1")
    banned = mask & BANNED
    if bin(banned).count("1") > max(missing, 0):
        return "DISC-2"  # some free card was kept
    values = sorted(VALUE[card] for card in cards_in(banned))
    cheapest = sorted(VALUE[card] for card in cards_in(hand & BANNED))[:missing]
    return None if values == cheapest else "D-13"
