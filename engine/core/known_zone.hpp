// A viewer's knowledge of a zone.
#pragma once
#include "engine/core/cardset.hpp"

#include <cstdint>

namespace germini {

/// The number of cards in the zone, and those that are certainly among them.
struct KnownZone {
    std::uint8_t count = 0;
    CardSet cards;

    /// Removes cards from the zone. Unknown cards (empty `known`) may be any of the certain ones, so then
    /// none stays certain.
    void remove(std::uint8_t number, CardSet known) {
        count = static_cast<std::uint8_t>(count - number);
        cards = known.empty() ? CardSet{} : cards - known;
    }
    void add(std::uint8_t number, CardSet known) {
        count = static_cast<std::uint8_t>(count + number);
        cards |= known;
    }
    friend bool operator==(const KnownZone&, const KnownZone&) = default;
};

} // namespace germini
