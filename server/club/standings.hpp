// Standings, computed from a season's ledger and the club's rule alone. docs/clubs.md describes the
// computation in words, so that anybody can reproduce it.
#pragma once
#include "server/club/ledger.hpp"
#include "server/club/rule.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace germini::club {

struct BestHand {
    std::int64_t amount = 0, entry = 0;
    std::size_t match = 0; ///< index into Ledger::matches
    std::optional<std::string> hand_id{};
};

struct Standing {
    PersonNumber person = 0;
    std::optional<int> rank{};      ///< from 1; empty for a player with too few rounds
    std::int64_t won = 0, lost = 0; ///< both zero or more
    int rounds = 0, rounds_won = 0, matches = 0, matches_won = 0;
    int imported = 0; ///< rounds among these that an organiser imported
    std::optional<BestHand> best{};
    std::int64_t net() const { return won - lost; }
    /// Average per round of everything that counts, in hundredths, halves rounded away from zero; 0 without
    /// counted rounds.
    std::int64_t average_hundredths() const;
};

/// Results of one player with or against another, hand by hand.
struct PairResult {
    int hands = 0;
    std::int64_t net = 0; ///< net result of the first player
};
struct Pairing {
    PersonNumber person = 0, other = 0;
    PairResult with{}, against{};
};

/// A counted round, or the remainder of a match that was broken off (`whole` is false).
struct RoundResult {
    std::size_t match = 0; ///< index into Ledger::matches
    int round = 1;
    bool whole = true;
    std::int64_t at = 0; ///< time of its last entry
    std::vector<std::pair<PersonNumber, std::int64_t>> results;
    /// Results of players without a number, by name, and of bots, whose name is empty.
    std::vector<std::pair<std::string, std::int64_t>> others;
};

struct GameStandings {
    std::string game, unit;
    std::optional<std::string> preset{}; ///< set for a game whose presets count as separate games
    bool stakes = false;
    std::vector<Standing> rows;      ///< ranked members only
    std::vector<Pairing> pairings;   ///< by person, then other
    std::vector<RoundResult> rounds; ///< in the order of the ledger
};

/// Returns the standings per game, in the order of first appearance in the ledger. Results that differ in
/// game, preset, unit or stakes are never added together.
std::vector<GameStandings> standings(const Ledger& ledger, const Rule& rule);

} // namespace germini::club
