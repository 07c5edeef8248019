// Votes that players may cast while a match is under way, except to end it.
#pragma once
#include "engine/core/seat.hpp"
#include "server/hand_numbers.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// `pause`: halts the match for a bounded time. `adjourn`: halts it until all players are back. `bot`: a bot
/// plays for a guest who is silent beyond the table's limit. `step_in`: the guest who is to take a seat from
/// the next hand on takes it at once.
enum class Wish : std::uint8_t { pause, adjourn, bot, step_in };
inline constexpr std::array<std::string_view, 4> kWishes{"pause", "adjourn", "bot", "step_in"};
constexpr std::string_view word(Wish wish) { return kWishes[static_cast<std::size_t>(wish)]; }

struct Motion {
    Wish wish = Wish::pause;
    Seat seat = kNoSeat; ///< seat for a bot or an heir; kNoSeat for other wishes
    TableHand hand{};    ///< the hand under way, or else the last one; the vote is valid for it only
    int n = 0;           ///< for `bot`: the unanswered question; the vote is void once it is answered
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// Returns the votes as stored in the database: JSON, `[["bot", 2, 5, 61], …]`, in which no seat is -1. Empty
/// text if there are no votes.
std::string text_of(const std::vector<Motion>& motions);
/// Reads text made by text_of. Throws std::exception if the text is invalid.
std::vector<Motion> motions_of(std::string_view text);

} // namespace germini::server
