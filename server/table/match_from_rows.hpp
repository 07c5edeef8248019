// Converts a stored match to the input of its game's computation.
#pragma once
#include "server/model/hand.hpp"
#include "server/model/match.hpp"
#include "server/table/match_sheet.hpp"

#include <vector>

namespace germini::server {

/// Throws if the stored match is invalid.
MatchSoFar match_from_rows(const model::MatchRow& match, const std::vector<model::HandRow>& hands);

} // namespace germini::server
