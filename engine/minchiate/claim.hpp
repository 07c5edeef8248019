// Claiming the rest (CLAIM-1 … CLAIM-6): who may, what he must think possible, and how what he claims is
// played.
#pragma once
#include "engine/core/claim.hpp"
#include "engine/minchiate/choice.hpp"
#include "engine/minchiate/course.hpp"

namespace germini::minchiate {

/// CLAIM-1; the seat is due to play a card of its own.
bool may_claim(const Sight& sight);
/// CLAIM-3: the cards that a seat that may claim does not see, as it knows of them. Of a sight with `hidden`.
Unseen unseen(const Sight& sight);
/// CLAIM-2.
bool proven(CardSet hand, const Unseen& unseen);

/// CLAIM-5: the next card of a claim that is accepted. Not to be called of a complete trick.
void play_on_claim(Course& course);

} // namespace germini::minchiate
