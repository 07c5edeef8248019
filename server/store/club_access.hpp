// Reads who asks something of a club (club/access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/store/database.hpp"

#include <string>

namespace germini::store {

club::Access club_access(Database& db, const std::string& club, model::GuestKey by);
club::EveningAccess evening_access(Database& db, const std::string& club, const std::string& evening,
                                   model::GuestKey by);

} // namespace germini::store
