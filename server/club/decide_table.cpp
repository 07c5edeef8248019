#include "server/club/decide_table.hpp"

#include <algorithm>

namespace germini::club {

using account::Right;

tl::expected<std::vector<model::SeatRow>, model::AddTable::Outcome> decide(const AddTableFacts& facts,
                                                                           const model::AddTable& asked) {
    using Outcome = model::AddTable::Outcome;
    std::vector<model::SeatRow> seats = asked.seats;
    if (!asked.evening) {
        if (asked.club && !facts.host.role) return tl::make_unexpected(Outcome{.forbidden = true});
        return seats;
    }
    if (facts.present) return tl::make_unexpected(Outcome{});
    if (!facts.host.may(Right::run_evening)) return tl::make_unexpected(Outcome{.forbidden = true});
    // A membership may have ended since the seats were read.
    std::erase_if(seats, [&facts](const model::SeatRow& seat) {
        return seat.guest && !facts.seated.at(*seat.guest).may(Right::come_to_evening);
    });
    return seats;
}

tl::expected<void, model::NewInvitation::NotHost> decide(const NewInvitationFacts& facts,
                                                         const model::NewInvitation& asked) {
    const auto& organisers = facts.organisers;
    if (facts.host || std::ranges::find(organisers, asked.answer.guest) != organisers.end()) return {};
    return tl::make_unexpected(model::NewInvitation::NotHost{});
}

} // namespace germini::club
