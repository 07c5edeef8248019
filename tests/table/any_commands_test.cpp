// Random commands at tables of 2 to 6 seats, with and without a clock: what holds after each of them.
// GERMINI_EVENINGS plays more.
#include "tests/table/kit/evening.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <rapidcheck.h>

using namespace germini;
using namespace germini::server;
using namespace germini::test;

namespace {

constexpr int kStrangers = 2, kEvenings = 3000;
constexpr std::size_t kCommands = 120;

/// What kind, who, and which seat.
using Command = std::tuple<int, int, int>;
constexpr int kKinds = 34;

void take(Evening& evening, const Command& command) {
    const int kind = std::get<0>(command), who = std::get<1>(command), seat_drawn = std::get<2>(command);
    const int guests = evening.seats() + kStrangers;
    const GuestKey guest = who % guests + 1;
    const int seat = seat_drawn % evening.seats();
    const bool is_here = evening.table().here(guest);
    const auto vote = [&](const char* wish, int about) {
        if (is_here) evening.ask(guest, protocol::Vote{wish, about, seat_drawn % 5 != 0});
    };
    const auto ask = [&](protocol::What what) {
        if (is_here) evening.ask(guest, std::move(what));
    };
    switch (kind) {
    case 0:
    case 1:
        return evening.come(guest);
    case 2:
        return evening.go(guest);
    case 3:
        return ask(protocol::Sit{seat});
    case 4:
        return ask(protocol::Stand{});
    case 5:
        return ask(protocol::PutBot{seat});
    case 6:
        return ask(protocol::RemoveBot{seat});
    case 7:
        return ask(protocol::Leave{});
    case 8:
        for (GuestKey one = 1; one <= guests; ++one)
            if (evening.table().here(one)) evening.ask(one, protocol::Ready{});
        return;
    case 9:
        return ask(protocol::TakeBack{});
    case 10:
        return ask(protocol::Swap{seat, (seat + 1) % evening.seats()});
    case 11:
        for (GuestKey one = 1; one <= guests; ++one)
            if (evening.table().here(one)) evening.ask(one, protocol::Again{});
        return;
    case 12:
        return ask(protocol::BreakOff{seat_drawn % 3 != 0});
    case 13:
        return vote("pause", -1);
    case 14:
        return vote("adjourn", -1);
    case 15:
        return vote("bot", seat);
    case 16:
        return vote("step_in", seat);
    case 17:
        return evening.pass(std::chrono::seconds(1 + seat_drawn * seat_drawn * 7));
    default:
        for (int round = 0; round <= seat_drawn; ++round)
            for (GuestKey one = 1; one <= guests; ++one)
                if (evening.table().here(one)) evening.move(one);
    }
}

/// What is wrong, if anything is.
std::string fault(const Evening& evening) {
    const TableState& table = evening.table();
    for (const auto& [hand, seats] : evening.told())
        if (seats.size() > 1) return "a guest was told two hands of one deal";
    std::set<GuestKey> seated, heirs;
    for (int s = 0; s < evening.seats(); ++s) {
        const auto& holder = table.seating().at(s);
        if (!holder) continue;
        if (holder->guest && !seated.insert(*holder->guest).second) return "a guest has two seats";
        if (holder->heir && holder->guest) return "a seat has a guest and an heir";
        if (holder->heir && !heirs.insert(holder->heir->guest).second) return "a guest is heir to two seats";
        const auto soon = evening.now().steady + evening.settings.bot_most;
        if (table.hand_open() && !table.halt() && holder->bot && table.asked_at(s) != 0 &&
            (!table.wakes_at() || *table.wakes_at() > soon))
            return "a bot is asked and does not move by itself";
    }
    if (table.hand_open() && (table.hand() == nullptr || table.hand()->over()))
        return "a hand is open that is over";
    const auto look = table.look(evening.now());
    for (const auto& ballot : look.votes)
        for (const int seat : ballot.of)
            if (!table.plays(seat) || seat == ballot.seat) return "one votes who may not";
    for (const GuestKey heir : heirs)
        if (seated.contains(heir)) return "an heir has a seat already";
    return "";
}

struct Tally {
    int hands = 0, over = 0, played_for = 0;
};

} // namespace

TEST_CASE("whatever people do at a table of 2 to 6 seats, and whenever, what has to hold holds") {
    const char* const asked = std::getenv("GERMINI_EVENINGS");
    const int evenings = asked == nullptr ? kEvenings : std::atoi(asked);
    const std::string parameters = "seed=1798 max_success=" + std::to_string(evenings);
    ::setenv("RC_PARAMS", parameters.c_str(), 1);
    Tally tally;
    const bool good = rc::check("what has to hold holds", [&] {
        const int seats = *rc::gen::inRange(2, kMaxSeats + 1);
        const bool timed = *rc::gen::arbitrary<bool>();
        const auto commands = *rc::gen::container<std::vector<Command>>(
            kCommands,
            rc::gen::tuple(rc::gen::inRange(0, kKinds), rc::gen::inRange(0, 60), rc::gen::inRange(0, 12)));
        Evening evening(seats, timed ? std::optional<int>(20) : std::nullopt);
        evening.begin();
        for (const Command& command : commands) {
            take(evening, command);
            if (const std::string why = fault(evening); !why.empty()) RC_FAIL(why);
        }
        tally.hands += evening.table().hand_number();
        tally.over += evening.table().stage() == store::Stage::over ? 1 : 0;
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

TEST_CASE("left to itself a timed table comes to an end: nobody holds it up") {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        Evening evening(seats, 20);
        evening.begin();
        // All stay connected and do nothing.
        evening.pass(std::chrono::hours(24));
        CHECK(evening.table().stage() == store::Stage::over);
        CHECK(evening.table().hand_number() == kTurnsHands);
    }
}
