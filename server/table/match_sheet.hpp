// A match above its hands, independent of any game: what is stored of it, and what its game derives from
// that.
#pragma once
#include "engine/core/result.hpp"
#include "server/hand_numbers.hpp"
#include "server/table/by_seat.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// Result of a closed hand.
struct ClosedHand {
    BySeat<int> amounts; ///< in the game's unit
    Ending ending = Ending::counted;
    Sides sides{}; ///< by seat, as they were in the hand; empty if they are unknown
};

/// Everything that determines the state of a match.
struct MatchSoFar {
    int rounds = 1;
    std::vector<Person> ranking;    ///< the first one deals first and keeps the seat of their number
    std::vector<ClosedHand> closed; ///< in order
    bool hand_under_way = false;    ///< a hand is dealt and not closed
    bool broken_off = false;
    std::vector<Person> deserters; ///< persons who broke the match off by leaving
    bool all_left = false;         ///< nobody remains who would be owed anything (D-29)
};

/// Maximum number of a match's hands, annulled ones included. After it, the match is over with its totals.
inline constexpr std::size_t kMostHands = 100;

/// Returns true if the match ends by its number of hands. An older match that already has more ends with the
/// next multiple.
inline bool reached_limit(const MatchSoFar& match) {
    return !match.hand_under_way && !match.closed.empty() && match.closed.size() % kMostHands == 0;
}

/// Dealer and seats of a match's hand.
struct SeatPlan {
    int round = 1;
    Seat dealer{};
    BySeat<Person> persons;
    SeatSet resting{}; ///< seats that sit the hand out
};

/// Amounts that a match adds beside its hands.
struct SheetLine {
    std::string reason; ///< a word of the game
    int round = 0;      ///< from 1
    MatchHand hand{};
    ByPerson<int> amounts;
};

/// State of a match.
struct MatchSheet {
    std::optional<int> length;    ///< number of hands, if known in advance
    std::vector<SeatPlan> course; ///< all hands if the length is known, else those played and the next one
    std::vector<SheetLine> lines; ///< only ever grows
    ByPerson<int> totals;         ///< sum of hands and lines
    bool over = false;
};

} // namespace germini::server
