// Probabilities as integers, so that a bot decides the same on every machine.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace germini::minchiate::bots {

/// A probability from 0 (never) to kCertain (always).
using Chance = std::int32_t;
inline constexpr Chance kCertain = 1 << 15;

/// The probability that two independent events both happen.
constexpr Chance both(Chance a, Chance b) { return static_cast<Chance>((std::int64_t{a} * b) >> 15); }
constexpr Chance neither_nor(Chance a, Chance b) { return both(kCertain - a, kCertain - b); }
/// The probability that `times` independent events of this probability all happen.
constexpr Chance all_of(Chance one, int times) {
    Chance all = kCertain;
    for (; times > 0; times >>= 1, one = both(one, one))
        if ((times & 1) != 0) all = both(all, one);
    return all;
}
constexpr Chance percent(int n) { return kCertain * n / 100; }
/// The probability of `part` out of `whole`, both below 65,536; 0 if `whole` is 0.
constexpr Chance share(int part, int whole) { return whole == 0 ? 0 : part * kCertain / whole; }

/// 2^32 / n, rounded up, for the division of numbers of cards without an instruction for it.
inline constexpr std::array<std::uint64_t, 128> kReciprocals = [] {
    std::array<std::uint64_t, 128> all{};
    for (std::size_t n = 1; n < all.size(); ++n) all[n] = (std::uint64_t{1} << 32) / n + 1;
    return all;
}();
/// The same for numbers of cards, below 128.
constexpr Chance share_of_cards(int part, int whole) {
    return static_cast<Chance>(
        static_cast<std::uint64_t>(part) * kReciprocals[static_cast<std::size_t>(whole)] >> 17);
}
static_assert([] {
    for (int whole = 0; whole < 128; ++whole)
        for (int part = 0; part <= whole; ++part)
            if (share_of_cards(part, whole) != share(part, whole)) return false;
    return true;
}());

} // namespace germini::minchiate::bots
