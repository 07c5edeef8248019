// From the deal to the discard (DEAL, OUT-3).
#pragma once
#include "engine/bolognese/course.hpp"

namespace germini::bolognese {

/// Whether these are the 62 cards, each once.
bool lawful(const Pack& pack);

/// The packets of five, and the last two: taken by the dealer or, where the match can be called out, laid
/// beside him for his first look (D-25).
void deal(Course& course);
/// Nobody called at the first look: the dealer takes the last two and discards.
void take_last(Course& course);

} // namespace germini::bolognese
