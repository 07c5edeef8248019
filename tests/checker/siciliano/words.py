"""The words after a packet: what may be announced, and who is asked next (ANN, SAY).

An announcement is a dictionary with some of ITEMS. SPDX-License-Identifier: AGPL-3.0-or-later
"""

from .cards import ARIE, DECINE, FUJUTU, GIOVE, KINGS, SUIT, TRUMP

ITEMS = ("decine", "arie", "re", "trionfi", "tengo")
SAYINGS = ("mischio", "tengo")
EXACT_ROUND = 3  # in which the number of trumps must be the real one
MOST_ABOVE = 2  # how much it may be above that in the other rounds
MOST_KINGS = 2  # where they are limited

_ITEMS_OF = {"full": ITEMS, "arie_re": ("arie", "re")}


def trumps_held(held):
    """How many trumps the cards are for an announcement, where the Fujutu is one."""
    return sum(card == FUJUTU or SUIT[card] == TRUMP for card in held)


def arie_held(options, held):
    """How many Arie of these cards an announcement may name (D-3)."""
    return sum(card in ARIE and (options["aria_giove"] or card != GIOVE) for card in held)


def kings_held(held):
    return sum(card in KINGS for card in held)


def kings_limited(options, is_second):
    """Whether this speaker may name no more than two Kings."""
    return is_second or options["words"] == "arie_re"


def may_be_silent(options, is_second):
    return is_second or options["silence"] or options["words"] == "arie_re"


def trump_counts(number, held):
    """The numbers of trumps that may be announced in the round of this number."""
    real = trumps_held(held)
    most = real if number == EXACT_ROUND else min(real + MOST_ABOVE, len(held))
    return [count for count in range(real, most + 1) if count >= 1]


def faults(options, number, is_second, held, said):
    """The clauses that an announcement breaks in the round of this number."""
    return _form_faults(options, is_second, said) + _truth_faults(options, number, is_second, held, said)


def _form_faults(options, is_second, said):
    if not said:
        return [] if may_be_silent(options, is_second) else ["ANN-1"]
    decine = said.get("decine", DECINE)
    wrong = (
        any(item not in _ITEMS_OF[options["words"]] for item in said)
        or "tengo" in said and (said["tengo"] is not True or len(said) > 1)
        or not decine
        or len(set(decine)) != len(decine)
    )
    return ["ANN-1"] if wrong else []


def _truth_faults(options, number, is_second, held, said):
    broken = []
    if kings_limited(options, is_second) and said.get("re", 0) > MOST_KINGS:
        broken.append("ANN-3")
    most = {"arie": arie_held(options, held), "re": kings_held(held)}
    numbers_wrong = any(not 1 <= said[item] <= most[item] for item in most if item in said)
    if numbers_wrong or any(card not in held or card not in DECINE for card in said.get("decine", ())):
        broken.append("ANN-2")
    if "trionfi" in said and said["trionfi"] not in trump_counts(number, held):
        # A number below 1 breaks either clause.
        broken += ["ANN-4"] if said["trionfi"] >= 1 else ["ANN-4", "ANN-2"]
    return broken


class Round:
    """The words of one round. `due` is the place that is asked, 1 to 4 from the dealer's right, or None at the end."""

    def __init__(self, options):
        self.tengo_binds = options["first_tengo"] == "binds"
        self.due = 1
        self.annulled = False

    @property
    def phase(self):
        """The kind of move that is due."""
        return "announce" if self.due <= 2 else "say"

    def announce(self, said):
        """Takes the announcement of the place that is due."""
        if "tengo" in said:
            self.due = None if self.tengo_binds else 3
        elif self.due == 1:
            self.due = 2 if said else None
        else:
            self.due = 3

    def say(self, word):
        """Takes the word of the place that is due."""
        if word == "tengo":
            self.due = None
        elif self.due == 3:
            self.due = 4
        else:
            self.due, self.annulled = None, True
