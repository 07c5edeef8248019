// The times of a table, without a table and without waiting.
#include "server/table/timekeeper.hpp"
#include "tests/table/support/keys.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::test;
using namespace germini::server;
using namespace std::chrono_literals;

namespace {

const Timekeeper::Time kBeginning(1000s);

Moment at(std::chrono::milliseconds after) { return {kBeginning + after, 1'000'000 + after.count()}; }

std::uint32_t least_random() { return 0; }

/// Two seats with 30 s per move and 60 s of absence per hand. Seat 1 is a bot's.
struct Times {
    Times() {
        table.seats = BySeat<TimedSeat>(2);
        table.seats[0_seat].here = true;
        table.seats[1_seat].bot = true;
        table.has_clocks = table.has_players = true;
        times.ask_again(at(0ms));
    }
    void plan(std::chrono::milliseconds after) { times.plan(table, limits, at(after), &least_random); }
    Timekeeper::DueActions wake(std::chrono::milliseconds after) {
        return times.wake(SeatSet::all(2), at(after));
    }
    TimedTable table;
    TableSettings limits;
    Timekeeper times{30s, 60s};
};

} // namespace

TEST_CASE("a bot that is due moves at its pace, once, and not if its seat is no longer due") {
    Times t;
    t.table.hand_open = true;
    t.table.seats[1_seat].due = true;
    t.plan(0ms);
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + t.limits.bot_least);
    CHECK(t.wake(t.limits.bot_least - 1ms).moves.empty());
    const auto woken = t.wake(t.limits.bot_least).moves;
    REQUIRE(woken.size() == 1);
    CHECK(woken.front() == std::pair(1_seat, model::Cause::bot));
    CHECK(t.wake(t.limits.bot_least).moves.empty());
    t.plan(2000ms);
    t.table.seats[1_seat].due = false;
    t.plan(2001ms);
    CHECK_FALSE(t.times.bot_moves_at(1_seat));
}

TEST_CASE("a bot that thinks takes at least the time of its level") {
    Times t;
    t.table.hand_open = true;
    t.table.seats[1_seat].due = true;
    t.table.seats[1_seat].least_pace = 5s;
    t.plan(0ms);
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + 5s);
}

TEST_CASE("a quicker pace brings a bot's move forward and never delays it") {
    Times t;
    t.table.hand_open = true;
    t.table.seats[1_seat].due = true;
    t.table.seats[1_seat].least_pace = 5s;
    t.plan(0ms);
    t.times.hurry_bots(protocol::BotPace::quick, t.limits, at(1000ms));
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + 1s + t.limits.quick_bot_most);
    t.times.hurry_bots(protocol::BotPace::quick, t.limits, at(1500ms));
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + 1s + t.limits.quick_bot_most);
}

TEST_CASE("the displayed end is that of the first clock in a hand, and the next hand's start between hands") {
    Times t;
    CHECK_FALSE(t.times.displayed_end(true));
    CHECK_FALSE(t.times.displayed_end(false));
    t.table.hand_open = true;
    t.table.seats[0_seat].asked = 7;
    t.table.show_pause = 6s;
    t.plan(0ms);
    CHECK(t.times.displayed_end(true) == at(36s).utc);
    CHECK(t.times.shown(0_seat, 7, at(2s)));
    t.plan(2s);
    CHECK(t.times.displayed_end(true) == at(32s).utc);
    t.times.end_hand(at(10s));
    t.table.hand_open = false;
    t.table.seats[0_seat].asked = 0;
    t.table.opens_by_itself = true;
    t.plan(10s);
    CHECK(t.times.displayed_end(false) == at(10s + t.limits.between).utc);
}

TEST_CASE("guests who come and go do not postpone the next hand") {
    Times t;
    t.table.opens_by_itself = true;
    t.plan(0ms);
    t.table.seats[0_seat].here = false;
    t.plan(30s);
    CHECK(t.times.wakes_at() == kBeginning + t.limits.between);
    CHECK(t.wake(t.limits.between).next_hand);
}

TEST_CASE("a match without connected players is halted after a while, unless a player is back") {
    Times t;
    t.table.left_alone = true;
    t.plan(0ms);
    t.plan(60s); // from when it was left alone
    CHECK(t.times.wakes_at() == kBeginning + t.limits.abandoned);
    t.table.left_alone = false;
    t.plan(61s);
    CHECK_FALSE(t.times.wakes_at());
    t.table.left_alone = true;
    t.plan(62s);
    CHECK(t.wake(62s + t.limits.abandoned).abandon);
}

TEST_CASE("the table wakes when the first silence or absence reaches the limit that is not yet reached") {
    Times t;
    t.table.seats[0_seat].waited_for = at(20s);
    t.table.seats[0_seat].away = at(10s);
    t.plan(30s);
    CHECK(t.times.wakes_at() == kBeginning + 10s + t.limits.absence);
    CHECK(t.wake(10s + t.limits.absence).limit);
    t.plan(10s + t.limits.absence);
    CHECK(t.times.wakes_at() == kBeginning + 20s + t.limits.absence);
}

TEST_CASE("a halt stops the clocks until its end, after which pending questions are asked again") {
    Times t;
    t.table.hand_open = true;
    t.table.seats[0_seat].asked = 7;
    t.plan(0ms);
    t.times.halt(true, at(10s));
    t.table.halted_until = at(100s).utc;
    t.plan(10s);
    CHECK_FALSE(t.times.displayed_end(true));
    CHECK(t.times.wakes_at() == kBeginning + 100s);
    CHECK(t.wake(100s).halt_ends);
    t.times.halt(false, at(100s));
    t.table.halted_until.reset();
    t.plan(100s);
    CHECK(t.times.displayed_end(true) == at(120s).utc);
    CHECK(t.times.asked_since(0_seat).utc == at(100s).utc);
}

TEST_CASE("a halt lasts its time by the monotonic clock when the system's clock is set") {
    Times t;
    for (const std::chrono::hours step : {-1h, 1h}) {
        CAPTURE(step.count());
        t.table.halted_until = at(100s).utc;
        t.plan(10s);
        const auto later = [&](std::chrono::milliseconds time) {
            Moment moment = at(time);
            moment.utc += std::chrono::milliseconds(step).count();
            return moment;
        };
        t.times.plan(t.table, t.limits, later(20s), &least_random);
        CHECK(t.times.wakes_at() == kBeginning + 100s);
        CHECK_FALSE(t.times.halt_is_over(later(99s)));
        CHECK(t.times.wake(SeatSet::all(2), later(100s)).halt_ends);
        CHECK(t.times.halt_is_over(later(100s)));
        t.table.halted_until.reset();
        t.plan(100s);
        CHECK_FALSE(t.times.halt_is_over(later(101s)));
    }
}

TEST_CASE("a copy of the times runs alone") {
    Times t;
    t.table.left_alone = true;
    t.plan(0ms);
    Timekeeper copy = t.times;
    CHECK(copy.wake(SeatSet::all(2), at(t.limits.abandoned)).abandon);
    CHECK_FALSE(copy.wakes_at());
    CHECK(t.times.wakes_at());
}

TEST_CASE(
    "what the rules time runs by itself: a bot takes all of it, and a silent seat is played for at its end") {
    Times t;
    t.table.hand_open = t.table.rules_set_times = true;
    t.table.has_clocks = false;
    for (const Seat seat : SeatSet::all(2)) {
        t.table.seats[seat].due = true;
        t.table.seats[seat].asked = 3;
        t.table.seats[seat].answer_time = AnswerTime{AnswerTime::Kind::first_look};
    }
    t.plan(0ms);
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + 8s);
    CHECK_FALSE(t.times.displayed_end(true));
    CHECK(t.wake(7999ms).moves.empty());
    const auto woken = t.wake(8s).moves;
    REQUIRE(woken.size() == 2);
    CHECK(woken.front() == std::pair(0_seat, model::Cause::time));
    CHECK(woken.back() == std::pair(1_seat, model::Cause::bot));
}

TEST_CASE("within a time that runs from when a question is shown a bot answers in time") {
    Times t;
    t.table.hand_open = t.table.rules_set_times = true;
    t.table.show_pause = 6s;
    for (const Seat seat : SeatSet::all(2)) {
        t.table.seats[seat].due = true;
        t.table.seats[seat].asked = 3;
        t.table.seats[seat].answer_time = AnswerTime{AnswerTime::Kind::answer, 3s};
    }
    t.limits.bot_least = t.limits.bot_most = 5s;
    t.plan(0ms);
    CHECK(t.times.bot_moves_at(1_seat) == kBeginning + 3s);
    CHECK(t.times.shown(0_seat, 3, at(1s)));
    t.plan(1s);
    CHECK(t.wake(3s).moves.size() == 1);
    CHECK(t.wake(4s).moves.size() == 1);
}
