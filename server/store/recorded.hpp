// What a season already contains, so that no match is recorded twice and no season grows without limit.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/model/club_command.hpp"
#include "server/model/season.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <vector>

namespace germini::store {

/// Returns the number of the season's ledger entries, counting no further than kMostSeasonEntries.
std::size_t count_entries(Database& db, model::SeasonKey season);

/// Returns the first sheet whose game, day, players and amounts per round equal those of a match of the
/// season that was imported or entered by hand; nullptr if none. Matches that were taken back, and manual
/// results that were withdrawn, do not count. The order of the players does not matter. Reads the matches of
/// the sheets' days once, regardless of the number of sheets, but for those that were compared before.
const club::ManualResult* recorded_before(Database& db, model::SeasonKey season,
                                          const std::vector<club::ManualResult>& sheets,
                                          const model::ComparedResults& compared = {});
/// Compares a sheet with all of the season.
model::ComparedResults compare_result(Database& db, model::SeasonKey season, const club::ManualResult& sheet);

} // namespace germini::store
