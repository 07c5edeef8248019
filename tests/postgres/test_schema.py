"""PostgreSQL's schema says the same as SQLite's, which is the older text."""

import re
import unittest

import database

# What SQLite keeps in the file's header. The schema `cluster` is not compared.
ONLY_THERE = "'house'"
TYPES = {"INTEGER": "bigint", "TEXT": "text", "BLOB": "bytea"}


def plain(sql):
    """A check or an index's condition, without the ways in which the two write the same."""
    sql = re.sub(r"'(\d+)'", r"\1", re.sub(r"::\w+(\[\])?", "", sql.lower()))
    sql = re.sub(r"(\w+) = any \(array\[([^\]]*)\]\)", r"\1 in (\2)", sql.replace("((", "(").replace("))", ")"))
    between = re.sub(r"(\w+(?:\(\w+\))?) between (\S+) and (\d+)", r"\1 >= \2 and \1 <= \3", sql)
    return re.sub(r"[\s()]", "", between)


def checks_in(sql):
    """The conditions after CHECK in a table's text."""
    sql = re.sub(r"--[^\n]*", "", sql)
    for found in re.finditer(r"CHECK\s*\(", sql):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        yield plain(sql[found.end() : end - 1])


class Schema(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        database.make("schema")
        cls.sqlite = database.sqlite()
        cls.tables = sorted(
            name for (name,) in cls.sqlite.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        )

    def postgres(self, query):
        return database.rows("schema", query)

    def test_both_are_at_the_same_number(self):
        last = [database.migrations(folder)[-1].name[:4] for folder in ("migrations", "migrations/postgres")]
        self.assertEqual(last[0], last[1])

    def test_the_same_tables_and_columns(self):
        """Their types, whether null is allowed, and defaults."""
        theirs = {}
        for table, column, kind, null, default in self.postgres(
            "SELECT table_name, column_name, data_type, is_nullable, coalesce(column_default, '')"
            " FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)"
            " WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
            f" AND table_name NOT IN ({ONLY_THERE})"
        ):
            theirs[table, column] = (kind, null == "YES", plain(default))
        ours = {}
        for table in self.tables:
            for _, column, kind, required, default, key in self.sqlite.execute(f"PRAGMA table_info({table})"):
                ours[table, column] = (TYPES[kind], not required and not key, plain(default or ""))
        self.assertEqual(ours, theirs)

    def test_the_same_keys(self):
        """Primary and unique keys, also as indexes; those of a condition with it."""
        theirs = set()
        for table, unique, columns, condition in self.postgres(
            "SELECT i.indrelid::regclass, i.indisunique,"
            " (SELECT string_agg(a.attname, ',' ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k(at, n)"
            "  JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.at),"
            " coalesce(pg_get_expr(i.indpred, i.indrelid), '')"
            " FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace s ON s.oid = c.relnamespace"
            f" WHERE s.nspname = 'public' AND i.indrelid::regclass::text NOT IN ({ONLY_THERE})"
        ):
            theirs.add((table, unique == "t", columns, plain(condition)))
        ours = set()
        for table in self.tables:
            key = sorted((c[5], c[1]) for c in self.sqlite.execute(f"PRAGMA table_info({table})") if c[5])
            ours.add((table, True, ",".join(name for _, name in key), ""))
            for _, index, unique, origin, partial in self.sqlite.execute(f"PRAGMA index_list({table})"):
                columns = [name for _, _, name in self.sqlite.execute(f"PRAGMA index_info({index})")]
                text = self.sqlite.execute("SELECT sql FROM sqlite_schema WHERE name = ?", [index]).fetchone()
                condition = text[0].split(" WHERE ")[1] if partial else ""
                if origin != "pk":
                    ours.add((table, bool(unique), ",".join(columns), plain(condition)))
        self.assertEqual(ours, theirs)

    def test_the_same_references(self):
        theirs = {
            tuple(row)
            for row in self.postgres(
                "SELECT c.conrelid::regclass, a.attname, c.confrelid::regclass FROM pg_constraint c"
                " JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]"
                " WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace"
            )
        }
        ours = {
            (table, row[3], row[2])
            for table in self.tables
            for row in self.sqlite.execute(f"PRAGMA foreign_key_list({table})")
        }
        self.assertEqual(ours, theirs)

    def test_the_same_checks(self):
        theirs = sorted(
            (table, plain(re.fullmatch(r"CHECK \((.*)\)", text)[1]))
            for table, text in self.postgres(
                "SELECT conrelid::regclass, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'c' AND conrelid <> 0"
                f" AND connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT IN ({ONLY_THERE})"
            )
        )
        ours = sorted(
            (name, check)
            for name, sql in self.sqlite.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
            for check in checks_in(sql)
        )
        self.assertEqual(ours, theirs)

    def test_the_same_views_and_triggers(self):
        theirs = {
            tuple(row)
            for row in self.postgres(
                "SELECT 'trigger', tgname, tgrelid::regclass::name FROM pg_trigger"
                " WHERE NOT tgisinternal AND tgfoid NOT IN (SELECT oid FROM pg_proc WHERE pronamespace = 'cluster'::regnamespace)"
                " UNION ALL SELECT 'view', viewname, viewname FROM pg_views WHERE schemaname = 'public'"
            )
        }
        ours = set(
            self.sqlite.execute("SELECT type, name, tbl_name FROM sqlite_schema WHERE type IN ('trigger', 'view')")
        )
        self.assertEqual(ours, theirs)


if __name__ == "__main__":
    unittest.main()
