"""Makes a database with many closed hands, to measure `germini verify`: repeated copies of another one's hands, each
time at tables of their own.

usage: many_hands.py FROM.db TO.db HANDS      (nobody else has FROM.db open; the chain over TO.db is computed here)
"""

import hashlib
import shutil
import sqlite3
import struct
import sys


def columns(db, table, but=("key",)):
    return [name for (_, name, *_rest) in db.execute(f"PRAGMA table_info({table})") if name not in but]


def link(before, *parts):
    digest = hashlib.blake2b(digest_size=32)
    for part in (b"germini-chain/1", before, *(text.encode() for text in parts)):
        digest.update(struct.pack("<Q", len(part)) + part)
    return digest.digest()


def copies(db, table, where, keys, renamed):
    """A copy of each row: `renamed` maps a column to its new value."""
    names = columns(db, table)
    made = {}
    for row in db.execute(f"SELECT rowid, {', '.join(names)} FROM {table} WHERE {where}", keys).fetchall():
        values = dict(zip(names, row[1:], strict=True))
        values.update({name: to(values[name]) for name, to in renamed.items()})
        marks = ", ".join("?" * len(values))
        cursor = db.execute(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", list(values.values()))
        made[row[0]] = cursor.lastrowid
    return made


def main(source, target, wanted):
    shutil.copyfile(source, target)
    db = sqlite3.connect(target, isolation_level=None)
    db.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN; DELETE FROM chain;")
    for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        db.execute(f"DROP TRIGGER {name}")
    tables = [key for (key,) in db.execute("SELECT key FROM tables").fetchall()]
    (hands,) = db.execute("SELECT count(*) FROM hands WHERE closed IS NOT NULL").fetchone()
    n = 0
    while hands > 0:
        (there,) = db.execute("SELECT count(*) FROM hands WHERE closed IS NOT NULL").fetchone()
        if there >= wanted:
            break
        n += 1

        def again(text, n=n):
            return f"{text[:6]}{n:06d}"

        for table in tables:
            made = copies(db, "tables", "key = ?", [table], {"id": again})
            match_keys = copies(db, "matches", "table_key = ?", [table], {"id": again, "table_key": made.get})
            for match, new in match_keys.items():
                there = {"match_key": lambda _, new=new: new}
                hand_keys = copies(db, "hands", "match_key = ?", [match], {"id": again, **there})
                for rows in ("match_lines", "deserters"):
                    names = ", ".join(columns(db, rows, ("match_key",)))
                    db.execute(f"INSERT INTO {rows} (match_key, {names}) SELECT ?, {names} FROM {rows} WHERE match_key = ?", [new, match])
                db.execute("INSERT INTO seat_lots SELECT ?, secret, noise FROM seat_lots WHERE match_key = ?", [new, match])
                for hand, copy in hand_keys.items():
                    names = ", ".join(columns(db, "hand_seats", ("hand_key",)))
                    db.execute(f"INSERT INTO hand_seats (hand_key, {names}) SELECT ?, {names} FROM hand_seats WHERE hand_key = ?", [copy, hand])
                    db.execute("INSERT INTO deals SELECT ?, secret, noise FROM deals WHERE hand_key = ?", [copy, hand])
    before = b""
    closed = db.execute("SELECT key, id, record, result FROM hands WHERE closed IS NOT NULL ORDER BY key").fetchall()
    for n, (key, name, record, result) in enumerate(closed, 1):
        before = link(before, name, record, result)
        db.execute("INSERT INTO chain (n, hand_key, link) VALUES (?, ?, ?)", [n, key, before])
    db.execute("COMMIT")
    print(f"{len(closed)} closed hands")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
