// A match above its hands, in words that no game is in: what is kept of it, and what its game makes of that.
#pragma once
#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace germini::server {

/// What a closed hand came to.
struct ClosedHand {
    std::vector<int> amounts; ///< by seat, in the game's unit
    Ending ending = Ending::counted;
};

/// All that decides where a match stands. A person is who sat in seat n when the match began: person n.
struct MatchSoFar {
    int rounds = 1;
    std::vector<int> ranking; ///< persons; the first deals first and keeps his seat, which bears his number
    std::vector<ClosedHand> closed; ///< in order
    bool hand_under_way = false;    ///< dealt, and not closed
    bool broken_off = false;
    std::vector<int> deserters; ///< the persons who broke it off by leaving
    bool all_left = false;      ///< nobody is left who would be owed anything (D-29)
};

/// How a hand of a match is sat down to.
struct SeatPlan {
    int round = 1;
    int dealer = 0;           ///< a seat
    std::vector<int> persons; ///< by seat
};

/// What a match gives or takes beside its hands.
struct SheetLine {
    std::string reason;       ///< a word of the game
    int round = 0, hand = 0;  ///< both from 1, the hand in the match
    std::vector<int> amounts; ///< by person
};

/// Where a match stands.
struct MatchSheet {
    std::optional<int> length;    ///< of so many hands it is, where that is known beforehand
    std::vector<SeatPlan> course; ///< all hands where the length is known; else those played and the next
    std::vector<SheetLine> lines; ///< only ever grows
    std::vector<int> totals;      ///< by person, hands and lines
    bool over = false;
};

} // namespace germini::server
