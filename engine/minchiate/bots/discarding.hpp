// What to put down for the fola.
#pragma once
#include "engine/minchiate/choice.hpp"

namespace germini::minchiate::bots {

/// A lawful discard: cards of short suits first, to be without them (a prima, seconda or terza), though not
/// the cards that guard a King; trumps last.
DiscardMove best_discard(const Choice& choice);

} // namespace germini::minchiate::bots
