#include "server/store/club_access.hpp"

#include "server/store/clubs.hpp"
#include "server/store/evenings.hpp"

namespace germini::store {

club::Access club_access(Database& db, const std::string& club, model::GuestKey by) {
    const model::ClubRow row = find_club(db, club).value_or(model::ClubRow{});
    return {row, asking(db, row.key, by)};
}

club::EveningAccess evening_access(Database& db, const std::string& club, const std::string& evening,
                                   model::GuestKey by) {
    const club::Access access = club_access(db, club, by);
    return {access, find_evening(db, access.club.key, evening).value_or(model::EveningRow{})};
}

} // namespace germini::store
