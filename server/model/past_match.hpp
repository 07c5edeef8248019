// Matches, for guests who may see them.
#pragma once
#include "server/model/hand.hpp"
#include "server/model/match.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace germini::model {

/// A player of a match, and whether they agree that everybody may see all their hands of it.
struct MatchAgreement {
    GuestKey guest;
    std::string name;
    std::int64_t number = 0;
    bool agrees = false;
};

struct PastMatch {
    MatchRow match;
    std::string table_id;
    std::string game;
    std::string rules;          ///< {"preset", "options"} as text
    std::vector<HandRow> hands; ///< the last one may be unfinished
    std::vector<LineRow> lines;
    std::vector<MatchAgreement> agreements; ///< of a single match, if it is over and not already public
    bool everybody = false;                 ///< everybody may see a single match
};

} // namespace germini::model
