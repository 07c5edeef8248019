// Converts a stored match to the input of its game's computation.
#pragma once
#include "server/store/hands.hpp"
#include "server/store/matches.hpp"
#include "server/table/match_sheet.hpp"

#include <vector>

namespace germini::server {

/// Throws if the stored match is invalid.
MatchSoFar match_from_rows(const store::MatchRow& match, const std::vector<store::HandRow>& hands);

} // namespace germini::server
