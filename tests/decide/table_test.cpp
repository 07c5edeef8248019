// What a club allows at its tables.
#include "server/club/decide_table.hpp"
#include "tests/decide/support.hpp"

using namespace germini;
using namespace germini::test;

namespace {

/// A table with guests 1 and 2.
struct NewTable {
    model::AddTable asked;
    club::AddTableFacts facts;

    NewTable() {
        asked.seats.resize(2);
        asked.seats[0].guest = 1_guest;
        asked.seats[1].guest = 2_guest;
        facts.seated = {{1_guest, kMember}, {2_guest, kMember}};
    }
    auto verdict() const { return club::decide(facts, asked); }
    bool forbidden() const { return !verdict() && verdict().error().forbidden; }
};

} // namespace

TEST_CASE("everybody makes tables, and members make tables of their club") {
    NewTable table;
    CHECK(table.verdict()->size() == 2);
    table.asked.club.emplace();
    CHECK(table.forbidden());
    table.facts.host = kMember;
    CHECK(table.verdict()->size() == 2);
}

TEST_CASE("organisers make the tables of evenings, each once") {
    NewTable table;
    table.asked.club.emplace();
    table.asked.evening.emplace();
    table.facts.host = kMember;
    CHECK(table.forbidden());
    table.facts.host = kOrganiser;
    CHECK(table.verdict());
    table.facts.present = true;
    REQUIRE_FALSE(table.verdict());
    CHECK_FALSE(table.forbidden());
    CHECK_FALSE(table.verdict().error().key);
}

TEST_CASE("people who are no longer members get no seat at an evening's table") {
    NewTable table;
    table.asked.evening.emplace();
    table.facts.host = kOwner;
    table.facts.seated[1_guest] = kStranger;
    const auto seats = table.verdict();
    REQUIRE(seats->size() == 1);
    CHECK(seats->front().guest == 2_guest);
}

TEST_CASE("hosts make new invitations, and so do organisers of the evening's club") {
    model::NewInvitation asked;
    asked.answer.guest = 1_guest;
    CHECK_FALSE(club::decide(club::NewInvitationFacts{false, {2_guest}}, asked));
    CHECK(club::decide(club::NewInvitationFacts{true}, asked));
    CHECK(club::decide(club::NewInvitationFacts{false, {2_guest, 1_guest}}, asked));
}
