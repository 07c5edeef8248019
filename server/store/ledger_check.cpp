#include "server/store/ledger_check.hpp"

namespace germini::store {
namespace {

/// A query for rows that must not exist. Its first column is an entry's number or a match's id, the second
/// a place or a hand's id.
struct Check {
    const char* where;
    const char* what;
    const char* sql;
};

constexpr Check kChecks[] = {
    {"ledger entry ", "it has no link in the hash chain",
     "SELECT e.key, '' FROM ledger_entries e LEFT JOIN ledger_seals s ON s.entry = e.key WHERE s.entry IS "
     "NULL"
     " ORDER BY e.key"},
    {"ledger entry ", "its amounts do not add up to 0 in a game for stakes",
     "SELECT e.key, '' FROM ledger_entries e JOIN ledger_matches m ON m.key = e.ledger_match WHERE stakes = "
     "1 AND"
     " (SELECT coalesce(sum(amount), 1) FROM ledger_lines WHERE entry = e.key) <> 0 ORDER BY e.key"},
    {"ledger entry ", "it differs from the result of its hand for person ",
     "SELECT e.key, s.person FROM ledger_entries e JOIN hand_seats s ON s.hand_key = e.hand_key"
     " LEFT JOIN ledger_lines l ON l.entry = e.key AND l.place = s.person"
     " WHERE l.entry IS NULL OR l.amount IS DISTINCT FROM s.amount OR l.guest IS DISTINCT FROM s.guest"
     " OR (l.bot = 1) <> (s.guest IS NULL)"
     " OR (l.stand_in = 1) <> (s.substitute IS NOT NULL OR s.finisher IS NOT NULL OR s.finished_by IS NOT "
     "NULL)"
     " ORDER BY e.key, s.person"},
    {"ledger entry ", "it has a line of a person who did not play its hand: ",
     "SELECT e.key, l.place FROM ledger_entries e JOIN ledger_lines l ON l.entry = e.key"
     " WHERE e.hand_key IS NOT NULL AND NOT EXISTS"
     " (SELECT 1 FROM hand_seats s WHERE s.hand_key = e.hand_key AND s.person = l.place) ORDER BY e.key"},
    {"ledger entry ", "its match is not the match of its hand",
     "SELECT e.key, '' FROM ledger_entries e JOIN ledger_matches m ON m.key = e.ledger_match"
     " JOIN hands h ON h.key = e.hand_key WHERE h.match_key IS DISTINCT FROM m.match_key"
     " OR h.number IS DISTINCT FROM e.hand ORDER BY e.key"},
    {"match ", "a hand closed at a club table is missing in the ledger: ",
     "SELECT m.id, h.id FROM club_tables c JOIN matches m ON m.table_key = c.table_key"
     " JOIN hands h ON h.match_key = m.key LEFT JOIN ledger_entries e ON e.hand_key = h.key"
     " WHERE h.closed IS NOT NULL AND m.for_club = 1 AND e.key IS NULL ORDER BY h.key"},
    {"match ", "a line is missing or different in the ledger for person ",
     "SELECT lm.id, ml.person FROM ledger_matches lm JOIN match_lines ml ON ml.match_key = lm.match_key"
     " LEFT JOIN ledger_entries e ON e.ledger_match = lm.key AND e.line = ml.line"
     "  AND e.cause IN ('line', 'breaking') AND e.corrects IS NULL"
     " LEFT JOIN ledger_lines l ON l.entry = e.key AND l.place = ml.person"
     " WHERE l.entry IS NULL OR l.amount IS DISTINCT FROM ml.amount OR l.guest IS DISTINCT FROM ml.guest"
     " OR e.round IS DISTINCT FROM ml.round OR e.reason IS DISTINCT FROM ml.reason ORDER BY lm.key, ml.line"},
    {"match ", "its end or length differs in the ledger",
     "SELECT lm.id, '' FROM ledger_matches lm JOIN matches m ON m.key = lm.match_key"
     " WHERE lm.ended IS DISTINCT FROM m.ended OR lm.broken_off IS DISTINCT FROM m.broken_off"
     " OR lm.rounds IS DISTINCT FROM m.rounds OR lm.id IS DISTINCT FROM m.id ORDER BY lm.key"},
    {"person ", "the merged identity differs from the merges",
     "WITH RECURSIVE goes (key, person) AS (SELECT guest, person FROM merges UNION"
     "  SELECT goes.key, m.person FROM goes JOIN merges m ON m.guest = goes.person)"
     " SELECT g.number, '' FROM guests g LEFT JOIN goes ON goes.key = g.key"
     "  AND goes.person NOT IN (SELECT guest FROM merges)"
     " WHERE g.merged_into IS DISTINCT FROM goes.person ORDER BY g.key"},
    {"ledger entry ", "it does not cancel the entry that it reverses, for place ",
     "SELECT e.key, o.place FROM ledger_entries e JOIN ledger_lines o ON o.entry = e.reverses"
     " LEFT JOIN ledger_lines l ON l.entry = e.key AND l.place = o.place"
     " WHERE l.entry IS NULL OR l.amount <> -o.amount OR l.guest IS DISTINCT FROM o.guest ORDER BY e.key"},
};

} // namespace

std::vector<RowFault> ledger_faults(Database& db) {
    std::vector<RowFault> faults;
    for (const Check& check : kChecks) {
        Statement row(db, check.sql);
        while (row.step()) faults.push_back({check.where + row.text(0), check.what + row.text(1)});
    }
    return faults;
}

} // namespace germini::store
