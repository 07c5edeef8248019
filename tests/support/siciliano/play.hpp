// Sicilian tarocchi for the generic test, and random rules, moves and attempts for others.
#pragma once
#include "engine/siciliano/bots/random.hpp"
#include "engine/siciliano/game.hpp"
#include "tests/support/generic.hpp"

#include <string>
#include <vector>

namespace germini::support {

template <> struct GameTraits<siciliano::Siciliano> {
    static constexpr std::string_view kName = "siciliano";
    static constexpr std::uint8_t kPackZone = static_cast<std::uint8_t>(siciliano::ZoneKind::pack);
    static int pack_cards(const siciliano::Rules&) { return siciliano::kCards; }
    static constexpr int kMostMoves = 2 + 3 * 4 + 1 + 60; ///< cards turned up, words, the discard, cards
    static constexpr int kMostEvents = siciliano::Events::capacity();

    static siciliano::Rules any_rules(Rng& rng);
    static siciliano::Pack any_pack(const siciliano::Rules& rules, Rng& rng);
    static NoContext any_context(const siciliano::Rules&, Seat, Rng&) { return {}; }
    static siciliano::Move any_move(const siciliano::State& state, Seat seat, Rng& rng);
    static bool offers(const siciliano::LegalMoves& choice) { return choice.kind != siciliano::Phase::over; }
    static std::string same(const siciliano::LegalMoves& a, const siciliano::LegalMoves& b);
    static std::vector<siciliano::Move> tries(const siciliano::State& state, Seat seat, Rng& rng);
    static Seat moving_seat(const siciliano::Move& move) { return move.seat; }
    static std::string agrees(const siciliano::State& state, const siciliano::View& view);
    static std::string sound(const HandResult& result);
    /// Defined by each suite: what it does with a log.
    static std::string keeps(const std::vector<siciliano::Event>& log);
};

} // namespace germini::support
