// Random commands at tables of 2 to 6 seats, with and without a clock: invariants after each of them.
// TESTS_EVENINGS plays more.
#include "tests/support/test_size.hpp"
#include "tests/table/support/any_command.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

constexpr int kEvenings = 3000;
constexpr std::size_t kCommands = 120;

/// What is wrong, if anything.
std::string fault(const TableSimulation& evening) {
    const TableState& table = evening.table();
    for (const auto& [hand, seats] : evening.told())
        if (seats.size() > 1) return "a guest was sent two hands of one deal";
    std::set<GuestKey> seated, heirs;
    for (const Seat s : table.seating().seats()) {
        const auto& holder = table.seating().at(s);
        if (!holder) continue;
        if (holder->guest && !seated.insert(*holder->guest).second) return "a guest has two seats";
        if (holder->successor && holder->guest) return "a seat has a guest and an heir";
        if (holder->successor && !heirs.insert(holder->successor->guest).second)
            return "a guest is heir to two seats";
        const auto soon = evening.now().steady + evening.settings.bot_most;
        if (table.hand_open() && !table.halt() && holder->bot && table.asked_at(s) != 0 &&
            (!table.wakes_at() || *table.wakes_at() > soon))
            return "a bot is asked and does not move by itself";
    }
    if (table.hand_open() && (table.hand() == nullptr || table.hand()->over()))
        return "a hand is open that is over";
    const auto look = table.look(evening.now());
    for (const auto& ballot : look.votes)
        for (const Seat seat : ballot.count.of)
            if (!table.plays(seat) || seat == ballot.proposal.seat) return "one votes who may not";
    for (const GuestKey heir : heirs)
        if (seated.contains(heir)) return "an heir has a seat already";
    return "";
}

struct Tally {
    int hands = 0, over = 0, played_for = 0;
};

} // namespace

TEST_CASE("invariants hold at tables of 2 to 6 seats, for any commands at any time") {
    const int evenings = support::setting("TESTS_EVENINGS", kEvenings / support::sample_interval());
    const std::string parameters = "seed=1798 max_success=" + std::to_string(evenings);
    ::setenv("RC_PARAMS", parameters.c_str(), 1);
    Tally tally;
    const bool good = rc::check("what has to hold holds", [&] {
        const int seats = *rc::gen::inRange(2, kMaxSeats + 1);
        const bool timed = *rc::gen::arbitrary<bool>();
        const auto commands = *rc::gen::container<std::vector<AnyCommand>>(
            kCommands,
            rc::gen::tuple(rc::gen::inRange(0, kKinds), rc::gen::inRange(0, 60), rc::gen::inRange(0, 12)));
        TableSimulation evening(seats, timed ? std::optional<int>(20) : std::nullopt);
        evening.begin();
        for (const AnyCommand& command : commands) {
            take(evening, command);
            if (const std::string why = fault(evening); !why.empty()) RC_FAIL(why);
        }
        tally.hands += number(evening.table().hand_number());
        tally.over += evening.table().stage() == model::Stage::over ? 1 : 0;
        tally.played_for += evening.moves_played_for();
    });
    ::unsetenv("RC_PARAMS");
    CHECK(good);
    MESSAGE(evenings << " evenings, " << tally.hands << " hands, " << tally.over
                     << " matches over at the end, " << tally.played_for << " moves played for somebody");
    CHECK(5 * tally.hands > 6 * evenings);
    CHECK(tally.over > 0);
    CHECK(tally.played_for > 0);
}

TEST_CASE("a timed table ends by itself: nobody can hold it up") {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        TableSimulation evening(seats, 20);
        evening.begin();
        // All stay connected and do nothing.
        evening.pass(std::chrono::hours(24));
        CHECK(evening.table().stage() == model::Stage::over);
        CHECK(evening.table().hand_number() == TableHand{kTurnsHands});
    }
}
