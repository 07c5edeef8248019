// Probabilities as integers, so that a bot decides the same on every machine.
#pragma once
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

} // namespace germini::minchiate::bots
