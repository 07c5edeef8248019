// How the presets differ in the deal and the play: seats, cards dealt, discards, tricks.
#pragma once
#include "engine/bolognese/pack.hpp"
#include "engine/bolognese/rules.hpp"

#include <array>
#include <cstdint>

namespace germini::bolognese {

inline constexpr int kMostSeats = 4;
inline constexpr int kPacket = 5;    ///< DEAL-1: cards dealt at once
inline constexpr int kLastTwo = 2;   ///< DEAL-1: the last cards dealt, the dealer's
inline constexpr int kDiscards = 2;  ///< DISC-1: as many as the last two
inline constexpr int kTen = 10;      ///< COUNT-5: points that count as one
inline constexpr int kLastTrick = 6; ///< COUNT-3

struct Shape {
    std::uint8_t seats;
    std::uint8_t dealt;     ///< cards dealt to each seat, without the dealer's last two; as many are played
    std::uint8_t exchanged; ///< DISC-4: cards that each seat discards for as many of a second deal; 0: none
    bool rounded = false;   ///< COUNT-5: the points of a hand are rounded to tens

    /// Returns the number of cards that are never dealt (DEAL-5).
    constexpr int out_of_play() const { return kCards - kLastTwo - seats * (dealt + exchanged); }
    /// Returns what a side's points of a hand bring in the match.
    constexpr int amount(int points) const { return rounded ? (points + kTen / 2) / kTen : points; }
    /// Returns the points from which amount() is at least `amount`.
    constexpr int points_for(int amount) const { return rounded ? kTen * amount - kTen / 2 : amount; }
};

/// The shapes by preset.
inline constexpr std::array<Shape, kPresets.size()> kShapes{
    {{4, 15, 0}, {4, 15, 0}, {2, 20, 10}, {2, 15, 0}, {2, 15, 0, true}}};
constexpr const Shape& shape_of(const Rules& rules) {
    return kShapes[static_cast<std::size_t>(rules.preset)];
}

} // namespace germini::bolognese
