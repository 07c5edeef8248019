#include "engine/core/hidden_deal.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace germini {
namespace {

constexpr std::uint8_t kNowhere = 0xff;

} // namespace

HiddenDeal::HiddenDeal(CardSet cards, std::span<const HiddenZone> zones) : places_{} {
    for (std::size_t z = 0; z < zones.size(); ++z) free_[z] = zones[z].count;
    for (Card card : cards) {
        Place& place = places_[size_++];
        place = {card, kNowhere, 0};
        for (std::size_t z = 0; z < zones.size(); ++z)
            if (zones[z].count > 0 && zones[z].may.has(card))
                place.may = static_cast<ZoneMask>(place.may | 1u << z);
    }
    // The cards with the fewest zones come first, so that few have to be moved again.
    std::sort(places_.begin(), places_.begin() + static_cast<std::ptrdiff_t>(size_),
              [](const Place& a, const Place& b) {
                  return std::pair(std::popcount(a.may), a.card) < std::pair(std::popcount(b.may), b.card);
              });
    for (std::size_t i = 0; i < size_ && possible_; ++i) possible_ = place(i);
}

// Puts a card into a zone with a free place. Otherwise a chain of cards moves on, each into a zone that
// allows it, until one reaches a free place.
bool HiddenDeal::place(std::size_t number) {
    std::array<std::size_t, kMostZones> mover{}; // the card that would enter each zone
    std::array<std::uint8_t, kMostZones> queue{};
    std::size_t found = 0;
    ZoneMask reached = 0;
    const auto reach = [&](std::size_t card) {
        for (unsigned z = 0; z < kMostZones; ++z)
            if (places_[card].fits(static_cast<std::uint8_t>(z)) && (reached >> z & 1) == 0) {
                reached = static_cast<ZoneMask>(reached | 1u << z);
                mover[z] = card;
                queue[found++] = static_cast<std::uint8_t>(z);
            }
    };
    reach(number);
    for (std::size_t i = 0; i < found; ++i) {
        std::uint8_t zone = queue[i];
        if (free_[zone] == 0) {
            for (std::size_t card = 0; card < number; ++card)
                if (places_[card].zone == zone) reach(card);
            continue;
        }
        --free_[zone];
        for (;;) {
            Place& moving = places_[mover[zone]];
            const std::uint8_t from = moving.zone;
            moving.zone = zone;
            if (from == kNowhere) return true;
            zone = from;
        }
    }
    return false;
}

void HiddenDeal::exchange(std::size_t a, std::size_t b) {
    Place& one = places_[a];
    Place& two = places_[b];
    if (one.fits(two.zone) && two.fits(one.zone)) std::swap(one.zone, two.zone);
}

void HiddenDeal::rotate(std::size_t a, std::size_t b, std::size_t c) {
    Place& one = places_[a];
    Place& two = places_[b];
    Place& three = places_[c];
    if (a == b || b == c || a == c) return;
    if (!one.fits(two.zone) || !two.fits(three.zone) || !three.fits(one.zone)) return;
    const std::uint8_t first = one.zone;
    one.zone = two.zone;
    two.zone = three.zone;
    three.zone = first;
}

void HiddenDeal::shuffle(int steps, Rng& rng) { step(static_cast<std::size_t>(steps) * size_, rng); }

void HiddenDeal::step(std::size_t times, Rng& rng) {
    constexpr unsigned kThreeCards = 4; // one step in so many exchanges three cards
    const auto size = static_cast<std::uint32_t>(size_);
    for (std::size_t i = times; i > 0; --i) {
        const std::uint32_t word = rng();
        const std::size_t a = (word >> 16) * size >> 16, b = (word & 0xffffu) * size >> 16;
        if (i % kThreeCards == 0)
            rotate(a, b, (rng() >> 16) * size >> 16);
        else
            exchange(a, b);
    }
}

CardSet HiddenDeal::cards_in(std::size_t zone) const {
    CardSet cards;
    for (std::size_t i = 0; i < size_; ++i)
        if (places_[i].zone == zone) cards.add(places_[i].card);
    return cards;
}

} // namespace germini
