#include "server/store/imported.hpp"

#include "server/store/keys.hpp"

#include <string>

namespace germini::store {
namespace {

/// Who got how much, in the order of entries and places, a line each.
std::string sheet_amounts(const club::PaperSheet& sheet) {
    std::string text;
    for (const club::Entry& entry : club::entries_of(sheet))
        for (const club::Line& line : entry.lines)
            text += std::to_string(entry.round) + ' ' + std::to_string(line.place) + ' ' +
                    (line.person ? std::to_string(*line.person) : line.called.value_or("")) + ' ' +
                    std::to_string(line.amount) + '\n';
    return text;
}

/// The same of a match in the ledger, as it was written first: without its corrections.
std::string match_amounts(Database& db, std::int64_t match) {
    Statement row(db, "SELECT e.round, l.place, g.number, l.called, l.amount FROM ledger_entries e"
                      " JOIN ledger_lines l ON l.entry = e.key LEFT JOIN guests g ON g.key = l.guest"
                      " WHERE e.ledger_match = ? AND e.reverses IS NULL AND e.corrects IS NULL"
                      " ORDER BY e.key, l.place");
    row.with(match);
    std::string text;
    while (row.step()) {
        const auto number = row.integer_or_null(2);
        text += std::to_string(row.integer(0)) + ' ' + std::to_string(row.integer(1)) + ' ' +
                (number ? std::to_string(*number) : row.text_or_null(3).value_or("")) + ' ' +
                std::to_string(row.integer(4)) + '\n';
    }
    return text;
}

} // namespace

std::size_t entries_in(Database& db, SeasonKey season) {
    Statement row(db, "SELECT count(*) FROM ledger_entries e JOIN ledger_matches m ON m.key = e.ledger_match"
                      " WHERE m.season_key = ?");
    row.with(season).step();
    return static_cast<std::size_t>(row.integer(0));
}

bool was_imported(Database& db, SeasonKey season, const club::PaperSheet& sheet) {
    const std::string amounts = sheet_amounts(sheet);
    Statement row(db, "SELECT key FROM ledger_matches WHERE season_key = ? AND source = 'import' AND game = ?"
                      " AND started = ?");
    row.with(season, sheet.game, sheet.played);
    while (row.step())
        if (match_amounts(db, row.integer(0)) == amounts) return true;
    return false;
}

} // namespace germini::store
