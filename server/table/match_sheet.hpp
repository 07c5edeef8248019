// A match above its hands, in words that no game is in: what is kept of it, and what its game makes of that.
#pragma once
#include "engine/core/result.hpp"
#include "server/hand_numbers.hpp"
#include "server/table/by_seat.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// What a closed hand came to.
struct ClosedHand {
    BySeat<int> amounts; ///< in the game's unit
    Ending ending = Ending::counted;
};

/// All that decides where a match stands.
struct MatchSoFar {
    int rounds = 1;
    std::vector<Person> ranking;    ///< the first deals first and keeps his seat, which bears his number
    std::vector<ClosedHand> closed; ///< in order
    bool hand_under_way = false;    ///< dealt, and not closed
    bool broken_off = false;
    std::vector<Person> deserters; ///< who broke it off by leaving
    bool all_left = false;         ///< nobody is left who would be owed anything (D-29)
};

/// How a hand of a match is sat down to.
struct SeatPlan {
    int round = 1;
    Seat dealer{};
    BySeat<Person> persons;
};

/// What a match gives or takes beside its hands.
struct SheetLine {
    std::string reason; ///< a word of the game
    int round = 0;      ///< from 1
    MatchHand hand{};
    ByPerson<int> amounts;
};

/// Where a match stands.
struct MatchSheet {
    std::optional<int> length;    ///< of so many hands it is, where that is known beforehand
    std::vector<SeatPlan> course; ///< all hands where the length is known; else those played and the next
    std::vector<SheetLine> lines; ///< only ever grows
    ByPerson<int> totals;         ///< hands and lines
    bool over = false;
};

} // namespace germini::server
