"""The statements of the server have one text for SQLite and PostgreSQL."""

import unittest

import database


class Statements(unittest.TestCase):
    def test_each_statement_prepares(self):
        """On PostgreSQL with its schema; SQLite's suites prepare the same texts."""
        database.make("statements")
        texts = list(database.statements())
        self.assertGreater(len(texts), 250)
        script = "".join(
            f"\\echo #{n}\nPREPARE s{n} AS {database.numbered(sql)};\n" for n, (_, sql) in enumerate(texts)
        )
        said = database.psql("statements", script).split("#")[1:]
        self.assertEqual(len(texts), len(said))
        refused = []
        for answer in said:
            number, _, error = answer.partition("\n")
            if error:
                refused.append(f"{texts[int(number)][0]}: {texts[int(number)][1]}\n{error}")
        self.assertEqual([], refused, "\n".join(refused))

    def test_a_bare_parameter_follows_the_highest(self):
        """As SQLite numbers them."""
        self.assertEqual("$1 $1 $2 $4 $5", database.numbered("?1 ?1 ? ?4 ?"))


if __name__ == "__main__":
    unittest.main()
