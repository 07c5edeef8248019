#include "server/club/decide_member.hpp"

#include <algorithm>

namespace germini::club {
namespace {

using account::Right;
using model::ClubStatus;

Ending ending(const model::MemberRole& member, const model::SetMember& asked) {
    if (!asked.role) return member.guest == asked.by ? Ending::left : Ending::removed;
    return *asked.role == Role::member ? Ending::demoted : Ending::none;
}

/// Returns who hosts the member's tables from now on: the person who removes or demotes them, or else another
/// owner. A member who stays keeps the tables that any member may make, and so does one who leaves.
std::optional<model::GuestKey> next_host(const SetMemberFacts& facts, Ending ending, model::GuestKey by) {
    const model::MemberRole& member = *facts.member;
    if (ending == Ending::none || (ending == Ending::left && member.role == Role::member))
        return std::nullopt;
    return by == member.guest ? facts.other_owner : by;
}

} // namespace

Verdict<> decide(const JoinClubFacts& facts, const model::JoinClub& asked) {
    if (!facts.invited) return refuse(ClubStatus::not_found);
    const auto& [club, invitation, members] = *facts.invited;
    if (facts.role) return refuse(ClubStatus::done, club.id);
    if (members >= static_cast<std::int64_t>(model::kMostClubMembers) || facts.clubs >= model::kMostClubs)
        return refuse(ClubStatus::too_many);
    // Only what has changed since the guest's name was compared with those of up to 500 members.
    model::CheckedNames checked = facts.name == asked.name ? asked.checked : model::CheckedNames();
    if (auto alike = first_alike(facts.name, facts.members(), checked))
        return refuse(ClubStatus::alike, *std::move(alike));
    return {};
}

Verdict<> decide(const RenameGuestFacts& facts, const model::RenameGuest& asked) {
    if (!asked.checked) return {};
    // The guest may have joined a club since, or a member may have been renamed.
    model::CheckedNames checked = *asked.checked;
    if (auto alike = first_alike(asked.name, facts.fellows(), checked))
        return refuse(ClubStatus::alike, *std::move(alike));
    return {};
}

Verdict<> decide(const InvitationsFacts& facts, const model::AddClubInvitation&) {
    if (const auto status = refusal(facts.access, Right::manage_members)) return refuse(*status);
    if (facts.invitations.size() >= model::kMostClubInvitations) return refuse(ClubStatus::too_many);
    return {};
}

Verdict<> decide(const InvitationsFacts& facts, const model::EndClubInvitation& asked) {
    if (const auto status = refusal(facts.access, Right::manage_members)) return refuse(*status);
    const auto& all = facts.invitations;
    if (std::ranges::find(all, asked.id, &model::ClubInvitationRow::id) == all.end())
        return refuse(ClubStatus::not_found);
    return {};
}

Verdict<MemberChange> decide(const SetMemberFacts& facts, const model::SetMember& asked) {
    if (const auto status = refusal(facts.access, Right::leave_club)) return refuse(*status);
    if (!facts.member) return refuse(ClubStatus::not_a_member);
    const model::MemberRole& member = *facts.member;
    const Asking& who = facts.access.who;
    const bool leaves = member.guest == asked.by && !asked.role;
    // An organiser may remove plain members.
    const bool removes = !asked.role && member.role == Role::member && who.may(Right::manage_members);
    if (!leaves && !removes && !who.may(Right::change_club)) return refuse(ClubStatus::forbidden);
    if (asked.was && *asked.was != member.role) return refuse(ClubStatus::stale);
    if (asked.role == member.role) return refuse(ClubStatus::unchanged);
    if (member.role == Role::owner && !facts.other_owner) return refuse(ClubStatus::last_owner);
    if (asked.role == Role::owner && !facts.account) return refuse(ClubStatus::no_account);
    const Ending how = ending(member, asked);
    return MemberChange{member, how, next_host(facts, how, asked.by)};
}

} // namespace germini::club
