"""The size of the C++ sources, printed by part; rules, protocol and games together may only shrink."""

import collections
import unittest

import project

# Lines of engine, protocol and server/games together; lowered with every cut. They were 21,713 before moves were
# typed; raised by ten for reading a decision back from its log, by which a practice table is loaded, and by a hundred for
# messages, records and rules written without the JSON library, which would be a seventh of a browser's module; and by
# 460 for the bots' signals and the option of Minchiate about them, by 3,320 for Minchiate without partners, by 1,500 for
# Sei tocchi and Al palio, and by 170 for a search without partners that judges hands by the cards played,
# by 10 for moves of bots as texts and errors of the deal of the day, and by 40 for the calls of Sicily's bots. Without
# these they are 21,201.
MOST = 26_811


def lines_by_part():
    parts = collections.Counter()
    for under in ("engine", "protocol", "server", "tests"):
        for path in project.files(under, ".cpp", ".hpp"):
            parts["/".join(project.name(path).split("/")[:2])] += project.text(path).count("\n")
    return parts


class ProgramSize(unittest.TestCase):
    def test_rules_protocol_and_games_only_shrink(self):
        parts = lines_by_part()
        for part, lines in parts.most_common():
            print(f"{lines:6} {part}")
        lines = sum(lines for part, lines in parts.items() if part.startswith(("engine/", "protocol/", "server/games")))
        print(f"{lines:6} in engine, protocol and server/games, at most {MOST}")
        self.assertLessEqual(lines, MOST)


if __name__ == "__main__":
    unittest.main()
