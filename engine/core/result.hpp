// What a hand that is over comes to, in words that every game shares.
#pragma once
#include "engine/core/list.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace germini {

/// How a hand ended.
enum class Ending : std::uint8_t {
    counted,  ///< played out and counted
    called,   ///< a seat ended the match in its midst: what is not counted yet is not counted
    annulled, ///< it counts for nothing; the match says who deals anew
};
inline constexpr std::array<std::string_view, 3> kEndings{"counted", "called", "annulled"};
constexpr std::string_view word(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }
/// None for a word that names no ending.
constexpr std::optional<Ending> ending_of(std::string_view text) {
    for (std::size_t i = 0; i < kEndings.size(); ++i)
        if (kEndings[i] == text) return static_cast<Ending>(i);
    return std::nullopt;
}

/// Amounts in the game's unit (Names::unit), by seat or by person; negative ones are paid or lost.
using Amounts = List<std::int16_t, kMaxSeats>;

struct HandResult {
    Ending ending{};
    Amounts amounts; ///< by seat; of an annulled hand all nought
    friend bool operator==(const HandResult&, const HandResult&) = default;
};

} // namespace germini
