// The server's external inputs: clock, randomness, and the ids and secrets drawn from it. The program uses
// the system's (server/actor/system_environment.hpp); a test may supply repeatable ones.
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

/// A pack laid by hand instead of shuffled, for tests.
struct PreparedPack {
    std::vector<Card> cards;    ///< in shuffled order, top first
    std::optional<Seat> dealer; ///< first dealer, if a match with chosen seats begins with this hand
};

/// All members may be called from any thread.
struct Environment {
    std::function<std::int64_t()> now;               ///< milliseconds since 1970
    Random32 random;                                 ///< 32 bits of full quality
    std::function<std::string()> new_id, new_secret; ///< as in server/crypto
    /// Returns the pack laid for a game's next hand; nullopt: it is shuffled. Unset: every pack is shuffled.
    std::function<std::optional<PreparedPack>(std::string_view game)> prepared_pack;
    /// Monotonic clock for all timing at a table.
    std::function<std::chrono::steady_clock::time_point()> steady = &std::chrono::steady_clock::now;

    std::optional<PreparedPack> next_prepared_pack(std::string_view game) const {
        return prepared_pack ? prepared_pack(game) : std::nullopt;
    }
};

} // namespace germini::server
