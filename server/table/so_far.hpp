// A match as it was stored, in the words of its game's reckoning.
#pragma once
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/table/match_sheet.hpp"

#include <vector>

namespace germini::server {

/// Throws where what was stored is nonsense.
MatchSoFar so_far_of(const store::MatchRow& match, const std::vector<store::HandRow>& hands);

} // namespace germini::server
