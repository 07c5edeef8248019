// From the cut to the fola: robbing, dealing, exposing, the dealer's taking (CUT-2 … FOLA-8).
#pragma once
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// CUT-1: whether the pack may be cut: the 97 cards, its bottom card a cartiglia where the rules ask it.
bool lawful(const Pack& pack, const Rules& rules);
/// The part of it that a shuffle of the 97 cards may miss.
inline bool bottom_lawful(const Pack& pack, const Rules& rules) {
    return !rules.bottom_plain || kCartiglie.has(pack.back());
}

/// All that follows from a lawful cut of `lifted` cards, up to the discards or the first lead.
void deal(Course& course, int lifted);

} // namespace germini::minchiate
