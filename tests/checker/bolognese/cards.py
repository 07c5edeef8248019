"""The 62 cards and their values (CARD, VAL). SPDX-License-Identifier: AGPL-3.0-or-later"""

SUITS = "CDSB"
# Weakest first: the short suits' pips are reversed, their ace above them.
_SHORT = ["10", "9", "8", "7", "6", "1", "J", "N", "Q", "K"]
_LONG = ["1", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]
_RANKS = {"C": _SHORT, "D": _SHORT, "S": _LONG, "B": _LONG}

MORI = ("TM1", "TM2", "TM3", "TM4")
SCAVEZZO = tuple("T%d" % number for number in range(16, 4, -1))  # their order in the row
ANGELO, BEGATO, MATTO = "T20", "T1", "M"
HEADS = ("T19", "T18", "T17")  # what follows the Angelo in the Grande
CONTATORI = (BEGATO, MATTO)
TAROCCHI = (ANGELO, "T19", BEGATO, MATTO)
NUMERI = (BEGATO, *MORI, *SCAVEZZO[::-1], *HEADS[::-1], ANGELO)

CODES = [suit + rank for suit in SUITS for rank in _RANKS[suit]] + [*NUMERI, MATTO]
KNOWN = {code: code for code in CODES}

# The suit that the card follows when led; the Matto follows none.
NUMERO = "T"
PALO = {code: code[0] for code in CODES}

# Strength inside its palo: the four Mori are equal.
POWER = {suit + rank: power for suit in SUITS for power, rank in enumerate(_RANKS[suit])}
POWER.update({BEGATO: 0}, **{moro: 1 for moro in MORI})
POWER.update({code: power for power, code in enumerate(NUMERI[5:], 2)})

KINGS, QUEENS, KNIGHTS, JACKS, ACES = (tuple(suit + rank for suit in SUITS) for rank in "KQNJ1")

# VAL-1: the twenty cards of value; every other card is a scartino.
VALUE = {code: 5 for code in KINGS + TAROCCHI}
VALUE.update({code: 4 for code in QUEENS})
VALUE.update({code: 3 for code in KNIGHTS})
VALUE.update({code: 2 for code in JACKS})

# "Carte da 5" are never discarded.
UNDISCARDABLE = frozenset(KINGS + TAROCCHI)

# D-5: the first of these in the pile is paid for the Matto.
PIPS = tuple(suit + rank for suit in SUITS for rank in ("6", "7", "8", "9", "10"))


def scartini(pile):
    """The count of single cards of a pile with an even number of them: in pairs, however they are formed."""
    return sum(VALUE[card] - 1 for card in pile if card in VALUE) + len(pile) // 2
