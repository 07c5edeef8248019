// A card is one byte; what the byte means is each game's own table.
#pragma once
#include "engine/core/list.hpp"

#include <cstdint>

namespace germini {

enum class Card : std::uint8_t {};

inline constexpr Card kNoCard{0xff};
/// Card numbers lie below this, so that a set of cards is 128 bits.
inline constexpr int kCardNumbers = 128;

constexpr int index(Card card) { return static_cast<int>(card); }

/// Nothing writes a card, or a pack of them, as JSON by its number: what a viewer may know goes out by the
/// game's names.
template <class Json> void to_json(Json&, Card) = delete;

/// Cards in an order that matters (as robbed, as listed): at most 31, the size of the longest
/// list in any game with room to spare; with its length 32 bytes. Its bounds are an
/// assert: each event is projected to every seat, and a check there costs the four views a sixth of their
/// speed.
using CardRun = List<Card, 31, Bounds::asserted>;

} // namespace germini
