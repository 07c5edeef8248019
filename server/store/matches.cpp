#include "server/store/matches.hpp"

namespace germini::store {
namespace {

std::vector<model::DeserterRow> deserters_of(Database& db, model::MatchKey match) {
    Statement row(db, "SELECT person, guest FROM deserters WHERE match_key = ? ORDER BY person");
    row.with(match);
    std::vector<model::DeserterRow> deserters;
    while (row.step())
        deserters.push_back(model::DeserterRow{row.place<Person>(0), row.key_or_null<model::GuestKey>(1)});
    return deserters;
}

} // namespace

model::MatchKey add_match(Database& db, const model::MatchRow& m) {
    const auto key =
        Statement(
            db, "INSERT INTO matches (id, table_key, rounds, length, from_hand, first_dealer, ranking, draw, "
                "started, public, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key")
            .with(m.id, m.table, m.rounds, m.length, m.from_hand, m.first_dealer, m.ranking, m.draw,
                  m.started, m.is_public, m.rules)
            .added<model::MatchKey>();
    if (m.lot) add_seating_secret(db, key, *m.lot);
    return key;
}

void end_match(Database& db, const model::MatchRow& m) {
    Statement(db, "UPDATE matches SET ended = ?, broken_off = ?, all_left = ? WHERE key = ?")
        .with(m.ended, m.broken_off, m.all_left, m.key)
        .run();
    for (const model::DeserterRow& d : m.deserters)
        Statement(db, "INSERT INTO deserters (match_key, person, guest) VALUES (?, ?, ?)")
            .with(m.key, d.person, d.guest)
            .run();
}

model::MatchRow match_of(Database& db, model::MatchKey key) {
    Statement row(db,
                  "SELECT id, table_key, rounds, length, from_hand, first_dealer, ranking, draw, broken_off,"
                  " all_left, started, ended, public FROM matches WHERE key = ?");
    if (!row.with(key).step()) throw StoreError("unknown match key");
    model::MatchRow m;
    m.key = key;
    m.id = row.text(0);
    m.table = row.key<model::TableKey>(1);
    m.rounds = static_cast<int>(row.integer(2));
    if (const auto length = row.integer_or_null(3)) m.length = static_cast<int>(*length);
    m.from_hand = server::TableHand{static_cast<int>(row.integer(4))};
    m.first_dealer = row.place<Seat>(5);
    m.ranking = row.text(6);
    m.draw = row.text_or_null(7);
    m.broken_off = row.flag(8);
    m.all_left = row.flag(9);
    m.started = row.integer(10);
    m.ended = row.integer_or_null(11);
    m.is_public = row.flag(12);
    m.lot = seating_secret_of(db, key);
    if (m.broken_off) m.deserters = deserters_of(db, key);
    return m;
}

std::optional<model::MatchRow> last_match(Database& db, model::TableKey table) {
    Statement row(db, "SELECT key FROM matches WHERE table_key = ? ORDER BY key DESC LIMIT 1");
    if (!row.with(table).step()) return std::nullopt;
    return match_of(db, row.key<model::MatchKey>(0));
}

void add_left_place(Database& db, model::MatchKey match, model::GuestKey guest) {
    Statement(db, "INSERT INTO left_places (match_key, guest) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .with(match, guest)
        .run();
}

std::vector<model::GuestKey> left_places_of(Database& db, model::MatchKey match) {
    Statement row(db, "SELECT guest FROM left_places WHERE match_key = ? ORDER BY guest");
    row.with(match);
    std::vector<model::GuestKey> guests;
    while (row.step()) guests.push_back(row.key<model::GuestKey>(0));
    return guests;
}

void add_lines(Database& db, model::MatchKey match, const std::vector<model::LineRow>& lines) {
    for (const model::LineRow& l : lines)
        Statement(db, "INSERT INTO match_lines (match_key, line, reason, round, hand, person, guest, called,"
                      " amount, substitute) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .with(match, l.line, l.reason, l.round, l.hand, l.person, l.guest,
                  l.guest ? std::nullopt : std::optional(l.name), l.amount, l.substitute)
            .run();
}

std::vector<model::LineRow> lines_of(Database& db, model::MatchKey match) {
    Statement row(
        db,
        "SELECT line, reason, round, hand, person, guest, coalesce(g.name, called, ''), amount, substitute"
        " FROM match_lines LEFT JOIN guests r ON r.key = guest"
        " LEFT JOIN guests g ON g.key = coalesce(r.merged_into, r.key) WHERE match_key = ? ORDER BY line, "
        "person");
    row.with(match);
    std::vector<model::LineRow> lines;
    while (row.step())
        lines.push_back(model::LineRow{static_cast<int>(row.integer(0)), row.text(1),
                                       static_cast<int>(row.integer(2)),
                                       server::MatchHand{static_cast<int>(row.integer(3))},
                                       row.place<Person>(4), row.key_or_null<model::GuestKey>(5), row.text(6),
                                       static_cast<int>(row.integer(7)), row.text_or_null(8)});
    return lines;
}

} // namespace germini::store
