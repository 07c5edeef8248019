// Minchiate for the generic test, and random rules, moves and attempts for others.
#pragma once
#include "engine/minchiate/bots/random.hpp"
#include "engine/minchiate/game.hpp"
#include "tests/support/generic.hpp"

#include <string>
#include <vector>

namespace germini::support {

/// Every option at any of its values.
minchiate::Rules any_rules(Rng& rng);
/// A pack for a hand; one in four is stacked so that the cutter can rob many cards.
minchiate::Pack any_pack(const minchiate::Rules& rules, Rng& rng);
/// A legal move. Cuts that let the cutter rob, and falls, are more frequent than by chance.
minchiate::Move any_move(const minchiate::State& state, Seat seat, Rng& rng);
/// The cut after which most cards can be robbed.
int richest_cut(const minchiate::Pack& pack, const minchiate::Rules& rules);

/// A hand played out at random.
struct PlayedHand {
    std::vector<minchiate::Event> log;
    std::vector<minchiate::Move> moves;
    minchiate::State state;
};
PlayedHand any_hand(const minchiate::Rules& rules, Rng& rng);

template <> struct GameTraits<minchiate::Minchiate> {
    static constexpr std::string_view kName = "minchiate";
    static constexpr std::uint8_t kPackZone = static_cast<std::uint8_t>(minchiate::ZoneKind::pack);
    static int pack_cards(const minchiate::Rules&) { return minchiate::kCards; }
    static constexpr int kMostMoves =
        1 + 2 + 4 + 84 + 3 + 1 + 4; ///< cut, discards, declarations, cards, falls, debt, a claim
    static constexpr int kMostEvents = minchiate::Events::capacity();

    static minchiate::Rules any_rules(Rng& rng) { return support::any_rules(rng); }
    static minchiate::Pack any_pack(const minchiate::Rules& rules, Rng& rng) {
        return support::any_pack(rules, rng);
    }
    static minchiate::Move any_move(const minchiate::State& state, Seat seat, Rng& rng) {
        return support::any_move(state, seat, rng);
    }
    static bool offers(const minchiate::LegalMoves& choice) { return choice.kind != minchiate::Phase::over; }
    static std::string same(const minchiate::LegalMoves& a, const minchiate::LegalMoves& b);
    static std::vector<minchiate::Move> tries(const minchiate::State& state, Seat seat, Rng& rng);
    static Seat moving_seat(const minchiate::Move& move) { return minchiate::moving_seat(move); }
    static std::string agrees(const minchiate::State& state, const minchiate::View& view);
    static NoContext any_context(const minchiate::Rules&, Seat, Rng&) { return {}; }
    static std::string sound(const HandResult& result);
    /// Written as bytes and as a record, and read and replayed from both (in tests of the protocol).
    static std::string keeps(const std::vector<minchiate::Event>& log);
};

} // namespace germini::support
