#include "tests/table/support/any_command.hpp"

namespace germini::test {

using namespace germini::server;

void take(TableSimulation& evening, const AnyCommand& command) {
    const int kind = std::get<0>(command), who = std::get<1>(command), seat_drawn = std::get<2>(command);
    const int guests = evening.seats() + kStrangers;
    const GuestKey guest(who % guests + 1);
    const int seat = seat_drawn % evening.seats();
    const bool is_here = evening.table().here(guest);
    const auto vote = [&](const char* wish, int about) {
        if (is_here) evening.ask(guest, protocol::Vote{wish, about, seat_drawn % 5 != 0});
    };
    const auto ask = [&](protocol::TableAction what) {
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
        for (int one = 1; one <= guests; ++one)
            if (evening.table().here(GuestKey(one))) evening.ask(GuestKey(one), protocol::Ready{});
        return;
    case 9:
        return ask(protocol::TakeBack{});
    case 10:
        return ask(protocol::Swap{seat, (seat + 1) % evening.seats()});
    case 11:
        for (int one = 1; one <= guests; ++one)
            if (evening.table().here(GuestKey(one))) evening.ask(GuestKey(one), protocol::Again{});
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
            for (int one = 1; one <= guests; ++one)
                if (evening.table().here(GuestKey(one))) evening.move(GuestKey(one));
    }
}

} // namespace germini::test
