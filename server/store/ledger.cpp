#include "server/store/ledger.hpp"

#include "server/crypto/hash_chain.hpp"
#include "server/store/as_blob.hpp"
#include "server/store/ledger_rows.hpp"
#include "server/store/membership.hpp"

#include <map>
#include <nlohmann/json.hpp>

namespace germini::store {
namespace {

/// A line before it is written; people are row keys.
struct NewLine {
    int place = 0;
    std::optional<model::GuestKey> guest;
    std::optional<std::string> called;
    bool bot = false;
    std::optional<std::int64_t> side;
    bool stand_in = false;
    std::int64_t amount = 0;
    bool outsider = false;
};
struct NewEntry {
    std::int64_t match = 0;
    club::Cause cause = club::Cause::hand;
    int round = 1;
    std::optional<std::int64_t> hand{};
    std::optional<model::HandKey> hand_key{};
    std::optional<std::int64_t> line{};
    std::optional<std::string> reason{};
    bool round_over = false;
    std::optional<std::int64_t> reverses{};
    std::optional<model::GuestKey> by{};
    std::int64_t at = 0;
    std::optional<std::string> why{};
    std::vector<NewLine> lines;
};

std::string link_of_entry(Database& db, std::int64_t key) {
    std::string before;
    {
        Statement row(db, "SELECT link FROM ledger_seals WHERE entry < ? ORDER BY entry DESC LIMIT 1");
        if (row.with(key).step()) before = row.bytes(0);
    }
    const auto row = entry_row(db, key);
    if (!row) throw StoreError("an entry that was just written is missing");
    return server::link_after(before, std::to_string(key), sealed_text(row->entry, row->match_id), "");
}

/// Returns, by line, whether it belongs to a guest who is not a member. For matches played at tables.
std::vector<bool> outsiders(Database& db, const NewEntry& e) {
    std::vector<bool> out(e.lines.size());
    Statement of(db, "SELECT season_key, match_key FROM ledger_matches WHERE key = ?");
    if (!of.with(e.match).step() || !of.integer_or_null(1)) return out;
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = e.lines[i].guest &&
                 outsider(db, of.key<model::SeasonKey>(0), *e.lines[i].guest, of.key<model::MatchKey>(1));
    return out;
}

void append(Database& db, NewEntry e) {
    if (!e.by) {
        const auto out = outsiders(db, e);
        for (std::size_t i = 0; i < out.size(); ++i) e.lines[i].outsider = out[i];
    }
    std::int64_t key = 1;
    {
        Statement row(db, "SELECT coalesce(max(key), 0) + 1 FROM ledger_entries");
        if (row.step()) key = row.integer(0);
    }
    Statement(db, "INSERT INTO ledger_entries (key, ledger_match, cause, round, hand, hand_key, line, reason,"
                  " round_over, reverses, guest, at, why)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(key, e.match, club::kCauses.at(static_cast<std::size_t>(e.cause)), e.round, e.hand, e.hand_key,
              e.line, e.reason, e.round_over, e.reverses, e.by, e.at, e.why)
        .run();
    for (const NewLine& line : e.lines)
        Statement(db, "INSERT INTO ledger_lines (entry, place, guest, called, bot, side, stand_in, amount,"
                      " outsider) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .with(key, line.place, line.guest, line.called, line.bot, line.side, line.stand_in, line.amount,
                  line.outsider)
            .run();
    const std::string link = link_of_entry(db, key);
    Statement(db, "INSERT INTO ledger_seals (entry, link) VALUES (?, ?)").with(key, as_blob(link)).run();
}

/// Returns the match's row in the ledger, made when its first entry is written.
std::int64_t ledger_match(Database& db, const model::ClubTableRow& table, model::MatchKey match) {
    {
        Statement row(db, "SELECT key FROM ledger_matches WHERE match_key = ?");
        if (row.with(match).step()) return row.integer(0);
    }
    Statement(db, "INSERT INTO ledger_matches (id, season_key, match_key, source, game, preset, unit, stakes,"
                  " rounds, started) SELECT m.id, ?2, m.key, 'table', t.game, ?5, ?3, ?4, m.rounds, m.started"
                  " FROM matches m JOIN tables t ON t.key = m.table_key WHERE m.key = ?1")
        .with(match, table.season, table.unit, table.stakes, table.preset)
        .run();
    Statement row(db, "SELECT key FROM ledger_matches WHERE match_key = ?");
    if (!row.with(match).step()) throw StoreError("a match to be booked is missing");
    return row.integer(0);
}

NewLine line_of(const model::HandSeat& seat) {
    NewLine line;
    line.place = index(seat.person);
    line.guest = seat.guest;
    line.bot = !seat.guest;
    if (line.bot) line.called = seat.name;
    if (seat.side) line.side = index(*seat.side);
    line.stand_in = seat.substitute || seat.finished_by;
    line.amount = seat.amount.value_or(0);
    return line;
}

void append_lines(Database& db, std::int64_t match, const std::vector<model::LineRow>& rows,
                  club::Cause cause, std::int64_t at) {
    std::map<int, NewEntry> entries;
    for (const model::LineRow& row : rows) {
        NewEntry& entry = entries[row.line];
        entry.match = match;
        entry.cause = cause;
        entry.round = row.round;
        entry.hand = number(row.hand);
        entry.line = row.line;
        entry.reason = row.reason;
        entry.at = at;
        NewLine& line = entry.lines.emplace_back();
        line.place = index(row.person);
        line.guest = row.guest;
        line.bot = !row.guest;
        if (line.bot) line.called = row.name;
        line.stand_in = row.substitute.has_value();
        line.amount = row.amount;
    }
    for (const auto& [number, entry] : entries) append(db, entry);
}

void end_ledger_match(Database& db, std::int64_t match, std::int64_t ended, bool broken_off) {
    Statement(db, "UPDATE ledger_matches SET ended = ?, broken_off = ? WHERE key = ?")
        .with(ended, broken_off, match)
        .run();
}

} // namespace

void book_hand(Database& db, model::TableKey table, model::MatchKey match, const model::HandRow& hand,
               const ClosedForLedger& closed) {
    const auto club = club_table(db, table);
    if (!club || match_apart(db, match)) return;
    NewEntry entry;
    entry.match = ledger_match(db, *club, match);
    entry.round = closed.round;
    entry.hand = number(hand.number);
    entry.hand_key = hand.key;
    entry.round_over = closed.round_over;
    entry.at = hand.closed.value_or(0);
    for (const model::HandSeat& seat : hand.seats) entry.lines.push_back(line_of(seat));
    append(db, entry);
    append_lines(db, entry.match, closed.lines, club::Cause::line, entry.at);
}

void book_end(Database& db, model::TableKey table, const model::MatchRow& match,
              const std::vector<model::LineRow>& lines) {
    const auto club = club_table(db, table);
    if (!club || match_apart(db, match.key)) return;
    const std::int64_t booked = ledger_match(db, *club, match.key), at = match.ended.value_or(0);
    append_lines(db, booked, lines, match.broken_off ? club::Cause::breaking : club::Cause::line, at);
    end_ledger_match(db, booked, at, match.broken_off);
}

void book_manual_result(Database& db, model::SeasonKey season, const club::Match& match,
                        const std::vector<club::Entry>& entries, std::optional<model::GuestKey> by,
                        std::int64_t at) {
    Statement(db, "INSERT INTO ledger_matches (id, season_key, source, game, preset, unit, stakes,"
                  " rounds, started) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
        .with(match.id, season, club::kSources.at(static_cast<std::size_t>(match.source)), match.game,
              match.preset, match.unit, match.stakes, match.rounds, match.started)
        .run();
    Statement row(db, "SELECT key FROM ledger_matches WHERE id = ?");
    if (!row.with(match.id).step()) throw StoreError("a match that was just booked is missing");
    const std::int64_t booked = row.integer(0);
    for (const club::Entry& given : entries) {
        NewEntry entry;
        entry.match = booked;
        entry.cause = given.cause;
        entry.round = given.round;
        entry.hand = given.hand;
        entry.round_over = given.round_over;
        entry.by = by;
        entry.at = at;
        for (const club::Line& line : given.lines) {
            NewLine& made = entry.lines.emplace_back();
            made.place = line.place;
            made.called = line.called;
            made.side = line.side;
            made.amount = line.amount;
            if (!line.person) continue;
            Statement person(db, "SELECT key FROM guests WHERE number = ?");
            if (!person.with(*line.person).step()) throw StoreError("the number to be booked is unknown");
            made.guest = person.key<model::GuestKey>(0);
        }
        append(db, entry);
    }
    end_ledger_match(db, booked, match.ended.value_or(match.started), match.broken_off);
}

void reverse_entry(Database& db, std::int64_t key, model::GuestKey by, const std::string& why,
                   std::int64_t at) {
    const auto found = entry_row(db, key);
    if (!found) throw StoreError("an entry to be reversed is missing");
    NewEntry entry;
    entry.match = found->match;
    entry.cause = club::Cause::reversal;
    entry.round = found->entry.round;
    entry.hand = found->entry.hand;
    entry.line = found->entry.line;
    entry.reason = found->entry.reason;
    entry.round_over = found->entry.round_over;
    entry.reverses = key;
    entry.by = by;
    entry.at = at;
    entry.why = why;
    Statement row(db, "SELECT place, guest, called, bot, side, stand_in, amount, outsider FROM ledger_lines"
                      " WHERE entry = ? ORDER BY place");
    row.with(key);
    while (row.step())
        entry.lines.push_back({static_cast<int>(row.integer(0)), row.key_or_null<model::GuestKey>(1),
                               row.text_or_null(2), row.flag(3), row.integer_or_null(4), row.flag(5),
                               -row.integer(6), row.flag(7)});
    append(db, entry);
}

} // namespace germini::store
