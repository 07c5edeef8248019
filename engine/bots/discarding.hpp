// What to put down for the fola.
#pragma once
#include "engine/minchiate/choice.hpp"

namespace germini::bots {

/// A lawful discard: cards of short suits first, to be without them (a prima, seconda or terza), though not
/// the cards that guard a King; trumps last.
minchiate::DiscardMove best_discard(const minchiate::Choice& choice);

} // namespace germini::bots
