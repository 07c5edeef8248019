// Two hands for one viewer who cannot tell them apart: the same moves from two packs.
#pragma once
#include "tests/kit/exchange.hpp"

#include <array>
#include <optional>
#include <vector>

namespace germini::kit {

/// Viewers of twins: a seat, a spectator, or an outsider who is told no events, only who is due.
inline constexpr int kSpectator = minchiate::kSeats, kOutsider = minchiate::kSeats + 1;

struct Twin {
    minchiate::Pack pack{};
    std::vector<minchiate::Move> moves; ///< the first of the hand, which is not over with them
};

struct Twins {
    minchiate::Rules rules;
    Seat dealer{};
    SeatSet bots; ///< seats that the greedy bot plays, at once when it is due; no bot is due at the end
    int viewer = 0;
    std::array<Twin, 2> hands;
    int exchanged = 0; ///< cards that lie elsewhere in the second
};

/// Draws a hand and its twin for this viewer; none where this draw finds no cards to exchange, or a move
/// would be refused in the second (or, for an outsider, somebody else be due). Throws std::logic_error where
/// a bot that cannot tell the hands apart either would move differently.
std::optional<Twins> draw_twins(int viewer, SeatSet bots, Rng& rng);

} // namespace germini::kit
