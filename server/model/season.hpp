// Seasons of a club.
#pragma once
#include "server/model/keys.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::model {

/// Most entries of a season; limits those by hand and import. Entries from tables are added regardless.
inline constexpr std::size_t kMostSeasonEntries = 50'000;

struct SeasonRow {
    SeasonKey key;
    std::string id, name, from_day, to_day;
    std::int64_t begins = 0, ends = 0; ///< milliseconds since 1970; `ends` is after it
    bool archived = false;
    std::int64_t version = 1;

    /// Returns whether what happens at the moment (milliseconds since 1970) belongs to the season.
    bool is_current(std::int64_t moment) const { return !archived && begins <= moment && moment < ends; }
};

} // namespace germini::model
