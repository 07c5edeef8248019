"""Random hands of Sicilian tarocchi, played by the checker's own legal moves, for `generate`.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections

import form

from . import spoil
from .cards import FUJUTU, SUIT, TRUMP
from .hand import PLAYERS, Hand
from .options import EDITION, PRESETS, VALUES
from .packs import random_pack
from .player import Player
from .record import GAME, read_move
from .sights import Sights
from .trick import suit_led

__all__ = ["MISTAKES", "PRESETS", "Sights", "again", "apply", "play_hand"]
MISTAKES = spoil


def choose_rules(rng, wanted):
    """(the `rules` of a record, every option's value); `wanted` a preset or None for any options."""
    preset = wanted or rng.choice(sorted(PRESETS))
    options = dict(PRESETS[preset])
    if wanted is None:
        for name, values in VALUES.items():
            if rng.random() < 0.5:
                options[name] = rng.choice(values)
    named = dict(options)
    if rng.random() < 0.5:
        named = {name: value for name, value in options.items() if value != PRESETS[preset][name]}
    rules = {"preset": preset, "options": named}
    if not named and rng.random() < 0.5:
        del rules["options"]
    if rng.random() < 0.5:
        rules["edition"] = EDITION
    return rules, options


def apply(hand, move):
    """Makes a record's move, which must be legal."""
    broken = hand.apply(read_move(move, 0))
    if broken:
        raise AssertionError("own move %r refused: %s" % (move, broken))


def occasion(hand):
    """The kind of mistake suitable for this state of the hand."""
    if hand.phase != "play":
        return hand.phase
    held, suit = hand.hands[hand.actor], suit_led(hand.table)
    if not hand.table:
        barred = FUJUTU in held and FUJUTU not in hand.lawful()
        return "barred lead" if barred else "lead"
    suits = {SUIT[card] for card in held if card != FUJUTU}
    if suit in suits:
        return "follow"
    return "trump" if suit and TRUMP in suits else "any"


def play_hand(rng, wanted, sights):
    """(a record of a whole hand, its Hand, {occasion: indexes of moves})."""
    rules, options = choose_rules(rng, wanted)
    dealer = rng.randrange(PLAYERS)
    kind, pack = random_pack(rng, dealer)
    sights.note("pack " + kind)
    hand, player = Hand(options, dealer, pack), Player(rng, kind)
    moves, occasions = [], collections.defaultdict(list)
    while hand.phase != "over":
        move = player.move(hand)
        sights.before(hand, move)
        occasions[occasion(hand)].append(len(moves))
        apply(hand, move)
        moves.append(move)
    occasions["over"].append(len(moves))
    record = {"format": form.FORMAT, "game": GAME, "rules": rules, "dealer": dealer, "pack": pack, "moves": moves}
    return record, hand, occasions


def again(hand):
    """The same hand before its first move."""
    return Hand(hand.options, hand.dealer, hand.pack)
