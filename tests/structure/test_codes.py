"""The codes of errors and refusals in the program are those of the schemas, so that a client can have a text for each."""

import json
import re
import unittest

import project

NAME = re.compile(r'"([a-z]+(?:_[a-z0-9]+)*)"')
KEY = re.compile(r'(?:\[|\{\{|\}, \{|\b(?:at|find|contains|field|value|text|string)\()"\w+"')  # of a JSON object
CLAUSE = re.compile(r'\{"([A-Z]+-\d+)"')


def words(schema, name):
    return json.loads(project.text(project.ROOT / "protocol/schema" / f"{schema}.json"))["$defs"][name]["enum"]


def table(path, name):
    """The text of a table of constants."""
    return project.text(project.ROOT / path).split(f"{name}{{", 1)[1].split("};", 1)[0]


class Codes(unittest.TestCase):
    maxDiff = None

    def test_errors(self):
        """The compiler refuses a code that is not in this table."""
        listed = NAME.findall(table("protocol/wire/error_code.hpp", "kErrorCodes"))
        self.assertEqual(sorted(set(listed)), listed)
        self.assertEqual(listed, words("codes", "ErrorCode"))

    def test_table_rules(self):
        rules = re.findall(r'\{"(\w+)",', table("protocol/wire/table_rules.hpp", "kTableRules"))
        self.assertEqual(rules, words("codes", "TableRule"))

    def test_every_error_code_is_sent(self):
        sources = [path for under in ("protocol", "server") for path in project.files(under, ".hpp", ".cpp")
                   if path.name != "error_code.hpp"]  # fmt: skip
        used = {name for path in sources for name in NAME.findall(KEY.sub("", project.text(path)))}
        self.assertEqual([], [code for code in words("codes", "ErrorCode") if code not in used])

    def test_clauses_of_every_game(self):
        for path in project.files("engine", "names.cpp"):
            game = path.parent.name
            if not (project.ROOT / "protocol/wire" / game).is_dir():
                continue  # an engine that is not on the wire yet
            clauses = words(f"{game}_words", f"{game.capitalize()}Clause")
            self.assertEqual(CLAUSE.findall(table(project.name(path), "kClauses")), clauses)
            missing = set(words("codes", "CommonClause")) - set(clauses)
            self.assertLessEqual(missing, {"HOLD-1"} if game in project.OPEN else set())


if __name__ == "__main__":
    unittest.main()
