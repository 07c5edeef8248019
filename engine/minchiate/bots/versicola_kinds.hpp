// The kinds of versicole and the worth of cards, for the reasons of a move (engine/core/reasons.hpp).
#pragma once
#include "engine/core/reasons.hpp"
#include "engine/minchiate/state.hpp"

#include <cstddef>
#include <cstdint>

namespace germini::minchiate::bots {

/// The kinds of versicole (VERS-1 … VERS-8).
enum class VersicolaKind : std::uint8_t { papi, trumps, matto, tredici, diecine, kings, devil };
inline constexpr std::size_t kVersicolaKinds = 7;
VersicolaKind kind_of_versicola(CardSet cards);

/// Adds the versicole of a pile, of the seat's own side or of others.
void add_versicole(CardSet pile, bool devil, bool own, Figures& figures);

/// PLAY-9, END-2: a card that dies scores for others, and counts for them.
inline constexpr int kStakeOfValue = 3;
inline constexpr Scoring kScoring{
    kCounting - CardSet(kMatto),
    [](Card card) { return kStakeOfValue * value(card); },
    2 * kLastTrick, // for one side and not for the other
    {"papi", "trumps", "matto", "tredici", "diecine", "kings", "devil"},
};

} // namespace germini::minchiate::bots
