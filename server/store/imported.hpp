// What a season has already: so that no file is imported twice and no season is filled without end.
#pragma once
#include "server/club/paper.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <vector>

namespace germini::store {

/// Entries of a season by hand and import; what is played at tables is written beyond them.
inline constexpr std::size_t kMostSeasonEntries = 50'000;
/// Whether the season takes so many more.
bool has_room(Database& db, SeasonKey season, std::size_t entries);

/// The first of these of which an imported match of the season has the game, the day, the players and the
/// amounts; nullptr: none. Reads the season's imports once, however many sheets there are.
const club::PaperSheet* imported_before(Database& db, SeasonKey season,
                                        const std::vector<club::PaperSheet>& sheets);

} // namespace germini::store
