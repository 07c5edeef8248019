// What a hand is shown to lack by the cards it plays (PLAY-2, PLAY-3).
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/minchiate/pack.hpp"

#include <cstdint>

namespace germini::minchiate {

/// Suits of which a hand has no card left, one bit each (PLAY-2), and whether it has no trump (PLAY-3).
struct Voids {
    std::uint8_t suits = 0;
    bool trumps = false;
    constexpr bool suit(Suit s) const { return (unsigned{suits} >> static_cast<unsigned>(s) & 1u) != 0; }
    friend bool operator==(const Voids&, const Voids&) = default;
};

/// The cards that such a hand cannot have.
constexpr CardSet void_cards(Voids voids) {
    CardSet out = voids.trumps ? kTrumpCards : CardSet{};
    for (int s = 0; s < kSuits; ++s)
        if (voids.suit(static_cast<Suit>(s))) out |= suit_cards(static_cast<Suit>(s));
    return out;
}

/// Records what `card` shows, played where `set` sets the suit; kNoCard if any card may be played. A player
/// who does not follow has none of the suit; one who does not trump then has no trump.
inline void note_voids(Voids& voids, Card set, Card card) {
    if (set == kNoCard || card == kMatto) return;
    if (is_suit_card(set)) {
        if (suit_cards(suit_of(set)).has(card)) return;
        voids.suits = static_cast<std::uint8_t>(voids.suits | 1u << static_cast<unsigned>(suit_of(set)));
    }
    if (!is_trump(card)) voids.trumps = true;
}

} // namespace germini::minchiate
