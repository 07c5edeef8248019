// The early end of a match by votes, by leaving and by lost connections, at a table (D-29, D-33, SETT-10).
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

constexpr auto kAbsence = 90s;

void wish(TableSimulation& evening, std::initializer_list<GuestKey> guests) {
    for (const GuestKey guest : guests) CHECK(evening.ask(guest, action::BreakOff{true}) == "done");
}
bool over(const TableSimulation& evening) { return evening.table().stage() == model::Stage::over; }

std::vector<GuestKey> deserters(const TableSimulation& evening) {
    std::vector<GuestKey> guests;
    for (const model::DeserterRow& row : evening.table().match()->deserters)
        guests.push_back(row.guest.value());
    return guests;
}
using Guests = std::vector<GuestKey>;

/// A table whose third player has lost the connection between two hands.
struct OneLost : TableSimulation {
    OneLost() : TableSimulation(4) {
        settings.absence = kAbsence;
        begin();
        play_hand();
        go(3_guest);
    }
};

} // namespace

TEST_CASE("SETT-10: only players vote to end a match, may withdraw, and a new hand clears all votes") {
    TableSimulation evening(3);
    evening.come(1_guest);
    CHECK(evening.ask(1_guest, action::BreakOff{true}) == "not_started");
    CHECK(evening.ask(1_guest, action::Again{}) == "not_over");
    evening.begin();
    CHECK(evening.ask(9_guest, action::BreakOff{true}) == "not_seated");
    CHECK(evening.ask(1_guest, action::Again{}) == "not_over");
    evening.play_hand();
    wish(evening, {1_guest, 2_guest});
    SUBCASE("withdrawn") {
        CHECK(evening.ask(2_guest, action::BreakOff{false}) == "done");
        wish(evening, {3_guest});
        CHECK_FALSE(over(evening));
    }
    SUBCASE("cleared") {
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) evening.ask(guest, action::Ready{});
        REQUIRE(evening.table().hand_open());
        wish(evening, {3_guest});
        CHECK_FALSE(over(evening));
    }
    SUBCASE("carried") {
        wish(evening, {3_guest});
        REQUIRE(over(evening));
        CHECK(evening.table().match()->broken_off);
        CHECK(deserters(evening) == Guests{});
        CHECK_FALSE(evening.table().look(evening.now()).match->if_broken_off);
        CHECK(evening.ask(1_guest, action::BreakOff{true}) == "finished");
        CHECK(evening.ask(1_guest, action::Ready{}) == "finished");
    }
}

TEST_CASE("D-29: a table announces who would desert, and a bot put in the seat is dealt the next hand") {
    TableSimulation evening(4);
    evening.begin();
    const auto announced = [&] {
        const auto match = evening.table().look(evening.now()).match;
        REQUIRE(match->if_broken_off);
        return match->if_broken_off->deserters;
    };
    CHECK(announced().empty());
    CHECK(evening.ask(3_guest, action::Leave{}) == "done");
    CHECK(announced() == std::vector<germini::Person>{2_person});
    CHECK(evening.table().look(evening.now()).match->if_broken_off->of ==
          std::vector<Seat>{0_seat, 1_seat, 3_seat});
    CHECK(evening.ask(1_guest, action::PutBot{2_seat}) == "done");
    CHECK(announced() == std::vector<germini::Person>{2_person});
    while (evening.table().hand_open()) {
        for (const GuestKey guest : {1_guest, 2_guest, 4_guest}) evening.move(guest);
        evening.pass(1min); // the bot moves
    }
    for (const GuestKey guest : {1_guest, 2_guest, 4_guest}) evening.ask(guest, action::Ready{});
    REQUIRE(evening.table().hand_number() == TableHand{2});
    CHECK(announced().empty());
    wish(evening, {1_guest, 2_guest, 4_guest});
    CHECK(over(evening));
    CHECK(deserters(evening) == Guests{});
}

TEST_CASE("D-29: if all have left, the match is over at once, and nothing is owed") {
    SUBCASE("one after the other: the last one leaves nobody behind") {
        TableSimulation evening(3);
        evening.begin();
        for (const GuestKey guest : {2_guest, 1_guest}) CHECK(evening.ask(guest, action::Leave{}) == "done");
        CHECK_FALSE(over(evening));
        CHECK(evening.ask(3_guest, action::Leave{}) == "done");
        REQUIRE(over(evening));
        CHECK(evening.table().match()->all_left);
        CHECK(deserters(evening) == Guests{1_guest, 2_guest});
    }
    SUBCASE("a guest among bots, with or without a bot in the seat") {
        for (const bool stands : {false, true}) {
            CAPTURE(stands);
            TableSimulation evening(3);
            evening.begin();
            for (const GuestKey guest : {2_guest, 3_guest}) {
                CHECK(evening.ask(guest, action::Stand{}) == "done");
                CHECK(evening.ask(1_guest, action::PutBot{*evening.table().seating().seat_of(guest)}) ==
                      "done");
                CHECK(evening.ask(guest, action::Leave{}) == "done");
            }
            if (stands) CHECK(evening.ask(1_guest, action::Stand{}) == "done");
            CHECK_FALSE(over(evening));
            CHECK(evening.ask(1_guest, action::Leave{}) == "done");
            REQUIRE(over(evening));
            CHECK(evening.table().match()->all_left);
        }
    }
}

TEST_CASE("D-33: the last player to leave after all others voted to end it consents by leaving") {
    TableSimulation evening(4);
    evening.begin();
    evening.play_hand();
    Guests expected;
    SUBCASE("leaving") {
        wish(evening, {1_guest, 2_guest, 3_guest});
        CHECK(evening.ask(4_guest, action::Leave{}) == "done");
    }
    SUBCASE("vacating the seat") {
        wish(evening, {1_guest, 2_guest, 3_guest});
        CHECK(evening.ask(4_guest, action::Stand{}) == "done");
    }
    SUBCASE("an earlier leaver is a deserter all the same") {
        CHECK(evening.ask(2_guest, action::Leave{}) == "done");
        wish(evening, {1_guest, 3_guest});
        CHECK(evening.ask(4_guest, action::Leave{}) == "done");
        expected = {2_guest};
    }
    REQUIRE(over(evening));
    CHECK_FALSE(evening.table().match()->all_left);
    CHECK(deserters(evening) == expected);
}

TEST_CASE("D-33: the others end the match for an absent player, who is no deserter") {
    OneLost evening;
    SUBCASE("with votes given before the limit: at the limit") {
        wish(evening, {1_guest, 2_guest, 4_guest});
        evening.pass(kAbsence - 1s);
        CHECK_FALSE(over(evening));
        evening.pass(1s);
    }
    SUBCASE("with votes given afterwards: at once") {
        evening.pass(kAbsence);
        wish(evening, {1_guest, 2_guest});
        CHECK_FALSE(over(evening));
        wish(evening, {4_guest});
    }
    SUBCASE("who comes back in time: they wait for the vote") {
        wish(evening, {1_guest, 2_guest, 4_guest});
        evening.come(3_guest);
        evening.pass(kAbsence);
        CHECK_FALSE(over(evening));
        wish(evening, {3_guest});
    }
    REQUIRE(over(evening));
    CHECK(deserters(evening) == Guests{});
}

TEST_CASE("D-33: a player who had voted returns to a table that all others have left: they are deserters") {
    OneLost evening;
    evening.come(3_guest);
    wish(evening, {3_guest});
    evening.go(3_guest);
    evening.pass(kAbsence);
    for (const GuestKey guest : {1_guest, 2_guest, 4_guest})
        CHECK(evening.ask(guest, action::Leave{}) == "done");
    CHECK_FALSE(over(evening));
    evening.come(3_guest);
    REQUIRE(over(evening));
    CHECK(deserters(evening) == Guests{1_guest, 2_guest, 4_guest});
}
