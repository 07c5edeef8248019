// The end count and what it pays (END-1 … END-7, SETT-7).
#pragma once
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// Counts both sides' cards, pays the end's resti and closes the hand.
void count(Course& course);

} // namespace germini::minchiate
