#include "server/store/recorded.hpp"

#include "server/model/keys.hpp"
#include "server/store/manual_results.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_set>

namespace germini::store {
namespace {

/// What identifies a match: its game and day, and who got how much in each round, in any order of players.
class Amounts {
public:
    Amounts(const std::string& game, const std::optional<std::string>& preset, std::int64_t played)
        : match_(game + '/' + preset.value_or("") + ' ' + std::to_string(played)) {}
    void add(std::int64_t round, std::optional<std::int64_t> person, const std::string& called,
             std::int64_t amount) {
        by_player_[{round, person.value_or(0), person ? "" : called}] += amount;
    }
    std::string text() const {
        std::string text = match_;
        for (const auto& [key, amount] : by_player_) {
            const auto& [round, person, called] = key;
            text += '\n' + std::to_string(round) + ' ' + std::to_string(person) + ' ' + called + ' ' +
                    std::to_string(amount);
        }
        return text;
    }

private:
    std::string match_;
    std::map<std::tuple<std::int64_t, std::int64_t, std::string>, std::int64_t> by_player_;
};

std::string amounts_of(const club::ManualResult& sheet) {
    Amounts amounts(sheet.game, sheet.preset, sheet.played);
    for (const club::Entry& entry : club::entries_of(sheet))
        for (const club::Line& line : entry.lines)
            amounts.add(entry.round, line.person, line.called.value_or(""), line.amount);
    return amounts.text();
}

/// Adds the season's matches of real cards that count, begun between two moments. The signs keep SQLite from
/// using the index of a column that is NULL in nearly every entry. `after`: no match up to this key.
void add_matches(Database& db, model::SeasonKey season, std::int64_t from, std::int64_t to,
                 std::int64_t after, std::unordered_set<std::string>& all) {
    Statement row(
        db, "SELECT m.key, m.game, m.preset, m.started, e.round, g.number, l.called, l.amount"
            " FROM ledger_matches m CROSS JOIN ledger_entries e CROSS JOIN ledger_lines l"
            " LEFT JOIN guests g ON g.key = l.guest"
            " WHERE m.season_key = ? AND m.source IN ('import', 'paper')"
            " AND m.started BETWEEN ? AND ? AND m.key > ? AND e.ledger_match = m.key AND +e.reverses IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM ledger_entries r WHERE r.reverses = e.key)"
            " AND l.entry = e.key");
    row.with(season, from, to, after);
    std::map<std::int64_t, Amounts> matches;
    while (row.step()) {
        Amounts& match = matches.try_emplace(row.integer(0), row.text(1), row.text_or_null(2), row.integer(3))
                             .first->second;
        match.add(row.integer(4), row.integer_or_null(5), row.text_or_null(6).value_or(""), row.integer(7));
    }
    for (const auto& [key, match] : matches) all.insert(match.text());
}

} // namespace

std::size_t count_entries(Database& db, model::SeasonKey season) {
    Statement row(
        db, "SELECT count(*) FROM (SELECT 1 FROM ledger_matches m"
            " JOIN ledger_entries e ON e.ledger_match = m.key WHERE m.season_key = ? LIMIT ?) AS entries");
    row.with(season, static_cast<std::int64_t>(model::kMostSeasonEntries)).step();
    return static_cast<std::size_t>(row.integer(0));
}

model::ComparedResults compare_result(Database& db, model::SeasonKey season,
                                      const club::ManualResult& sheet) {
    // What is added from here on is compared by the command, or twice.
    Statement newest(db, "SELECT (SELECT coalesce(max(key), 0) FROM ledger_matches),"
                         " (SELECT coalesce(max(key), 0) FROM papers)");
    newest.step();
    return {newest.integer(0), newest.integer(1), recorded_before(db, season, {sheet}) != nullptr};
}

const club::ManualResult* recorded_before(Database& db, model::SeasonKey season,
                                          const std::vector<club::ManualResult>& sheets,
                                          const model::ComparedResults& compared) {
    if (sheets.empty()) return nullptr;
    std::unordered_set<std::string> there;
    for (const club::ManualResult& sheet : waiting_results(db, season, compared.paper))
        there.insert(amounts_of(sheet));
    const auto [first, last] = std::ranges::minmax_element(sheets, {}, &club::ManualResult::played);
    add_matches(db, season, first->played, last->played, compared.match, there);
    const auto found = std::ranges::find_if(
        sheets, [&there](const club::ManualResult& sheet) { return there.contains(amounts_of(sheet)); });
    return found == sheets.end() ? nullptr : &*found;
}

} // namespace germini::store
