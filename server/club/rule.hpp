// What counts in a club's standings, and in which order its players stand: chosen by the club, and told in
// words wherever the figures are.
#pragma once
#include "protocol/wire/json_text.hpp"
#include "protocol/wire/reader.hpp"

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace germini::club {

/// What players are ranked by: each more is better.
enum class Measure : std::uint8_t { average, net, won, rounds_won, matches_won, rounds, best_hand };
inline constexpr std::array<std::string_view, 7> kMeasures{"average",     "net",    "won",      "rounds_won",
                                                           "matches_won", "rounds", "best_hand"};

/// Of a match that was broken off.
enum class BrokenOff : std::uint8_t {
    all,    ///< every hand that was closed, and what breaking it off cost
    rounds, ///< the rounds that were played to their end
    nothing
};
inline constexpr std::array<std::string_view, 3> kBrokenOff{"all", "rounds", "nothing"};

struct Rule {
    int least_rounds = 3; ///< whoever has played fewer has no rank; so that one lucky round does not lead
    std::vector<Measure> order{Measure::average, Measure::net, Measure::rounds_won}; ///< the first decides
    bool bots = false;     ///< rounds count in which a bot had a seat of its own
    bool stand_ins = true; ///< rounds count in which somebody was played for by another
    BrokenOff broken_off = BrokenOff::rounds;
    friend bool operator==(const Rule&, const Rule&) = default;
};

inline constexpr int kMostLeastRounds = 1000;

nlohmann::ordered_json rule_json(const Rule& rule);
/// All members, strictly.
Rule read_rule(const protocol::Field& field);
/// What the database holds. Throws where that is no rule.
Rule stored_rule(const std::string& text);

enum class Tongue : std::uint8_t { italian, english };
/// The rule in sentences, without any game's own words.
std::string rule_words(const Rule& rule, Tongue tongue);

} // namespace germini::club
