// Which matches count in a club's ledger (docs/clubs.md), and whose lines are an outsider's.
#include "server/club/belonging.hpp"

#include <doctest/doctest.h>

using namespace germini;

namespace {

constexpr std::int64_t kStart = 1'000;

club::TableFacts table(bool at_evening, bool maker_is_member) {
    club::TableFacts facts;
    facts.at_evening = at_evening;
    facts.maker_is_member = maker_is_member;
    return facts;
}

club::PlayerFacts player() {
    club::PlayerFacts facts;
    facts.match_started = kStart;
    return facts;
}

} // namespace

TEST_CASE("a match counts at an evening's table and at a member's, until the season is archived") {
    CHECK(club::counts(table(true, false)));
    CHECK(club::counts(table(false, true)));
    CHECK_FALSE(club::counts(table(false, false)));
    club::TableFacts archived = table(true, true);
    archived.season_archived = true;
    CHECK_FALSE(club::counts(archived));
    archived.club_deleted = true;
    CHECK(club::counts(archived));
}

TEST_CASE("an outsider was not a member when the match began, nor is one when the line is written") {
    CHECK(club::is_outsider(player()));
    club::PlayerFacts member = player();
    member.is_member = true;
    CHECK_FALSE(club::is_outsider(member));
    club::PlayerFacts left = player();
    left.left = kStart;
    CHECK_FALSE(club::is_outsider(left)); // was one when it began
    left.left = kStart - 1;
    CHECK(club::is_outsider(left));
    club::PlayerFacts deleted = player();
    deleted.club_deleted = true;
    CHECK_FALSE(club::is_outsider(deleted));
}
