// Minchiate without partners for the generic test, and random rules, packs, moves and attempts for others.
#pragma once
#include "engine/solo/bots/random.hpp"
#include "engine/solo/game.hpp"
#include "tests/support/generic.hpp"

#include <string>
#include <vector>

namespace germini::support {

template <> struct GameTraits<solo::Solo> {
    static constexpr std::string_view kName = "solo";
    static constexpr std::uint8_t kPackZone = static_cast<std::uint8_t>(solo::ZoneKind::pack);
    static int pack_cards(const solo::Rules&) { return solo::kCards; }
    static constexpr int kMostMoves =
        1 + 4 + 2 + 4 + 84 + 1 + 4; ///< cut, answers, discards, declarations, cards, debt, a claim
    static constexpr int kMostEvents = solo::Events::capacity();

    static solo::Rules any_rules(Rng& rng) { return solo::bots::any_rules(rng); }
    /// One pack in three is arranged: many cards to rob or, where nobody cuts, a player whose Matto is hard
    /// to pay for.
    static solo::Pack any_pack(const solo::Rules& rules, Rng& rng);
    static NoContext any_context(const solo::Rules&, Seat, Rng&) { return {}; }
    /// A legal move. Cuts that let the cutter rob, and proven claims, are more frequent than by chance.
    static solo::Move any_move(const solo::State& state, Seat seat, Rng& rng);
    static bool offers(const solo::LegalMoves& choice) { return choice.kind != solo::Phase::over; }
    static std::string same(const solo::LegalMoves& a, const solo::LegalMoves& b);
    static std::vector<solo::Move> tries(const solo::State& state, Seat seat, Rng& rng);
    static Seat moving_seat(const solo::Move& move) { return move.seat; }
    static std::string agrees(const solo::State& state, const solo::View& view);
    static std::string sound(const HandResult& result);
    /// Defined by each suite: what it does with a log.
    static std::string keeps(const std::vector<solo::Event>& log);
};

} // namespace germini::support

namespace germini::support::solo_game {

/// A hand played out at random.
struct PlayedHand {
    std::vector<germini::solo::Event> log;
    std::vector<germini::solo::Move> moves;
    germini::solo::State state;
};
PlayedHand any_hand(const germini::solo::Rules& rules, Rng& rng);

} // namespace germini::support::solo_game
