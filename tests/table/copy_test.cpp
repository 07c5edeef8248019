// A table copied as a value.
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;
using namespace germini::server;

TEST_CASE("a copied table and its hand go on alone") {
    TableSimulation evening(3, 30);
    evening.begin();
    TableState copy = evening.table();
    const int events = copy.hand()->events();
    evening.play_hand();
    evening.go(2_guest);
    CHECK_FALSE(evening.table().hand_open());
    CHECK(copy.hand_open());
    CHECK(copy.hand()->events() == events);
    CHECK(copy.here(2_guest));

    const StepPtr step =
        copy.played_for(0_seat, model::Cause::time, copy.hand_number(), copy.asked_at(0_seat));
    REQUIRE(step);
    const int played = evening.table().hand()->events();
    copy.fold(*step, nullptr, evening.now());
    CHECK(copy.hand()->events() == events + 1);
    CHECK(evening.table().hand()->events() == played);
}
