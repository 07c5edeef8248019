"""Random hands of Sei tocchi and Al palio for `generate`. SPDX-License-Identifier: AGPL-3.0-or-later"""

import collections

import form

from . import spoil
from .hand import Hand
from .options import EDITION, PRESETS, VALUES
from .packs import random_pack
from .player import Player
from .record import GAME, read_move
from .sights import Sights

__all__ = ["MISTAKES", "PRESETS", "Sights", "again", "apply", "play_hand"]
MISTAKES = spoil


def choose_rules(rng, wanted):
    """(the `rules` of a record, its preset, every option's value); `wanted` a preset or None for any options."""
    preset = wanted or rng.choice(sorted(PRESETS))
    usual = PRESETS[preset]
    options = dict(usual)
    if wanted is None:
        options = {name: rng.choice(VALUES[name]) for name in usual}
        if rng.random() < 0.4:
            options["call"] = 0
    named = dict(options)
    if rng.random() < 0.5:
        named = {name: value for name, value in options.items() if value != usual[name]}
    rules = {"preset": preset, "options": named}
    if not named and rng.random() < 0.5:
        del rules["options"]
    if rng.random() < 0.5:
        rules["edition"] = EDITION
    return rules, preset, options


def random_score(rng, preset, options):
    """The `score` of a record or None to omit it."""
    if rng.random() < 0.3:
        return None
    if preset != "palio":
        return rng.choice((None, None, None, "ignored", [99], [0] * 9, -1))
    least = rng.choice((0, 0, options["target"] - 4, options["target"] - 1))
    return [rng.randint(max(0, least), options["target"] - 1) for _ in range(options["players"])]


def apply(hand, move):
    """Makes a record's move, which must be legal."""
    broken = hand.apply(read_move(move, 0, hand.players))
    if broken:
        raise AssertionError("own move %r refused: %s" % (move, broken))


def occasion(hand):
    """The kind of mistake suitable for this state of the hand."""
    if hand.phase == "call":
        return "barred" if len(hand.asked) < hand.players else "answered" if hand.calls else "call"
    return hand.phase


def play_hand(rng, wanted, sights):
    """(a record of a whole hand, its Hand, {occasion: indexes of moves})."""
    rules, preset, options = choose_rules(rng, wanted)
    players = options["players"]
    dealer = rng.randrange(players)
    kind, pack = random_pack(rng, players, dealer)
    sights.note("pack " + kind)
    score = random_score(rng, preset, options)
    record = {"format": form.FORMAT, "game": GAME, "rules": rules, "dealer": dealer}
    if score is not None:
        record["score"] = score
    hand = Hand(preset, options, dealer, pack, score if preset == "palio" else None)
    player = Player(rng, players)
    moves, occasions = [], collections.defaultdict(list)
    while hand.phase != "over":
        move = player.move(hand)
        sights.before(hand, move)
        occasions[occasion(hand)].append(len(moves))
        apply(hand, move)
        moves.append(move)
    occasions["over"].append(len(moves))
    record.update(pack=pack, moves=moves)
    return record, hand, occasions


def again(hand):
    """The same hand before its first move."""
    return Hand(hand.preset, hand.options, hand.dealer, hand.pack, hand.score)
