// A bot's searched move that the rules refuse never stops people.
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>
#include <string>

using namespace germini;
using namespace germini::test;
using namespace germini::server;

TEST_CASE("a bot's searched move that the rules refuse is reported, and the greedy move is played") {
    TableSimulation evening(3);
    evening.come(1_guest);
    evening.ask(1_guest, action::Sit{0_seat});
    for (const Seat seat : {1_seat, 2_seat}) evening.ask(1_guest, action::PutBot{seat});
    evening.ask(1_guest, action::Ready{});
    const auto& table = evening.table();
    const auto asked_bot = [&] { return table.asked_at(1_seat) != 0 ? 1_seat : 2_seat; };
    for (int i = 0; i < 9 && table.asked_at(asked_bot()) == 0; ++i) evening.move(1_guest);
    const Seat bot = asked_bot();
    REQUIRE(table.asked_at(bot) != 0);
    const auto played = [&](const SayMove& thought) {
        std::string why;
        const StepPtr step =
            table.played_for(bot, model::Cause::bot, table.hand_number(), table.asked_at(bot), &thought,
                             [&why](std::string_view clause) { why = clause; });
        CHECK(step != nullptr);
        return why;
    };
    CHECK(played(SayMove(9)) == "SAY-1");
    CHECK(played(SayMove(index(bot))) == "");
}
