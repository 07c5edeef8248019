// A match that stands still: nobody is asked anything, and no time runs.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace germini::server {

/// `pause`: voted for, and goes on by itself after a while. `adjourned`: voted for, until all who play are
/// back and say so. `abandoned`: nobody who plays was here for long; goes on as soon as one of them is back.
enum class HaltKind : std::uint8_t { pause, adjourned, abandoned };
inline constexpr std::array<std::string_view, 3> kHalts{"pause", "adjourned", "abandoned"};
constexpr std::string_view word(HaltKind kind) { return kHalts[static_cast<std::size_t>(kind)]; }

struct Halt {
    HaltKind kind = HaltKind::pause;
    /// Milliseconds since 1970: since when, and until when at the longest. Then a pause is over; a match that
    /// was adjourned or abandoned ends, as if all had wished it.
    std::int64_t since = 0, until = 0;
};

} // namespace germini::server
