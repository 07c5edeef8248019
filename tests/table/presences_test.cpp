// Guests connected to a table, without a table.
#include "server/table/presences.hpp"
#include "server/table/schedule.hpp"
#include "tests/table/support/four_guests.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;
using namespace germini::server;
using namespace std::chrono_literals;
using protocol::BotPace;

namespace {

const Moment kNoon{Schedule::Time(1000s), 1'000'000}, kLater{Schedule::Time(1060s), 1'060'000};

model::Guest named(GuestKey key, std::string name) {
    model::Guest guest;
    guest.key = key;
    guest.name = std::move(name);
    return guest;
}

Presences with(std::initializer_list<GuestKey> guests) {
    Presences presences;
    for (const GuestKey guest : guests) presences.came(named(guest, "Guest"));
    return presences;
}

} // namespace

TEST_CASE("a guest who enters again is connected once, with their current name and no wishes") {
    Presences presences;
    presences.came(named(1_guest, "Ginevra"));
    presences.set_pace(1_guest, BotPace::quick);
    presences.set_silent(1_guest, true);
    presences.names_used();
    CHECK_FALSE(presences.find(1_guest)->fresh);
    presences.came(named(1_guest, "Ginevra dei Benci"));
    REQUIRE(presences.connected().size() == 1);
    const ConnectedGuest& guest = presences.connected().front();
    CHECK(guest.guest.name == "Ginevra dei Benci");
    CHECK(guest.pace == BotPace::natural);
    CHECK(guest.fresh);
    CHECK_FALSE(presences.silent(1_guest));
}

TEST_CASE("a guest is away from when they went, if they have a seat, until they enter again") {
    Presences presences = with({1_guest, 2_guest});
    presences.went(1_guest, true, kNoon);
    presences.went(2_guest, false, kNoon);
    CHECK(presences.connected().empty());
    REQUIRE(presences.away_since(1_guest));
    CHECK(presences.away_since(1_guest)->utc == kNoon.utc);
    CHECK_FALSE(presences.away_since(2_guest));
    presences.came(named(1_guest, "Ginevra"));
    CHECK_FALSE(presences.away_since(1_guest));
}

TEST_CASE("after a restart all guests with a seat are away, and nobody's absence begins again") {
    Presences presences;
    presences.went(2_guest, true, kNoon);
    presences.all_away(four(), kLater);
    CHECK(presences.away_since(1_guest)->utc == kLater.utc);
    CHECK(presences.away_since(2_guest)->utc == kNoon.utc);
    CHECK_FALSE(presences.away_since(5_guest));
}

TEST_CASE("the bots' pace is the slowest that a player prefers; an absent player prefers the natural one") {
    const Seating seating = four();
    Presences presences = with({1_guest, 2_guest, 3_guest, 4_guest, 5_guest});
    for (const GuestKey player : {1_guest, 2_guest, 3_guest, 4_guest})
        presences.set_pace(player, BotPace::immediate);
    CHECK(presences.pace(seating) == BotPace::immediate); // the spectator does not count
    presences.set_pace(3_guest, BotPace::quick);
    CHECK(presences.pace(seating) == BotPace::quick);
    presences.went(4_guest, true, kNoon);
    CHECK(presences.pace(seating) == BotPace::natural);
    CHECK(presences.anybody_here(seating));
    CHECK_FALSE(with({5_guest}).anybody_here(seating));
}

TEST_CASE("a copy of the presences changes alone") {
    const Presences before = with({1_guest});
    Presences after = before;
    after.went(1_guest, true, kNoon);
    CHECK(before.here(1_guest));
    CHECK_FALSE(before.away_since(1_guest));
    CHECK_FALSE(after.here(1_guest));
}
