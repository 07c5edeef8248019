// Invitations to a club.
#pragma once
#include "server/model/club.hpp"

#include <cstdint>
#include <string>

namespace germini::model {

struct ClubInvitationRow {
    std::string id, by; ///< `by`: the name of the member who made it
    std::int64_t created = 0;
    std::string note{};      ///< whom or what it is for; may be empty
    std::int64_t joined = 0; ///< number of members who joined by it
};
/// What an invitation leads to.
struct InvitationTargetRow {
    ClubRow club;
    ClubInvitationRow invitation;
    std::int64_t members = 0; ///< number of the club's members
};

} // namespace germini::model
