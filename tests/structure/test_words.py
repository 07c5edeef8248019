"""A game's words are in its own folders, so that shared code is independent of every game."""

import re
import sqlite3
import unittest

import project

# Of the games that there are and of those that are to come. Words that are plain English or mean something in
# every card game (trick, deal, discard) are no game's.
WORDS = frozenset(
    """minchiate resto resti girata girate girone gironi versicola versicole fola matto rubare capotto cascare
    sopraventi cartiglie gallerini tarocchi bolognese ottocento accuso accusi cricca cricche
    criccone scartini scartata contatori mori begato busso striscio volo pozzo poste terziglio millone mattazza
    cappotto siciliano fujutu picciotti decine arie tengo mischio tocco palio lupino lupini pappoleggio
    privilegio marcio marci""".split()
)

# What names the games, tells of them, or reads what was written when there was only one.
NAMES_GAMES = {
    "server/games/games.hpp",
    "server/games/engine_games.hpp",
    "server/games/games.cpp",
    "server/day/day_games.hpp",
    "server/day/day_games.cpp",
    "web-client/src/games/index.ts",
    "web-client/src/protocol/types.ts",  # made from the schemas of all games
}
# Programs' commands that are about one game alone.
OF_A_GAME = re.compile(
    r"(^|/)(minchiate|solo|bolognese|siciliano|tocchi)(/|[._]|$)"  # its folders, its files and its schemas
    r"|^web-client/src/games/tarot/"  # what the games with tarots share
    r"|^server/cli/(bench|testing/)"  # benches of an engine, packs laid by hand
)

PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
STARRED = re.compile(r"/\*.*?\*/", re.S)
SLASHED = re.compile(r"(?<!:)//[^\n]*")
MARKED = re.compile(r"<!--.*?-->", re.S)
DASHED = re.compile(r"--[^\n]*")


def words_in(text):
    """The banned words of a text, including parts of identifiers."""
    return sorted({part.lower() for part in PART.findall(text)} & WORDS)


def without_comments(text):
    return SLASHED.sub(" ", STARRED.sub(" ", MARKED.sub(" ", text)))


def schema_in_force():
    """The statements of the database after the last migration."""
    db = sqlite3.connect(":memory:")
    for path in sorted((project.ROOT / "migrations").glob("*.sql")):
        db.executescript(project.text(path))
    return [row[0] for row in db.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")]


class Words(unittest.TestCase):
    maxDiff = None

    def offenders(self, paths, text_of):
        found = []
        for path in paths:
            name = project.name(path)
            if name in NAMES_GAMES or OF_A_GAME.search(name):
                continue
            if words := words_in(text_of(path)):
                found.append(f"{name}: {' '.join(words)}")
        return found

    def test_cpp_that_serves_every_game_has_no_games_words(self):
        # The tests may; comments too, where a clause is the reason.
        paths = [path for top in ("engine", "protocol", "server") for path in project.files(top, ".hpp", ".cpp", ".in")]
        self.assertTrue(len(paths) > 100)
        self.assertEqual([], self.offenders(paths, lambda path: without_comments(project.text(path))))

    def test_schemas_that_serve_every_game_have_no_games_words(self):
        paths = project.files("protocol/schema", ".json")
        self.assertTrue(len(paths) > 5)
        self.assertEqual([], self.offenders(paths, project.text))

    def test_the_database_has_no_games_words(self):
        statements = schema_in_force()
        self.assertTrue(len(statements) > 10)
        self.assertEqual([], [words for sql in statements if (words := words_in(DASHED.sub(" ", sql)))])

    def test_the_client_that_serves_every_game_has_no_games_words(self):
        paths = project.files("web-client/src", ".ts", ".svelte")
        self.assertTrue(len(paths) > 50)
        self.assertEqual([], self.offenders(paths, lambda path: without_comments(project.text(path))))

    def test_the_words_are_found_wherever_they_stand(self):
        self.assertEqual(["girate", "resti"], words_in("int kMostGirate = 3; row.resti()"))
        self.assertEqual(["fola"], words_in('{"fola_view": 1}'))
        self.assertEqual([], words_in("interest, restitution, folate"))
