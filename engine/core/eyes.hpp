// Whose eyes see an event: a viewer's, for what is sent, or all of them, for the State. And the moves of
// cards that every game's events are projected to.
#pragma once
#include "engine/core/seen.hpp"

#include <concepts>

namespace germini {

/// Sees every card. Not a Viewer, so nothing can be sent by it: only the fold of a State uses it.
struct AllEyes {
    static constexpr bool is(Seat) { return true; }
    static constexpr bool is_one_of(SeatSet) { return true; }
};

template <class T>
concept Eyes = std::same_as<T, Viewer> || std::same_as<T, AllEyes>;

/// A move of cards, for a word of the game's table: shown if `know`, otherwise only their number.
template <class Word> SeenMoved closed_move(Zone from, Zone to, Word why, const CardList& cards, bool know) {
    const auto count = static_cast<std::uint8_t>(cards.size());
    return {from, to, static_cast<WordId>(why), count, kNoSeat, know ? cards : CardList{}};
}
/// A move of cards that everybody may see.
template <class Word>
SeenMoved open_move(Zone from, Zone to, Word why, const CardList& cards, Seat by = kNoSeat) {
    return {from, to, static_cast<WordId>(why), static_cast<std::uint8_t>(cards.size()), by, cards};
}

} // namespace germini
