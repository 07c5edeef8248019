#!/usr/bin/env python3
"""Plays random hands and prints `{"record": …, "result": …}` lines for comparison with another program.

The same seed and options give the same lines. `--stats` adds, on standard error, the number of occurrences of
each rare rule. SPDX-License-Identifier: AGPL-3.0-or-later
"""

import argparse
import copy
import json
import random
import sys

import bolognese.random_hands
import minchiate.random_hands
import siciliano.random_hands
import solo.random_hands
import tocchi.random_hands
from games import game_of, replay_line

# The interface of a game: PRESETS, play_hand, apply, again, MISTAKES and its Sights. A game with several has each of
# its presets in one of them; without a preset the first one plays.
MAKERS = {
    "minchiate": (minchiate.random_hands, solo.random_hands),
    "solo": (solo.random_hands,),
    "bolognese": (bolognese.random_hands,),
    "siciliano": (siciliano.random_hands,),
    "tocchi": (tocchi.random_hands,),
}
MOST_TRIES = 200  # for one illegal move; most tries succeed at once
FITTING_SHARE = 0.7  # of the illegal moves: those suitable for the state of the hand


def add_unknown_keys(rng, record):
    """Unknown keys of a record are ignored."""
    record["club"] = {"name": "Accademia", "play": 7}
    record["rules"]["note"] = None
    if record["moves"]:
        rng.choice(record["moves"])["ms"] = 1250


def spoil_moves(game, rng, record, hand, occasions):
    """Ends the hand with an illegal move; sometimes further moves follow, which are never reached."""
    spoil = game.MISTAKES
    names = sorted(occasions)
    invited = rng.choices(names, [spoil.WEIGHTS.get(name, 1) for name in names])[0]
    at = rng.choice(occasions[invited])
    spoilers = spoil.SPOILERS
    if rng.random() < FITTING_SHARE and invited in spoil.FITTING:
        spoilers = spoil.FITTING[invited] * 5 + spoil.SPOILERS
    moves = record["moves"]
    lawful = moves[at] if at < len(moves) else None
    del moves[at:]
    state = game.again(hand)
    for move in moves:
        game.apply(state, move)
    for _ in range(MOST_TRIES):
        if lawful is None:
            bad = spoil.after_the_end(rng)
        else:
            bad = rng.choice(spoilers)(rng, state, lawful)
        if bad is None:
            continue
        moves.append(bad)
        if game_of(record).replay(record).get("error", {}).get("move") == at:
            break
        moves.pop()
    if rng.random() < 0.3:
        moves.append(lawful or spoil.after_the_end(rng))


def line_of(game, rng, wanted, early, illegal, sights):
    """One line of output."""
    cut_off = rng.random() < early
    unlawful = rng.random() < illegal
    record, hand, occasions = game.play_hand(rng, wanted, sights)
    moves = record["moves"]
    if cut_off:
        # The short phases before the play would otherwise rarely occur.
        del moves[rng.randint(0, 12 if rng.random() < 0.3 else len(moves) - 1) :]
    text = None
    if unlawful:
        shape = rng.random()
        if shape < 0.8 and not cut_off:
            spoil_moves(game, rng, record, hand, occasions)
        elif shape < 0.96:
            # The form of the whole record precedes any move: some of these also break a rule.
            if rng.random() < 0.3:
                spoil_moves(game, rng, record, hand, occasions)
            record = copy.deepcopy(record)
            rng.choice(game.MISTAKES.BREAKERS)(rng, record)
        else:
            text = game.MISTAKES.broken_text(rng, record)
    elif rng.random() < 0.1:
        add_unknown_keys(rng, record)
    if text is None:
        text = json.dumps(record, separators=(",", ":"))
    result = replay_line(text.encode("utf-8"))[1]
    sights.result(hand, result)
    return '{"record":%s,"result":%s}' % (text, json.dumps(result, separators=(",", ":")))


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--hands", type=int, required=True, metavar="N")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument("--game", choices=sorted(MAKERS), default="minchiate")
    rules = parser.add_mutually_exclusive_group()
    rules.add_argument("--preset", metavar="NAME", help="the options of one preset")
    rules.add_argument("--any-rules", action="store_true", help="random options for every hand (the default)")
    parser.add_argument("--early", type=float, default=0.0, metavar="P", help="share of hands under way")
    parser.add_argument("--illegal", type=float, default=0.0, metavar="P", help="share that breaks a rule")
    parser.add_argument("--stats", action="store_true", help="how often each rule came up, to stderr")
    given = parser.parse_args(arguments)
    makers = [maker for maker in MAKERS[given.game] if given.preset is None or given.preset in maker.PRESETS]
    if not makers:
        parser.error("--preset: %s has none named %r" % (given.game, given.preset))
    game = makers[0]
    sights = game.Sights()
    for number in range(given.hands):
        rng = random.Random("%d/%d" % (given.seed, number))
        print(line_of(game, rng, given.preset, given.early, given.illegal, sights))
    if given.stats:
        for name, count in sorted(sights.counts.items()):
            print("%8d  %s" % (count, name), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
