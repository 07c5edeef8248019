// Deals the cards that a seat does not see: every distribution that its knowledge allows, about equally
// likely unless it leans towards some.
#pragma once
#include "engine/core/cardset.hpp"
#include "engine/core/list.hpp"
#include "engine/core/rng.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace germini {

/// A location of unseen cards: the number of cards in it, and the cards that may be among them.
struct HiddenZone {
    int count = 0;
    CardSet may;
    CardSet possible() const { return count > 0 ? may : CardSet{}; }
};

/// A view's knowledge about unseen cards.
template <class State, std::size_t kZones> struct UnseenIn {
    State known;   ///< the state as far as the seat knows it; the unseen cards are in no zone
    CardSet cards; ///< the unseen cards
    List<HiddenZone, kZones> zones;
};

/// The unseen cards and a current distribution over their zones. A step exchanges two or three cards of
/// different zones if the zones allow it. Every step is as likely as its reverse, so the distributions that
/// many steps reach are equally likely.
class HiddenDeal {
public:
    static constexpr std::size_t kMostZones = 16;
    /// Steps per card to a random distribution, and from one of a series to the next.
    static constexpr int kFirstSteps = 8, kMoreSteps = 2;

    /// The zones' counts must add up to the number of cards.
    HiddenDeal(CardSet cards, std::span<const HiddenZone> zones);

    /// False if no distribution fits the zones.
    bool possible() const { return possible_; }
    /// Returns a random distribution; it must be possible().
    HiddenDeal begun(Rng& rng) const {
        HiddenDeal deal = *this;
        deal.shuffle(kFirstSteps, rng);
        return deal;
    }
    /// Moves on to another distribution; it must be possible(). `steps` is the number of steps per card.
    void shuffle(int steps, Rng& rng);
    /// Same, with the number of all steps.
    void step(std::size_t times, Rng& rng);
    /// The number of cards.
    std::size_t size() const { return size_; }
    /// The cards that are now in a zone, by its number in the list given.
    CardSet cards_in(std::size_t zone) const;

private:
    using ZoneMask = std::uint16_t;
    struct Place {
        Card card{};
        std::uint8_t zone = 0;
        ZoneMask may = 0;
        bool fits(std::uint8_t other) const { return (may >> other & 1u) != 0; }
    };

    bool place(std::size_t number);
    void exchange(std::size_t a, std::size_t b);
    void rotate(std::size_t a, std::size_t b, std::size_t c);

    std::size_t size_ = 0;
    bool possible_ = true;
    std::array<Place, kCardNumbers> places_; ///< the first `size_` are used
    std::array<int, kMostZones> free_{};
};

} // namespace germini
