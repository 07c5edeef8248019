// Two hands for one viewer who cannot tell them apart, of any game: the same moves from two packs.
#pragma once
#include "engine/core/card.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace germini::test {

/// Seats of every game that twins are drawn for.
inline constexpr int kTwinSeats = 4;
/// Viewers of twins: a seat, a spectator, or an outsider who is sent no events, only the seats due.
inline constexpr int kSpectator = kTwinSeats, kOutsider = kTwinSeats + 1;

/// The first moves of a hand, as on the wire.
struct Script {
    struct Made {
        int actor = 0; ///< the sender
        nlohmann::json form;
    };
    /// The state of the hand after so many of the moves.
    struct Stand {
        SeatSet due;
        int events = 0;
    };
    std::vector<Card> pack;
    Seat dealer{};
    std::vector<Made> moves;
    std::vector<Stand> stands; ///< one more than moves
    bool over = false;         ///< with the last of them
    /// Whether the hand refuses a move of the seat after so many.
    std::function<bool(std::size_t made, int seat, const nlohmann::json& move)> refuses;
};

/// A whole hand played before the twins at both, from the same pack.
struct HandBefore {
    SeatSet bots;
    int seat = 0; ///< a bot's in the twins: here the viewer has it, and a bot has the viewer's later one
    Script hand;  ///< to its end
};

struct Twins {
    nlohmann::json rules; ///< game, preset and options, as in a request for a table
    SeatSet bots;         ///< seats played by the greedy bot, at once when due; no bot is due at the end
    int viewer = 0;
    std::array<Script, 2> hands;
    bool bots_differ = false;     ///< a bot sees other cards in the second, and plays the same all the same
    bool discards_differ = false; ///< other cards are discarded in the second
    std::optional<HandBefore> before;
};

/// A game whose twins can be drawn.
struct TwinGame {
    std::string_view name;
    /// Draws a hand and its twin for this viewer. Empty if this draw finds no cards to exchange, or a move
    /// would be refused in the second, or a bot that sees other cards in it would make another one, or, for
    /// an outsider, another seat would be due; or if a hand before it would end the match. Throws
    /// std::logic_error if a bot that cannot distinguish the hands would move differently.
    std::optional<Twins> (*draw)(int viewer, SeatSet bots, bool with_before, Rng& rng);
    /// A move in the wire's form that (almost) no hand accepts.
    nlohmann::json (*any_attempt)(Rng& rng);
};

/// Every game that the program offers.
std::span<const TwinGame> twin_games();

} // namespace germini::test
