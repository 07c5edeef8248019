// Standings and ledger as output: the same figures over HTTP, on the page and from the command line
// (schema/club.json, docs/clubs.md).
#pragma once
#include "server/club/standings.hpp"

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace germini::club {

/// Heading above the figures.
struct Heading {
    std::string club, club_name;     ///< id and name
    std::string season, season_name; ///< id and name
    std::string from_day, to_day;
    bool archived = false;
    Rule rule;
};

nlohmann::ordered_json heading_json(const Heading& heading);
nlohmann::ordered_json standings_json(const Heading& heading, const Ledger& ledger,
                                      const std::vector<GameStandings>& games);
/// Returns one header line, then one line per player: for programs, or as a spreadsheet in this language
/// opens it.
std::string standings_csv(const Ledger& ledger, const std::vector<GameStandings>& games,
                          std::optional<Language> spreadsheet = std::nullopt);
/// Returns the results of these matches (indices into Ledger::matches) per game, highest first, and the
/// payments that settle them; a game without any of these matches is left out.
nlohmann::ordered_json settlement_json(const Ledger& ledger, const std::vector<GameStandings>& games,
                                       const std::set<std::size_t>& matches);
/// Writes the whole season as JSON Lines: heading, people, matches, then every entry in order. Calls `put`
/// with each line, including its line end.
void ledger_lines(const Heading& heading, const Ledger& ledger,
                  const std::function<void(const std::string&)>& put);

/// Formats hundredths as a decimal number: "-1.25".
std::string decimal(std::int64_t hundredths);

} // namespace germini::club
