"""The options of a game and its presets, read from the rules' text. SPDX-License-Identifier: AGPL-3.0-or-later"""

import json
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/rules")


def _value(word):
    return json.loads(word) if re.fullmatch(r"\d+|true|false|null", word) else word


def _tables(game):
    """The tables of options, each as a list of rows of cells; a remark in brackets is no part of its cell."""
    tables = []
    with open(os.path.join(FOLDER, game + ".md"), encoding="utf-8") as file:
        for line in file:
            if re.match(r"\| option \| values \|", line):
                tables.append([])
            elif not re.match(r"\| `\w+` \| `", line):
                continue
            cells = re.sub(r"\([^)]*\)", "", line).split("|")[1:-2]
            tables[-1].append([[_value(word) for word in re.findall("`([^`]+)`", cell)] for cell in cells])
    return tables


def read_options(game, preset=None):
    """(option -> its values, preset -> option -> value), of all tables or of the one with a column of `preset`.

    A preset does not have an option that its column marks –.
    """
    values, presets = {}, {}
    for head, *rows in _tables(game):
        if preset is not None and [preset] not in head:
            continue
        values.update((option, tuple(listed)) for (option,), listed, *_ in rows)
        for column, (name,) in enumerate(head[2:], 2):
            presets[name] = {row[0][0]: row[column][0] for row in rows if row[column]}
    return values, presets
