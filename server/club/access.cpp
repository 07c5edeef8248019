#include "server/club/access.hpp"

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

std::optional<ClubStatus> refusal(const Access& access, Right right, bool knows) {
    if (!access.club.key || !knows) return ClubStatus::not_found;
    if (!access.who.may(right)) return ClubStatus::forbidden;
    return std::nullopt;
}

} // namespace

std::optional<ClubStatus> refusal(const Access& access, Right right) {
    return refusal(access, right, access.who.sees(access.club.open));
}

std::optional<ClubStatus> evenings_refusal(const Access& access, Right right) {
    return refusal(access, right, access.who.may(Right::see_club));
}

std::optional<ClubStatus> evening_refusal(const EveningAccess& access, Right right) {
    return refusal(access, right, access.evening.key && access.who.may(Right::see_club));
}

} // namespace germini::club
