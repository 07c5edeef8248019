// A choice in the vocabulary that every game shares.
#pragma once
#include "engine/core/offer.hpp"
#include "engine/minchiate/choice.hpp"

namespace germini::minchiate {

/// Returns the offer of a choice; empty if the choice is. A discard notes how many of the cards, the last
/// ones listed, go to the dealer (word `pass`; ROB-8).
Offer offer(const Choice& choice);

} // namespace germini::minchiate
