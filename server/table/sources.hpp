// What a server takes from outside: the clock, chance, and the names and secrets that are drawn by it. The
// program asks the system (server/actor/system_sources.hpp); a test may give what repeats.
#pragma once
#include "engine/core/card.hpp"
#include "server/table/game.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// A pack that was laid by hand instead of shuffled, for tests.
struct LaidPack {
    std::vector<Card> cards;    ///< as shuffled, top first
    std::optional<Seat> dealer; ///< who deals first, where a match with chosen seats begins with this hand
};

/// All may be called from every thread.
struct Sources {
    std::function<std::int64_t()> now;               ///< milliseconds since 1970
    Random32 random;                                 ///< 32 bits of full quality
    std::function<std::string()> new_id, new_secret; ///< as in server/crypto
    /// The pack of a game's next hand where it was laid by hand; none: it is shuffled. Empty: all are.
    std::function<std::optional<LaidPack>(std::string_view game)> laid_pack;
    /// A clock that runs evenly, by which everything at a table is timed.
    std::function<std::chrono::steady_clock::time_point()> steady = &std::chrono::steady_clock::now;

    std::optional<LaidPack> next_laid(std::string_view game) const {
        return laid_pack ? laid_pack(game) : std::nullopt;
    }
};

} // namespace germini::server
