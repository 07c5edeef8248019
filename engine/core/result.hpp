// The result of a finished hand, in terms that every game shares.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/sides.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace germini {

/// How a hand ended.
enum class Ending : std::uint8_t {
    counted,  ///< played to the end and counted
    called,   ///< a seat ended the match in the middle of the hand; what is not yet counted stays uncounted
    annulled, ///< it does not count; the match decides who deals again
};
inline constexpr std::array<std::string_view, 3> kEndings{"counted", "called", "annulled"};
constexpr std::string_view word(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }
/// The ending with this name; nullopt for an unknown one.
constexpr std::optional<Ending> ending_from_name(std::string_view text) {
    for (std::size_t i = 0; i < kEndings.size(); ++i)
        if (kEndings[i] == text) return static_cast<Ending>(i);
    return std::nullopt;
}

/// Amounts in the match's Unit, by seat or by person; negative amounts are paid or lost.
using Amounts = List<std::int16_t, kMaxSeats>;

/// What a match is played for.
struct Unit {
    std::string_view name; ///< of its score: "resto", "point"
    bool zero_sum = false; ///< the amounts of a hand, and of a match line, sum to zero
};

struct HandResult {
    Ending ending{};
    Amounts amounts; ///< by seat; all zero if the hand is annulled
    Sides sides{};   ///< by seat, as they were in this hand; kNoSide if it formed none
    friend bool operator==(const HandResult&, const HandResult&) = default;
};

} // namespace germini
