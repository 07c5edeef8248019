// A halted match: nobody is asked anything, and no clock runs.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace germini::server {

/// `pause`: voted for; ends by itself after a while. `adjourned`: voted for; lasts until all players are back
/// and ready. `abandoned`: no player was connected for long; ends as soon as one of them is back.
enum class HaltKind : std::uint8_t { pause, adjourned, abandoned };
inline constexpr std::array<std::string_view, 3> kHalts{"pause", "adjourned", "abandoned"};
constexpr std::string_view word(HaltKind kind) { return kHalts[static_cast<std::size_t>(kind)]; }

struct Halt {
    HaltKind kind = HaltKind::pause;
    /// Start, and latest end, in milliseconds since 1970. At the latest end a pause is over; an adjourned or
    /// abandoned match ends as if all had wished it.
    std::int64_t since = 0, until = 0;
};

} // namespace germini::server
