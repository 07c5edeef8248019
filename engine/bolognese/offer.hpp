// A choice in words that every game shares.
#pragma once
#include "engine/bolognese/choice.hpp"
#include "engine/core/offer.hpp"

namespace germini::bolognese {

/// Empty where the choice is. Of `call` and `declare` each item is a set of cards that is shown at once, by
/// the word of the first combination that it makes, with what all that it makes are worth; doubling comes on
/// top. Where the points can be reached `call` and the `out` that may go with `declare` note how many are
/// `missing`. With `play` goes a `signal`, as the cards allow it.
Offer offer(const Choice& choice);

} // namespace germini::bolognese
