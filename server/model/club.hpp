// Clubs, and how many members, invitations and seasons they may have.
#pragma once
#include "server/model/keys.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

namespace germini::model {

/// Most clubs per guest, and most members, invitations and seasons per club.
inline constexpr std::size_t kMostClubs = 50;
inline constexpr std::size_t kMostClubMembers = 500, kMostClubInvitations = 20, kMostSeasons = 200;

struct ClubRow {
    ClubKey key;
    std::string id, name, zone;
    std::string house = "{}"; ///< JSON: the initial settings of the club's tables
    std::string rule;         ///< JSON (club::Rule)
    bool open = false;        ///< everybody may see standings and ledger
    std::int64_t version = 1, created = 0;
};

} // namespace germini::model
