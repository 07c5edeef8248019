"""Each source includes, directly or through its own headers, every project name that it uses.

Precompiled headers and unity builds hide a missing include until somebody builds without them.
"""

import re
import unittest

import project
from test_includes import code, includes

SOURCES = (".hpp", ".cpp")
FOLDERS = ("engine", "protocol", "server", "tests")

TOKEN = re.compile(r"[A-Za-z_]\w*|::|\S")
NAME = re.compile(r"[A-Za-z_]\w*\Z")
PREPROCESSOR = re.compile(r"^\s*#(?:[^\n]*\\\n)*[^\n]*", re.M)
# A name that is called, or a type's: with its qualifier, and not a member's.
USE = re.compile(r"(?<![\w.:>])((?:[A-Za-z_]\w*::)*)([A-Za-z_]\w*)\b(?=(\s*(?:<[^;(){}]*>)?\s*\()?)")
# Names that a source declares itself: a variable, a parameter, a member, a function, or a binding.
DECLARED = re.compile(r"(?:\b(\w+)|[>&*\]])(?=\s+[&*]{0,2}([A-Za-z_]\w*)\b)|[&*,\[](?=\s*([a-z_]\w*)\s*[\],=)])")
NO_TYPE = {"return", "co_return", "co_await", "co_yield", "throw", "case", "else", "and", "or", "not", "new", "delete", "goto",
           "if", "while", "do", "noexcept", "requires"}  # fmt: skip
KEYWORDS = {"decltype", "void", "sizeof", "alignof", "noexcept"}
TYPE_WORDS = {"class", "struct", "enum", "union"}


def without_template(words):
    """A declaration's tokens after `template <…>` and attributes."""
    while words[:1] == ["template"]:
        depth = 0
        for place, word in enumerate(words[1:], 1):
            depth += (word == "<") - (word == ">")
            if depth == 0:
                words = words[place + 1 :]
                break
        else:
            return []
    while "[" in words and "]" in words and words.index("[") < 3 and words[0] in {"[", *TYPE_WORDS}:
        words = words[: words.index("[")] + words[len(words) - words[::-1].index("]") :]
    return words


def declared_by(statement):
    """The name that a statement at namespace level declares, or None."""
    words = without_template(statement)
    if not words or words[0] in {"namespace", "static_assert", "extern"}:
        return None
    if "concept" in words:
        return words[words.index("concept") + 1]
    if words[0] == "using":
        return words[1] if "=" in words else words[-1]
    if words[0] in TYPE_WORDS:
        rest = [word for word in words[1:] if word not in TYPE_WORDS]
        return rest[0] if rest and NAME.match(rest[0]) else None
    for mark in ("(", "=", "{"):
        if mark in words:
            place = words.index(mark) - 1
            member = place > 0 and words[place - 1] == "::"
            return words[place] if place > 0 and NAME.match(words[place]) and not member else None
    return words[-1] if len(words) > 1 and NAME.match(words[-1]) else None


def declarations(text):
    """Pairs of namespace and name for everything declared at namespace level."""
    found, spaces, statement, depth = set(), [], [], 0
    for word in TOKEN.findall(text):
        if depth:
            depth += (word == "{") - (word == "}")
            if depth == 0:
                statement.append("}")
            continue
        if word == "{" and "namespace" in statement and "(" not in statement:
            spaces.append("::".join(part for part in statement[statement.index("namespace") + 1 :] if NAME.match(part)))
            statement = []
        elif word == "}":
            spaces = spaces[:-1]
            statement = []
        elif word in ("{", ";"):
            # A body follows, or the statement is over; what comes after a body is a new statement or a semicolon.
            if statement[-1:] == ["}"]:
                statement = []
            name = declared_by(statement)
            if name:
                found.add(("::".join(space for space in spaces if space), name))
            statement = [] if word == ";" else statement
            depth = int(word == "{")
        else:
            if statement[-1:] == ["}"]:
                statement = []
            statement.append(word)
    return found


class Sources:
    """What each source declares, uses and includes."""

    def __init__(self, texts, included):
        """`texts` by name, without comments; `included` the project's headers that each includes."""
        self.texts = {name: PREPROCESSOR.sub(" ", text) for name, text in texts.items()}
        self.included = {name: [header for header in headers if header in texts] for name, headers in included.items()}
        self.declared = {name: declarations(text) for name, text in self.texts.items()}
        self.mentioned = {name: self._mentioned(text) for name, text in self.texts.items()}
        self.homes = {}
        for name, found in self.declared.items():
            if name.endswith(".hpp"):
                for space, word in found:
                    if space.startswith("boost::"):  # a forward declaration
                        continue
                    self.homes.setdefault(word, {}).setdefault(space, set()).add(name)

    @staticmethod
    def _mentioned(text):
        """Names that the text declares at any depth."""
        found = set()
        for match in DECLARED.finditer(text):
            if match[1] not in NO_TYPE:
                found.add(match[2] or match[3])
        return found

    def closure(self, name):
        seen, left = set(), [name]
        while left:
            one = left.pop()
            if one not in seen:
                seen.add(one)
                left += self.included[one]
        return seen

    def missing(self, name):
        """Lines "source: name, declared in header" for what `name` uses and does not include."""
        closure = self.closure(name)
        spaces = {space for space, _ in self.declared[name]} | {""}
        known = {word for one in closure for _, word in self.declared[one]}
        known |= set().union(*(self.mentioned[one] for one in closure))
        found = {}
        for qualifier, word in self._used(self.texts[name]):
            if word in known or word not in self.homes:
                continue
            homes = [header for space, headers in self.homes[word].items() for header in headers
                     if self._visible(space, qualifier, spaces)]  # fmt: skip
            if homes:
                found[word] = f"{name}: {word}, declared in {' or '.join(sorted(homes)[:3])}"
        return list(found.values())

    @staticmethod
    def _used(text):
        """Pairs of qualifier and name, for functions that are called, types, and whatever has a qualifier."""
        for match in USE.finditer(text):
            parts = match[1].split("::")[:-1] + [match[2]]
            for place, word in enumerate(parts):
                last = place == len(parts) - 1
                if word not in KEYWORDS and (word[0].isupper() or (last and (match[3] or place > 0))):
                    yield "::".join(parts[:place]), word

    @staticmethod
    def _visible(space, qualifier, spaces):
        """Whether a name of `space` can be meant by `qualifier`, seen from one of `spaces`."""
        if qualifier:
            return space == qualifier or space.endswith("::" + qualifier)
        return any(space == seen or seen.startswith(space + "::") for seen in spaces if seen)


class OwnIncludes(unittest.TestCase):
    maxDiff = None

    def test_every_source_includes_what_it_uses(self):
        paths = [path for folder in FOLDERS for path in project.files(folder, *SOURCES)]
        sources = Sources({project.name(path): code(path) for path in paths},
                          {project.name(path): includes(path) for path in paths})  # fmt: skip
        self.assertGreater(len(sources.homes), 1000)
        self.assertEqual([], [line for path in paths for line in sources.missing(project.name(path))])

    def test_it_finds_what_a_unity_build_hides(self):
        texts = {
            "a.hpp": "namespace germini::a { struct Row { int key; }; int place_of(Row row); enum class Kind { one }; }",
            "b.hpp": "namespace germini::a { inline int twice(int x) { return 2 * x; } }",
            "good.cpp": "namespace germini::a { int f(Row row) { return place_of(row); } }",
            "bad.cpp": "namespace germini::a { int f() { return place_of({}) + int(Kind::one); } }",
            "outside.cpp": "namespace germini::c { int f() { return a::twice(1); } }",
            "own.cpp": "namespace germini::c { int twice(int x); int f() { return twice(1); } }",
            "other.cpp": "namespace germini::c { int f() { return std::twice(1); } }",
        }
        sources = Sources(texts, {name: ["a.hpp"] if name == "good.cpp" else [] for name in texts})
        found = {name: sources.missing(name) for name in texts}
        self.assertEqual(["bad.cpp: place_of, declared in a.hpp", "bad.cpp: Kind, declared in a.hpp"], found["bad.cpp"])
        self.assertEqual(["outside.cpp: twice, declared in b.hpp"], found["outside.cpp"])
        for name in ("good.cpp", "own.cpp", "other.cpp", "a.hpp", "b.hpp"):
            self.assertEqual([], found[name])


if __name__ == "__main__":
    unittest.main()
