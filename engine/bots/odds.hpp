// Who will take the trick.
#pragma once
#include "engine/bots/knowledge.hpp"

namespace germini::bots {

/// The chance that the viewer's side takes the trick on the table if `seat` plays `card` to it now.
Chance takes(const Knowledge& knowledge, Seat seat, Card card);

} // namespace germini::bots
