"""The pack: 97 cards as small numbers, sets of them as Python ints used as bit masks.

A card is its bit: cups 0-13, coins 14-27, swords 28-41, batons 42-55, each from the weakest to the
King; trumps 1-40 are 56-95; the Matto is 96. SPDX-License-Identifier: AGPL-3.0-or-later
"""

PACK_SIZE = 97
CUPS, COINS, SWORDS, BATONS, TRUMP, MATTO_SUIT = range(6)
SUIT_SIZE = 14

# CARD-2, CARD-3: weakest first. Round suits (cups, coins) are reversed: the 10 is the lowest pip.
_ROUND = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "J", "N", "Q", "K"]
_LONG = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]

CODES = (
    ["C" + rank for rank in _ROUND]
    + ["D" + rank for rank in _ROUND]
    + ["S" + rank for rank in _LONG]
    + ["B" + rank for rank in _LONG]
    + ["T%d" % number for number in range(1, 41)]
    + ["M"]
)
NUMBER_OF = {code: card for card, code in enumerate(CODES)}

SUIT_OF = [card // SUIT_SIZE for card in range(56)] + [TRUMP] * 40 + [MATTO_SUIT]
# Strength inside the card's own suit, 0 the weakest.
STRENGTH = [card % SUIT_SIZE for card in range(56)] + list(range(1, 41)) + [0]

MATTO = 96
MATTO_BIT = 1 << MATTO


def trump(number):
    """The card of trump `number` (1-40)."""
    return 55 + number


def mask_of(cards):
    """The set of these card numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mask_of_codes(codes):
    """The set of these codes, given as a list or as one string separated by spaces."""
    if isinstance(codes, str):
        codes = codes.split()
    return mask_of(NUMBER_OF[code] for code in codes)


def cards_in(mask):
    """The card numbers of a set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def codes_in(mask):
    """The codes of a set, ascending."""
    return [CODES[card] for card in cards_in(mask)]


SUIT_MASK = [((1 << SUIT_SIZE) - 1) << (SUIT_SIZE * suit) for suit in range(4)]
TRUMP_MASK = ((1 << 40) - 1) << 56
SUIT_MASK.append(TRUMP_MASK)
KINGS = mask_of(SUIT_SIZE * suit + 13 for suit in range(4))
WHOLE_PACK = (1 << PACK_SIZE) - 1


def _value(card):
    """CARD-6."""
    if card == MATTO:
        return 5
    if SUIT_OF[card] != TRUMP:
        return 5 if STRENGTH[card] == 13 else 0
    number = STRENGTH[card]
    if number >= 36:
        return 10
    if number >= 30 or number in (1, 10, 13, 20, 28):
        return 5
    return 3 if 2 <= number <= 5 else 0


VALUE = [_value(card) for card in range(PACK_SIZE)]
COUNTING = mask_of(card for card in range(PACK_SIZE) if VALUE[card])
CARTIGLIE = mask_of(card for card in range(56)) & ~KINGS
T14 = trump(14)
T29 = trump(29)
# ROB-1: a counting card (the Matto is one) or any trump above 20.
ROBBABLE = COUNTING | mask_of(trump(number) for number in range(21, 41))
# DISC-2: cards that may not be discarded.
BANNED = COUNTING | 1 << T29
# D-9: what pays the Matto's debt automatically, first the cartiglie by rank (equal rank: cups, coins,
# swords, batons), then the worthless trumps from the lowest. Never the 29, nor the 14 with `devil`.
_PAYING_ORDER = sorted(
    cards_in(CARTIGLIE), key=lambda card: (STRENGTH[card], SUIT_OF[card])
) + [trump(number) for number in range(1, 41) if not VALUE[trump(number)] and number != 29]
WORTHLESS = mask_of(_PAYING_ORDER)


def paying_card(pile, devil):
    """The card with which the server pays the Matto's debt (D-9), or None if the pile has none."""
    usable = pile & WORTHLESS
    if devil:
        usable &= ~(1 << T14)
    if not usable:
        return None
    for card in _PAYING_ORDER:
        if usable >> card & 1:
            return card
    return None


def worth(mask):
    """Sum of the card values of a set (CARD-6)."""
    return sum(VALUE[card] for card in cards_in(mask & COUNTING))
