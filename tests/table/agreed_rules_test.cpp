// What the rules agreed for a table allow: bots, takeovers, a time per move.
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;
using namespace std::chrono_literals;

TEST_CASE("a table without bots accepts none, not even by vote") {
    TableSimulation evening(3, std::nullopt, [](model::SavedTable& saved) { saved.table.bots = false; });
    evening.settings.absence = 0s;
    evening.come(1_guest);
    CHECK(evening.ask(1_guest, action::PutBot{1_seat}) == "no_bots");
    evening.begin();
    CHECK(evening.ask(1_guest, action::PutBot{1_seat}) == "no_bots");
    CHECK(evening.ask(1_guest, action::Vote{ProposalKind::bot, 1_seat, true}) == "no_bots");
}

TEST_CASE("during a match anybody takes over a seat if its rules allow it, else only an invited guest") {
    bool allowed = false;
    SUBCASE("allowed") { allowed = true; }
    SUBCASE("not allowed") {}
    TableSimulation evening(2, std::nullopt, [&](model::SavedTable& saved) {
        saved.table.takeover = allowed;
        saved.members = {8_guest};
    });
    evening.begin();
    CHECK(evening.ask(2_guest, action::Leave{}) == "done");
    for (const GuestKey guest : {8_guest, 9_guest}) evening.come(guest);
    CHECK(evening.ask(9_guest, action::Sit{1_seat}) == (allowed ? "done" : "no_takeover"));
    CHECK(evening.ask(8_guest, action::Sit{1_seat}) == (allowed ? "seat_taken" : "done"));
}

TEST_CASE("at a table without a time per move the next hand waits for all players") {
    TableSimulation evening(3);
    evening.begin();
    evening.play_hand();
    evening.pass(1h);
    CHECK(evening.table().hand_number() == TableHand{1});
    CHECK(evening.table().stage() == model::Stage::between);
    CHECK_FALSE(evening.table().look(evening.now()).clock);
}

TEST_CASE("a player who vacated the seat moves no more, and moves again once they have taken it back") {
    TableSimulation evening(3);
    evening.begin();
    CHECK(evening.ask(2_guest, action::Stand{}) == "done");
    CHECK(evening.move(2_guest) == "not_seated");
    CHECK(evening.ask(2_guest, action::TakeBack{}) == "done");
    CHECK(evening.ask(2_guest, action::TakeBack{}) == "nothing_to_take_back");
    CHECK(evening.move(2_guest) == "done");
}
