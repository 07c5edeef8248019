"""The tests of each clause of the rules: docs/rules-coverage.md, one section per game.

A game's clauses are the first cells of the tables in docs/rules/<game>.md. A test covers the clauses in its
name, for the game of the test: the one whose id is in its folder or file or whose name is in the test's
own, else Minchiate. A clause without one needs a reason, which is written into the document by hand after
a dash. `python3 tests/structure/coverage.py` rewrites the document, keeping reasons; a test compares.
"""

import re
import sys

import project

# By the name in the repository; what a test is about that names none of the others is the first.
GAMES = {
    "minchiate": "Minchiate",
    "bolognese": "Tarocco bolognese",
    "siciliano": "Sicilian tarocchi",
    "tocchi": "Sei tocchi and Al palio",
}
FIRST = "minchiate"
DOCUMENT = project.ROOT / "docs/rules-coverage.md"
OPEN = "(nothing yet)"
MOST_CASES = 3

CLAUSE = re.compile(r"^\| \*\*([A-Z]+-[A-Za-z0-9-]+)\*\* \|", re.M)
ROW = re.compile(r"^\| ([A-Z]+-[A-Za-z0-9-]+) \| (.*) \|$", re.M)
SECTION = re.compile(r"^## (.+)\n", re.M)
# A clause in a name, or a span of them: KING-1, V-W1 … V-W9.
NAMED = re.compile(r"(?<![A-Za-z0-9-])([A-Z]+-(?:[A-Z]+-)?[A-Z]*)(\d+[ab]?)(?:\s*(?:…|\.\.\.?|–|to)\s*\1(\d+))?(?![0-9A-Za-z])")
LONE = re.compile(r"(?<![A-Za-z0-9-])V-(?:PACK|CAP|DEAL|SWING|KINGS|LAST|POSTE)(?![0-9A-Za-z-])")

CPP_CASE = re.compile(r'\b(TEST_CASE|SUBCASE|TEST_CASE_TEMPLATE)\s*\(\s*((?:"(?:\\.|[^"\\])*"\s*)+)')
# A class's words count for the class, a test's for the test.
PY_CASE = re.compile(r'^\s*(?:class (\w+)\([\w.]*TestCase\)|def (test_\w+)\(self\))[^\n]*:\n(?:\s*"""(.*?)""")?', re.M | re.S)
TS_CASE = re.compile(r"""\b(?:it|test)(?:\.each\([^)]*\))?\s*\(\s*(["'`])((?:\\.|(?!\1).)*)\1""", re.S)


def rules(game):
    return project.ROOT / f"docs/rules/{game}.md"


def clauses(game):
    return CLAUSE.findall(project.text(rules(game)))


def named(text):
    """The clauses named in a text."""
    found = set(LONE.findall(text))
    for prefix, first, last in NAMED.findall(text):
        found.add(prefix + first)
        if last:
            found.update(f"{prefix}{n}" for n in range(int(first), int(last) + 1))
    return found


def game_of(file, case):
    """The game of a test, by its file's name below the root and its own."""
    for game, name in GAMES.items():
        if game != FIRST and (game in file or name in case):
            return game
    return FIRST


def written():
    """(path, case, words) of every test; a subcase counts for its case."""
    for path in project.files("tests", ".cpp"):
        case = ""
        for kind, texts in CPP_CASE.findall(project.text(path)):
            name = "".join(re.findall(r'"((?:\\.|[^"\\])*)"', texts))
            if kind != "SUBCASE":
                case = name
            yield path, case, name
    for path in project.files("tests/checker", ".py"):
        for group, name, words in PY_CASE.findall(project.text(path)):
            yield path, group or name, words
    for path in project.files("", ".test.ts", ".test.mjs"):
        for _, name in TS_CASE.findall(project.text(path)):
            yield path, name, name


def cases(game):
    """(file, case, clauses named) of every test of a game."""
    for path, case, words in written():
        file = project.name(path)
        if game_of(file, case) == game:
            yield file, case, named(words)


def holders(game):
    """clause -> {file: [case …]}"""
    held = {}
    for file, case, names in cases(game):
        for clause in names:
            found = held.setdefault(clause, {}).setdefault(file, [])
            if case not in found:
                found.append(case)
    return held


def rows(game):
    """(clause, cell) of a game's section of the current document."""
    parts = SECTION.split(project.text(DOCUMENT)) if DOCUMENT.exists() else []
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    return ROW.findall(sections.get(GAMES[game], ""))


def cell(clause, held, why):
    if clause in held:
        shown, parts = 0, []
        for file, names in sorted(held[clause].items(), key=lambda item: ("tests/checker" in item[0], item[0])):
            some = names[: max(0, MOST_CASES - shown)]
            shown += len(some)
            if some:
                parts.append(f"`{file}`: " + ", ".join(f"“{name.replace('|', '/')}”" for name in some))
        return "; ".join(parts)
    return f"— {why[clause]}" if clause in why else OPEN


def section(game):
    held = holders(game)
    why = {clause: cell[2:] for clause, cell in rows(game) if cell.startswith("— ")}
    lines = "".join(f"| {clause} | {cell(clause, held, why)} |\n" for clause in clauses(game))
    return f"\n## {GAMES[game]}\n[The rules](rules/{game}.md).\n\n| clause | held by |\n|---|---|\n{lines}"


def document():
    head = """# Which test holds which rule

Every clause, decision and figure of each game's rules, with the tests that name it (at most three), or after a dash the reason why it needs
no test. Written by `python3 tests/structure/coverage.py`; the reasons are kept, and `tests/structure/test_coverage.py` checks that the list is complete and correct. In addition,
the checker in Python replays hands played by the engine and compares every line of their results.
"""
    return head + "".join(section(game) for game in GAMES)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
    for game in GAMES:
        rest = [clause for clause, cell in rows(game) if cell == OPEN]
        print(f"{game}: {len(clauses(game))} clauses, {len(rest)} without a test or a reason: {' '.join(rest)}")
    sys.exit(0)
