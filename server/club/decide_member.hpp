// Decisions about a club's members and invitations (access.hpp).
#pragma once
#include "server/club/access.hpp"
#include "server/club/look_alike.hpp"
#include "server/model/club_invitation.hpp"
#include "server/model/command.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace germini::club {

struct JoinClubFacts {
    std::optional<model::InvitationTargetRow> invited; ///< unset if the invitation is invalid
    std::optional<Role> role;                          ///< the guest's role in that club
    std::size_t clubs = 0;                             ///< number of the guest's clubs
    std::string name;                                  ///< the guest's display name
    Lazy<std::vector<StoredName>> members;             ///< the names of the club's members
};
/// Refuses with `done` if the guest is already a member.
Verdict<> decide(const JoinClubFacts& facts, const model::JoinClub& asked);

struct RenameGuestFacts {
    Lazy<std::vector<StoredName>> fellows; ///< the names of the other members of the guest's clubs
};
Verdict<> decide(const RenameGuestFacts& facts, const model::RenameGuest& asked);

struct InvitationsFacts {
    Access access;
    std::vector<model::ClubInvitationRow> invitations; ///< all invitations of the club
};
Verdict<> decide(const InvitationsFacts& facts, const model::AddClubInvitation& asked);
Verdict<> decide(const InvitationsFacts& facts, const model::EndClubInvitation& asked);

struct SetMemberFacts {
    Access access;
    std::optional<model::MemberRole> member;    ///< unset if the person is not a member
    std::optional<model::GuestKey> other_owner; ///< an owner other than the member
    bool account = false;                       ///< the member has an account
};
/// What becomes of the rights that the member had besides the membership.
enum class Ending : std::uint8_t {
    none,    ///< the member becomes an organiser or owner
    demoted, ///< the member remains as a plain member
    left,    ///< the member leaves by choice
    removed  ///< the member must not come back by a link that they made or may have seen
};
struct MemberChange {
    model::MemberRole member; ///< as it was
    Ending ending = Ending::none;
    /// New host of the club's tables that the member hosts; if the member stays, only of its evenings'
    /// tables. Unset if the member remains their host.
    std::optional<model::GuestKey> host{};
};
/// Refuses with `unchanged` if the member has the role.
Verdict<MemberChange> decide(const SetMemberFacts& facts, const model::SetMember& asked);

} // namespace germini::club
