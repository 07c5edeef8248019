"""The supported games, by the `game` and the preset of a record. SPDX-License-Identifier: AGPL-3.0-or-later"""

import typing

import bolognese.record
import bolognese.result
import form
import minchiate.record
import minchiate.result
import siciliano.record
import siciliano.result
import solo.record
import solo.result
import tocchi.record
import tocchi.result
from strict_json import parse, unwrap


class Game(typing.NamedTuple):
    """How a game's records are read."""

    replay: typing.Callable  # the result of any parsed record
    differences: typing.Callable  # (own result, another) -> the differences in the other, as lines


_MINCHIATE = Game(minchiate.record.replay, minchiate.result.differences)
GAMES = {
    minchiate.record.GAME: _MINCHIATE,
    bolognese.record.GAME: Game(bolognese.record.replay, bolognese.result.differences),
    siciliano.record.GAME: Game(siciliano.record.replay, siciliano.result.differences),
    tocchi.record.GAME: Game(tocchi.record.replay, tocchi.result.differences),
}
_SOLO = Game(solo.record.replay, solo.result.differences)


def game_of(value):
    """The game of a line's record; a record of an unknown game is refused by the first game."""
    name = value.get("game") if isinstance(value, dict) else None
    found = GAMES.get(name, _MINCHIATE) if isinstance(name, str) else _MINCHIATE
    return _SOLO if found is _MINCHIATE and solo.record.is_solo(value) else found


def replay_line(text):
    """(the game, own result, the result that the line claims or None) of one JSON object (bytes)."""
    try:
        value, doubled = parse(text.decode("utf-8"))
    except ValueError as error:
        return _MINCHIATE, form.refusal("no JSON: %s" % error), None
    found, claimed = unwrap(value)
    game = game_of(found)
    if doubled is not None:
        return game, form.refusal("the key %r is there twice" % doubled), claimed
    return game, game.replay(found), claimed
