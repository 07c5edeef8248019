// Votes about a question or a successor, which are void once there is nothing left to decide.
#include "tests/table/support/table_simulation.hpp"

#include <doctest/doctest.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;
using namespace std::chrono_literals;

namespace {

std::size_t votes(const TableSimulation& evening, ProposalKind kind) {
    std::size_t count = 0;
    for (const BallotView& ballot : evening.table().look(evening.now()).votes)
        count += ballot.proposal.kind == kind ? ballot.count.by.size() : 0;
    return count;
}

/// Two players and a bot that does not move, in a hand; a stranger will succeed to the bot.
struct Succession : TableSimulation {
    Succession() : TableSimulation(3) {
        settings.bot_least = settings.bot_most = 60s;
        for (const GuestKey guest : {1_guest, 2_guest, 9_guest}) come(guest);
        ask(1_guest, action::Sit{0_seat});
        ask(2_guest, action::Sit{1_seat});
        ask(1_guest, action::PutBot{2_seat});
        for (const GuestKey guest : {1_guest, 2_guest}) ask(guest, action::Ready{});
        REQUIRE(table().hand_open());
    }
};

} // namespace

TEST_CASE("a vote about a silent player concerns one question: answered, it is void, and the next needs its "
          "own votes") {
    TableSimulation evening(3);
    evening.settings.absence = 0s;
    evening.begin();
    const int asked = evening.table().asked_at(0_seat);
    CHECK(evening.ask(2_guest, vote(ProposalKind::bot, 0_seat)) == "done");
    CHECK(votes(evening, ProposalKind::bot) == 1);
    CHECK(evening.move(1_guest) == "done");
    CHECK(votes(evening, ProposalKind::bot) == 0);
    while (evening.table().asked_at(0_seat) == 0)
        CHECK((evening.move(2_guest) == "done" || evening.move(3_guest) == "done"));
    REQUIRE(evening.table().asked_at(0_seat) != asked);
    CHECK(evening.ask(3_guest, vote(ProposalKind::bot, 0_seat)) == "done");
    CHECK(votes(evening, ProposalKind::bot) == 1); // only the later one
    CHECK_FALSE(evening.table().seating().at(0_seat)->bot);
}

TEST_CASE("a stranger steps in at once if all players agree, and is then sent the hand") {
    Succession evening;
    CHECK(evening.ask(1_guest, vote(ProposalKind::step_in, 2_seat)) == "no_successor");
    CHECK(evening.ask(9_guest, action::Sit{2_seat}) == "done");
    CHECK(evening.ask(9_guest, vote(ProposalKind::step_in, 2_seat)) == "not_seated");
    CHECK(evening.ask(1_guest, vote(ProposalKind::step_in, 2_seat)) == "done");
    const auto ballots = evening.table().look(evening.now()).votes;
    REQUIRE(ballots.size() == 1);
    CHECK(ballots[0].count.of == std::vector<Seat>{0_seat, 1_seat});
    CHECK(ballots[0].count.need == 2);
    CHECK_FALSE(evening.told().contains({TableHand{1}, 9_guest}));
    CHECK(evening.ask(2_guest, vote(ProposalKind::step_in, 2_seat)) == "done");
    CHECK(evening.table().seating().seat_of(9_guest) == 2_seat);
    CHECK(evening.told().at({TableHand{1}, 9_guest}) == std::set<Seat>{2_seat});
}

TEST_CASE("a player who was sent a hand and left does not step into another hand of the deal") {
    Succession evening;
    CHECK(evening.ask(2_guest, action::Leave{}) == "done");
    evening.come(2_guest);
    for (const Seat seat : {2_seat, 1_seat}) {
        CHECK(evening.ask(2_guest, action::Sit{seat}) == "done");
        CHECK(evening.ask(1_guest, vote(ProposalKind::step_in, seat)) == "saw_hand");
        CHECK(evening.table().seating().seat_of(2_guest) == std::nullopt);
    }
    CHECK(evening.told().at({TableHand{1}, 2_guest}) == std::set<Seat>{1_seat});
}

TEST_CASE("nothing is played for a seat whose match is suspended or over in the meantime") {
    TableSimulation evening(2, 30);
    evening.begin();
    const TableHand hand = evening.table().hand_number();
    const int asked = evening.table().asked_at(0_seat);
    const auto played = [&] { return evening.table().played_for(0_seat, model::Cause::time, hand, asked); };
    REQUIRE(played() != nullptr);
    TableAction end = action::BreakOff{true};
    SUBCASE("suspended") { end = vote(ProposalKind::pause); }
    SUBCASE("over") {}
    for (const GuestKey guest : {1_guest, 2_guest}) CHECK(evening.ask(guest, end) == "done");
    CHECK(played() == nullptr);
}
