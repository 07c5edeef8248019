// A random pack for a hand: every order that CUT-1 allows, equally likely.
#pragma once
#include "engine/core/shuffle.hpp"
#include "engine/minchiate/deal.hpp"

namespace germini::minchiate {

/// If the rules require a plain bottom card, the pack is shuffled again until it has one (CUT-1): 97/52
/// shuffles on average.
template <class Source> Pack draw_pack(const Rules& rules, Source& source) {
    for (;;)
        if (const auto pack = shuffled<Pack>(kWholePack, source); bottom_card_allowed(pack, rules))
            return pack;
}

} // namespace germini::minchiate
