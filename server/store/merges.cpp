#include "server/store/merges.hpp"

#include "server/crypto/hash_chain.hpp"
#include "server/day/rows.hpp"
#include "server/store/accounts.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/nodes.hpp"
#include "server/store/sessions.hpp"

#include <nlohmann/json.hpp>

namespace germini::store {
namespace {

void book_merge(Database& db, model::GuestKey guest, model::GuestKey into, std::int64_t at) {
    const model::People people = people_of(db, {guest, into});
    model::MergeRow row{1, people.at(guest).number, people.at(into).number, at, {}};
    std::string before;
    {
        Statement last(db, "SELECT n, link FROM merges ORDER BY n DESC LIMIT 1");
        if (last.step()) {
            row.n = last.integer(0) + 1;
            before = last.bytes(1);
        }
    }
    row.link = server::link_after(before, std::to_string(row.n), merge_text(row), "");
    Statement(db, "INSERT INTO merges (n, guest, person, at, link) VALUES (?, ?, ?, ?, ?)")
        .with(row.n, guest, into, at, as_blob(row.link))
        .run();
    Statement(db, "UPDATE guests SET merged_into = ?2 WHERE key = ?1 OR merged_into = ?1")
        .with(guest, into)
        .run();
}

/// Moves the guest's rights and references to `into`; none of these rows is a record of play.
void move_what_he_has(Database& db, model::GuestKey guest, model::GuestKey into) {
    for (const char* sql :
         {"UPDATE sessions SET guest = ?2 WHERE guest = ?1", "UPDATE shares SET guest = ?2 WHERE guest = ?1",
          "UPDATE club_invitations SET guest = ?2 WHERE guest = ?1",
          "UPDATE papers SET guest = ?2 WHERE guest = ?1",
          "UPDATE papers SET answerer = ?2 WHERE answerer = ?1",
          "UPDATE evenings SET guest = ?2 WHERE guest = ?1",
          "UPDATE evening_seats SET guest = ?2 WHERE guest = ?1",
          "INSERT INTO evening_answers (evening_key, guest, answer, at)"
          " SELECT evening_key, ?2, answer, at FROM evening_answers WHERE guest = ?1"
          " ON CONFLICT DO NOTHING",
          "UPDATE agreements SET guest = ?2 WHERE guest = ?1 AND hand_key NOT IN"
          " (SELECT hand_key FROM agreements WHERE guest = ?2)",
          "INSERT INTO history SELECT ?2, match_key FROM history WHERE guest = ?1 ON CONFLICT DO NOTHING",
          "INSERT INTO club_members (club_key, guest, role, joined)"
          " SELECT club_key, ?2, role, joined FROM club_members WHERE guest = ?1"
          " ON CONFLICT (club_key, guest) DO UPDATE SET joined ="
          " CASE WHEN excluded.joined < club_members.joined THEN excluded.joined ELSE club_members.joined "
          "END,"
          " role = CASE WHEN 'owner' IN (club_members.role, excluded.role) THEN 'owner'"
          " WHEN 'organiser' IN (club_members.role, excluded.role) THEN 'organiser' ELSE 'member' END"})
        Statement(db, sql).with(guest, into).run();
    for (const char* sql :
         {"DELETE FROM agreements WHERE guest = ?", "DELETE FROM club_members WHERE guest = ?",
          "DELETE FROM evening_answers WHERE guest = ?", "DELETE FROM tickets WHERE guest = ?"})
        Statement(db, sql).with(guest).run();
    announce_messages(db); // the other nodes disconnect the sessions
}

// What the two people have at tables that are not over. With `told` 0: seats, including those from the next
// hand on. With `told` 1: hands sent to them and still open there, played or adjourned. The first row gives
// the reason and the table. The order of the joins keeps SQLite from reading other people's rows.
constexpr const char* kBetween =
    "WITH people (side, key) AS (SELECT 0, key FROM guests WHERE key = ?1 OR merged_into = ?1 UNION ALL"
    "  SELECT 1, key FROM guests WHERE key = ?2 OR merged_into = ?2),"
    " has (side, t, seat, told) AS ("
    "  SELECT side, s.table_key, s.seat, 0 FROM people CROSS JOIN seats s"
    "   WHERE s.heir = people.key UNION ALL"
    "  SELECT side, s.table_key, s.seat, 0 FROM people CROSS JOIN seats s"
    "   WHERE s.guest = people.key AND s.heir IS NULL UNION ALL"
    "  SELECT side, m.table_key, s.seat, 1 FROM tables o CROSS JOIN matches m CROSS JOIN hands h"
    "   CROSS JOIN people CROSS JOIN sightings s WHERE m.table_key = o.key AND h.match_key = m.key"
    "   AND s.hand_key = h.key AND s.guest = people.key AND o.state <> 'over' AND m.ended IS NULL AND "
    "h.closed IS NULL)"
    " SELECT a.told + b.told > 0, t.id FROM has a JOIN has b ON b.t = a.t JOIN tables t ON t.key = a.t"
    " WHERE a.side = 0 AND b.side = 1 AND a.seat <> b.seat AND t.state <> 'over' ORDER BY 1 DESC LIMIT 1";

} // namespace

model::GuestKey person_of(Database& db, model::GuestKey guest) {
    Statement row(db, "SELECT coalesce(merged_into, key) FROM guests WHERE key = ?");
    return row.with(guest).step() ? row.key<model::GuestKey>(0) : guest;
}

std::int64_t person_number(Database& db, std::int64_t number) {
    Statement row(db, "SELECT p.number FROM guests g JOIN guests p ON p.key = g.merged_into"
                      " WHERE g.number = ?");
    return row.with(number).step() ? row.integer(0) : number;
}

std::vector<model::GuestKey> rows_of_person(Database& db, model::GuestKey person) {
    std::vector<model::GuestKey> rows{person};
    Statement row(db, "SELECT key FROM guests WHERE merged_into = ? ORDER BY key");
    row.with(person);
    while (row.step()) rows.push_back(row.key<model::GuestKey>(0));
    return rows;
}

std::optional<model::MergeRefusal> refusal_at_tables(Database& db, model::GuestKey one,
                                                     model::GuestKey other) {
    Statement row(db, kBetween);
    if (!row.with(one, other).step()) return std::nullopt;
    return model::MergeRefusal{
        row.flag(0) ? model::MergeError::saw_different_hands : model::MergeError::both_seated, row.text(1)};
}

model::MergedSessions merge(Database& db, model::GuestKey guest, model::GuestKey into, std::int64_t at,
                            model::SessionKey stays) {
    model::MergedSessions sessions{end_sessions(db, guest, stays), {}};
    if (stays) sessions.ended.push_back(stays);
    book_merge(db, guest, into, at);
    move_what_he_has(db, guest, into);
    count_first_tries(db, into);
    note_person(db, at, "merged", guest, into, into);
    for (const auto& [session, row] : sessions_of(db, into))
        if (session != stays) sessions.renewed.push_back(session);
    return sessions;
}

std::vector<model::MergeRow> merges_of(Database& db) {
    Statement row(db, "SELECT n, g.number, p.number, at, link FROM merges m JOIN guests g ON g.key = m.guest"
                      " JOIN guests p ON p.key = m.person ORDER BY n");
    std::vector<model::MergeRow> rows;
    while (row.step())
        rows.push_back({row.integer(0), row.integer(1), row.integer(2), row.integer(3), row.bytes(4)});
    return rows;
}

std::string merge_text(const model::MergeRow& row) {
    return nlohmann::ordered_json{row.guest, row.into, row.at}.dump();
}

} // namespace germini::store
