#include "server/store/expiry.hpp"

#include "server/store/answer.hpp"

namespace germini::store {
namespace {

// Bounds of a query, and so of the command that follows it: a table may exceed the second by its own hands.
constexpr std::int64_t kTablesLookedAt = 100, kHandsExpired = 100;

// Each returns a row if the table ?1 does not expire by the moment ?2.

constexpr const char* kNotOver =
    "SELECT 1 FROM tables t WHERE t.key = ?1 AND (t.state <> 'over' OR t.created > ?2"
    " OR EXISTS (SELECT 1 FROM club_tables c WHERE c.table_key = t.key)"
    " OR EXISTS (SELECT 1 FROM evening_tables e WHERE e.table_key = t.key)"
    " OR EXISTS (SELECT 1 FROM matches m LEFT JOIN ledger_matches l ON l.match_key = m.key"
    "  WHERE m.table_key = t.key AND (m.ended IS NULL OR m.ended > ?2 OR l.key IS NOT NULL)))";
// The hand before it in the chain is as old, so that no wrong clock makes a hand of today expire. The chain
// keeps its last link, which the next one continues.
constexpr const char* kHandStays =
    "SELECT 1 FROM matches m JOIN hands h ON h.match_key = m.key LEFT JOIN chain c ON c.hand_key = h.key"
    " LEFT JOIN chain p ON p.n = c.n - 1 LEFT JOIN hands b ON b.key = p.hand_key"
    " WHERE m.table_key = ?1 AND (h.closed > ?2 OR b.closed > ?2 OR (h.closed IS NOT NULL AND c.n IS NULL)"
    " OR c.n = (SELECT max(n) FROM chain)"
    " OR EXISTS (SELECT 1 FROM shares s WHERE s.hand_key = h.key)) LIMIT 1";
/// Takes the table alone.
constexpr const char* kHasAccount =
    "WITH hers (key) AS (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key"
    "  WHERE m.table_key = ?1),"
    " people (guest) AS (SELECT host FROM tables WHERE key = ?1"
    "  UNION SELECT guest FROM members WHERE table_key = ?1"
    "  UNION SELECT s.guest FROM hers JOIN hand_seats s ON s.hand_key = hers.key"
    "  UNION SELECT s.finisher FROM hers JOIN hand_seats s ON s.hand_key = hers.key"
    "  UNION SELECT s.guest FROM hers JOIN sightings s ON s.hand_key = hers.key)"
    " SELECT 1 FROM people JOIN guests g ON g.key = people.guest"
    " JOIN person_journal j ON j.guest IN (g.key, g.merged_into) WHERE j.what = 'account' LIMIT 1";
constexpr const char* kElsewhere = "SELECT 1 FROM cluster.leases WHERE table_key = ? AND node <> ?";

bool expires(Database& db, model::TableKey table, std::int64_t before) {
    const auto finds = [&](const char* sql) { return Statement(db, sql).with(table, before).step(); };
    if (finds(kNotOver) || finds(kHandStays)) return false;
    if (Statement(db, kHasAccount).with(table).step()) return false;
    const std::int64_t me = db.engine().node().key;
    return me == 0 || !Statement(db, kElsewhere).with(table, me).step();
}

std::int64_t hands_at(Database& db, model::TableKey table) {
    Statement row(db, "SELECT count(*) FROM matches m JOIN hands h ON h.match_key = m.key"
                      " WHERE m.table_key = ?");
    row.with(table).step();
    return row.integer(0);
}

/// Writes what remains of the table's matches, and counts it.
void keep_links(Database& db, model::TableKey table, std::int64_t now, model::ExpireTables::Outcome& count) {
    Statement matches(db,
                      "INSERT INTO expired_matches (id, started, ended, hands, expired)"
                      " SELECT m.id, m.started, m.ended, (SELECT count(*) FROM hands h"
                      "  JOIN chain c ON c.hand_key = h.key WHERE h.match_key = m.key), CAST(?2 AS BIGINT)"
                      " FROM matches m WHERE m.table_key = ?1 ORDER BY m.key RETURNING hands");
    matches.with(table, now);
    for (; matches.step(); ++count.matches) count.hands += matches.integer(0);
    Statement(db, "INSERT INTO expired_hands (n, id, match_key, closed, link)"
                  " SELECT c.n, h.id, e.key, h.closed, c.link FROM matches m"
                  " JOIN expired_matches e ON e.id = m.id JOIN hands h ON h.match_key = m.key"
                  " JOIN chain c ON c.hand_key = h.key WHERE m.table_key = ?")
        .with(table)
        .run();
}

constexpr const char* kDeletions[] = {
    "DELETE FROM deals WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM chain WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM agreements WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM sightings WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM events WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM hand_seats WHERE hand_key IN"
    " (SELECT h.key FROM matches m JOIN hands h ON h.match_key = m.key WHERE m.table_key = ?)",
    "DELETE FROM hands WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM seat_lots WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM left_places WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM deserters WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM match_lines WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM history WHERE match_key IN (SELECT key FROM matches WHERE table_key = ?)",
    "DELETE FROM matches WHERE table_key = ?",
    "DELETE FROM answers WHERE table_key = ?",
    "DELETE FROM barred WHERE table_key = ?",
    "DELETE FROM members WHERE table_key = ?",
    "DELETE FROM seats WHERE table_key = ?"};

void delete_table(Database& db, model::TableKey table) {
    for (const char* sql : kDeletions) Statement(db, sql).with(table).run();
    if (db.engine().node().key != 0) {
        Statement(db, "DELETE FROM cluster.leases WHERE table_key = ?").with(table).run();
        Statement(db, "DELETE FROM cluster.lobby WHERE table_key = ?").with(table).run();
    }
    Statement(db, "DELETE FROM tables WHERE key = ?").with(table).run();
}

} // namespace

model::FindExpired::Outcome answer(Database& db, const model::FindExpired& q) {
    model::FindExpired::Outcome found;
    std::int64_t hands = 0, tables = 0;
    bool older = false;
    Statement row(db, "SELECT key, id, created <= ?2 FROM tables WHERE key > ?1 ORDER BY key LIMIT ?3");
    row.with(q.after, q.before, kTablesLookedAt);
    while (hands < kHandsExpired && row.step()) {
        const auto key = row.key<model::TableKey>(0);
        found.next = key;
        ++tables;
        older = older || row.flag(2);
        if (!row.flag(2) || !expires(db, key, q.before)) continue;
        found.tables.push_back({key, row.text(1)});
        hands += hands_at(db, key);
    }
    const bool last = hands < kHandsExpired && tables < kTablesLookedAt;
    if (last || !older) found.next.reset();
    return found;
}

model::ExpireTables::Outcome expire_tables(Database& db, const model::ExpireTables& c) {
    model::ExpireTables::Outcome count;
    for (const model::TableKey table : c.tables) {
        // Another node may have deleted it.
        if (!Statement(db, "SELECT 1 FROM tables WHERE key = ?").with(table).step()) continue;
        if (!expires(db, table, c.before)) continue;
        keep_links(db, table, c.now, count);
        delete_table(db, table);
    }
    return count;
}

} // namespace germini::store
