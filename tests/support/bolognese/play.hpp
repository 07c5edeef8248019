// Tarocco bolognese for the generic test, and random rules, moves and attempts for others.
#pragma once
#include "engine/bolognese/bots/random.hpp"
#include "engine/bolognese/game.hpp"
#include "tests/support/generic.hpp"

#include <string>
#include <vector>

namespace germini::support {

template <> struct GameTraits<bolognese::Bolognese> {
    static constexpr std::string_view kName = "bolognese";
    static constexpr std::uint8_t kPackZone = static_cast<std::uint8_t>(bolognese::ZoneKind::pack);
    static int pack_cards(const bolognese::Rules&) { return bolognese::kCards; }
    static constexpr int kMostMoves =
        2 + 3 + 4 + 60 + 1 + 4; ///< calls, discards, declarations, cards, gift, a claim
    static constexpr int kMostEvents = bolognese::Events::capacity();

    /// Any preset; targets that few hands reach, and targets within an accuso.
    static bolognese::Rules any_rules(Rng& rng);
    /// One in three is stacked: a hand with many combinations, or a side that takes no trick.
    static bolognese::Pack any_pack(const bolognese::Rules& rules, Rng& rng);
    /// Often one side is so near the target that an accuso reaches it, sometimes at or above it. In Mattazza
    /// some seats, never the dealer's, sit the hand out.
    static bolognese::Context any_context(const bolognese::Rules& rules, Seat dealer, Rng& rng);
    static bolognese::Move any_move(const bolognese::State& state, Seat seat, Rng& rng);
    static bool offers(const bolognese::LegalMoves& choice) { return choice.kind != bolognese::Phase::over; }
    static std::string same(const bolognese::LegalMoves& a, const bolognese::LegalMoves& b);
    static std::vector<bolognese::Move> tries(const bolognese::State& state, Seat seat, Rng& rng);
    static Seat moving_seat(const bolognese::Move& move) { return move.seat; }
    static std::string agrees(const bolognese::State& state, const bolognese::View& view);
    static std::string sound(const HandResult& result);
    /// Defined by each suite: what it does with a log.
    static std::string keeps(const std::vector<bolognese::Event>& log);
};

} // namespace germini::support
