// Schedule of a table's timed events: bots' moves, the end of the time for a move, the next hand, the halt or
// end of a match.
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
    Times late = Times(kMaxSeats); ///< when a seat that is out of time is played for
    std::optional<Time> next_hand; ///< when the next hand begins by itself
    std::optional<Time> halt_ends; ///< when a halted match continues or ends
    std::optional<Time> abandon;   ///< when the match is halted because no player is connected
    std::optional<Time> limit;     ///< when somebody's silence or absence reaches the limit

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
