"""Random hands of Minchiate, played by the checker's own legal moves, for `generate`.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections

from . import spoil
from .cards import BANNED, CODES, KINGS, MATTO, NUMBER_OF, SUIT_MASK, TRUMP_MASK
from form import FORMAT
from .hand import KINDS, TRICKS, Hand
from .options import EDITION, PRESETS, presets_in, values_in
from .packs import random_pack
from .player import Player
from .record import GAME

MISTAKES = spoil


class Sights:
    """Counts of occurrences."""

    def __init__(self):
        self.counts = collections.Counter()

    def note(self, *names):
        self.counts.update(names)

    def before(self, hand, move):
        """Remarkable features of a legal move in this state of the hand."""
        options = hand.options
        if "discard" in move:
            if options["discard_ban"] and any(BANNED >> NUMBER_OF[code] & 1 for code in move["discard"]):
                self.note("D-13" + (" with the 29" if "T29" in move["discard"] else ""))
            if "M" in move["discard"]:
                self.note("Matto discarded")
        if hand.phase == "give":
            self.note("give " + options["matto_debt"])
            if hand.fallen[hand.actor]:
                self.note("give by a fallen seat")
            for code in ("T29", "T14"):
                if hand.piles[hand.debtor] >> NUMBER_OF[code] & 1:
                    self.note("give with %s in the pile, %s" % (code, options["matto_debt"]))
            return
        fallen = sum(hand.fallen)
        led = hand.table[0] == MATTO
        if "fall" in move:
            self.note("fall " + options["cascare"])
            if led and fallen == 2 and any(card >= 0 for card in hand.table[1:]):
                self.note("last of three falls on a led Matto with cards on the table")
        if "play" not in move:
            return
        card = NUMBER_OF[move["play"]]
        held = hand.hands[hand.actor]
        if "by" in move:
            self.note("fallen card " + options["cascare"])
        suit, trumped, new = hand.binding()
        if trumped and new and held & KINGS & SUIT_MASK[suit]:
            self.note("KING-1" + (" by a fallen hand" if "by" in move else ""))
            if held >> MATTO & 1:
                self.note("KING-1 with the Matto in hand")
            if led:
                self.note("KING-1 after a led Matto")
        if card == MATTO and hand.actor == hand.leader:
            last = ", last trick" if hand.tricks_played == TRICKS - 1 else ""
            self.note("Matto led, %d fallen, %s%s" % (fallen, options["cascare"], last))
        if led and fallen and hand.actor != hand.leader and suit is None:
            self.note("free card after a led Matto, %d fallen, %s" % (fallen, options["cascare"]))

    def result(self, hand, result):
        """Remarkable features of the whole hand."""
        if "error" in result:
            null = ", no record" if result["error"]["move"] is None else ""
            self.note("error " + result["error"]["rule"] + null)
            return
        for entry in result["scores"]:
            self.note("score " + entry["why"])
            if entry["why"] == "death" and entry["cards"] == ["M"]:
                self.note("death of the Matto, %d, %s" % (entry["points"], hand.options["matto_last"]))
        for entry in result["resti"]:
            self.note("resti " + entry["when"])
        self.note("whole" if result["complete"] else "under way")
        if hand.robbed >= 13:
            self.note("robbed 13%s, %s" % ("+" if hand.robbed > 13 else "", hand.options["deal"]))
        if result["complete"] and TRICKS in hand.tricks_won:
            self.note("capotto " + hand.options["capotto"])


def choose_rules(rng, wanted):
    """(the `rules` of a record, every option's value); `wanted` a preset or None for any options. Any edition."""
    preset, edition = wanted or rng.choice(sorted(PRESETS)), rng.randint(1, EDITION)
    usual = presets_in(edition)[preset]
    options = dict(usual)
    if wanted is None:
        for name in usual:
            options[name] = rng.choice(values_in(edition, name))
    named = dict(options)
    if rng.random() < 0.5:
        named = {name: value for name, value in options.items() if value != usual[name]}
    rules = {"preset": preset, "options": named}
    if not named and rng.random() < 0.5:
        del rules["options"]
    if edition > 1 or rng.random() < 0.5:
        rules["edition"] = edition
    return rules, options


def apply(hand, move):
    """Makes a record's move, which must be legal."""
    name = next(name for name in KINDS if name in move)
    value = move[name]
    if name in ("play", "give"):
        value = NUMBER_OF[value]
    elif name == "discard":
        value = [NUMBER_OF[code] for code in value]
    elif name == "declare":
        value = [[NUMBER_OF[code] for code in codes] for codes in value]
    clause = hand.apply(move["seat"], name, value, move.get("by"))
    if clause:
        raise AssertionError("own move %r refused: %s" % (move, clause))


def occasion(hand):
    """The kind of mistake suitable for this state of the hand."""
    if hand.phase != "play":
        return hand.phase
    if hand.by is not None:
        return "fallen"
    suit, trumped, new = hand.binding()
    held = hand.hands[hand.actor]
    if suit is None:
        return "free"
    if trumped and new and held & KINGS & SUIT_MASK[suit]:
        return "king"
    if hand.may_fall():
        return "may fall"
    if held & SUIT_MASK[suit]:
        return "follow"
    return "trump" if held & TRUMP_MASK else "any"


def play_hand(rng, wanted, sights):
    """(a record of a whole hand, its Hand, {occasion: indexes of moves})."""
    rules, options = choose_rules(rng, wanted)
    dealer = rng.randint(0, 3)
    kind, pack, lifted = random_pack(rng, options, dealer)
    sights.note("pack " + kind)
    hand = Hand(options, dealer, pack)
    player = Player(rng, kind, lifted)
    moves, occasions = [], collections.defaultdict(list)
    while hand.phase != "over":
        move = player.move(hand)
        sights.before(hand, move)
        occasions[occasion(hand)].append(len(moves))
        apply(hand, move)
        moves.append(move)
    occasions["over"].append(len(moves))
    record = {
        "format": FORMAT,
        "game": GAME,
        "rules": rules,
        "dealer": dealer,
        "pack": [CODES[card] for card in pack],
        "moves": moves,
    }
    return record, hand, occasions


def again(hand):
    """The same hand before its first move."""
    return Hand(hand.options, hand.dealer, hand.pack)
