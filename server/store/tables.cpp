#include "server/store/tables.hpp"

#include "server/names/nickname.hpp"
#include "server/store/as_blob.hpp"

#include <algorithm>
#include <array>

namespace germini::store {
namespace {

model::Stage state_of(std::string_view word) {
    const auto found = std::find(model::kStages.begin(), model::kStages.end(), word);
    if (found == model::kStages.end()) throw StoreError("a table has an unknown state");
    return static_cast<model::Stage>(found - model::kStages.begin());
}

protocol::BotLevel level_of(std::string_view word) {
    const auto& known = protocol::kBotLevels;
    const auto found = std::find(known.begin(), known.end(), word);
    if (found == known.end()) throw StoreError("a table has an unknown level of bots");
    return static_cast<protocol::BotLevel>(found - known.begin());
}

/// When chat is allowed; the schema lists the same words.
std::string chat_of(std::string word) {
    for (const std::string_view known : {"on", "between", "off"})
        if (word == known) return word;
    throw StoreError("a table has an unknown word for its talk");
}

model::TableRow read_table(Statement& row) {
    model::TableRow table;
    table.key = row.key<model::TableKey>(0);
    table.id = row.text(1);
    table.game = row.text(2);
    table.rules = row.text(3);
    table.open = row.flag(4);
    table.bots = row.flag(5);
    table.spectators = row.flag(6);
    table.seconds = row.integer_or_null(7);
    table.invitation = hash_of(row.blob(8));
    table.host = row.key<model::GuestKey>(9);
    table.host_id = row.text(10);
    table.state = state_of(row.text(11));
    table.created = row.integer(12);
    table.rounds = static_cast<int>(row.integer(13));
    table.drawn = row.flag(14);
    table.takeover = row.flag(15);
    if (const auto halt = row.text_or_null(16))
        table.halt = model::HaltRow{*halt, row.integer(17), row.integer(18)};
    table.chat = chat_of(row.text(19));
    table.chat_muted = row.flag(20);
    table.aids = row.flag(21);
    table.hints = row.flag(22);
    const auto fair_key = row.blob(23);
    table.fair_key = server::Sealed({fair_key.begin(), fair_key.end()});
    table.host_name = names::display_name(row.text(24), row.integer(25));
    table.assigned = row.flag(26);
    table.is_public = row.flag(27);
    table.level = level_of(row.text(28));
    if (auto later = row.text_or_null(29))
        table.later = model::PlayedRules{*std::move(later), static_cast<int>(row.integer(30))};
    return table;
}

/// Returns the seat with what the other's guest wishes: all that changes between two hands.
model::SeatRow with_wishes_of(const model::SeatRow& other, model::SeatRow seat) {
    seat.ready = other.ready;
    seat.break_off = other.break_off;
    seat.votes = other.votes;
    seat.client_seed = other.client_seed;
    return seat;
}

} // namespace

model::TableKey add_table(Database& db, const model::TableRow& t) {
    const std::string& bytes = t.fair_key.unsealed();
    const auto key = bytes.empty() ? std::nullopt : std::optional(as_blob(bytes));
    const auto made =
        Statement(
            db, "INSERT INTO tables (id, game, rules, open, bots, spectators, seconds, invitation, host, "
                "state, created, rounds, drawn, takeover, chat, aids, hints, fair_key, assigned, public, "
                "level) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key")
            .with(t.id, t.game, t.rules, t.open, t.bots, t.spectators, t.seconds, as_blob(t.invitation),
                  t.host, word(t.state), t.created, t.rounds, t.drawn, t.takeover, t.chat, t.aids, t.hints,
                  key, t.assigned, t.is_public, protocol::word(t.level))
            .added<model::TableKey>();
    add_member(db, made, t.host, model::Admitted::player);
    return made;
}

std::vector<std::string> unfinished_tables(Database& db) {
    Statement row(db, "SELECT id FROM tables WHERE state <> 'over' ORDER BY key");
    std::vector<std::string> ids;
    while (row.step()) ids.push_back(row.text(0));
    return ids;
}

std::optional<model::TableRow> find_table(Database& db, const std::string& id) {
    Statement row(
        db, "SELECT t.key, t.id, game, rules, open, bots, spectators, seconds, invitation, host, g.id, state,"
            " t.created, rounds, drawn, takeover, halt, halt_since, halt_until, chat, hushed, aids, hints,"
            " fair_key, g.name, g.number, assigned, public, level, later_rules, later_rounds FROM tables t"
            " JOIN guests r ON r.key = host JOIN guests g ON g.key = coalesce(r.merged_into, r.key)"
            " WHERE t.id = ?");
    if (!row.with(id).step()) return std::nullopt;
    return read_table(row);
}

void set_table_state(Database& db, model::TableKey table, model::Stage state) {
    Statement(db, "UPDATE tables SET state = ? WHERE key = ?").with(word(state), table).run();
}

void set_chat_muted(Database& db, model::TableKey table, bool muted) {
    Statement(db, "UPDATE tables SET hushed = ? WHERE key = ?").with(muted, table).run();
}

void set_public(Database& db, model::TableKey table, bool is_public) {
    Statement(db, "UPDATE tables SET public = ? WHERE key = ?").with(is_public, table).run();
}

void set_rules(Database& db, model::TableKey table, const model::NewRules& rules) {
    const auto& [now, later] = rules;
    Statement(db, "UPDATE tables SET rules = ?, rounds = ?, later_rules = ?, later_rounds = ? WHERE key = ?")
        .with(now.rules, now.rounds, later ? std::optional(later->rules) : std::nullopt,
              later ? std::optional(later->rounds) : std::nullopt, table)
        .run();
}

void set_host(Database& db, model::TableKey table, model::GuestKey guest) {
    Statement(db, "UPDATE tables SET host = ? WHERE key = ?").with(guest, table).run();
}

void set_invitation(Database& db, model::TableKey table, const server::SecretHash& invitation) {
    Statement(db, "UPDATE tables SET invitation = ? WHERE key = ?").with(as_blob(invitation), table).run();
}

void set_halt(Database& db, model::TableKey table, const std::optional<model::HaltRow>& halt) {
    const auto kind = halt ? std::optional<std::string>(halt->kind) : std::nullopt;
    const model::HaltRow row = halt.value_or(model::HaltRow{});
    Statement(db, "UPDATE tables SET halt = ?, halt_since = ?, halt_until = ? WHERE key = ?")
        .with(kind, row.since, row.until, table)
        .run();
}

std::vector<model::SeatRow> seats_of(Database& db, model::TableKey table) {
    Statement row(db, "SELECT seat, guest, name, bot, vacated, ready, break_off, stalled, left_by, heir,"
                      " heir_name, votes, noise FROM seats WHERE table_key = ? ORDER BY seat");
    row.with(table);
    std::vector<model::SeatRow> seats;
    while (row.step())
        seats.push_back(model::SeatRow{
            row.place<Seat>(0), row.key_or_null<model::GuestKey>(1), row.text(2), row.flag(3), row.flag(4),
            row.flag(5), row.flag(6), row.flag(7), row.key_or_null<model::GuestKey>(8),
            row.key_or_null<model::GuestKey>(9), row.text(10), row.text(11), row.text(12)});
    return seats;
}

void save_seats(Database& db, model::TableKey table, const std::vector<model::SeatRow>& seats) {
    // Usually one seat has changed, and reading all of them costs less than writing one.
    const std::vector<model::SeatRow> saved = seats_of(db, table);
    for (const model::SeatRow& old : saved)
        if (std::ranges::find(seats, old.seat, &model::SeatRow::seat) == seats.end())
            Statement(db, "DELETE FROM seats WHERE table_key = ? AND seat = ?").with(table, old.seat).run();
    for (const model::SeatRow& s : seats) {
        if (std::ranges::find(saved, s) != saved.end()) continue;
        const auto old = std::ranges::find(saved, s.seat, &model::SeatRow::seat);
        if (old != saved.end() && with_wishes_of(s, *old) == s) {
            Statement(db, "UPDATE seats SET ready = ?, break_off = ?, votes = ?, noise = ?"
                          " WHERE table_key = ? AND seat = ?")
                .with(s.ready, s.break_off, s.votes, s.client_seed, table, s.seat)
                .run();
            continue;
        }
        Statement(db,
                  "INSERT INTO seats (table_key, seat, guest, name, bot, vacated, ready, break_off, stalled,"
                  " left_by, heir, heir_name, votes, noise)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                  " ON CONFLICT (table_key, seat) DO UPDATE SET guest = excluded.guest, name = excluded.name,"
                  " bot = excluded.bot, vacated = excluded.vacated, ready = excluded.ready,"
                  " break_off = excluded.break_off, stalled = excluded.stalled, left_by = excluded.left_by,"
                  " heir = excluded.heir, heir_name = excluded.heir_name, votes = excluded.votes,"
                  " noise = excluded.noise")
            .with(table, s.seat, s.guest, s.name, s.bot, s.vacated, s.ready, s.break_off, s.stalled,
                  s.left_by, s.heir, s.heir_name, s.votes, s.client_seed)
            .run();
    }
}

std::vector<model::GuestKey> members_of(Database& db, model::TableKey table, model::Admitted as) {
    Statement row(db, "SELECT guest FROM members WHERE table_key = ? AND watcher = ? ORDER BY guest");
    row.with(table, as == model::Admitted::watcher);
    std::vector<model::GuestKey> guests;
    while (row.step()) guests.push_back(row.key<model::GuestKey>(0));
    return guests;
}

void add_member(Database& db, model::TableKey table, model::GuestKey guest, model::Admitted as) {
    Statement(db, "INSERT INTO members (table_key, guest, watcher) VALUES (?, ?, ?)"
                  " ON CONFLICT (table_key, guest) DO UPDATE SET watcher = 0 WHERE excluded.watcher = 0")
        .with(table, guest, as == model::Admitted::watcher)
        .run();
}

void remove_member(Database& db, model::TableKey table, model::GuestKey guest) {
    Statement(db, "DELETE FROM members WHERE table_key = ? AND guest = ?").with(table, guest).run();
}

std::vector<model::GuestKey> barred_from(Database& db, model::TableKey table) {
    Statement row(db, "SELECT guest FROM barred WHERE table_key = ? ORDER BY guest");
    row.with(table);
    std::vector<model::GuestKey> guests;
    while (row.step()) guests.push_back(row.key<model::GuestKey>(0));
    return guests;
}

bool is_barred(Database& db, model::TableKey table, model::GuestKey person) {
    Statement row(db, "SELECT 1 FROM barred WHERE table_key = ?1"
                      " AND guest IN (SELECT key FROM guests WHERE key = ?2 OR merged_into = ?2)");
    return row.with(table, person).step();
}

void bar(Database& db, model::TableKey table, model::GuestKey guest) {
    Statement(db, "INSERT INTO barred (table_key, guest) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .with(table, guest)
        .run();
}

void add_answer(Database& db, model::TableKey table, const model::AnswerRow& answer) {
    const auto rule = answer.rule.empty() ? std::optional<std::string>() : answer.rule;
    Statement(db, "INSERT INTO answers (table_key, guest, id, rule) VALUES (?, ?, ?, ?)"
                  " ON CONFLICT DO NOTHING")
        .with(table, answer.guest, answer.id, rule)
        .run();
    // At most one is too many.
    Statement(db, "DELETE FROM answers WHERE table_key = ?1 AND guest = ?2 AND id = (SELECT id FROM answers"
                  " WHERE table_key = ?1 AND guest = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)")
        .with(table, answer.guest, static_cast<std::int64_t>(model::kAnswersKept))
        .run();
}

void forget_answers(Database& db, model::TableKey table, model::GuestKey guest) {
    Statement(db, "DELETE FROM answers WHERE table_key = ? AND guest = ?").with(table, guest).run();
}

std::vector<model::AnswerRow> answers_of(Database& db, model::TableKey table) {
    // Ids of moves used to be words; those no longer belong to anybody.
    Statement row(
        db, "WITH answered (guest, id, rule) AS ("
            " SELECT guest, id, coalesce(rule, '') FROM answers WHERE table_key = ?1 UNION ALL"
            " SELECT e.guest, CAST(e.action AS BIGINT), '' FROM matches m JOIN hands h ON h.match_key = m.key"
            " JOIN events e ON e.hand_key = h.key WHERE m.table_key = ?1 AND e.guest IS NOT NULL"
            " AND ltrim(e.action, '0123456789') = ''),"
            " ranked AS (SELECT guest, id, rule,"
            "  row_number() OVER (PARTITION BY guest ORDER BY id DESC) AS place FROM answered)"
            " SELECT guest, id, rule FROM ranked WHERE place <= ?2 ORDER BY id");
    row.with(table, static_cast<std::int64_t>(model::kAnswersKept));
    std::vector<model::AnswerRow> answers;
    while (row.step())
        answers.push_back(
            model::AnswerRow{row.key<model::GuestKey>(0), protocol::ActionId{row.integer(1)}, row.text(2)});
    return answers;
}

} // namespace germini::store
