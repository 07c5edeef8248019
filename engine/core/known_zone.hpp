// A zone as a viewer knows it.
#pragma once
#include "engine/core/cardset.hpp"

#include <cstdint>

namespace germini {

/// How many cards lie there, and those that are certain to.
struct KnownZone {
    std::uint8_t count = 0;
    CardSet cards;

    /// Unknown cards that leave may be any of the known ones: then none is certain.
    void take_out(std::uint8_t number, CardSet known) {
        count = static_cast<std::uint8_t>(count - number);
        cards = known.empty() ? CardSet{} : cards - known;
    }
    void put_in(std::uint8_t number, CardSet known) {
        count = static_cast<std::uint8_t>(count + number);
        cards |= known;
    }
    friend bool operator==(const KnownZone&, const KnownZone&) = default;
};

} // namespace germini
