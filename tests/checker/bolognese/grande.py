"""The Grande: how far its row runs (GRANDE). SPDX-License-Identifier: AGPL-3.0-or-later

Written from the sentence that covers scavezzo and derogation: the row is laid with the naturally missing
card left out; two Contatori that replace missing cards may not be adjacent.
"""

from .cards import ANGELO, CONTATORI, HEADS, MORI, SCAVEZZO


def _reach(row, contatori):
    """How many places of a row (True: the card is there) can be laid before it ends."""
    stands = False  # whether the place before has a Contatore
    for place, there in enumerate(row):
        if there:
            stands = False
        elif contatori and not stands:
            contatori -= 1
            stands = True
        else:
            return place
    return len(row)


def grande(held):
    """The cards of the Grande in this set, or None if it has no Grande."""
    if ANGELO not in held:
        return None
    contatori = [card for card in CONTATORI if card in held]
    numbers = [card in held for card in SCAVEZZO]
    missing = [card for card in HEADS if card not in held]
    best = -1  # places of the scavezzo reached
    for left_out in missing or [None]:
        heads = [card in held for card in HEADS if card != left_out]
        best = max(best, _reach(heads + numbers, len(contatori)) - len(heads))
    if best < 0:
        return None
    cards = [ANGELO] + contatori + [card for card in HEADS + SCAVEZZO[:best] if card in held]
    if best == len(SCAVEZZO):
        cards += [card for card in MORI if card in held]
    return cards
