#include "server/store/evenings.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"

#include <algorithm>

namespace germini::store {
namespace {

/// Reads, from column `first` on: key, id, title, begins, minutes, called_off, how, missing, seed, changed,
/// version.
model::EveningRow read_evening(Statement& row, int first = 0) {
    model::EveningRow evening;
    evening.key = row.key<model::EveningKey>(first);
    evening.id = row.text(first + 1);
    evening.title = row.text(first + 2);
    evening.begins = row.integer(first + 3);
    evening.minutes = row.integer(first + 4);
    evening.called_off = row.flag(first + 5);
    evening.how = row.text_or_null(first + 6);
    evening.missing = row.text_or_null(first + 7);
    evening.seed = row.text_or_null(first + 8);
    evening.changed = row.integer(first + 9);
    evening.version = row.integer(first + 10);
    return evening;
}

} // namespace

model::EveningKey add_evening(Database& db, model::ClubKey club, model::GuestKey by,
                              const model::EveningRow& e) {
    return Statement(db, "INSERT INTO evenings (id, club_key, title, begins, minutes, guest, changed)"
                         " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING key")
        .with(e.id, club, e.title, e.begins, e.minutes, by, e.changed)
        .added<model::EveningKey>();
}

void change_evening(Database& db, const model::EveningRow& e) {
    Statement(db,
              "UPDATE evenings SET title = ?, begins = ?, minutes = ?, called_off = ?, how = ?, missing = ?,"
              " seed = ?, changed = ?, version = version + 1 WHERE key = ?")
        .with(e.title, e.begins, e.minutes, e.called_off, e.how, e.missing, e.seed, e.changed, e.key)
        .run();
}

std::optional<model::EveningRow> find_evening(Database& db, model::ClubKey club, const std::string& id) {
    Statement row(db,
                  "SELECT key, id, title, begins, minutes, called_off, how, missing, seed, changed, version"
                  " FROM evenings WHERE club_key = ? AND id = ?");
    if (!row.with(club, id).step()) return std::nullopt;
    return read_evening(row);
}

std::vector<model::EveningRow> evenings_of(Database& db, model::ClubKey club, std::int64_t now) {
    Statement row(db,
                  "SELECT key, id, title, begins, minutes, called_off, how, missing, seed, changed, version"
                  " FROM evenings WHERE club_key = ? ORDER BY begins DESC, key DESC");
    row.with(club);
    std::vector<model::EveningRow> evenings;
    int over = 0;
    while (row.step()) {
        model::EveningRow evening = read_evening(row);
        if (evening.ends() <= now && ++over > model::kMostPastEvenings) break;
        evenings.push_back(std::move(evening));
    }
    return evenings;
}

void set_answer(Database& db, model::EveningKey evening, model::GuestKey guest, std::string_view answer,
                std::int64_t at) {
    Statement(db,
              "INSERT INTO evening_answers (evening_key, guest, answer, at) VALUES (?, ?, ?, ?)"
              " ON CONFLICT (evening_key, guest) DO UPDATE SET answer = excluded.answer, at = excluded.at")
        .with(evening, guest, answer, at)
        .run();
}

std::vector<model::AttendeeRow> attendees(Database& db, model::ClubKey club, model::EveningKey evening) {
    Statement row(db, "SELECT g.key, g.name, g.number, a.answer,"
                      " EXISTS (SELECT 1 FROM accounts o WHERE o.guest = g.key) FROM evening_answers a"
                      " JOIN guests g ON g.key = a.guest"
                      " JOIN club_members m ON m.guest = a.guest AND m.club_key = ?"
                      " WHERE a.evening_key = ? ORDER BY a.answer = 'no', a.answer = 'perhaps', a.at, g.key");
    row.with(club, evening);
    std::vector<model::AttendeeRow> all;
    while (row.step())
        all.push_back({row.key<model::GuestKey>(0), names::display_name(row.text(1), row.integer(2)),
                       row.integer(2), row.text(3), row.integer(4) != 0});
    return all;
}

model::Attendance attendance(Database& db, model::ClubKey club, model::EveningKey evening,
                             std::optional<model::GuestKey> me) {
    Statement row(db,
                  "SELECT count(*) FILTER (WHERE a.answer = 'yes')"
                  " + (SELECT count(*) FROM evening_guests WHERE evening_key = ?2),"
                  " count(*) FILTER (WHERE a.answer = 'perhaps'), max(a.answer) FILTER (WHERE a.guest = ?3)"
                  " FROM evening_answers a JOIN club_members m ON m.club_key = ?1 AND m.guest = a.guest"
                  " WHERE a.evening_key = ?2");
    row.with(club, evening, me).step();
    return {row.integer(0), row.integer(1), row.text_or_null(2)};
}

void forget_attendee(Database& db, model::ClubKey club, model::GuestKey guest) {
    Statement(db, "DELETE FROM evening_answers WHERE guest = ? AND evening_key IN"
                  " (SELECT key FROM evenings WHERE club_key = ?)")
        .with(guest, club)
        .run();
    // Once a match has begun, the seat records who played it. Until then, the seat is no longer kept for
    // them.
    Statement(db, "UPDATE evening_seats SET guest = NULL WHERE guest = ? AND evening_key IN"
                  " (SELECT key FROM evenings WHERE club_key = ?) AND NOT EXISTS"
                  " (SELECT 1 FROM evening_tables t JOIN matches m ON m.table_key = t.table_key"
                  "  WHERE t.evening_key = evening_seats.evening_key AND t.number = evening_seats.number)")
        .with(guest, club)
        .run();
}

void add_evening_guest(Database& db, model::EveningKey evening, const std::string& name) {
    Statement(db, "INSERT INTO evening_guests (evening_key, name) VALUES (?, ?)").with(evening, name).run();
}

void end_evening_guest(Database& db, model::EveningKey evening, std::int64_t key) {
    Statement(db, "DELETE FROM evening_guests WHERE evening_key = ? AND key = ?").with(evening, key).run();
}

std::vector<model::EveningGuestRow> evening_guests(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT key, name FROM evening_guests WHERE evening_key = ? ORDER BY key");
    row.with(evening);
    std::vector<model::EveningGuestRow> all;
    while (row.step()) all.push_back({row.integer(0), row.text(1)});
    return all;
}

std::optional<model::ClubKey> club_of(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT c.key FROM evenings e JOIN clubs c ON c.key = e.club_key"
                      " WHERE e.key = ? AND c.deleted IS NULL");
    if (!row.with(evening).step()) return std::nullopt;
    return row.key<model::ClubKey>(0);
}

void save_draw(Database& db, model::EveningKey evening, const std::vector<model::EveningSeatRow>& seats) {
    Statement(db, "DELETE FROM evening_seats WHERE evening_key = ?").with(evening).run();
    for (const model::EveningSeatRow& s : seats)
        Statement(db, "INSERT INTO evening_seats (evening_key, number, seat, guest, called, bot)"
                      " VALUES (?, ?, ?, ?, ?, ?)")
            .with(evening, s.number, s.seat, s.guest, s.called, s.bot)
            .run();
}

std::vector<model::EveningSeatRow> evening_seats(Database& db, model::EveningKey evening) {
    Statement row(db,
                  "SELECT s.number, s.seat, s.guest, s.called, s.bot, g.name, g.number, m.guest IS NOT NULL"
                  " FROM evening_seats s JOIN evenings e ON e.key = s.evening_key"
                  " LEFT JOIN guests g ON g.key = s.guest"
                  " LEFT JOIN club_members m ON m.club_key = e.club_key AND m.guest = s.guest"
                  " WHERE s.evening_key = ? ORDER BY s.number, s.seat");
    row.with(evening);
    std::vector<model::EveningSeatRow> all;
    while (row.step()) {
        model::EveningSeatRow seat{static_cast<int>(row.integer(0)), row.place<Seat>(1),
                                   row.key_or_null<model::GuestKey>(2), row.text_or_null(3), row.flag(4)};
        if (seat.guest) {
            seat.person = row.integer(6);
            seat.name = names::display_name(row.text(5), seat.person);
            seat.member = row.integer(7) != 0;
        }
        all.push_back(std::move(seat));
    }
    return all;
}

void give_evening_seat(Database& db, model::EveningKey evening, int number, Seat seat,
                       std::optional<model::GuestKey> guest) {
    Statement(db, "UPDATE evening_seats SET guest = ?1, bot = 0,"
                  " called = CASE WHEN CAST(?1 AS BIGINT) IS NULL THEN NULL ELSE called END"
                  " WHERE evening_key = ? AND number = ? AND seat = ?")
        .with(guest, evening, number, seat)
        .run();
}

void add_evening_table(Database& db, const model::EveningPlace& place, model::TableKey table) {
    Statement(db, "INSERT INTO evening_tables (table_key, evening_key, number) VALUES (?, ?, ?)")
        .with(table, place.evening, place.number)
        .run();
}

bool has_table(Database& db, const model::EveningPlace& place) {
    Statement row(db, "SELECT 1 FROM evening_tables WHERE evening_key = ? AND number = ?");
    return row.with(place.evening, place.number).step();
}

std::vector<model::EveningTableRow> evening_tables(Database& db, model::EveningKey evening, bool all) {
    Statement row(db,
                  "SELECT e.number, t.key, t.id FROM evening_tables e JOIN tables t ON t.key = e.table_key"
                  " WHERE e.evening_key = ? AND (? OR t.state <> 'over') ORDER BY e.number");
    row.with(evening, all);
    std::vector<model::EveningTableRow> tables;
    while (row.step())
        tables.push_back({static_cast<int>(row.integer(0)), row.key<model::TableKey>(1), row.text(2)});
    return tables;
}

bool played(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT 1 FROM evening_tables e JOIN matches m ON m.table_key = e.table_key"
                      " WHERE e.evening_key = ? LIMIT 1");
    return row.with(evening).step();
}

std::vector<std::string> evening_matches(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT m.id FROM evening_tables e JOIN matches m ON m.table_key = e.table_key"
                      " WHERE e.evening_key = ?");
    row.with(evening);
    std::vector<std::string> matches;
    while (row.step()) matches.push_back(row.text(0));
    return matches;
}

std::optional<model::SeasonKey> evening_season(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT c.season_key FROM evening_tables e JOIN club_tables c"
                      " ON c.table_key = e.table_key WHERE e.evening_key = ? ORDER BY e.number LIMIT 1");
    if (!row.with(evening).step()) return std::nullopt;
    return row.key<model::SeasonKey>(0);
}

void forget_evening_tables(Database& db, model::EveningKey evening) {
    Statement(db, "DELETE FROM evening_tables WHERE evening_key = ?").with(evening).run();
    Statement(db, "DELETE FROM evening_links WHERE evening_key = ?").with(evening).run();
}

void forget_closed_tables(Database& db, model::EveningKey evening) {
    Statement(db, "DELETE FROM evening_tables WHERE evening_key = ?"
                  " AND table_key IN (SELECT key FROM tables WHERE state = 'over')"
                  " AND table_key NOT IN (SELECT table_key FROM matches)")
        .with(evening)
        .run();
}

void set_evening_links(Database& db, model::EveningKey evening,
                       const std::vector<model::EveningLinkRow>& links) {
    Statement(db, "DELETE FROM evening_links WHERE evening_key = ?").with(evening).run();
    for (const model::EveningLinkRow& link : links)
        Statement(db, "INSERT INTO evening_links (secret, evening_key, kind, number, seat)"
                      " VALUES (?, ?, ?, ?, ?)")
            .with(as_blob(link.secret), evening, link.kind, link.number, link.seat)
            .run();
}

bool has_links(Database& db, model::EveningKey evening) {
    Statement row(db, "SELECT 1 FROM evening_links WHERE evening_key = ? LIMIT 1");
    return row.with(evening).step();
}

std::optional<model::LinkedEvening> find_link(Database& db, const server::SecretHash& secret) {
    Statement row(db,
                  "SELECT c.key, c.id, c.name, c.zone, l.secret, l.kind, l.number, l.seat,"
                  " e.key, e.id, title, begins, minutes, called_off, how, missing, seed, changed, e.version"
                  " FROM evening_links l JOIN evenings e ON e.key = l.evening_key"
                  " JOIN clubs c ON c.key = e.club_key WHERE l.secret = ?");
    if (!row.with(as_blob(secret)).step()) return std::nullopt;
    model::LinkedEvening found;
    found.club = row.key<model::ClubKey>(0);
    found.club_id = row.text(1);
    found.club_name = row.text(2);
    found.zone = row.text(3);
    found.link.secret = hash_of(row.blob(4));
    found.link.kind = row.text(5);
    if (const auto number = row.integer_or_null(6)) found.link.number = static_cast<int>(*number);
    found.link.seat = row.place_or_null<Seat>(7);
    found.evening = read_evening(row, 8);
    return found;
}

std::vector<model::Meeting> meetings(Database& db, model::SeasonKey season) {
    // Distinct matches per person first, because a match has many lines but few people.
    Statement row(db,
                  "WITH played AS MATERIALIZED (SELECT DISTINCT e.ledger_match AS match, l.guest AS guest"
                  "  FROM ledger_matches m JOIN ledger_entries e ON e.ledger_match = m.key"
                  "  JOIN ledger_lines l ON l.entry = e.key WHERE m.season_key = ? AND l.guest IS NOT NULL)"
                  " SELECT a.guest, b.guest, count(*) FROM played a"
                  " JOIN played b ON b.match = a.match AND a.guest < b.guest GROUP BY a.guest, b.guest");
    row.with(season);
    std::vector<model::Meeting> all;
    while (row.step())
        all.push_back(
            {row.key<model::GuestKey>(0), row.key<model::GuestKey>(1), static_cast<int>(row.integer(2))});
    return all;
}

} // namespace germini::store
