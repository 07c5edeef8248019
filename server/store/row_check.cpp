#include "server/store/row_check.hpp"

#include <string>

namespace germini::store {
namespace {

/// A query for rows that must not exist. Its first column names the row, the second a detail.
struct Check {
    const char* where;
    const char* what;
    const char* sql;
};

constexpr Check kChecks[] = {
    // Numbers of events: 1, 2, … without a gap, in every hand.
    {"hand ", "its log has no events",
     "SELECT h.id, '' FROM hands h WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.hand_key = h.key)"
     " ORDER BY h.key"},
    {"hand ", "its log lacks events before or in the middle of event ",
     "SELECT h.id, sums.last FROM (SELECT hand_key, min(n) AS first, sum(count) AS count,"
     "  max(n + count) - 1 AS last FROM events GROUP BY hand_key) AS sums JOIN hands h ON h.key = hand_key"
     " WHERE sums.first <> 1 OR sums.count <> sums.last ORDER BY h.key"},
    // Persons of a hand: a guest is dealt cards, or moves, only in the seat whose cards they were sent.
    {"hand ", "its person was never sent the cards of seat ",
     "SELECT h.id, s.seat FROM hands h JOIN hand_seats s ON s.hand_key = h.key WHERE h.sighted = 1"
     " AND s.guest IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sightings d WHERE d.hand_key = h.key"
     "  AND d.guest = s.guest AND d.seat = s.seat) ORDER BY h.key, s.seat"},
    {"hand ", "it is stored without a guest or a bot in seat ",
     "SELECT h.id, s.seat FROM hands h JOIN hand_seats s ON s.hand_key = h.key"
     " WHERE s.guest IS NULL AND s.called IS NULL ORDER BY h.key, s.seat"},
    {"hand ", "its log has a move by a guest who was never sent the cards of the seat: event ",
     "SELECT h.id, e.n FROM hands h JOIN events e ON e.hand_key = h.key WHERE h.sighted = 1"
     " AND e.guest IS NOT NULL AND e.seat IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sightings d"
     "  WHERE d.hand_key = h.key AND d.guest = e.guest AND d.seat = e.seat) ORDER BY h.key, e.n"},
    {"match ", "a line has a guest who neither played nor deserted as person ",
     "SELECT m.id, l.person FROM match_lines l JOIN matches m ON m.key = l.match_key"
     " WHERE NOT EXISTS (SELECT 1 FROM hands h JOIN hand_seats s ON s.hand_key = h.key"
     "  WHERE h.match_key = m.key AND s.person = l.person AND s.guest IS NOT DISTINCT FROM l.guest)"
     " AND NOT EXISTS (SELECT 1 FROM deserters d WHERE d.match_key = m.key AND d.person = l.person"
     "  AND d.guest IS NOT DISTINCT FROM l.guest) ORDER BY m.key, l.line, l.person"},
    // The tables around a hand.
    {"table ", "it is playing, but its match under way or the hand of it is missing",
     "SELECT t.id, '' FROM tables t WHERE t.state = 'playing' AND NOT EXISTS (SELECT 1 FROM matches m"
     "  JOIN hands h ON h.match_key = m.key WHERE m.table_key = t.key AND m.ended IS NULL) ORDER BY t.key"},
    {"match ", "it is under way, but its table is not playing",
     "SELECT m.id, '' FROM matches m JOIN tables t ON t.key = m.table_key WHERE m.ended IS NULL"
     " AND t.state = 'waiting' ORDER BY m.key"},
    {"match ", "it is under way by other rules than its table",
     "SELECT m.id, '' FROM matches m JOIN tables t ON t.key = m.table_key WHERE m.ended IS NULL"
     " AND m.rules <> t.rules ORDER BY m.key"},
    {"table ", "an evening opened it, but no evening has it",
     "SELECT t.id, '' FROM tables t WHERE t.assigned = 1 AND EXISTS (SELECT 1 FROM matches m"
     "  WHERE m.table_key = t.key) AND NOT EXISTS (SELECT 1 FROM evening_tables e"
     "  WHERE e.table_key = t.key) ORDER BY t.key"},
    {"match ", "it is in a club's ledger, but its table is no table of that season",
     "SELECT m.id, '' FROM ledger_matches l JOIN matches m ON m.key = l.match_key WHERE NOT EXISTS"
     " (SELECT 1 FROM club_tables c WHERE c.table_key = m.table_key AND c.season_key = l.season_key)"
     " ORDER BY m.key"},
    {"club ", "it has no owner",
     "SELECT c.id, '' FROM clubs c WHERE c.deleted IS NULL AND NOT EXISTS (SELECT 1 FROM club_members m"
     "  WHERE m.club_key = c.key AND m.role = 'owner') ORDER BY c.key"},
    // Who sees a finished match.
    {"match ", "it is public, but missing in everybody's history",
     "SELECT m.id, '' FROM matches m WHERE m.ended IS NOT NULL AND m.public = 1 AND NOT EXISTS"
     " (SELECT 1 FROM history v WHERE v.guest = 0 AND v.match_key = m.key) ORDER BY m.key"},
    {"match ", "it is missing in the history of player ",
     "SELECT DISTINCT m.id, g.number FROM matches m JOIN hands h ON h.match_key = m.key"
     " JOIN hand_seats s ON s.hand_key = h.key JOIN guests g ON g.key = s.guest"
     " WHERE m.ended IS NOT NULL AND m.public = 0 AND g.deleted IS NULL AND NOT EXISTS"
     "  (SELECT 1 FROM history v WHERE v.guest = g.key AND v.match_key = m.key)"
     " ORDER BY m.id, g.number"},
    // What has expired is nowhere else.
    {"match ", "it has expired, but is still stored",
     "SELECT e.id, '' FROM expired_matches e JOIN matches m ON m.id = e.id ORDER BY e.key"},
    {"match ", "it has expired, but is in a club's ledger",
     "SELECT e.id, '' FROM expired_matches e JOIN ledger_matches l ON l.id = e.id ORDER BY e.key"},
    {"match ", "it has expired with another number of hands than ",
     "SELECT e.id, e.hands FROM expired_matches e LEFT JOIN (SELECT match_key, count(*) AS hands"
     "  FROM expired_hands GROUP BY match_key) AS links ON links.match_key = e.key"
     " WHERE coalesce(links.hands, 0) <> e.hands ORDER BY e.key"},
    {"hand ", "it has expired, but is still stored",
     "SELECT e.id, '' FROM expired_hands e JOIN hands h ON h.id = e.id ORDER BY e.n"},
    // The deal of the day.
    {"day ", "it was closed with another number of tries: ",
     "SELECT d.date, d.tries FROM days d WHERE d.closed IS NOT NULL AND d.tries <>"
     " (SELECT count(*) FROM day_tries t WHERE t.date = d.date) ORDER BY d.date"},
    {"day ", "it is closed, but not every try is finished and without its log: ",
     "SELECT d.date, t.id FROM days d JOIN day_tries t ON t.date = d.date WHERE d.closed IS NOT NULL"
     " AND (t.finished IS NULL OR t.log <> '') ORDER BY d.date, t.key"},
    {"day ", "one person has two tries of a game that count: ",
     "SELECT t.date, t.game FROM day_tries t JOIN guests g ON g.key = t.person WHERE t.counts = 1"
     " GROUP BY t.date, t.game, coalesce(g.merged_into, g.key) HAVING count(*) > 1 ORDER BY 1, 2"},
    // Persons.
    {"person ", "the journal of persons says that it has an account, which is missing",
     "SELECT g.number, '' FROM guests g WHERE g.deleted IS NULL AND EXISTS (SELECT 1 FROM person_journal j"
     "  WHERE j.guest = g.key AND j.what = 'account') AND NOT EXISTS (SELECT 1 FROM accounts a"
     "  WHERE a.guest = g.key) ORDER BY g.key"},
    {"person ", "it has an account, which is missing in the journal of persons",
     "SELECT g.number, '' FROM guests g JOIN accounts a ON a.guest = g.key WHERE NOT EXISTS"
     " (SELECT 1 FROM person_journal j WHERE j.guest = g.key AND j.what = 'account') ORDER BY g.key"},
    {"person ", "it was merged or deleted, which is missing in the journal of persons",
     "SELECT g.number, '' FROM guests g WHERE (g.deleted IS NOT NULL AND g.merged_into IS NULL AND NOT EXISTS"
     "  (SELECT 1 FROM person_journal j WHERE j.guest = g.key AND j.what = 'deleted'))"
     " OR (g.merged_into IS NOT NULL AND NOT EXISTS"
     "  (SELECT 1 FROM person_journal j WHERE j.guest = g.key AND j.what = 'merged')) ORDER BY g.key"},
};

// Since a table has a key, each of its hands and draws has a secret derived from it.
constexpr Check kSecrets[] = {
    {"hand ", "the secret of its pack is missing",
     "SELECT h.id, '' FROM tables t JOIN matches m ON m.table_key = t.key JOIN hands h ON h.match_key = m.key"
     " WHERE t.fair_key IS NOT NULL AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.hand_key = h.key)"
     " ORDER BY h.key"},
    {"match ", "the secret of its draw for seats is missing",
     "SELECT m.id, '' FROM tables t JOIN matches m ON m.table_key = t.key WHERE t.fair_key IS NOT NULL"
     " AND NOT EXISTS (SELECT 1 FROM seat_lots s WHERE s.match_key = m.key) ORDER BY m.key"},
};

void add_faults(Database& db, const Check& check, std::vector<RowFault>& faults) {
    Statement row(db, check.sql);
    while (row.step()) faults.push_back({check.where + row.text(0), check.what + row.text(1)});
}

} // namespace

std::vector<RowFault> missing_parents(Database& db) {
    std::vector<RowFault> faults;
    for (const Reference& one : db.engine().references()) {
        const std::string child = "c.\"" + one.column + '"', parent = "p.\"" + one.parent_column + '"';
        const std::string sql = "SELECT " + child + ", count(*) FROM \"" + one.table + "\" c LEFT JOIN \"" +
                                one.parent + "\" p ON " + parent + " = " + child + " WHERE " + child +
                                " IS NOT NULL AND " + parent + " IS NULL GROUP BY " + child + " ORDER BY " +
                                child;
        const auto row = db.engine().prepare(sql.c_str());
        while (row->step())
            faults.push_back({"table " + one.parent,
                              "the row with " + one.parent_column + ' ' + std::string(row->text(0)) +
                                  " is missing, to which " + std::string(row->text(1)) + " rows of " +
                                  one.table + " refer by " + one.column});
    }
    return faults;
}

std::vector<RowFault> row_faults(Database& db, bool prepared_packs) {
    std::vector<RowFault> faults;
    for (const Check& check : kChecks) add_faults(db, check, faults);
    if (prepared_packs) return faults;
    for (const Check& check : kSecrets) add_faults(db, check, faults);
    return faults;
}

} // namespace germini::store
