#include "server/verify/verify_rows.hpp"

#include "server/store/hands.hpp"
#include "server/store/row_check.hpp"

#include <exception>
#include <string>
#include <vector>

namespace germini::server {
namespace {

/// Returns why the hand under way cannot go on; empty if it can.
std::string cannot_continue(const Game& game, const std::string& rules,
                            const std::vector<model::EventsRow>& rows) {
    std::vector<LoggedEvents> log;
    for (const model::EventsRow& row : rows) log.push_back({row.codec, row.count, row.seat, row.bytes});
    try {
        if (game.rules(rules)->restore(log)->over()) return "its log ends it, but it is not stored as closed";
    } catch (const std::exception& error) {
        return std::string("its log cannot be replayed: ") + error.what();
    }
    return {};
}

void verify_open_hands(store::Database& db, const Games& games, Findings& findings) {
    store::Statement row(db, "SELECT h.key, h.id, t.game, coalesce(m.rules, t.rules) FROM hands h"
                             " JOIN matches m ON m.key = h.match_key JOIN tables t ON t.key = m.table_key"
                             " WHERE h.closed IS NULL AND m.ended IS NULL ORDER BY h.key");
    while (row.step()) {
        const Game* const game = games.find(row.text(2));
        const auto log = store::events_of(db, row.key<model::HandKey>(0));
        if (game == nullptr || log.empty()) continue; // reported by other checks
        if (const std::string wrong = cannot_continue(*game, row.text(3), log); !wrong.empty())
            findings.add("hand " + row.text(1) + " (under way)", wrong);
    }
}

void verify_seats(store::Database& db, const Games& games, Findings& findings) {
    store::Statement row(db, "SELECT t.id, t.game, t.rules, count(s.seat) FROM tables t"
                             " LEFT JOIN seats s ON s.table_key = t.key WHERE t.state = 'playing'"
                             " GROUP BY t.key, t.id, t.game, t.rules ORDER BY t.key");
    while (row.step()) {
        const Game* const game = games.find(row.text(1));
        if (game == nullptr) {
            findings.add("table " + row.text(0), "unknown game " + row.text(1));
            continue;
        }
        try {
            const int seats = game->rules(row.text(2))->seats();
            if (row.integer(3) != seats)
                findings.add("table " + row.text(0), "it is playing with " + std::to_string(row.integer(3)) +
                                                         " seats: expected " + std::to_string(seats));
        } catch (const std::exception& error) {
            findings.add("table " + row.text(0), error.what()); // its rules are invalid
        }
    }
}

} // namespace

void verify_rows(store::Database& db, const Games& games, PreparedPacks prepared, Findings& findings) {
    for (const store::RowFault& fault : store::missing_parents(db)) findings.add(fault.where, fault.what);
    for (const store::RowFault& fault : store::row_faults(db, prepared == PreparedPacks::possible))
        findings.add(fault.where, fault.what);
    verify_seats(db, games, findings);
    verify_open_hands(db, games, findings);
}

} // namespace germini::server
