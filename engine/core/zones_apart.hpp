// The invariant of every game's zones: no card is lost and none is in two of them.
#pragma once
#include "engine/core/cardset.hpp"

#include <array>

namespace germini {

/// Counts the cards of zones up.
class ZonesApart {
public:
    void add(CardSet zone) {
        apart_ = apart_ && !cards_.meets(zone);
        cards_ |= zone;
    }
    template <std::size_t N> void add(const std::array<CardSet, N>& zones) {
        for (const CardSet& zone : zones) add(zone);
    }
    bool make_up(CardSet pack) const { return apart_ && cards_ == pack; }

private:
    CardSet cards_;
    bool apart_ = true;
};

/// True if each card of the pack is in exactly one of the zones: sets of cards, and arrays of sets.
bool in_one_zone_each(CardSet pack, const auto&... zones) {
    ZonesApart all;
    (all.add(zones), ...);
    return all.make_up(pack);
}

} // namespace germini
