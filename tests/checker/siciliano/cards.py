"""The 63 cards, their values and the count of a pile (CARD, VAL). SPDX-License-Identifier: AGPL-3.0-or-later"""

SUITS = "CDSB"
TRUMP = "T"
FUJUTU = "M"
_RANKS = ["5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]  # weakest first, all suits alike

TRUMPS = tuple("T%d" % number for number in range(21))
_SUIT_CARDS = [suit + rank for suit in SUITS for rank in (["4"] if suit == "D" else []) + _RANKS]
CODES = [*_SUIT_CARDS, *TRUMPS, FUJUTU]
KNOWN = {code: code for code in CODES}

# The suit that the card belongs to; the Fujutu belongs to none.
SUIT = {code: code[0] for code in CODES if code != FUJUTU}
# Strength inside the suit; -1 is the 4 of Denari.
POWER = {suit + rank: power for suit in SUITS for power, rank in enumerate(_RANKS)}
POWER.update({"D4": -1}, **{code: number for number, code in enumerate(TRUMPS)})

KINGS = tuple(suit + "K" for suit in SUITS)
COURT = tuple(suit + rank for suit in SUITS for rank in "KQNJ")
DECINE = (FUJUTU, "T1", "T20")
GIOVE = "T20"
ARIE = ("T20", "T19", "T18", "T17", "T16")

# VAL-2: the counting cards; every other card is a scartina.
VALUE = {code: {"K": 5, "Q": 4, "N": 3, "J": 2}[code[1]] for code in COURT}
VALUE.update({code: 5 for code in ARIE}, **{code: 10 for code in DECINE})
SCARTINE = frozenset(CODES) - set(VALUE)

# The cards of 5 and 10, which `discard_ban` keeps from the discard (D-6).
HONOURS = frozenset(code for code in VALUE if VALUE[code] >= 5)


def card_points(pile):
    """The points of a pile, counted in threes."""
    counting = [VALUE[card] for card in pile if card in VALUE]
    return sum(counting) - len(counting) + (len(pile) + 1) // 3


def weakness(card):
    """A key that puts suit cards before trumps, the lower first, equal ranks in the order C D S B (D-9)."""
    return SUIT[card] == TRUMP, POWER[card], SUITS.find(card[0])
