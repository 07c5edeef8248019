// Random numbers and cards for generators of hands.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/shuffle.hpp"

#include <cstdint>

namespace germini::support {

/// From 0 to n - 1, each equally likely.
inline int below(int n, Rng& rng) {
    return static_cast<int>(germini::below(static_cast<std::uint32_t>(n), rng));
}
inline bool once_in(std::uint32_t n, Rng& rng) { return germini::below(n, rng) == 0; }
/// Any of the cards, each equally likely; there must be one.
inline Card any(CardSet among, Rng& rng) { return among.nth(below(among.size(), rng)); }

} // namespace germini::support
