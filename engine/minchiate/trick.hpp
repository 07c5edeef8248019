// The end of a trick: who wins it, what dies, where the Matto goes (PLAY-5 … PLAY-8, MAT-3 … MAT-10).
#pragma once
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// Gathers a complete trick and pays the Matto's debt if the owing side now can (D-9).
void gather(Course& course);

/// What a side may give for the Matto out of its pile when it has no worthless card (MAT-6, D-9).
CardSet givable(const Public& table);
/// A lawful gift by the seat that had the Matto.
void give(Course& course, Card card);
/// MAT-10: a side without a trick hands over the Matto itself.
void surrender(Course& course);

} // namespace germini::minchiate
