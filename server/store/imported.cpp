#include "server/store/imported.hpp"

#include "server/model/keys.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>

namespace germini::store {
namespace {

/// Text that identifies a match: its game and day, then who got how much, in the order of entries and
/// places.
class Amounts {
public:
    Amounts(const std::string& game, std::int64_t played)
        : text_(game + ' ' + std::to_string(played) + '\n') {}
    void add(std::int64_t round, std::int64_t place, const std::string& who, std::int64_t amount) {
        text_ += std::to_string(round) + ' ' + std::to_string(place) + ' ' + who + ' ' +
                 std::to_string(amount) + '\n';
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

std::string amounts_of(const club::ManualResult& sheet) {
    Amounts amounts(sheet.game, sheet.played);
    for (const club::Entry& entry : club::entries_of(sheet))
        for (const club::Line& line : entry.lines)
            amounts.add(entry.round, line.place,
                        line.person ? std::to_string(*line.person) : line.called.value_or(""), line.amount);
    return amounts.text();
}

/// Returns all imported matches of the season as first written, without corrections. The signs keep SQLite
/// from using the indexes of these two columns, which are NULL in nearly every entry.
std::unordered_set<std::string> imported_into(Database& db, model::SeasonKey season) {
    Statement row(db, "SELECT m.key, m.game, m.started, e.round, l.place, g.number, l.called, l.amount"
                      " FROM ledger_matches m CROSS JOIN ledger_entries e CROSS JOIN ledger_lines l LEFT "
                      "JOIN guests g ON g.key = l.guest"
                      " WHERE m.season_key = ? AND m.source = 'import' AND e.ledger_match = m.key"
                      " AND +e.reverses IS NULL AND +e.corrects IS NULL AND l.entry = e.key ORDER BY m.key, "
                      "e.key, l.place");
    row.with(season);
    std::map<std::int64_t, Amounts> matches;
    while (row.step()) {
        Amounts& match = matches.try_emplace(row.integer(0), row.text(1), row.integer(2)).first->second;
        const auto number = row.integer_or_null(5);
        match.add(row.integer(3), row.integer(4),
                  number ? std::to_string(*number) : row.text_or_null(6).value_or(""), row.integer(7));
    }
    std::unordered_set<std::string> all;
    for (const auto& [key, match] : matches) all.insert(match.text());
    return all;
}

} // namespace

std::size_t count_entries(Database& db, model::SeasonKey season) {
    Statement row(
        db, "SELECT count(*) FROM (SELECT 1 FROM ledger_matches m"
            " JOIN ledger_entries e ON e.ledger_match = m.key WHERE m.season_key = ? LIMIT ?) AS entries");
    row.with(season, static_cast<std::int64_t>(model::kMostSeasonEntries)).step();
    return static_cast<std::size_t>(row.integer(0));
}

const club::ManualResult* imported_before(Database& db, model::SeasonKey season,
                                          const std::vector<club::ManualResult>& sheets) {
    const auto there = imported_into(db, season);
    const auto found = std::ranges::find_if(
        sheets, [&there](const club::ManualResult& sheet) { return there.contains(amounts_of(sheet)); });
    return found == sheets.end() ? nullptr : &*found;
}

} // namespace germini::store
