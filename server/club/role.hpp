// A person's role in a club and the rights it gives, taken from the single table of rights (docs/rights.md).
#pragma once
#include "server/account/rights.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace germini::club {

enum class Role : std::uint8_t { owner, organiser, member };
inline constexpr std::array<std::string_view, 3> kRoles{"owner", "organiser", "member"};
constexpr std::string_view word(Role role) { return kRoles[static_cast<std::size_t>(role)]; }

/// The requester as a club sees them: their kind on the server and their role in the club.
struct Asking {
    account::Person person{};
    std::optional<Role> role{};

    constexpr bool may(account::Right right) const {
        constexpr std::array kAs{account::ClubRole::owner, account::ClubRole::organiser,
                                 account::ClubRole::member};
        const auto as = role ? kAs[static_cast<std::size_t>(*role)] : account::ClubRole::none;
        return account::may(person, right, {.club = as});
    }
    /// True if the requester may see seasons, standings and ledger of a club that is public (`open`) or not.
    constexpr bool sees(bool open) const { return open || may(account::Right::see_club); }
};

} // namespace germini::club
