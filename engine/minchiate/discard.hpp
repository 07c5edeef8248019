// What may be put down (DISC-1, DISC-2, D-13), and what follows from it (D-27, DISC-4).
#pragma once
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// The cards that must be among `count` discards from `hand`, and those that may be.
struct DiscardRange {
    CardSet must; ///< D-13: where too few are free, all of these go
    CardSet may;  ///< the rest of the discards come out of these
};
DiscardRange discardable(CardSet hand, int count, const Rules& rules);

/// D-27: of so many discards the last that find no room in the fola go to the dealer.
constexpr int passed_of(int count) { return count > kFolaCards ? count - kFolaCards : 0; }
/// A lawful discard, its cards in the order listed.
void discard(Course& course, Seat seat, const CardRun& cards);
/// Turns up what the cutter and the dealer put down (DISC-4).
void show_discards(Course& course);

/// How many cards of each suit are in a set, cups first.
std::array<std::uint8_t, kSuits> suit_counts(CardSet cards);

} // namespace germini::minchiate
