// The clocks of a table's seats, with the time as an argument: no test here waits.
#include "server/table/clocks.hpp"

#include <doctest/doctest.h>

using namespace germini::server;
using namespace std::chrono_literals;

namespace {

constexpr germini::Seat kSeat{1};
const Clocks::Time kStart{1000s};

/// 30 s per move, 60 s of absence per hand; asked at the start, with 5 s to show it.
Clocks asked(bool here) {
    Clocks clocks(30s, 60s);
    clocks.be_here(kSeat, here, kStart);
    clocks.ask(kSeat, 7, kStart, 5s);
    return clocks;
}

} // namespace

TEST_CASE("the move clock starts when the question is shown, at the latest after the pause") {
    Clocks clocks = asked(true);
    CHECK(clocks.out_at(kSeat) == kStart + 35s);
    CHECK(clocks.left(kSeat, kStart + 4s) == 30s);
    CHECK(clocks.left(kSeat, kStart + 6s) == 29s);
    CHECK_FALSE(clocks.shown(kSeat, 6, kStart + 2s)); // another question
    CHECK(clocks.shown(kSeat, 7, kStart + 2s));
    CHECK(clocks.out_at(kSeat) == kStart + 32s);
    CHECK_FALSE(clocks.shown(kSeat, 7, kStart + 3s)); // once
    Clocks late = asked(true);
    CHECK_FALSE(late.shown(kSeat, 7, kStart + 9s)); // it is running already
    CHECK(late.out_at(kSeat) == kStart + 35s);
}

TEST_CASE("repeating a question does not restart its clock; the next question does") {
    Clocks clocks = asked(true);
    clocks.ask(kSeat, 7, kStart + 20s, 5s);
    CHECK(clocks.out_at(kSeat) == kStart + 35s);
    clocks.ask(kSeat, 9, kStart + 20s, 5s);
    CHECK(clocks.out_at(kSeat) == kStart + 55s);
    clocks.rest(kSeat, kStart + 25s);
    CHECK_FALSE(clocks.out_at(kSeat));
}

TEST_CASE("absence uses the seat's budget first, then its time for the move; neither is refilled") {
    Clocks clocks = asked(true);
    clocks.be_here(kSeat, false, kStart + 15s); // 20 s of its 30 are left
    CHECK(clocks.out_at(kSeat) == kStart + 15s + 60s + 20s);
    clocks.be_here(kSeat, true, kStart + 55s); // 40 s of the budget are gone
    CHECK(clocks.budget(kSeat) == 20s);
    CHECK(clocks.left(kSeat, kStart + 55s) == 20s);
    CHECK(clocks.out_at(kSeat) == kStart + 75s);
    // Vacating and taking back repeatedly gains nothing.
    for (auto at = kStart + 55s; at < kStart + 65s; at += 2s) {
        clocks.be_here(kSeat, false, at);
        clocks.be_here(kSeat, true, at + 1s);
    }
    CHECK(clocks.budget(kSeat) == 15s);
    CHECK(clocks.left(kSeat, kStart + 65s) == 15s);
    // Away for long: budget, then time.
    clocks.be_here(kSeat, false, kStart + 65s);
    CHECK(clocks.out_at(kSeat) == kStart + 65s + 15s + 15s);
    clocks.be_here(kSeat, true, kStart + 90s);
    CHECK(clocks.budget(kSeat) == 0s);
    CHECK(clocks.left(kSeat, kStart + 90s) == 5s);
    clocks.ask(kSeat, 9, kStart + 90s, 5s);
    CHECK(clocks.left(kSeat, kStart + 90s) == 30s);
    CHECK(clocks.budget(kSeat) == 0s);
    clocks.begin_hand();
    CHECK(clocks.budget(kSeat) == 60s);
}

TEST_CASE("an absent player gets the budget once, not per question") {
    Clocks clocks = asked(true);
    clocks.be_here(kSeat, false, kStart + 5s);
    CHECK(clocks.out_at(kSeat) == kStart + 5s + 60s + 30s);
    // No answer: the bot's move was played, others moved, and the seat is asked again.
    SUBCASE("with a rest between") {
        clocks.rest(kSeat, kStart + 95s);
        CHECK(clocks.budget(kSeat) == 0s);
    }
    SUBCASE("at once") {}
    clocks.ask(kSeat, 9, kStart + 95s, 5s);
    CHECK(clocks.out_at(kSeat) == kStart + 95s + 5s + 30s);
    // If the question was answered before the budget was used up, the rest remains for the next one.
    Clocks voted = asked(true);
    voted.be_here(kSeat, false, kStart + 5s);
    voted.rest(kSeat, kStart + 25s);
    CHECK(voted.budget(kSeat) == 40s);
    voted.rest(kSeat, kStart + 50s);
    CHECK(voted.budget(kSeat) == 40s); // nothing was asked
}

TEST_CASE("an absent page gets the pause and no more") {
    const Clocks clocks = asked(false);
    CHECK(clocks.out_at(kSeat) == kStart + 5s + 60s + 30s);
    Clocks poor = asked(false);
    poor.set_budget(kSeat, 0s);
    CHECK(poor.out_at(kSeat) == kStart + 35s);
}

TEST_CASE("nobody's clock runs while the match is suspended") {
    Clocks clocks = asked(true);
    clocks.halt(true, kStart + 15s);
    CHECK_FALSE(clocks.out_at(kSeat));
    CHECK(clocks.left(kSeat, kStart + 900s) == 20s);
    clocks.be_here(kSeat, false, kStart + 100s);
    clocks.be_here(kSeat, true, kStart + 200s);
    CHECK(clocks.budget(kSeat) == 60s);
    clocks.halt(false, kStart + 1000s);
    CHECK(clocks.out_at(kSeat) == kStart + 1020s);
}

TEST_CASE("a time set by the rules replaces the table's, and absence does not prolong it") {
    Clocks clocks(30s, 60s);
    clocks.ask(kSeat, 7, kStart, 5s, 3s);
    CHECK(clocks.out_at(kSeat) == kStart + 8s);
    CHECK(clocks.shown(kSeat, 7, kStart + 1s));
    CHECK(clocks.out_at(kSeat) == kStart + 4s);
    clocks.rest(kSeat, kStart + 10s);
    CHECK(clocks.budget(kSeat) == 60s);
    // The next question has the table's time and the allowance again.
    clocks.ask(kSeat, 9, kStart + 10s, 0s);
    CHECK(clocks.out_at(kSeat) == kStart + 10s + 60s + 30s);
}
