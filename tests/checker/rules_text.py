"""The options of a game and its presets, read from the rules' text. SPDX-License-Identifier: AGPL-3.0-or-later"""

import json
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/rules")


def _value(word):
    return json.loads(word) if re.fullmatch(r"\d+|true|false|null", word) else word


def read_options(game, table=0):
    """Returns (option -> its values, preset -> option -> value) of a table of options, counted from 0 in the rules of
    a game. A preset does not have an option that its column marks –."""
    tables = []
    with open(os.path.join(FOLDER, game + ".md"), encoding="utf-8") as file:
        for line in file:
            if re.match(r"\| (option|`\w+`) \| (values|`)", line):
                if line.startswith("| option"):
                    tables.append([])
                cells = line.split("|")[1:-2]
                tables[-1].append([[_value(word) for word in re.findall("`([^`]+)`", cell)] for cell in cells])
    head, *rows = tables[table]
    values = {option: tuple(listed) for (option,), listed, *_ in rows}
    presets = {
        preset: {row[0][0]: row[column][0] for row in rows if row[column]}
        for column, (preset,) in enumerate(head[2:], 2)
    }
    return values, presets
