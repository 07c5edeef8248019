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

/// A whole hand that is played before the twins at both, from one and the same pack.
struct HandBefore {
    Seat dealer{};
    SeatSet bots;
    Seat seat{}; ///< a bot's in the twins: here the viewer sits in it, and a bot in what is his seat then
    Twin hand;   ///< to its end
};

struct Twins {
    minchiate::Rules rules;
    Seat dealer{};
    SeatSet bots; ///< seats that the greedy bot plays, at once when it is due; no bot is due at the end
    int viewer = 0;
    std::array<Twin, 2> hands;
    int exchanged = 0;        ///< cards that lie elsewhere in the second
    bool bots_differ = false; ///< some of them are of those that a bot sees, who plays the same all the same
    std::optional<HandBefore> before;
};

/// Draws a hand and its twin for this viewer; none where this draw finds no cards to exchange, or a move
/// would be refused in the second, a bot that sees other cards in it make another one, or, for an outsider,
/// somebody else be due. Throws std::logic_error where
/// a bot that cannot tell the hands apart either would move differently.
std::optional<Twins> draw_twins(int viewer, SeatSet bots, Rng& rng);

/// A hand for these twins, in which a bot must play.
HandBefore draw_hand_before(const Twins& twins, Rng& rng);

} // namespace germini::kit
