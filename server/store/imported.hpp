// What was imported into a season before: that a file is not taken twice, nor a season filled without end.
#pragma once
#include "server/club/paper.hpp"
#include "server/store/database.hpp"

#include <cstddef>

namespace germini::store {

/// Imports fill a season up to so many entries; what is played goes on beyond.
inline constexpr std::size_t kMostImportedEntries = 50'000;
std::size_t entries_in(Database& db, SeasonKey season);

/// Whether an imported match of the season has the game, the day, the players and the amounts of this one.
bool was_imported(Database& db, SeasonKey season, const club::PaperSheet& sheet);

} // namespace germini::store
