// What counts in a club's standings and how its players are ranked. The club chooses the rule; it is stated
// in words next to the figures.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/reader.hpp"

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::club {

/// Ranking criteria: higher is better.
enum class Measure : std::uint8_t { average, net, won, rounds_won, matches_won, rounds, best_hand };
inline constexpr std::array<std::string_view, 7> kMeasures{"average",     "net",    "won",      "rounds_won",
                                                           "matches_won", "rounds", "best_hand"};

/// What counts of a match that was broken off.
enum class BrokenOff : std::uint8_t {
    all,    ///< every closed hand, and the cost of breaking off
    rounds, ///< the completed rounds
    nothing
};
inline constexpr std::array<std::string_view, 3> kBrokenOff{"all", "rounds", "nothing"};

struct Rule {
    int least_rounds = 3; ///< a player with fewer rounds has no rank, so one lucky round does not lead
    /// The first criterion decides; the next ones break ties.
    std::vector<Measure> order{Measure::average, Measure::net, Measure::rounds_won};
    bool bots = false;     ///< count rounds in which a bot had its own seat
    bool stand_ins = true; ///< count rounds in which somebody played in another's place
    BrokenOff broken_off = BrokenOff::rounds;
    friend bool operator==(const Rule&, const Rule&) = default;
};

inline constexpr int kMostLeastRounds = 1000;

nlohmann::ordered_json rule_json(const Rule& rule);
/// Reads a rule strictly; all members are required.
Rule read_rule(const protocol::Field& field);
/// Reads a stored rule. Throws if the text is not a rule.
Rule stored_rule(const std::string& text);

enum class Language : std::uint8_t { italian, english };
/// Returns the rule in sentences, without any game's own terms.
std::string rule_words(const Rule& rule, Language tongue);

} // namespace germini::club
