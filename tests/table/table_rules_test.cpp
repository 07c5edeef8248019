// A table's rules without a socket, a disk or a running clock (server/table/table_state.hpp).
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;
using namespace std::chrono_literals;

using protocol::BotPace;

TEST_CASE("a guest takes one seat, the host adds bots, and the hand begins when all are ready") {
    TableSimulation evening(3);
    for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) evening.come(guest);
    CHECK(evening.ask(1_guest, action::Sit{0_seat}) == "done");
    CHECK(evening.ask(2_guest, action::Sit{0_seat}) == "seat_taken");
    CHECK(evening.ask(2_guest, action::Sit{7_seat}) == "unknown_seat");
    CHECK(evening.ask(2_guest, action::Sit{1_seat}) == "done");
    CHECK(evening.ask(2_guest, action::PutBot{2_seat}) == "not_host");
    CHECK(evening.ask(1_guest, action::PutBot{2_seat}) == "done");
    CHECK(evening.ask(1_guest, action::Ready{}) == "done");
    CHECK_FALSE(evening.table().hand_open());
    CHECK(evening.ask(2_guest, action::Ready{}) == "done");
    CHECK(evening.table().hand_open());
    CHECK(evening.ask(3_guest, action::Sit{2_seat}) == "done"); // a bot's: the guest's from the next hand on
    CHECK(evening.table().seating().succession_of(3_guest) == 2_seat);
    CHECK_FALSE(evening.told().contains({TableHand{1}, 3_guest}));
}

TEST_CASE("a match plays hand after hand and ends, and another one waits for all") {
    TableSimulation evening(4);
    evening.begin();
    for (int hand = 1; hand <= kTurnsHands; ++hand) {
        CHECK(evening.table().hand_number() == TableHand{hand});
        evening.play_hand();
        if (hand < kTurnsHands)
            for (const GuestKey guest : {1_guest, 2_guest, 3_guest, 4_guest})
                CHECK(evening.ask(guest, action::Ready{}) == "done");
    }
    CHECK(evening.table().stage() == model::Stage::over);
    const auto match = evening.table().look(evening.now()).match;
    REQUIRE(match);
    const auto& totals = match->sheet.totals;
    CHECK(std::vector<int>(totals.begin(), totals.end()) == std::vector<int>{2 * 3, -2, -2, -2});
    CHECK(evening.ask(1_guest, action::Sit{0_seat}) == "finished");
    for (const GuestKey guest : {1_guest, 2_guest, 3_guest})
        CHECK(evening.ask(guest, action::Again{}) == "done");
    CHECK(evening.table().stage() == model::Stage::over);
    CHECK(evening.ask(4_guest, action::Again{}) == "done");
    CHECK(evening.table().stage() == model::Stage::waiting);
}

TEST_CASE("a move answers the current question once, and only in the current hand") {
    TableSimulation evening(3);
    evening.begin();
    CHECK(evening.move(1_guest, 7) == "stale");
    CHECK(evening.move(1_guest, 1) == "done");
    CHECK(evening.move(1_guest, 1) == "stale");
    CHECK(evening.move(9_guest) == "not_seated");
    evening.play_hand();
    CHECK(evening.move(1_guest, 1) == "stale");
}

TEST_CASE("nothing is played for a player who has answered in the meantime") {
    TableSimulation evening(3, 30);
    evening.begin();
    const auto& table = evening.table();
    const TableHand hand = table.hand_number();
    const int asked = table.asked_at(0_seat);
    CHECK(table.played_for(0_seat, model::Cause::time, hand, asked) != nullptr);
    CHECK(table.played_for(0_seat, model::Cause::bot, hand, asked) == nullptr); // no bot sits there
    CHECK(table.played_for(0_seat, model::Cause::time, TableHand{2}, asked) == nullptr);
    for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) CHECK(evening.move(guest) == "done");
    while (table.asked_at(0_seat) == 0)
        CHECK((evening.move(2_guest) == "done" || evening.move(3_guest) == "done"));
    CHECK(table.asked_at(0_seat) != asked); // asked again, something else
    CHECK(table.played_for(0_seat, model::Cause::time, hand, asked) == nullptr);
}

TEST_CASE("a decision changes nothing before it is applied") {
    TableSimulation evening(3);
    evening.begin();
    const auto seats = [&] { return evening.table().seating().rows(); };
    const auto before = seats();
    const Asker second{2_guest, "Guest 2", false};
    CHECK(evening.table().decide(second, action::Leave{}, evening.now()));
    CHECK(evening.table().decide(second, vote(ProposalKind::pause), evening.now()));
    CHECK_FALSE(evening.table().decide(second, action::Sit{7_seat}, evening.now()));
    CHECK(seats() == before);
    CHECK(evening.ask(2_guest, vote(ProposalKind::pause)) == "done");
    CHECK(seats() != before);
}

TEST_CASE("D-25: a move is played for a silent player exactly when their time is out") {
    TableSimulation evening(2, 30);
    evening.settings.bot_least = evening.settings.bot_most = 1s;
    evening.begin();
    CHECK(evening.move(1_guest) == "done");
    const auto shown = evening.settings.show_move;
    evening.pass(shown + 30s);
    CHECK(evening.moves_played_for() == 0);
    evening.pass(1s);
    CHECK(evening.moves_played_for() == 1);
    CHECK(evening.move(2_guest, 1) == "stale");
}

TEST_CASE("spectators who come and go do not postpone the next hand of a table with a move clock") {
    TableSimulation evening(3, 30);
    evening.begin();
    evening.play_hand();
    const auto half = evening.settings.between / 2;
    evening.pass(half);
    evening.come(9_guest);
    evening.pass(half - 1s);
    CHECK(evening.table().hand_number() == TableHand{1});
    evening.pass(1s);
    CHECK(evening.table().hand_number() == TableHand{2});
}

TEST_CASE("D-25: an absent player's clock starts after the absence budget, which is given once per hand") {
    TableSimulation evening(2, 30);
    evening.settings.bot_least = evening.settings.bot_most = 0s;
    evening.begin();
    CHECK(evening.move(1_guest) == "done");
    evening.go(2_guest);
    evening.pass(evening.settings.absence_per_hand);
    CHECK(evening.moves_played_for() == 0);
    evening.pass(evening.settings.show_move + 30s);
    const int first = evening.moves_played_for();
    CHECK(first >= 1);
    CHECK(evening.table().hand_open());
    evening.move(1_guest); // on the seat's turn
    evening.pass(evening.settings.show_move + 30s);
    CHECK(evening.moves_played_for() > first);
}

TEST_CASE("D-25: vacating, a bot in the seat and taking it back do not stop the seat's clock") {
    constexpr auto kEvery = 3000ms;
    for (const auto thinks : {0ms, 800ms}) { // less than a bot's minimum thinking time
        CAPTURE(thinks.count());
        TableSimulation evening(3, 5);
        evening.begin();
        CHECK(evening.move(1_guest) == "done");
        CHECK(evening.move(3_guest) == "done");
        // The time away from the seat is taken from the absence budget, and the rest from the question's.
        const auto in_seat = kEvery - thinks;
        const auto cycles = (evening.settings.show_move + 5s) / in_seat + 2;
        const auto begun = evening.now().steady;
        for (int i = 0; i < cycles && evening.moves_played_for() == 0; ++i) {
            CHECK(evening.ask(2_guest, action::Stand{}) == "done");
            CHECK(evening.ask(2_guest, action::PutBot{1_seat}) == "done");
            evening.pass(thinks);
            CHECK(evening.ask(2_guest, action::TakeBack{}) == "done");
            evening.pass(in_seat);
        }
        MESSAGE("moved for after "
                << std::chrono::duration_cast<std::chrono::milliseconds>(evening.now().steady - begun).count()
                << " ms");
        CHECK(evening.moves_played_for() > 0);
    }
}

TEST_CASE("a page that shows the question earlier starts the clock earlier") {
    TableSimulation evening(2, 30);
    evening.settings.bot_least = evening.settings.bot_most = 0s;
    evening.begin();
    CHECK(evening.move(1_guest) == "done");
    CHECK_FALSE(evening.table().shown(1_seat, TableHand{1}, 99, evening.now()));
    CHECK(evening.table().shown(1_seat, TableHand{1}, 1, evening.now()));
    evening.table().plan(evening.now(), [] { return 0u; });
    evening.pass(30s);
    CHECK(evening.moves_played_for() == 1);
}

TEST_CASE("the others vote to replace a silent player after the limit, and the player takes the seat back") {
    TableSimulation evening(4);
    evening.settings.absence = 90s;
    evening.begin();
    for (const GuestKey guest : {2_guest, 3_guest, 4_guest}) CHECK(evening.move(guest) == "done");
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, 0_seat)) == "limit_not_reached");
    evening.pass(89s);
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, 0_seat)) == "limit_not_reached");
    evening.pass(1s);
    CHECK(evening.ask(1_guest, vote(ProposalKind::bot, 0_seat)) == "own_seat");
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, 0_seat)) == "done");
    CHECK_FALSE(evening.table().seating().at(0_seat)->bot);
    CHECK(evening.ask(3_guest, vote(ProposalKind::bot, 0_seat)) == "done");
    CHECK(evening.table().seating().at(0_seat)->bot);
    CHECK(evening.ask(1_guest, action::TakeBack{}) == "done");
    CHECK(evening.table().plays(0_seat));
}

namespace {

/// The absent one of seats 2 and 3, during another's turn, and the other one.
struct Gone {
    Seat away;
    GuestKey gone, voter;
};
Gone one_goes(TableSimulation& evening) {
    evening.settings.absence = 90s;
    evening.begin();
    for (const GuestKey guest : {1_guest, 2_guest, 3_guest, 4_guest}) CHECK(evening.move(guest) == "done");
    const bool last = evening.table().asked_at(3_seat) == 0;
    const Gone one = last ? Gone{3_seat, 4_guest, 3_guest} : Gone{2_seat, 3_guest, 4_guest};
    evening.go(one.gone);
    return one;
}

} // namespace

TEST_CASE("D-33: a guest away beyond the limit is replaced by vote, whether asked to move or not") {
    TableSimulation evening(4);
    const auto [away, gone, voter] = one_goes(evening);
    REQUIRE(evening.table().asked_at(away) == 0);
    evening.pass(89s);
    CHECK(evening.ask(1_guest, vote(ProposalKind::bot, away)) == "limit_not_reached");
    evening.pass(1s);
    CHECK(evening.ask(1_guest, vote(ProposalKind::bot, away)) == "done");
    SUBCASE("the vote stays open while the others move") {
        for (const GuestKey guest : {1_guest, 2_guest, voter}) evening.move(guest);
    }
    SUBCASE("and is carried at once by another") {}
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, away)) == "done");
    CHECK(evening.table().seating().at(away)->bot);
    CHECK_FALSE(evening.table().seating().at(away)->stalled); // a lost connection is no desertion
}

TEST_CASE("a vote on an absent guest is void once they are back") {
    TableSimulation evening(4);
    const auto [away, gone, voter] = one_goes(evening);
    evening.pass(90s);
    CHECK(evening.ask(1_guest, vote(ProposalKind::bot, away)) == "done");
    REQUIRE(evening.table().look(evening.now()).votes.size() == 1);
    evening.come(gone);
    CHECK(evening.table().look(evening.now()).votes.empty());
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, away)) == "limit_not_reached");
}

TEST_CASE("a pause needs more than half, adjourning needs all; both stop every clock") {
    TableSimulation evening(3, 30);
    evening.begin();
    CHECK(evening.ask(1_guest, vote(ProposalKind::pause)) == "done");
    CHECK_FALSE(evening.table().halt());
    SUBCASE("a pause ends by itself") {
        CHECK(evening.ask(2_guest, vote(ProposalKind::pause)) == "done");
        REQUIRE(evening.table().halt());
        CHECK(evening.move(3_guest) == "halted");
        evening.pass(evening.settings.pause - 1s);
        CHECK(evening.moves_played_for() == 0);
        evening.pass(1s);
        CHECK_FALSE(evening.table().halt());
    }
    SUBCASE("an adjourned match continues when all are back and agree") {
        CHECK(evening.ask(2_guest, vote(ProposalKind::adjourn)) == "done");
        CHECK(evening.ask(1_guest, vote(ProposalKind::adjourn)) == "done");
        CHECK_FALSE(evening.table().halt());
        CHECK(evening.ask(3_guest, vote(ProposalKind::adjourn)) == "done");
        REQUIRE(evening.table().halt());
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) evening.go(guest);
        evening.pass(24h);
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest}) {
            CHECK(evening.table().halt());
            evening.come(guest);
            CHECK(evening.ask(guest, action::Ready{}) == "done");
        }
        CHECK_FALSE(evening.table().halt());
        CHECK(evening.moves_played_for() == 0);
    }
    SUBCASE("a match adjourned for too long ends as if all had voted to end it") {
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest})
            evening.ask(guest, vote(ProposalKind::adjourn));
        REQUIRE(evening.table().halt());
        evening.pass(evening.settings.adjourned);
        CHECK(evening.table().stage() == model::Stage::over);
        CHECK(evening.table().match()->deserters.empty());
    }
}

TEST_CASE("D-29, D-33: a player who leaves is a deserter and pays if the others stop; consent of all costs "
          "nothing") {
    TableSimulation evening(3);
    evening.begin();
    SUBCASE("all vote for it") {
        for (const GuestKey guest : {1_guest, 2_guest, 3_guest})
            CHECK(evening.ask(guest, action::BreakOff{true}) == "done");
        CHECK(evening.table().stage() == model::Stage::over);
        CHECK(evening.table().match()->deserters.empty());
    }
    SUBCASE("one leaves, the others vote for it") {
        CHECK(evening.ask(3_guest, action::Leave{}) == "done");
        CHECK(evening.table().stage() == model::Stage::playing);
        for (const GuestKey guest : {1_guest, 2_guest})
            CHECK(evening.ask(guest, action::BreakOff{true}) == "done");
        CHECK(evening.table().stage() == model::Stage::over);
        const auto& deserters = evening.table().match()->deserters;
        REQUIRE(deserters.size() == 1);
        CHECK(deserters.front().person == Person{2});
    }
}

TEST_CASE("a table without any of its players is suspended, and continues as soon as one is back") {
    TableSimulation evening(2);
    evening.begin();
    for (const GuestKey guest : {1_guest, 2_guest}) evening.go(guest);
    evening.pass(evening.settings.abandoned - 1s);
    CHECK_FALSE(evening.table().halt());
    evening.pass(1s);
    REQUIRE(evening.table().halt());
    evening.come(2_guest);
    CHECK_FALSE(evening.table().halt());
    evening.come(1_guest);
    evening.play_hand();
    CHECK(evening.table().stage() == model::Stage::between);
}

TEST_CASE("the only human player may make bots quick, for as long as they are present") {
    TableSimulation evening(3);
    evening.settings.bot_least = evening.settings.bot_most = 2s;
    evening.come(1_guest);
    for (const TableAction& what : std::vector<TableAction>{action::Sit{0_seat}, action::PutBot{1_seat},
                                                            action::PutBot{2_seat}, action::Ready{}})
        CHECK(evening.ask(1_guest, what) == "done");
    REQUIRE(evening.table().hand_open());
    CHECK(evening.move(1_guest) == "done");
    evening.pass(1s);
    CHECK(evening.moves_played_for() == 0);
    CHECK(evening.table().pace(1_guest, BotPace::immediate, evening.now()));
    CHECK_FALSE(evening.table().pace(1_guest, BotPace::immediate, evening.now()));
    evening.pass(0s);
    CHECK(evening.moves_played_for() >= 2); // including pending thoughts
    // A player who left and came back has no vote.
    evening.go(1_guest);
    evening.come(1_guest);
    CHECK(evening.move(1_guest) == "done");
    const int so_far = evening.moves_played_for();
    evening.pass(1s);
    CHECK(evening.moves_played_for() == so_far);
    evening.pass(1s);
    CHECK(evening.moves_played_for() > so_far);
}

TEST_CASE("bots are quick if their only player wishes it") {
    TableSimulation evening(3);
    evening.settings.bot_least = evening.settings.bot_most = 2s;
    evening.settings.quick_bot_least = evening.settings.quick_bot_most = 500ms;
    evening.come(1_guest);
    for (const TableAction& what : std::vector<TableAction>{action::Sit{0_seat}, action::PutBot{1_seat},
                                                            action::PutBot{2_seat}, action::Ready{}})
        CHECK(evening.ask(1_guest, what) == "done");
    REQUIRE(evening.table().hand_open());
    CHECK(evening.move(1_guest) == "done");
    CHECK(evening.table().pace(1_guest, BotPace::quick, evening.now()));
    evening.pass(499ms);
    CHECK(evening.moves_played_for() == 0);
    evening.pass(1ms); // the two that are already thinking about their moves
    CHECK(evening.moves_played_for() == 2);
    evening.pass(499ms);
    CHECK(evening.moves_played_for() == 2);
    evening.pass(1ms); // the next one, from the beginning
    CHECK(evening.moves_played_for() == 3);
}

TEST_CASE("bots keep the slowest pace that any player chose; spectators do not count") {
    TableSimulation evening(3);
    evening.settings.bot_least = evening.settings.bot_most = 2s;
    evening.settings.quick_bot_least = evening.settings.quick_bot_most = 500ms;
    for (const Seat seat : {0_seat, 1_seat}) {
        const GuestKey guest = seat == 0_seat ? 1_guest : 2_guest;
        evening.come(guest);
        CHECK(evening.ask(guest, action::Sit{seat}) == "done");
    }
    CHECK(evening.ask(1_guest, action::PutBot{2_seat}) == "done");
    for (const GuestKey guest : {1_guest, 2_guest}) CHECK(evening.ask(guest, action::Ready{}) == "done");
    REQUIRE(evening.table().hand_open());
    evening.come(3_guest);
    CHECK_FALSE(evening.table().pace(3_guest, BotPace::immediate, evening.now()));
    CHECK_FALSE(evening.table().pace(1_guest, BotPace::immediate, evening.now()));
    evening.pass(1s);
    CHECK(evening.moves_played_for() == 0);
    CHECK(evening.table().pace(2_guest, BotPace::quick, evening.now()));
    CHECK_FALSE(evening.table().pace(3_guest, BotPace::natural, evening.now()));
    evening.pass(499ms);
    CHECK(evening.moves_played_for() == 0);
    evening.pass(1ms);
    CHECK(evening.moves_played_for() == 1);
    // A player's wish ends when the player leaves.
    CHECK(evening.table().pace(2_guest, BotPace::immediate, evening.now()));
    evening.go(2_guest);
    CHECK_FALSE(evening.table().pace(1_guest, BotPace::quick, evening.now()));
}
