// What a season already contains, so that no file is imported twice and no season grows without limit.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/model/season.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <vector>

namespace germini::store {

/// Returns the number of the season's ledger entries, counting no further than kMostSeasonEntries.
std::size_t count_entries(Database& db, model::SeasonKey season);

/// Returns the first sheet whose game, day, players and amounts equal those of a match already imported
/// into the season; nullptr if none. Reads the season's imports once, regardless of the number of sheets.
const club::ManualResult* imported_before(Database& db, model::SeasonKey season,
                                          const std::vector<club::ManualResult>& sheets);

} // namespace germini::store
