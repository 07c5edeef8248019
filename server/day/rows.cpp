#include "server/day/rows.hpp"

#include "server/names/nickname.hpp"
#include "server/store/merges.hpp"

namespace germini::store {
namespace {

model::DayField field_of(const std::string& text) {
    for (const model::DayField field : {model::DayField::accounts, model::DayField::guests})
        if (word(field) == text) return field;
    throw StoreError("unknown field \"" + text + "\" of a day: expected accounts or guests");
}

/// Reads the columns date, begins, ends, zone, chain, place, secret_known, closed.
model::DayRow read_day(const Statement& row) {
    return {row.text(0),    row.integer(1), row.integer(2),         row.text(3),
            row.integer(4), row.integer(5), row.integer_or_null(6), row.integer_or_null(7)};
}

/// Reads the columns finished, by_bot, halves, amount, seat from `column` on.
model::TryResult read_result(const Statement& row, int column) {
    return {row.integer(column), row.flag(column + 1), row.integer(column + 2),
            row.integer_or_null(column + 3), row.place<Seat>(column + 4)};
}

/// Reads the columns key, id of the try, key, name, number of the person, bot, then those of its result.
model::DayResults::Row read_listed(const Statement& row) {
    model::DayResults::Row listed{row.key<model::TryKey>(0),
                                  row.text(1),
                                  row.key_or_null<model::GuestKey>(2),
                                  {},
                                  row.integer_or_null(4),
                                  row.flag(5),
                                  read_result(row, 6)};
    if (listed.number) listed.name = names::display_name(row.text(3), *listed.number);
    return listed;
}

model::DayTry read_try(Database& db, model::TryKey key) {
    Statement row(db,
                  "SELECT id, date, game, field, person, bot, begun, entries, log, finished, by_bot, halves,"
                  " amount, seat FROM day_tries WHERE key = ?");
    if (!row.with(key).step()) throw StoreError("unknown try of a day");
    model::DayTry found{key,
                        row.text(0),
                        row.text(1),
                        row.text(2),
                        field_of(row.text(3)),
                        row.key_or_null<model::GuestKey>(4),
                        row.flag(5),
                        row.integer(6),
                        row.integer(7),
                        server::Sealed(row.text(8)),
                        {}};
    if (row.integer_or_null(9)) found.result = read_result(row, 9);
    return found;
}

std::optional<model::TryKey> try_of(Database& db, model::GuestKey person, const std::string& date,
                                    const std::string& game) {
    Statement row(db, "SELECT key FROM day_tries WHERE date = ?1 AND game = ?2 AND counts = 1 AND person IN"
                      " (SELECT key FROM guests WHERE key = ?3 OR merged_into = ?3)");
    if (!row.with(date, game, person).step()) return std::nullopt;
    return row.key<model::TryKey>(0);
}

std::optional<model::TryKey> bot_try(Database& db, const model::BeginTry& c) {
    Statement row(db, "SELECT key FROM day_tries WHERE date = ? AND game = ? AND field = ? AND bot = 1");
    if (!row.with(c.date, c.game, word(c.field)).step()) return std::nullopt;
    return row.key<model::TryKey>(0);
}

/// Returns the field of a person who begins a try now.
model::DayField field_at(Database& db, model::GuestKey person, std::int64_t begins) {
    const bool existed = Statement(db, "SELECT 1 FROM accounts WHERE created < ?2 AND guest IN"
                                       " (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)")
                             .with(person, begins)
                             .step();
    return existed ? model::DayField::accounts : model::DayField::guests;
}

/// Returns when the day begins; nullopt if it is unknown or closed.
std::optional<std::int64_t> begin_of_open_day(Database& db, const std::string& date) {
    Statement row(db, "SELECT begins FROM days WHERE date = ? AND closed IS NULL");
    if (!row.with(date).step()) return std::nullopt;
    return row.integer(0);
}

void add_try(Database& db, const model::BeginTry& c, std::optional<model::GuestKey> person,
             model::DayField field) {
    Statement(db, "INSERT INTO day_tries (id, date, game, field, person, bot, begun, entries, log)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, 0, '') ON CONFLICT DO NOTHING")
        .with(c.id, c.date, c.game, word(field), person, !person, c.at)
        .run();
}

/// A try's day, game and field, as its answers are stored.
struct Deal {
    std::string date, game, field;
};

/// Appends to the log, and returns the try's deal; nullopt if the try has changed in the meantime.
std::optional<Deal> append_lines(Database& db, const model::AppendTry& c) {
    Statement row(db, "UPDATE day_tries SET log = log || ?2, entries = entries + ?3"
                      " WHERE key = ?1 AND entries = ?4 AND finished IS NULL RETURNING date, game, field");
    row.with(c.key, c.lines.unsealed(), c.added, c.entries);
    std::optional<Deal> deal;
    while (row.step()) deal = Deal{row.text(0), row.text(1), row.text(2)};
    return deal;
}

/// Returns true if somebody has meanwhile been given another answer to the same question.
bool answered_otherwise(Database& db, const model::AppendTry& c) {
    for (const model::DayAnswer& answer : c.answers) {
        Statement row(db,
                      "SELECT 1 FROM day_tries t JOIN day_answers a ON a.date = t.date AND a.game = t.game"
                      " AND a.field = t.field WHERE t.key = ? AND a.seen = ? AND a.move <> ?");
        if (row.with(c.key, answer.seen, answer.move).step()) return true;
    }
    return false;
}

void finish(Database& db, model::TryKey key, const model::AppendTry::End& end) {
    Statement(db,
              "UPDATE day_tries SET finished = ?, by_bot = ?, halves = ?, amount = ?, seat = ?, record = ?,"
              " result = ? WHERE key = ?")
        .with(end.result.finished, end.result.by_bot, end.result.halves, end.result.amount, end.result.seat,
              end.record.unsealed(), end.outcome.unsealed(), key)
        .run();
}

} // namespace

model::OpenDay::Outcome execute(Database& db, const model::OpenDay& c) {
    Statement(db, "INSERT INTO days (date, begins, ends, zone, chain, place, secret_known)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")
        .with(c.day.date, c.day.begins, c.day.ends, c.day.zone, c.day.chain, c.day.place, c.day.secret_known)
        .run();
    return {};
}

model::BeginTry::Outcome execute(Database& db, const model::BeginTry& c) {
    const auto person = c.person ? std::optional(person_of(db, *c.person)) : std::nullopt;
    const auto existing = [&] { return person ? try_of(db, *person, c.date, c.game) : bot_try(db, c); };
    if (const auto key = existing()) return read_try(db, *key);
    const auto begins = begin_of_open_day(db, c.date);
    if (!begins) return std::nullopt;
    if (person &&
        !Statement(db, "SELECT 1 FROM guests WHERE key = ? AND deleted IS NULL").with(*person).step())
        return std::nullopt;
    add_try(db, c, person, person ? field_at(db, *person, *begins) : c.field);
    // Another node may have been faster.
    const auto key = existing();
    return key ? std::optional(read_try(db, *key)) : std::nullopt;
}

model::AppendTry::Outcome execute(Database& db, const model::AppendTry& c) {
    if (answered_otherwise(db, c)) return model::AppendTry::Outcome::changed;
    const auto deal = append_lines(db, c);
    if (!deal) return model::AppendTry::Outcome::changed;
    if (c.end) finish(db, c.key, *c.end);
    for (const model::DayAnswer& answer : c.answers)
        Statement(db, "INSERT INTO day_answers (date, game, field, seen, move) VALUES (?, ?, ?, ?, ?)"
                      " ON CONFLICT DO NOTHING")
            .with(deal->date, deal->game, deal->field, answer.seen, answer.move)
            .run();
    return model::AppendTry::Outcome::done;
}

model::CloseDay::Outcome execute(Database& db, const model::CloseDay& c) {
    if (!begin_of_open_day(db, c.date)) return model::CloseDay::Outcome::not_open;
    for (const model::TryKey key : c.dropped)
        Statement(db, "DELETE FROM day_tries WHERE key = ? AND date = ? AND finished IS NULL")
            .with(key, c.date)
            .run();
    if (Statement(db, "SELECT 1 FROM day_tries WHERE date = ? AND finished IS NULL LIMIT 1")
            .with(c.date)
            .step())
        return model::CloseDay::Outcome::unfinished;
    Statement(db, "UPDATE days SET closed = ?2, tries = (SELECT count(*) FROM day_tries WHERE date = ?1)"
                  " WHERE date = ?1")
        .with(c.date, c.at)
        .run();
    Statement(db, "UPDATE day_tries SET log = '' WHERE date = ?").with(c.date).run();
    Statement(db, "DELETE FROM day_answers WHERE date = ?").with(c.date).run();
    return model::CloseDay::Outcome::closed;
}

model::FindDay::Outcome answer(Database& db, const model::FindDay& q) {
    Statement row(db, "SELECT date, begins, ends, zone, chain, place, secret_known, closed FROM days"
                      " WHERE date = ?");
    if (!row.with(q.date).step()) return std::nullopt;
    return read_day(row);
}

model::LatestDays::Outcome answer(Database& db, const model::LatestDays& q) {
    Statement row(db, "SELECT date, begins, ends, zone, chain, place, secret_known, closed FROM days"
                      " ORDER BY date DESC LIMIT ?");
    row.with(q.most);
    model::LatestDays::Outcome days;
    while (row.step()) days.push_back(read_day(row));
    return days;
}

model::FindTry::Outcome answer(Database& db, const model::FindTry& q) {
    const auto key = try_of(db, q.person, q.date, q.game);
    if (!key) return std::nullopt;
    return read_try(db, *key);
}

model::OpenTries::Outcome answer(Database& db, const model::OpenTries& q) {
    Statement row(db, "SELECT key FROM day_tries WHERE date = ? AND key > ? AND finished IS NULL"
                      " ORDER BY key LIMIT ?");
    row.with(q.date, q.after, model::OpenTries::kMost);
    model::OpenTries::Outcome tries;
    while (row.step()) tries.push_back(read_try(db, row.key<model::TryKey>(0)));
    return tries;
}

model::FindBotMove::Outcome answer(Database& db, const model::FindBotMove& q) {
    Statement row(db, "SELECT move FROM day_answers WHERE date = ? AND game = ? AND field = ? AND seen = ?");
    if (!row.with(q.date, q.game, word(q.field), q.seen).step()) return std::nullopt;
    return row.text(0);
}

// A try has a result once it is finished; these conditions are those of the index day_results.

model::DayStanding::Outcome answer(Database& db, const model::DayStanding& q) {
    Statement row(db, "SELECT count(*), count(*) FILTER (WHERE t.halves < mine.halves),"
                      " count(*) FILTER (WHERE t.halves = mine.halves)"
                      " FROM day_tries t LEFT JOIN day_tries mine ON mine.key = ?4"
                      " WHERE t.date = ?1 AND t.game = ?2 AND t.field = ?3 AND t.counts = 1"
                      " AND t.halves IS NOT NULL AND t.bot = 0 AND t.key IS DISTINCT FROM mine.key");
    row.with(q.date, q.game, word(q.field), q.own).step();
    return {row.integer(0), row.integer(1), row.integer(2)};
}

model::DayResults::Outcome answer(Database& db, const model::DayResults& q) {
    Statement row(db, "SELECT t.key, t.id, p.key, p.name, p.number, t.bot, t.finished, t.by_bot, t.halves,"
                      " t.amount, t.seat FROM days d JOIN day_tries t ON t.date = d.date"
                      " LEFT JOIN guests g ON g.key = t.person"
                      " LEFT JOIN guests p ON p.key = coalesce(g.merged_into, g.key) AND p.deleted IS NULL"
                      " WHERE d.date = ? AND d.closed IS NOT NULL AND t.game = ? AND t.field = ?"
                      " AND t.counts = 1 AND t.halves IS NOT NULL ORDER BY t.halves DESC, t.begun, t.key");
    row.with(q.date, q.game, word(q.field));
    model::DayResults::Outcome tries;
    while (row.step()) tries.push_back(read_listed(row));
    return tries;
}

model::DayBest::Outcome answer(Database& db, const model::DayBest& q) {
    Statement row(db, "SELECT p.name, p.number, t.halves FROM days d JOIN day_tries t ON t.date = d.date"
                      " JOIN guests g ON g.key = t.person"
                      " JOIN guests p ON p.key = coalesce(g.merged_into, g.key)"
                      " WHERE d.date = ? AND d.closed IS NOT NULL AND t.game = ? AND t.field = ?"
                      " AND t.counts = 1 AND t.halves IS NOT NULL AND t.by_bot = 0 AND p.deleted IS NULL"
                      " ORDER BY t.halves DESC, t.begun, t.key LIMIT 1");
    if (!row.with(q.date, q.game, word(q.field)).step()) return std::nullopt;
    const std::int64_t number = row.integer(1);
    return model::DayBest::Best{names::display_name(row.text(0), number), number, row.integer(2)};
}

model::FindTryRecord::Outcome answer(Database& db, const model::FindTryRecord& q) {
    Statement row(db, "SELECT t.key, t.id, p.key, p.name, p.number, t.bot, t.finished, t.by_bot, t.halves,"
                      " t.amount, t.seat, t.field, t.record, t.result FROM days d"
                      " JOIN day_tries t ON t.date = d.date LEFT JOIN guests g ON g.key = t.person"
                      " LEFT JOIN guests p ON p.key = coalesce(g.merged_into, g.key) AND p.deleted IS NULL"
                      " WHERE t.id = ? AND d.date = ? AND t.game = ? AND d.closed IS NOT NULL"
                      " AND t.counts = 1 AND t.halves IS NOT NULL");
    if (!row.with(q.id, q.date, q.game).step()) return std::nullopt;
    return model::FindTryRecord::Found{read_listed(row), field_of(row.text(11)), server::Sealed(row.text(12)),
                                       server::Sealed(row.text(13))};
}

model::PersonDays::Outcome answer(Database& db, const model::PersonDays& q) {
    model::PersonDays::Outcome played;
    Statement date(db, "SELECT DISTINCT date FROM day_tries WHERE person IN"
                       " (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
                       " AND counts = 1 AND finished IS NOT NULL AND by_bot = 0 ORDER BY date DESC");
    date.with(q.person);
    while (date.step()) played.dates.push_back(date.text(0));
    Statement row(db, "SELECT m.date, m.game, m.field, m.finished, m.by_bot, m.halves, m.amount, m.seat,"
                      " count(*) - 1, count(*) FILTER (WHERE t.halves < m.halves),"
                      " count(*) FILTER (WHERE t.halves = m.halves) - 1, count(*) FILTER (WHERE t.bot = 0)"
                      " FROM day_tries m JOIN days d ON d.date = m.date"
                      " JOIN day_tries t ON t.date = m.date AND t.game = m.game AND t.field = m.field"
                      "  AND t.counts = 1 AND t.halves IS NOT NULL"
                      " WHERE m.date >= ?2 AND m.counts = 1 AND d.closed IS NOT NULL AND m.person IN"
                      " (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
                      " GROUP BY m.key ORDER BY m.date, m.game");
    row.with(q.person, q.since);
    while (row.step())
        played.shares.push_back({row.text(0), row.text(1), field_of(row.text(2)), read_result(row, 3),
                                 row.integer(8), row.integer(9), row.integer(10), row.integer(11)});
    return played;
}

void count_first_tries(Database& db, model::GuestKey person) {
    Statement(db,
              "UPDATE day_tries SET counts = 0 WHERE person IN"
              " (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1)"
              " AND EXISTS (SELECT 1 FROM day_tries e WHERE e.date = day_tries.date"
              "  AND e.game = day_tries.game AND (e.field < day_tries.field OR (e.field = day_tries.field"
              "   AND (e.begun < day_tries.begun OR (e.begun = day_tries.begun AND e.key < day_tries.key))))"
              "  AND e.person IN (SELECT key FROM guests WHERE key = ?1 OR merged_into = ?1))")
        .with(person)
        .run();
}

void forget_tries(Database& db, model::GuestKey guest) {
    Statement(db, "DELETE FROM day_tries WHERE person = ? AND finished IS NULL").with(guest).run();
    Statement(db, "UPDATE day_tries SET person = NULL WHERE person = ?").with(guest).run();
}

} // namespace germini::store
