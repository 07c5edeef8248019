// A card as one byte; each game's own table gives the byte its meaning.
#pragma once
#include "engine/core/list.hpp"

#include <cstdint>

namespace germini {

enum class Card : std::uint8_t {};

inline constexpr Card kNoCard{0xff};
/// Exclusive upper bound of card numbers, so that a set of cards fits in 128 bits.
inline constexpr int kCardNumbers = 128;

constexpr int index(Card card) { return static_cast<int>(card); }

/// Forbids writing a card, or a pack of cards, as JSON by its number. Viewers receive what they may know
/// under the game's names.
template <class Json> void to_json(Json&, Card) = delete;

/// Cards in a significant order (as robbed, as listed): at most 31, 32 bytes with the length. The longest
/// list in any game is shorter. Bounds are only asserted: every event is projected to every seat, and a check
/// there would slow the four views by a sixth.
using CardList = List<Card, 31, Bounds::asserted>;

} // namespace germini
