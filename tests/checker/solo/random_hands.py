"""Random hands, played by the checker's own legal moves, for `generate`. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

from form import FORMAT
from minchiate.cards import CODES, NUMBER_OF, SUIT_MASK, TRUMP_MASK
from minchiate.record import GAME

from . import spoil
from .hand import KINDS, Hand, Move
from .options import EDITION, PRESETS, SHAPES, values_in
from .packs import random_pack
from .player import Player
from .sights import Sights
from .trick import is_king_called, suit_of

__all__ = ["MISTAKES", "PRESETS", "Sights", "again", "apply", "play_hand"]

MISTAKES = spoil


def choose_rules(rng, wanted):
    """(the `rules` of a record, its preset, every option's value); `wanted` a preset or None for any options."""
    preset = wanted or rng.choice(sorted(PRESETS))
    usual = PRESETS[preset]
    options = dict(usual)
    if wanted is None:
        options = {name: rng.choice(values_in(preset, name)) for name in usual}
    named = dict(options)
    if rng.random() < 0.5:
        named = {name: value for name, value in options.items() if value != usual[name]}
    rules = {"preset": preset, "options": named}
    if not named and rng.random() < 0.5:
        del rules["options"]
    if rng.random() < 0.8:
        rules["edition"] = rng.randint(1, EDITION)
    return rules, preset, options


def apply(hand, move):
    """Makes a record's move, which must be legal."""
    kind = next(name for name in KINDS if name in move)
    value = move[kind]
    if kind in ("play", "give"):
        value = NUMBER_OF[value]
    elif kind == "discard":
        value = [NUMBER_OF[code] for code in value]
    elif kind == "declare":
        value = [[NUMBER_OF[code] for code in codes] for codes in value]
    broken = hand.apply(Move(move["seat"], kind, value))
    if broken:
        raise AssertionError("own move %r refused: %s" % (move, broken))


def occasion(hand):
    """The kind of mistake suitable for this state of the hand."""
    if hand.phase != "play":
        return hand.phase
    held, suit = hand.hands[hand.actor], suit_of(hand.table)
    if suit is None:
        return "free"
    if is_king_called(held, hand.table, hand.suits_led):
        return "king"
    if held & SUIT_MASK[suit]:
        return "follow"
    return "trump" if held & TRUMP_MASK else "any"


def play_hand(rng, wanted, sights):
    """(a record of a whole hand, its Hand, {occasion: indexes of moves})."""
    rules, preset, options = choose_rules(rng, wanted)
    dealer = rng.randrange(SHAPES[preset].players)
    kind, pack, lifted = random_pack(rng, preset, options, dealer)
    sights.note("pack " + kind)
    hand = Hand(preset, options, dealer, pack)
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
    return Hand(hand.preset, hand.options, hand.dealer, hand.pack)
