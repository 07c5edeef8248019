// A match above its hands, in words that no game is in: what is kept of it, and what its game makes of that.
#pragma once
#include "protocol/wire/outbound.hpp"

#include <vector>

namespace germini::server {

/// All that decides where a match stands. A person is who sat in seat n when the match began: person n.
struct MatchSoFar {
    int girate = 1;
    std::vector<int> ranking; ///< persons; the first deals first and keeps his seat, which bears his number
    std::vector<std::vector<int>> closed; ///< the closed hands in order: resti by seat
    bool hand_under_way = false;          ///< dealt, and not closed
    bool broken_off = false;
    std::vector<int> deserters; ///< the persons who broke it off by leaving
    bool all_left = false;      ///< nobody is left who would be owed anything (D-29)
};

/// Where a match stands.
struct MatchSheet {
    std::vector<protocol::HandPlan> hands;   ///< all of them, played or not
    std::vector<protocol::LedgerLine> lines; ///< what no hand brought; only ever grows
    std::vector<int> totals;                 ///< by person, hands and lines
    bool over = false;
};

/// The sheet of a game without girate of its own: `hands` hands, everybody stays where he sits, the deal
/// passes from the first dealer to the right, and nothing is paid but by the hands.
MatchSheet one_round(int hands, const MatchSoFar& so_far);

} // namespace germini::server
