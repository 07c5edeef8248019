// What was imported into a season before: that a file is not taken twice, nor a season filled without end.
#pragma once
#include "server/club/paper.hpp"
#include "server/store/database.hpp"

#include <cstddef>
#include <vector>

namespace germini::store {

/// Imports fill a season up to so many entries; what is played goes on beyond.
inline constexpr std::size_t kMostImportedEntries = 50'000;
std::size_t entries_in(Database& db, SeasonKey season);

/// The first of these of which an imported match of the season has the game, the day, the players and the
/// amounts; nullptr: none. Reads the season's imports once, however many sheets there are.
const club::PaperSheet* imported_before(Database& db, SeasonKey season,
                                        const std::vector<club::PaperSheet>& sheets);

} // namespace germini::store
