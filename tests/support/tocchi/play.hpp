// Sei tocchi and Al palio for the generic test, and random rules, moves and attempts for others.
#pragma once
#include "engine/solo/draw.hpp"
#include "engine/tocchi/bots/bots.hpp"
#include "tests/support/generic.hpp"

#include <string>
#include <vector>

namespace germini::support {

template <> struct GameTraits<tocchi::Tocchi> {
    static constexpr std::string_view kName = "tocchi";
    static constexpr std::uint8_t kPackZone = static_cast<std::uint8_t>(tocchi::ZoneKind::pack);
    static int pack_cards(const tocchi::Rules&) { return minchiate::kCards; }
    static constexpr int kMostMoves = 55 * 7; ///< six players who call every card
    static constexpr int kMostEvents = tocchi::Events::capacity();

    static tocchi::Rules any_rules(Rng& rng) { return tocchi::bots::any_rules(rng); }
    static tocchi::Pack any_pack(const tocchi::Rules&, Rng& rng) { return solo::draw_pack(rng); }
    /// A score below the target, which is ignored in Sei tocchi.
    static tocchi::BySeat<std::int16_t> any_context(const tocchi::Rules& rules, Seat, Rng& rng);
    static tocchi::Move any_move(const tocchi::State& state, Seat seat, Rng& rng);
    static bool offers(const tocchi::LegalMoves& choice) { return choice.phase != tocchi::Phase::over; }
    static std::string same(const tocchi::LegalMoves& a, const tocchi::LegalMoves& b) {
        return a == b ? "" : "the phases of two choices differ";
    }
    static std::vector<tocchi::Move> tries(const tocchi::State& state, Seat seat, Rng& rng);
    static Seat moving_seat(const tocchi::Move& move) { return move.seat; }
    static std::string agrees(const tocchi::State& state, const tocchi::View& view);
    static std::string sound(const HandResult& result);
    /// Defined by each suite: what it does with a log.
    static std::string keeps(const std::vector<tocchi::Event>& log);
};

} // namespace germini::support

namespace germini::support::tocchi_game {

/// A hand played out at random.
struct PlayedHand {
    std::vector<germini::tocchi::Event> log;
    germini::tocchi::State state;
};
PlayedHand any_hand(const germini::tocchi::Rules& rules, Rng& rng);

} // namespace germini::support::tocchi_game
