// People who ask a club for something, and what they ask about.
#pragma once
#include "server/club/access.hpp"
#include "tests/table/support/keys.hpp"

#include <cstddef>
#include <doctest/doctest.h>
#include <initializer_list>
#include <ostream>
#include <string>

namespace germini::model {
/// Prints the number, for doctest.
inline std::ostream& operator<<(std::ostream& out, ClubStatus status) {
    return out << "ClubStatus " << static_cast<int>(status);
}
} // namespace germini::model

namespace germini::test {

using account::Kind;
using club::Role;
using model::ClubStatus;

inline constexpr club::Asking kOwner{{Kind::account}, Role::owner},
    kOrganiser{{Kind::account}, Role::organiser}, kMember{{Kind::guest}, Role::member},
    kStranger{{Kind::account}, {}}, kAdministrator{{Kind::administrator}, {}};

/// A club of version 3.
inline club::Access asks(club::Asking who, bool open = false) {
    club::Access access;
    access.club.key = model::ClubKey(7);
    access.club.version = 3;
    access.club.open = open;
    access.who = who;
    return access;
}

/// Who may do what a right of organisers allows.
struct Expected {
    club::Asking who;
    ClubStatus status;
};
inline constexpr std::initializer_list<Expected> kOfOrganisers{{kOwner, ClubStatus::done},
                                                               {kOrganiser, ClubStatus::done},
                                                               {kMember, ClubStatus::forbidden},
                                                               {kAdministrator, ClubStatus::forbidden},
                                                               {kStranger, ClubStatus::not_found}};

inline club::Lazy<std::size_t> number(std::size_t is) {
    return [is] { return is; };
}

/// Returns the status of a verdict: `done` if there is something to write.
template <class Verdict> ClubStatus status(const Verdict& verdict) {
    return verdict ? ClubStatus::done : verdict.error().status;
}
template <class Verdict> std::string detail(const Verdict& verdict) {
    return verdict ? "" : verdict.error().detail;
}

} // namespace germini::test
