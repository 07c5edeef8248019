// Logarithms and powers of two in integers, so that a bot's judgement is the same on every machine.
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace germini {

/// Units of a binary logarithm: one is a factor of two to the power of 1/64.
inline constexpr int kLogUnits = 64;

/// 2 to the power of -i / 64, times 2^30.
inline constexpr std::array<std::uint32_t, kLogUnits> kPowersBelowOne = [] {
    constexpr std::uint64_t kStep = 1'062'175'491; // 2^30 * 2^(-1/64)
    std::array<std::uint32_t, kLogUnits> powers{};
    std::uint64_t power = std::uint64_t{1} << 30;
    for (std::uint32_t& one : powers) {
        one = static_cast<std::uint32_t>(power);
        power = power * kStep >> 30;
    }
    return powers;
}();

/// 2 to the power of -units / 64, times 2^30; 0 below 2^-30. `units` must not be negative.
constexpr std::uint32_t power_below_one(int units) {
    const int halvings = units / kLogUnits;
    return halvings > 30 ? 0 : kPowersBelowOne[static_cast<std::size_t>(units % kLogUnits)] >> halvings;
}

/// The binary logarithm of part / 2^30 in units, rounded towards 0: from 0 down. `part` is 1 to 2^30.
constexpr int log_of_part(std::uint32_t part) {
    const int halvings = 31 - static_cast<int>(std::bit_width(part));
    const std::uint32_t scaled = part << halvings;
    int units = 0;
    for (int step = kLogUnits / 2; step > 0; step /= 2)
        if (units + step < kLogUnits && kPowersBelowOne[static_cast<std::size_t>(units + step)] >= scaled)
            units += step;
    return -(halvings * kLogUnits + units);
}
static_assert(log_of_part(1u << 30) == 0 && log_of_part(1u << 29) == -64 && log_of_part(1) == -30 * 64);

} // namespace germini
