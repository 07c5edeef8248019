// A viewer's knowledge of a zone, and how events change zones: those of a View, and the known ones of a
// State.
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

/// Moves cards from zone to zone: `count` of them, and those that are known. Null is a zone that the table
/// does not keep there.
inline void move_cards(KnownZone* from, KnownZone* to, std::uint8_t count, CardSet known) {
    if (from != nullptr) from->remove(count, known);
    if (to != nullptr) to->add(count, known);
}
inline void move_cards(CardSet* from, CardSet* to, std::uint8_t /*count*/, CardSet cards) {
    if (from != nullptr) *from -= cards;
    if (to != nullptr) *to |= cards;
}
/// Adds cards seen in place; a State has them already.
inline void learn(KnownZone* zone, CardSet cards) {
    if (zone != nullptr) zone->cards |= cards;
}
inline void learn(CardSet* /*zone*/, CardSet /*cards*/) {}

} // namespace germini
