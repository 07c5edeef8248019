// What a table does by itself, and when: bots' moves, the end of the time for a move, the next hand,
// the end of a match for which nobody waits any more.
#pragma once
#include "server/table/by_seat.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

namespace germini::server {

struct Schedule {
    using Time = std::chrono::steady_clock::time_point;

    using Times = BySeat<std::optional<Time>>;

    Times bots = Times(kMaxSeats); ///< when the bot in a seat moves
    Times late = Times(kMaxSeats); ///< when a seat is played for whose time is out
    std::optional<Time> next_hand; ///< when it begins by itself
    std::optional<Time> halt_ends; ///< when a match that stands still goes on, or ends
    std::optional<Time> abandon;   ///< when it stands still, since nobody is here
    std::optional<Time> limit;     ///< when somebody has been silent or away for long

    std::optional<Time> earliest() const {
        std::optional<Time> first;
        const auto take = [&first](const std::optional<Time>& time) {
            if (time && (!first || *time < *first)) first = time;
        };
        std::for_each(bots.begin(), bots.end(), take);
        std::for_each(late.begin(), late.end(), take);
        for (const auto& time : {next_hand, halt_ends, abandon, limit}) take(time);
        return first;
    }
};

} // namespace germini::server
