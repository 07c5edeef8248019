"""A database with the program's schema in the PostgreSQL of server.sh, and the same schema in SQLite."""

import os
import pathlib
import re
import sqlite3
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def psql(database, script):
    """Runs a script and returns what psql prints: rows without headings, columns separated by `|`."""
    place = f"postgresql://germini@/{database}?host={os.environ['TESTS_POSTGRES']}"
    return subprocess.run(["psql", place, "--quiet", "--no-psqlrc", "--tuples-only", "--no-align"], input=script,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True).stdout  # fmt: skip


def rows(database, query):
    """The rows of a query, each a list of texts."""
    return [line.split("|") for line in psql(database, query).splitlines()]


def migrations(folder):
    return sorted((ROOT / folder).glob("[0-9][0-9][0-9][0-9]_*.sql"))


def make(database):
    """Makes the database anew, with the schema."""
    psql("postgres", f"DROP DATABASE IF EXISTS {database};\nCREATE DATABASE {database};")
    said = "".join(psql(database, path.read_text()) for path in migrations("migrations/postgres"))
    assert not said, said


def sqlite():
    """SQLite's schema, in memory."""
    database = sqlite3.connect(":memory:")
    for path in migrations("migrations"):
        database.executescript(path.read_text())
    return database


# Of one engine only, or put together from pieces.
OTHER_SQL = {"sqlite_engine.cpp", "postgres_engine.cpp", "postgres_node.cpp", "copy.cpp"}
STATEMENT = re.compile(r'"((?:SELECT|INSERT|UPDATE|DELETE|WITH)\b(?:[^"\\]|\\.)*)"')


def statements():
    """The server's statements with the file of each."""
    for path in sorted((ROOT / "server").rglob("*.cpp")):
        if path.name in OTHER_SQL:
            continue
        text = re.sub(r'"\s*"', "", path.read_text())  # literals that continue
        for sql in STATEMENT.findall(text):
            yield path.relative_to(ROOT).as_posix(), sql.replace('\\"', '"')


def numbered(sql):
    """Returns the statement with $1, $2, … for ?, ?2, …: a bare ? is one more than the highest before it."""
    highest = 0

    def number(match):
        nonlocal highest
        mine = int(match[1]) if match[1] else highest + 1
        highest = max(highest, mine)
        return f"${mine}"

    return re.sub(r"\?(\d*)", number, sql)
