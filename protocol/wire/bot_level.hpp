// How well the bots of a table play.
#pragma once
#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>

namespace germini::protocol {

/// `greedy` plays the best card at first sight; the others search imagined deals for a time per move.
enum class BotLevel : std::uint8_t { greedy, quick, club };
inline constexpr std::array<std::string_view, 3> kBotLevels{"greedy", "quick", "club"};
constexpr std::string_view word(BotLevel level) { return kBotLevels[static_cast<std::size_t>(level)]; }

constexpr std::chrono::milliseconds thinking_time(BotLevel level) {
    constexpr std::array<std::chrono::milliseconds, 3> kTimes{
        std::chrono::milliseconds(0), std::chrono::milliseconds(50), std::chrono::milliseconds(1000)};
    return kTimes[static_cast<std::size_t>(level)];
}

} // namespace germini::protocol
