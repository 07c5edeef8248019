// What a club allows about its members and invitations.
#include "server/club/decide_member.hpp"
#include "tests/decide/support.hpp"

using namespace germini;
using namespace germini::test;

namespace {

/// A guest who joins a club by an invitation.
struct Joining {
    model::JoinClub asked;
    club::JoinClubFacts facts;

    Joining() {
        facts.invited.emplace();
        facts.invited->club.id = "club";
        facts.name = asked.name = "Lapo";
        facts.members = [] { return std::vector<club::StoredName>{{"Ginevra", 100'000'001}}; };
    }
    club::Verdict<> verdict() const { return club::decide(facts, asked); }
};

/// Guest 1 asks to change the membership of guest 2.
struct Membership {
    model::SetMember asked;
    club::SetMemberFacts facts;

    Membership(club::Asking who, Role is, std::optional<Role> becomes) : facts{asks(who), {}, {}} {
        asked.by = 1_guest;
        asked.role = becomes;
        facts.member = model::MemberRole{2_guest, is};
        facts.other_owner = 1_guest;
        facts.account = true;
    }
    /// Guest 1 asks about themselves.
    static Membership own(Role is, std::optional<Role> becomes) {
        const club::Asking who = is == Role::owner ? kOwner : is == Role::organiser ? kOrganiser : kMember;
        Membership own(who, is, becomes);
        own.facts.member->guest = 1_guest;
        own.facts.other_owner = 3_guest;
        return own;
    }
    club::Verdict<club::MemberChange> verdict() const { return club::decide(facts, asked); }
};

} // namespace

TEST_CASE("an invitation makes a guest a member once") {
    Joining joining;
    CHECK(joining.verdict());
    joining.facts.role = Role::member;
    REQUIRE_FALSE(joining.verdict());
    CHECK(status(joining.verdict()) == ClubStatus::done);
    CHECK(detail(joining.verdict()) == "club");
    joining.facts.invited.reset();
    CHECK(status(joining.verdict()) == ClubStatus::not_found);
}

TEST_CASE("a club has at most five hundred members, and a guest joins at most fifty clubs") {
    Joining joining;
    joining.facts.invited->members = 499;
    joining.facts.clubs = 49;
    CHECK(status(joining.verdict()) == ClubStatus::done);
    joining.facts.clubs = 50;
    CHECK(status(joining.verdict()) == ClubStatus::too_many);
    joining.facts.clubs = 0;
    joining.facts.invited->members = 500;
    CHECK(status(joining.verdict()) == ClubStatus::too_many);
}

TEST_CASE("nobody joins with a name that looks like a member's") {
    Joining joining;
    joining.asked.name = joining.facts.name = "GINEVRA";
    CHECK(status(joining.verdict()) == ClubStatus::alike);
    CHECK(detail(joining.verdict()) == "Ginevra");
}

TEST_CASE("a guest who was renamed since the comparison is compared with all members again") {
    Joining joining;
    joining.asked.checked = {{100'000'001, "Ginevra"}};
    joining.asked.name = joining.facts.name = "Ginevra";
    CHECK(status(joining.verdict()) == ClubStatus::done); // believed
    joining.asked.name = "Lapo";
    CHECK(status(joining.verdict()) == ClubStatus::alike);
}

TEST_CASE("no member takes a name that looks like a fellow member's, if names are compared") {
    const club::RenameGuestFacts facts{[] { return std::vector<club::StoredName>{{"Ginevra", 1}}; }};
    model::RenameGuest asked;
    asked.name = "ginevra";
    CHECK(status(club::decide(facts, asked)) == ClubStatus::done);
    asked.checked.emplace();
    CHECK(status(club::decide(facts, asked)) == ClubStatus::alike);
    asked.name = "Lapo";
    CHECK(status(club::decide(facts, asked)) == ClubStatus::done);
}

TEST_CASE("organisers invite and withdraw invitations, of which a club has at most twenty") {
    std::vector<model::ClubInvitationRow> invitations(19);
    invitations.front().id = "i";
    model::EndClubInvitation end;
    end.id = "i";
    for (const auto& [who, expected] : kOfOrganisers) {
        const club::InvitationsFacts facts{asks(who), invitations};
        CHECK(status(club::decide(facts, model::AddClubInvitation{})) == expected);
        CHECK(status(club::decide(facts, end)) == expected);
    }
    end.id = "other";
    CHECK(status(club::decide(club::InvitationsFacts{asks(kOwner), invitations}, end)) ==
          ClubStatus::not_found);
    invitations.emplace_back();
    CHECK(status(club::decide(club::InvitationsFacts{asks(kOwner), invitations},
                              model::AddClubInvitation{})) == ClubStatus::too_many);
}

TEST_CASE("owners give roles, and organisers remove plain members") {
    const auto decided = [](club::Asking who, Role is, std::optional<Role> becomes) {
        return status(Membership(who, is, becomes).verdict());
    };
    for (const Role is : {Role::owner, Role::organiser, Role::member}) {
        CHECK(decided(kOwner, is, std::nullopt) == ClubStatus::done);
        CHECK(decided(kOrganiser, is, std::nullopt) ==
              (is == Role::member ? ClubStatus::done : ClubStatus::forbidden));
        CHECK(decided(kMember, is, std::nullopt) == ClubStatus::forbidden);
        for (const Role becomes : {Role::owner, Role::organiser, Role::member}) {
            CHECK(decided(kOwner, is, becomes) == (is == becomes ? ClubStatus::unchanged : ClubStatus::done));
            CHECK(decided(kOrganiser, is, becomes) == ClubStatus::forbidden);
        }
    }
    CHECK(decided(kStranger, Role::member, std::nullopt) == ClubStatus::not_found);
    CHECK(decided(kAdministrator, Role::member, std::nullopt) == ClubStatus::forbidden);
}

TEST_CASE("a person who is not a member has no membership to change") {
    Membership membership(kOwner, Role::member, std::nullopt);
    membership.facts.member.reset();
    CHECK(status(membership.verdict()) == ClubStatus::not_a_member);
}

TEST_CASE("a change of a role that is no longer what the request assumes is stale") {
    Membership membership(kOwner, Role::organiser, Role::member);
    membership.asked.was = Role::organiser;
    CHECK(status(membership.verdict()) == ClubStatus::done);
    membership.asked.was = Role::member;
    CHECK(status(membership.verdict()) == ClubStatus::stale);
}

TEST_CASE("the last owner neither leaves nor gives up the role") {
    for (const std::optional<Role> becomes : {std::optional<Role>(), std::optional(Role::member)}) {
        Membership own = Membership::own(Role::owner, becomes);
        CHECK(status(own.verdict()) == ClubStatus::done);
        own.facts.other_owner.reset();
        CHECK(status(own.verdict()) == ClubStatus::last_owner);
    }
}

TEST_CASE("only members with an account become owners") {
    Membership membership(kOwner, Role::member, Role::owner);
    membership.facts.account = false;
    CHECK(status(membership.verdict()) == ClubStatus::no_account);
    membership.asked.role = Role::organiser;
    CHECK(status(membership.verdict()) == ClubStatus::done);
}

TEST_CASE("tables of members who are removed or demoted pass to the person who does it") {
    const auto changed = [](const Membership& membership) { return membership.verdict().value(); };
    const club::MemberChange removed = changed(Membership(kOwner, Role::member, std::nullopt));
    CHECK(removed.member.guest == 2_guest);
    CHECK(removed.ending == club::Ending::removed);
    CHECK(removed.host == 1_guest);
    const club::MemberChange demoted = changed(Membership(kOwner, Role::organiser, Role::member));
    CHECK(demoted.ending == club::Ending::demoted);
    CHECK(demoted.host == 1_guest);
    const club::MemberChange promoted = changed(Membership(kOwner, Role::member, Role::organiser));
    CHECK(promoted.ending == club::Ending::none);
    CHECK_FALSE(promoted.host);
}

TEST_CASE("members who leave keep their tables, and organisers' tables pass to another owner") {
    const auto left = [](Role role, std::optional<Role> becomes = {}) {
        return Membership::own(role, becomes).verdict().value();
    };
    CHECK(left(Role::member).ending == club::Ending::left);
    CHECK_FALSE(left(Role::member).host);
    CHECK(left(Role::organiser).ending == club::Ending::left);
    CHECK(left(Role::organiser).host == 3_guest);
    CHECK(left(Role::owner, Role::member).ending == club::Ending::demoted);
    CHECK(left(Role::owner, Role::member).host == 3_guest);
    Membership alone = Membership::own(Role::organiser, std::nullopt);
    alone.facts.other_owner.reset();
    CHECK_FALSE(alone.verdict()->host);
}
