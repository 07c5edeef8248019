// The pace of bots.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace germini::protocol {

/// The bot pace that a guest wishes, slowest first.
enum class BotPace : std::uint8_t { natural, quick, immediate };
inline constexpr std::array<std::string_view, 3> kBotPaces{"natural", "quick", "immediate"};

} // namespace germini::protocol
