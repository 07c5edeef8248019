// Who may do what in a club: the one place that says it.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace germini::club {

enum class Role : std::uint8_t { owner, organiser, member };
inline constexpr std::array<std::string_view, 3> kRoles{"owner", "organiser", "member"};
constexpr std::string_view word(Role role) { return kRoles[static_cast<std::size_t>(role)]; }

enum class Right : std::uint8_t {
    see,     ///< seasons, standings, the ledger
    belong,  ///< the list of members, the house rules; making a table; confirming a paper result
    arrange, ///< invitations, seasons, house rules, what counts, removing members
    enter,   ///< paper results, imports, corrections
    own      ///< roles; the end of the club
};

/// `role`: none of who is no member. `open`: the club's pages are everybody's.
constexpr bool may(std::optional<Role> role, Right right, bool open) {
    switch (right) {
    case Right::see:
        return open || role.has_value();
    case Right::belong:
        return role.has_value();
    case Right::arrange:
    case Right::enter:
        return role == Role::owner || role == Role::organiser;
    case Right::own:
        return role == Role::owner;
    }
    return false;
}

} // namespace germini::club
