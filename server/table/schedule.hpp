// What a table does by itself, and when: bots' moves, the end of the time for a move, the next hand,
// the end of a match for which nobody waits any more.
#pragma once
#include "engine/core/seat.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace germini::server {

struct Schedule {
    using Time = std::chrono::steady_clock::time_point;

    std::array<std::optional<Time>, kMaxSeats> bots; ///< when the bot in a seat moves
    std::optional<Time> deadline;                    ///< when the time of the due seats is out
    std::optional<Time> next_hand;                   ///< when it begins by itself
    std::optional<Time> given_up;                    ///< when somebody has been away for too long

    std::optional<Time> earliest() const {
        std::optional<Time> first;
        const auto take = [&first](const std::optional<Time>& time) {
            if (time && (!first || *time < *first)) first = time;
        };
        std::for_each(bots.begin(), bots.end(), take);
        take(deadline);
        take(next_hand);
        take(given_up);
        return first;
    }
};

} // namespace germini::server
