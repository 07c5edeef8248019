// What a season already contains, so that no file is imported twice and no season grows without limit.
#pragma once
#include "server/club/manual_result.hpp"
#include "server/model/season.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <vector>

namespace germini::store {

/// Returns whether the season has room for that many more entries.
bool has_room(Database& db, model::SeasonKey season, std::size_t entries);

/// Returns the first sheet whose game, day, players and amounts equal those of a match already imported
/// into the season; nullptr if none. Reads the season's imports once, regardless of the number of sheets.
const club::ManualResult* imported_before(Database& db, model::SeasonKey season,
                                          const std::vector<club::ManualResult>& sheets);

} // namespace germini::store
