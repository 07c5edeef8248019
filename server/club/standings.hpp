// Who stands where: from a season's ledger and the club's rule alone (docs/clubs.md says it in words, so that
// a stranger comes to the same).
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
    std::size_t match = 0; ///< in Ledger::matches
    std::optional<std::string> hand_id{};
};

struct Standing {
    PersonNumber person = 0;
    std::optional<int> rank{};      ///< from 1; none of who has played too few rounds
    std::int64_t won = 0, lost = 0; ///< neither is below nought
    int rounds = 0, rounds_won = 0, matches = 0, matches_won = 0;
    int imported = 0; ///< of these rounds: that an organiser has imported
    std::optional<BestHand> best{};
    std::int64_t net() const { return won - lost; }
    /// Of all that counts, a round, in hundredths, the half away from nought; 0 where no round counts.
    std::int64_t average_hundredths() const;
};

/// How one did with and against another, hand by hand.
struct Together {
    int hands = 0;
    std::int64_t net = 0; ///< the first one's
};
struct Pairing {
    PersonNumber person = 0, other = 0;
    Together with{}, against{};
};

/// A round that counts, or the remainder of a match that was broken off (`whole` is false).
struct RoundResult {
    std::size_t match = 0; ///< in Ledger::matches
    int round = 1;
    bool whole = true;
    std::int64_t at = 0; ///< when its last entry was written
    std::vector<std::pair<PersonNumber, std::int64_t>> results;
};

struct GameStandings {
    std::string game, unit;
    std::optional<std::string> preset{}; ///< of a game whose presets are games of their own
    bool stakes = false;
    std::vector<Standing> rows;      ///< in their order, members alone
    std::vector<Pairing> pairings;   ///< by person, then other
    std::vector<RoundResult> rounds; ///< in the order of the ledger
};

/// A game's own, in the order in which it first comes in the ledger. What differs in game, preset, unit or
/// stakes is never added.
std::vector<GameStandings> standings(const Ledger& ledger, const Rule& rule);

} // namespace germini::club
