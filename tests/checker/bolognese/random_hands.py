"""Random hands of Tarocco bolognese, played by the checker's own legal moves, for `generate`.

SPDX-License-Identifier: AGPL-3.0-or-later
"""

import collections

import form

from . import accuso, spoil
from .cards import NUMERO, PALO
from .mattazza import new_hand
from .options import ENDS, MOST_TARGET, PLAYERS, POSTE_FROM, PRESETS, SHAPES, has_score, shape_of
from .packs import random_pack
from .player import Player
from .record import GAME, read_move
from .sights import Sights
from .trick import dominant

__all__ = ["MISTAKES", "PRESETS", "Sights", "again", "apply", "play_hand"]
MISTAKES = spoil


# The targets that tables use.
_TARGETS = {
    "ottocento": (800, 1000, 1500),
    "millone": (1000,),
    "centocinquanta": (150, 151, 200),
    "quindici": (15, 20, 21),
    "mattazza": (2, 3, 4, 5, 6),
}


def choose_rules(rng, wanted):
    """(the `rules` of a record, every option's value); `wanted` a preset or None for any options.

    The number of players is random in any case.
    """
    preset = wanted or rng.choice(sorted(PRESETS))
    options = dict(PRESETS[preset])
    if "players" in options:
        options["players"] = rng.choice(PLAYERS)
    if wanted is None:
        if "end" in options:
            options["end"] = rng.choice(ENDS)
            options["loser_deals"] = rng.random() < 0.5
        if "signals" in options:
            options["signals"] = rng.random() < 0.7
        if "poste_from" in options:
            options["object_after_pass"] = rng.random() < 0.6
            options["poste_from"] = rng.choice(POSTE_FROM)
        if "target" in options:
            some = (*_TARGETS[preset], 1, MOST_TARGET, rng.randint(1, 60), rng.randint(1, MOST_TARGET))
            options["target"] = rng.choice(some)
    named = dict(options)
    if rng.random() < 0.5:
        named = {name: value for name, value in options.items() if value != PRESETS[preset][name]}
    rules = {"preset": preset, "options": named}
    if not named and rng.random() < 0.5:
        del rules["options"]
    edition = rng.choice((1, 2))
    if edition == 2 or rng.random() < 0.5:
        rules["edition"] = edition
    return rules, options


def choose_score(rng, preset, options, dealer, pack):
    """The match so far, or None; usually so that some right to call out is just reached, or just not."""
    if not has_score(preset):
        least, players = (0, 2) if preset == "quattro_scartate" else (-3000, shape_of(preset, options).players)
        return [rng.randint(least, 3000) for _ in range(players)] if rng.random() < 0.3 else None
    target, shape = options["target"], rng.random()
    if shape < 0.1:
        return None
    if shape < 0.25:
        return [rng.randint(0, 2 * target), rng.randint(0, 2 * target)]
    shape = SHAPES[preset]
    score = [max(0, target - shape.counted(rng.randint(5, 124))) for _ in range(2)]
    hand = new_hand(preset, options, dealer, [0, 0], pack)
    worth = [
        accuso.points_of(hand.entries(seat, list(accuso.offered(held))), {seat})
        for seat, held in enumerate(hand.hands)
    ]
    first, second, third = [(dealer + step) % shape.players for step in (1, 2, 3)]
    rights = [{dealer}, {first}]
    if shape.players == 4:
        rights += [{second}, {third}, {first, third}, {dealer, second}]
    for seats in rng.sample(rights, 2):
        points = sum(worth[seat] for seat in seats)
        if points:
            near = target - shape.counted(points) + rng.choice((-1, 0, 0, 0, 1, 7))
            score[min(seats) % 2] = min(max(0, near), target - 1)
    if rng.random() < 0.06:
        score[rng.randint(0, 1)] = target + rng.randint(0, 5)
    return score


def apply(hand, move):
    """Makes a record's move, which must be legal."""
    broken = hand.apply(read_move(move, 0, hand.players))
    if broken:
        raise AssertionError("own move %r refused: %s" % (move, broken))


def occasion(hand):
    """The kind of mistake suitable for this state of the hand."""
    if hand.phase == "answer" and not hand.auction.may_object(hand.actor):
        return "answer after passing"
    if hand.phase == "give" and hand.shape.each:
        return "give always"
    if hand.phase != "play":
        return hand.phase
    palo = dominant(hand.table)
    if not hand.table:
        return "lead"
    paloes = {PALO[card] for card in hand.hands[hand.actor]}
    if palo in paloes:
        return "follow"
    return "trump" if palo and NUMERO in paloes else "any"


def play_hand(rng, wanted, sights):
    """(a record of a whole hand, its Hand, {occasion: indexes of moves})."""
    rules, options = choose_rules(rng, wanted)
    preset = rules["preset"]
    shape = shape_of(preset, options)
    dealer = rng.randrange(shape.players)
    kind, pack, soloist = random_pack(rng, dealer, shape)
    sights.note("pack " + kind)
    score = choose_score(rng, preset, options, dealer, pack)
    hand = new_hand(preset, options, dealer, score if score and has_score(preset) else [0, 0], pack)
    hand.edition = rules.get("edition", 1)
    player = Player(rng, kind, soloist)
    moves, occasions = [], collections.defaultdict(list)
    while hand.phase != "over":
        move = player.move(hand)
        sights.before(hand, move)
        occasions[occasion(hand)].append(len(moves))
        apply(hand, move)
        moves.append(move)
    occasions["over"].append(len(moves))
    record = {"format": form.FORMAT, "game": GAME, "rules": rules, "dealer": dealer}
    if score is not None:
        record["score"] = score
    return {**record, "pack": pack, "moves": moves}, hand, occasions


def again(hand):
    """The same hand before its first move."""
    fresh = new_hand(hand.preset, hand.options, hand.dealer, hand.score, hand.pack)
    fresh.edition = hand.edition
    return fresh
