"""The direction of dependencies: engine/core <- engine/<game> <- its bots <- protocol <- server."""

import functools
import re
import unittest

import project

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"][^>"]+[>"])', re.M)
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)

SOURCES = (".hpp", ".cpp")


def includes(path):
    return [match[1:-1] for match in INCLUDE.findall(project.text(path))]


def code(path):
    """A source without its comments and strings."""
    return COMMENT.sub(lambda match: '""' if match[0][0] == '"' else " ", project.text(path))


@functools.cache
def games():
    """The folders of games in the engine."""
    found = {path.relative_to(project.ROOT / "engine").parts[0] for path in project.files("engine", *SOURCES)}
    return sorted(found - {"core"})


class Includes(unittest.TestCase):
    maxDiff = None

    def offenders(self, under, allowed, exempt=()):
        """Includes below a folder for which `allowed(include)` is false, as "file: include"."""
        paths = [path for path in project.files(under, *SOURCES) if project.name(path) not in exempt]
        self.assertTrue(paths, f"no sources below {under or '.'}")
        return [f"{project.name(path)}: {inc}" for path in paths for inc in includes(path) if not allowed(inc)]

    def test_engine_knows_the_standard_library_and_itself(self):
        # No clock, thread, lock, I/O, random source of the library, regular expression or hash of the run.
        plain = {
            "algorithm", "array", "bit", "cassert", "charconv", "compare", "concepts", "cstddef", "cstdint",
            "cstdlib", "cstring", "functional", "initializer_list", "iterator", "limits", "memory", "numeric", "optional",
            "ranges", "span", "stdexcept", "string", "string_view", "tuple", "type_traits", "utility", "variant",
            "vector", "tl/expected.hpp",
            "immintrin.h",  # single instructions, where the processor has them
        }  # fmt: skip
        self.assertEqual([], self.offenders("engine", lambda inc: inc in plain or inc.startswith("engine/")))

    def test_engine_core_knows_no_game(self):
        bad = tuple(f"engine/{game}/" for game in games())
        self.assertEqual([], self.offenders("engine/core", lambda inc: not inc.startswith(bad)))

    def test_no_game_knows_another_and_its_rules_no_bots(self):
        for game in games():
            known = {game, project.game_of(game)}  # the engine whose game it shares
            bad = tuple(f"engine/{other}/" for other in games() if other not in known)
            pack = f"engine/{project.PACK_OF.get(game)}/pack.hpp"
            allowed = lambda inc, bad=bad, pack=pack: inc == pack or not inc.startswith(bad)  # noqa: E731
            self.assertEqual([], self.offenders(f"engine/{game}", allowed))
            bots = tuple(f"engine/{one}/bots/" for one in known)
            players = [project.name(path) for path in project.files(f"engine/{game}/bots", *SOURCES)]
            self.assertEqual([], self.offenders(f"engine/{game}", lambda inc, b=bots: not inc.startswith(b), players))

    def test_engine_has_no_floating_point_in_rules(self):
        number = re.compile(r"\b(float|double)\b|\b\d+\.\d*(e[+-]?\d+)?f?\b|\b\d+e[+-]?\d+\b")
        rules = [path for path in project.files("engine", *SOURCES) if "/bots/" not in project.name(path)]
        self.assertEqual([], [f"{project.name(path)}: {m[0]}" for path in rules for m in number.finditer(code(path))])

    def test_engine_asks_no_clock_thread_or_stream(self):
        word = re.compile(r"\bstd::(chrono|thread|mutex|atomic|random_device|mt19937\w*|c(?:out|err|in)|shuffle)\b"
                          r"|\b(time|s?rand|getenv|system|printf|fopen)\s*\(")  # fmt: skip
        found = [f"{project.name(path)}: {m[0]}" for path in project.files("engine", *SOURCES)
                 for m in word.finditer(code(path))]  # fmt: skip
        self.assertEqual([], found)

    def test_protocol_has_no_socket_database_or_server(self):
        bad = ("boost/", "sqlite3", "sys/", "netinet/", "server/", "unistd.h", "sodium", "spdlog/", "CLI/")
        self.assertEqual([], self.offenders("protocol", lambda inc: not inc.startswith(bad)))

    def test_the_wire_knows_no_archive(self):
        """What is sent cannot reach the codec of whole hands, their records or results."""
        bad = ("protocol/archive/", "protocol/tools/")
        self.assertEqual([], self.offenders("protocol/wire", lambda inc: not inc.startswith(bad)))
        self.assertEqual([], self.offenders("protocol/archive", lambda inc: not inc.startswith("protocol/tools/")))
        self.assertEqual([], self.offenders("server/table", lambda inc: not inc.startswith(bad)))

    def test_engine_and_protocol_know_nothing_above_them(self):
        for under, bad in (("engine", ("protocol/", "server/", "tests/")), ("protocol", ("server/", "tests/"))):
            self.assertEqual([], self.offenders(under, lambda inc, bad=bad: not inc.startswith(bad)))

    def test_only_the_journal_writes_the_log(self):
        allowed = ("server/journal/", "server/cli/serve.cpp")  # which says how it is written, once
        found = [project.name(path) for path in project.files("server", *SOURCES)
                 if not project.name(path).startswith(allowed)
                 and any(inc.startswith("spdlog") for inc in includes(path))]  # fmt: skip
        self.assertEqual([], found)

    def test_only_the_store_knows_sqlite(self):
        found = [project.name(path) for path in project.files("", *SOURCES)
                 if any(inc.startswith("sqlite3") for inc in includes(path))]  # fmt: skip
        self.assertEqual([], [path for path in found if not path.startswith(("server/store/", "tests/server/"))])

    def test_only_the_names_know_icu_and_cctz(self):
        found = [project.name(path) for path in project.files("", *SOURCES)
                 if any(inc.startswith(("unicode/", "cctz/")) for inc in includes(path))]  # fmt: skip
        self.assertTrue(found)
        self.assertEqual([], [path for path in found if not path.startswith("server/names/")])

    def test_a_table_is_a_value(self):
        """Its rules depend on no socket, timer, database, server log or running clock."""
        bad = ("boost/", "sqlite3", "spdlog/", "sys/", "server/actor/", "server/net/", "server/store/",
               "server/games/", "mutex", "thread")  # fmt: skip
        for under in ("server/model", "server/table"):
            self.assertEqual([], self.offenders(under, lambda inc: not inc.startswith(bad)))
        word = re.compile(r"_clock::now\b")
        found = [f"{project.name(path)}: {m[0]}" for path in project.files("server/table", *SOURCES)
                 if path.name != "environment.hpp" for m in word.finditer(code(path))]  # fmt: skip
        self.assertEqual([], found)

    def test_a_table_knows_no_message(self):
        """It has its own actions and views; server/actor translates. It shares ids, levels and errors' words."""
        words = {f"protocol/wire/{name}.hpp" for name in ("action_id", "asked_rules", "bot_level", "bot_pace", "json_out",
                 "json_text", "number_list", "raw_json", "reader", "seat_draw", "table_rules")}  # fmt: skip
        for under in ("server/model", "server/table"):
            self.assertEqual([], self.offenders(under, lambda inc: not inc.startswith("protocol/") or inc in words))

    def test_tables_actors_and_games_hold_no_json(self):
        """They hold typed moves, rules and draws; protocol/wire reads and writes their texts."""
        json = re.compile(r'nlohmann|R"\(\{')
        found = [f"{project.name(path)}: {m[0]}" for under in ("server/table", "server/actor", "server/games")
                 for path in project.files(under, *SOURCES) for m in json.finditer(project.text(path))]  # fmt: skip
        self.assertEqual([], found)
        self.assertTrue(json.search('R"({"move":)"'))

    def test_what_clubs_and_accounts_allow_is_decided_without_a_database(self):
        """A decision receives facts and a command, and is tested alone (tests/decide)."""
        bad = ("boost/", "sqlite3", "spdlog/", "sys/", "server/actor/", "server/net/", "server/store/",
               "server/table/", "mutex", "thread")  # fmt: skip
        for under in ("server/club", "server/account"):
            self.assertEqual([], self.offenders(under, lambda inc: not inc.startswith(bad)))
        self.assertTrue(self.offenders("server/store", lambda inc: "/decide_" not in inc))  # the store asks them

    def test_only_the_store_and_its_tools_know_the_database(self):
        """A running server reaches its database by values alone."""
        tools = (*(f"server/{folder}/" for folder in ("cli", "store", "verify")), "server/day/rows.")
        serving = [path for path in project.files("server", *SOURCES) if not project.name(path).startswith(tools)]
        self.assertTrue(serving)
        allowed = {f"server/store/{name}.hpp" for name in (
            "store", "store_error", "options", "backup_keeper", "backup_settings", "backup_counts", "cluster")}  # fmt: skip
        word = re.compile(r"\bstore::(Database|Statement|Transaction|answer|execute)\b")
        found = [f"{project.name(path)}: {inc}" for path in serving for inc in includes(path)
                 if inc.startswith("server/store/") and inc not in allowed]  # fmt: skip
        found += [f"{project.name(path)}: {match[0]}" for path in serving for match in word.finditer(code(path))]
        self.assertEqual([], found, "write a query in server/model/*_query.hpp with its answer in "
                                    "server/store/answer_*.cpp, then `co_await store.ask(query)`; to write, a command")  # fmt: skip

    def test_only_closed_hands_make_a_closed_log(self):
        """Its friend is a name: nobody else may take it."""
        allowed = {"server/model/closed_log.hpp", "server/verify/verify_hand.cpp"}
        word = re.compile(r"\bClosedHands\b")
        found = [project.name(path) for path in project.files("server", *SOURCES) if word.search(code(path))]
        self.assertTrue(found)
        self.assertEqual([], [name for name in found if name not in allowed and not name.startswith("server/store/")])
        makers = [project.name(path) for path in project.files("server", *SOURCES)
                  if re.search(r"\bclass ClosedHands\s*\{", code(path))]  # fmt: skip
        self.assertEqual(["server/store/history.hpp"], makers)

    def test_only_what_uses_the_store_includes_it(self):
        """Rules know keys, rows, commands and queries (server/model), not the store that holds them."""
        using = tuple(f"server/{folder}/" for folder in ("actor", "admin", "cli", "day", "net", "store", "verify"))
        paths = [path for path in project.files("server", *SOURCES)
                 if any(inc.startswith("server/store/") for inc in includes(path))]  # fmt: skip
        self.assertTrue(paths)
        names = [project.name(path) for path in paths]
        self.assertEqual([], [name for name in names if not name.startswith(using)])
        word = re.compile(r"\bstore::")
        self.assertEqual([], [project.name(path) for path in paths
                              if not project.name(path).startswith(("server/store/", "server/day/rows."))
                              and not word.search(code(path))])  # fmt: skip

    def test_a_table_and_its_actor_read_the_injected_clock(self):
        """A test sets the clock; a table that reads another one waits for the wrong time."""
        word = re.compile(r"_clock::now\b")
        found = [f"{project.name(path)}: {m[0]}" for path in project.files("server/actor", *SOURCES)
                 if path.name != "system_environment.cpp" for m in word.finditer(code(path))]  # fmt: skip
        self.assertEqual([], found)

    def test_who_sees_an_event_is_decided_for_each(self):
        """No catch-all in a projection: a new kind of event does not compile until somebody decides who sees what."""
        projections = [path for path in project.files("engine", *SOURCES) if path.name == "project.hpp"]
        self.assertEqual(len(games()), len(projections))
        word = re.compile(r"\bdefault\s*:|\bauto\s*&")
        self.assertEqual([], [project.name(path) for path in projections if word.search(code(path))])

    def test_only_the_fold_of_a_state_sees_every_card(self):
        """What is sent is projected for a viewer; the eyes that see everything are the State's alone."""
        word = re.compile(r"\bAllEyes\b")
        folds = {"engine/core/eyes.hpp", *(f"engine/{game}/fold.hpp" for game in games() if game not in project.OPEN)}
        found = {project.name(path) for path in project.files("", *SOURCES) if word.search(code(path))}
        self.assertEqual(folds, {name for name in found if not name.startswith("tests/compile_fail/")})

    def test_only_the_net_knows_beast(self):
        found = [project.name(path) for path in project.files("", *SOURCES)
                 if any(inc.startswith("boost/beast") for inc in includes(path))]  # fmt: skip
        self.assertEqual([], [path for path in found if not path.startswith(("server/net/", "tests/"))])

    def test_only_games_names_the_games(self):
        """Tables, network, store and the wire serve every game; the program's own commands may know one."""
        word = re.compile(rf"\b({'|'.join(games())})\b", re.I)
        serving = [path for path in project.files("server", *SOURCES) + project.files("protocol", *SOURCES)
                   + project.files("engine/core", *SOURCES)
                   if not project.name(path).startswith(("server/cli/", "server/games/",
                                                         *(f"protocol/{part}/{game}/" for game in games()
                                                           for part in ("wire", "archive", "tools"))))]  # fmt: skip
        self.assertTrue(serving)
        found = [f"{project.name(path)}: {inc}" for path in serving for inc in includes(path) if word.search(inc)]
        found += [f"{project.name(path)}: {match[0]}" for path in serving if word.search(project.text(path))
                  for match in word.finditer(code(path))]  # fmt: skip
        self.assertEqual([], found)

    def test_no_lock_in_the_server(self):
        word = re.compile(r"\bstd::(recursive_|shared_|timed_)?mutex\b|\bstd::condition_variable\b")
        found = [f"{project.name(path)}: {m[0]}" for path in project.files("server", *SOURCES)
                 for m in word.finditer(code(path))]  # fmt: skip
        self.assertEqual([], found)


if __name__ == "__main__":
    unittest.main()
