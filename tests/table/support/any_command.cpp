#include "tests/table/support/any_command.hpp"

namespace germini::test {

using namespace germini::server;

void take(TableSimulation& evening, const AnyCommand& command) {
    const int kind = std::get<0>(command), who = std::get<1>(command), seat_drawn = std::get<2>(command);
    const int guests = evening.seats() + kStrangers;
    const GuestKey guest(who % guests + 1);
    const auto seat = static_cast<Seat>(seat_drawn % evening.seats());
    const bool is_here = evening.table().here(guest);
    const auto vote = [&](ProposalKind wish, Seat about) {
        if (is_here) evening.ask(guest, action::Vote{wish, about, seat_drawn % 5 != 0});
    };
    const auto ask = [&](TableAction what) {
        if (is_here) evening.ask(guest, std::move(what));
    };
    switch (kind) {
    case 0:
    case 1:
        return evening.come(guest);
    case 2:
        return evening.go(guest);
    case 3:
        return ask(action::Sit{seat});
    case 4:
        return ask(action::Stand{});
    case 5:
        return ask(action::PutBot{seat});
    case 6:
        return ask(action::RemoveBot{seat});
    case 7:
        return ask(action::Leave{});
    case 8:
        for (int one = 1; one <= guests; ++one)
            if (evening.table().here(GuestKey(one))) evening.ask(GuestKey(one), action::Ready{});
        return;
    case 9:
        return ask(action::TakeBack{});
    case 10:
        return ask(action::Swap{seat, static_cast<Seat>((seat_drawn + 1) % evening.seats())});
    case 11:
        for (int one = 1; one <= guests; ++one)
            if (evening.table().here(GuestKey(one))) evening.ask(GuestKey(one), action::Again{});
        return;
    case 12:
        return ask(action::BreakOff{seat_drawn % 3 != 0});
    case 13:
        return vote(ProposalKind::pause, kNoSeat);
    case 14:
        return vote(ProposalKind::adjourn, kNoSeat);
    case 15:
        return vote(ProposalKind::bot, seat);
    case 16:
        return vote(ProposalKind::step_in, seat);
    case 17:
        return evening.pass(std::chrono::seconds(1 + seat_drawn * seat_drawn * 7));
    default:
        for (int round = 0; round <= seat_drawn; ++round)
            for (int one = 1; one <= guests; ++one)
                if (evening.table().here(GuestKey(one))) evening.move(GuestKey(one));
    }
}

} // namespace germini::test
