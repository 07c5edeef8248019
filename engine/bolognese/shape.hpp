// How the presets differ in the deal and the play: cards dealt, discards, tricks. Rules has the seats.
#pragma once
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/rules.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese {

inline constexpr int kMostSeats = 6;
inline constexpr int kTen = 10;      ///< COUNT-5: points that count as one
inline constexpr int kLastTrick = 6; ///< COUNT-3

struct Shape {
    std::uint8_t packet;   ///< DEAL-1: cards dealt at once
    std::uint8_t dealt;    ///< cards dealt to each seat, without the dealer's last two; as many are played
    std::uint8_t last = 2; ///< DEAL-1, DISC-1: the last cards dealt, the dealer's, who discards as many
    std::uint8_t exchanged =
        0;                ///< DISC-4: cards that each seat discards for as many of a second deal; 0: none
    bool rounded = false; ///< COUNT-5: the points of a hand are rounded to tens
    bool bidding = false; ///< BID-2: one seat plays alone against the others, as the bids decide
    bool alone = false;   ///< SEAT-5: each seat plays alone and avoids points; nobody discards or declares

    /// Returns the number of cards left after the deal to `players`: out of play (DEAL-5), or the pozzo
    /// (DEAL-6).
    constexpr int left_over(int players) const { return kCards - last - players * (dealt + exchanged); }
    /// Returns what a side's points of a hand bring in the match, if nobody bids.
    constexpr int amount(int points) const { return rounded ? (points + kTen / 2) / kTen : points; }
    /// Returns the points from which amount() is at least `amount`.
    constexpr int points_for(int amount) const { return rounded ? kTen * amount - kTen / 2 : amount; }
};

/// The shapes by preset.
inline constexpr std::array<Shape, kPresets.size()> kShapes{{
    {.packet = 5, .dealt = 15},
    {.packet = 5, .dealt = 15},
    {.packet = 5, .dealt = 20, .exchanged = 10},
    {.packet = 5, .dealt = 15},
    {.packet = 5, .dealt = 15, .rounded = true},
    {.packet = 6, .dealt = 18, .last = 0, .bidding = true},
    {.packet = 5, .dealt = 10, .last = 0, .alone = true},
}};
constexpr const Shape& shape_of(const Rules& rules) {
    return kShapes[static_cast<std::size_t>(rules.preset)];
}

} // namespace germini::bolognese
