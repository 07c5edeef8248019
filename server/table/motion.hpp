// What those at a table may vote for while a match is under way, beside ending it.
#pragma once
#include "engine/core/seat.hpp"
#include "server/hand_numbers.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace germini::server {

/// `pause`: everything waits, for a bounded time. `adjourn`: until they all are back. `bot`: a bot plays for
/// one who is silent beyond the table's limit. `step_in`: who is to have a seat from the next hand on has it
/// at once.
enum class Wish : std::uint8_t { pause, adjourn, bot, step_in };
inline constexpr std::array<std::string_view, 4> kWishes{"pause", "adjourn", "bot", "step_in"};
constexpr std::string_view word(Wish wish) { return kWishes[static_cast<std::size_t>(wish)]; }

struct Motion {
    Wish wish = Wish::pause;
    Seat seat = kNoSeat; ///< that a bot or an heir is to have; none else
    TableHand hand{};    ///< the hand being played, or played last: a vote is about that one
    int n = 0;           ///< bot: the question that the seat leaves unanswered; answered, the vote is void
    friend bool operator==(const Motion&, const Motion&) = default;
};

/// As it is kept in the database: JSON, `[["bot", 2, 5, 61], …]`, where no seat is -1; empty text for none.
std::string text_of(const std::vector<Motion>& motions);
/// Throws std::exception where the text is none that text_of made.
std::vector<Motion> motions_of(std::string_view text);

} // namespace germini::server
