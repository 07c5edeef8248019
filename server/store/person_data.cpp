#include "server/store/person_data.hpp"

#include "server/store/accounts.hpp"
#include "server/store/merges.hpp"

#include <nlohmann/json.hpp>

namespace germini::store {
namespace {

using nlohmann::ordered_json;

/// A member of the JSON text, the query for its elements for one of the person's rows, and an element.
struct List {
    const char* name;
    const char* sql;
    ordered_json (*element)(const Statement& row);
};
ordered_json or_null(std::optional<std::int64_t> number) {
    return number ? ordered_json(*number) : ordered_json(nullptr);
}

const List kLists[] = {
    {"was",
     "SELECT o.number, m.at FROM merges m JOIN guests o ON o.key = m.guest WHERE m.guest = ? ORDER BY m.n",
     [](const Statement& row) -> ordered_json {
         return {{"number", row.integer(0)}, {"since", row.integer(1)}};
     }},
    {"passkeys", "SELECT device, created, used FROM passkeys WHERE guest = ? ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {
             {"device", row.text(0)}, {"created", row.integer(1)}, {"used", or_null(row.integer_or_null(2))}};
     }},
    {"sessions", "SELECT device, created, seen FROM sessions WHERE guest = ? ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {{"device", row.text(0)}, {"created", row.integer(1)}, {"seen", row.integer(2)}};
     }},
    {"tables_made", "SELECT id, game, created FROM tables WHERE host = ? ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {{"table", row.text(0)}, {"game", row.text(1)}, {"created", row.integer(2)}};
     }},
    {"hands",
     "SELECT h.id, m.id, h.number, s.seat, h.closed, s.amount"
     " FROM hand_seats s JOIN hands h ON h.key = s.hand_key JOIN matches m ON m.key = h.match_key"
     " WHERE s.guest = ? AND h.closed IS NOT NULL ORDER BY h.key",
     [](const Statement& row) -> ordered_json {
         return {{"hand", row.text(0)},      {"match", row.text(1)},
                 {"number", row.integer(2)}, {"seat", row.integer(3)},
                 {"closed", row.integer(4)}, {"amount", or_null(row.integer_or_null(5))}};
     }},
    {"lines",
     "SELECT m.id, l.round, l.reason, l.amount FROM match_lines l JOIN matches m ON m.key = l.match_key"
     " WHERE l.guest = ? ORDER BY l.match_key, l.line, l.person",
     [](const Statement& row) -> ordered_json {
         return {{"match", row.text(0)},
                 {"round", row.integer(1)},
                 {"reason", row.text(2)},
                 {"amount", row.integer(3)}};
     }},
    {"shares",
     "SELECT h.id, s.seat, s.created FROM shares s JOIN hands h ON h.key = s.hand_key"
     " WHERE s.guest = ? ORDER BY s.key",
     [](const Statement& row) -> ordered_json {
         return {{"hand", row.text(0)}, {"seat", row.integer(1)}, {"created", row.integer(2)}};
     }},
    {"agreements",
     "SELECT h.id FROM agreements a JOIN hands h ON h.key = a.hand_key WHERE a.guest = ? ORDER BY h.key",
     [](const Statement& row) -> ordered_json { return row.text(0); }},
    {"clubs",
     "SELECT c.id, c.name, m.role, m.joined FROM club_members m JOIN clubs c ON c.key = m.club_key"
     " WHERE m.guest = ? ORDER BY c.key",
     [](const Statement& row) -> ordered_json {
         return {
             {"club", row.text(0)}, {"name", row.text(1)}, {"role", row.text(2)}, {"joined", row.integer(3)}};
     }},
    {"results",
     // Numbered from 1 within the season, as in its ledger.
     "WITH played (season_key) AS (SELECT m.season_key FROM ledger_lines l"
     "  JOIN ledger_entries e ON e.key = l.entry JOIN ledger_matches m ON m.key = e.ledger_match"
     "  WHERE l.guest = ?1),"
     " numbered (key, n) AS (SELECT e.key, row_number() OVER (PARTITION BY m.season_key ORDER BY e.key)"
     "  FROM ledger_entries e JOIN ledger_matches m ON m.key = e.ledger_match"
     "  WHERE m.season_key IN (SELECT season_key FROM played))"
     " SELECT s.id, m.id, m.game, n, e.round, l.amount, e.at FROM ledger_lines l"
     " JOIN ledger_entries e ON e.key = l.entry JOIN numbered ON numbered.key = e.key"
     " JOIN ledger_matches m ON m.key = e.ledger_match"
     " JOIN seasons s ON s.key = m.season_key WHERE l.guest = ?1 ORDER BY e.key",
     [](const Statement& row) -> ordered_json {
         return {{"season", row.text(0)},   {"match", row.text(1)},    {"game", row.text(2)},
                 {"entry", row.integer(3)}, {"round", row.integer(4)}, {"amount", row.integer(5)},
                 {"at", row.integer(6)}};
     }},
    {"papers", "SELECT id, at, state, sheet FROM papers WHERE guest = ? ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {{"paper", row.text(0)},
                 {"at", row.integer(1)},
                 {"state", row.text(2)},
                 {"sheet", ordered_json::parse(row.text(3))}};
     }},
    {"evenings",
     "SELECT e.id, a.answer, a.at FROM evening_answers a JOIN evenings e ON e.key = a.evening_key"
     " WHERE a.guest = ? ORDER BY e.key",
     [](const Statement& row) -> ordered_json {
         return {{"evening", row.text(0)}, {"answer", row.text(1)}, {"at", row.integer(2)}};
     }},
    {"day_tries",
     "SELECT id, date, game, begun, finished, by_bot, halves, amount FROM day_tries WHERE person = ?"
     " ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {{"try", row.text(0)},
                 {"date", row.text(1)},
                 {"game", row.text(2)},
                 {"begun", row.integer(3)},
                 {"by_bot", row.flag(5)},
                 {"finished", or_null(row.integer_or_null(4))},
                 {"halves", or_null(row.integer_or_null(6))},
                 {"amount", or_null(row.integer_or_null(7))}};
     }},
    {"journal", "SELECT at, what FROM person_journal WHERE guest = ? ORDER BY key",
     [](const Statement& row) -> ordered_json {
         return {{"at", row.integer(0)}, {"what", row.text(1)}};
     }}};

ordered_json head_of(Database& db, model::GuestKey guest, const std::vector<model::GuestKey>& rows) {
    Statement row(db, "SELECT id, name, number, created FROM guests WHERE key = ?");
    if (!row.with(guest).step()) throw StoreError("unknown person");
    ordered_json head{{"format", "germini-person/1"}, {"guest", row.text(0)},      {"name", row.text(1)},
                      {"number", row.integer(2)},     {"created", row.integer(3)}, {"account", nullptr}};
    for (const model::GuestKey one : rows)
        if (const auto account = account_of(db, one))
            head["account"] = {{"login", account->login},
                               {"created", account->created},
                               {"administrator", account->administrator}};
    return head;
}

} // namespace

void write_person_data(Database& db, model::GuestKey guest,
                       const std::function<void(std::string_view)>& put) {
    const auto rows = rows_of_person(db, guest);
    const std::string head = head_of(db, guest, rows).dump();
    put(std::string_view(head).substr(0, head.size() - 1)); // without its closing brace
    for (const List& list : kLists) {
        put(",\"");
        put(list.name);
        put("\":[");
        const char* separator = "";
        for (const model::GuestKey row : rows) {
            Statement element(db, list.sql);
            element.with(row);
            for (; element.step(); separator = ",") {
                put(separator);
                put(list.element(element).dump());
            }
        }
        put("]");
    }
    put("}");
}

} // namespace germini::store
