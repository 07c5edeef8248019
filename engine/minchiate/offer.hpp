// A choice in words that every game shares.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/minchiate/choice.hpp"

namespace germini::minchiate {

/// Empty where the choice is. A discard notes how many of the cards, the last as they are listed, go to the
/// dealer (word `pass`; ROB-8).
Offer offer(const Choice& choice);

} // namespace germini::minchiate
