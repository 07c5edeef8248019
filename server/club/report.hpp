// Standings and ledger as they are told: the same figures over HTTP, on the page and from the command line
// (schema/club.json, docs/clubs.md).
#pragma once
#include "server/club/standings.hpp"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace germini::club {

/// What stands over the figures.
struct Heading {
    std::string club, club_name;     ///< the id, and the name
    std::string season, season_name; ///< the same
    std::string from_day, to_day;
    bool archived = false;
    Rule rule;
};

nlohmann::ordered_json heading_json(const Heading& heading);
nlohmann::ordered_json standings_json(const Heading& heading, const Ledger& ledger,
                                      const std::vector<GameStandings>& games);
/// A line a player, below one of words.
std::string standings_csv(const Ledger& ledger, const std::vector<GameStandings>& games);
/// Which rounds are told; where neither is named, all.
struct RoundsOf {
    std::optional<PersonNumber> person{};
    /// In Ledger::matches. Of people only those who have a part in what is told are named then.
    std::optional<std::set<std::size_t>> matches{};
};
/// The rounds that the figures are made of, in their order.
nlohmann::ordered_json rounds_json(const Heading& heading, const Ledger& ledger,
                                   const std::vector<GameStandings>& games, const RoundsOf& only);
/// The whole season as JSON Lines: its heading, people, matches, and every entry in order.
/// Calls `put` with each line, its line end included.
void ledger_lines(const Heading& heading, const Ledger& ledger,
                  const std::function<void(const std::string&)>& put);

/// A number of hundredths as a decimal one: "-1.25".
std::string decimal(std::int64_t hundredths);

} // namespace germini::club
