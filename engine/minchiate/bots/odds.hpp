// The chances of winning the trick.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

namespace germini::minchiate::bots {

/// The chance that the viewer's side takes the trick on the table if `seat` plays `card` to it now.
Chance chance_to_take(const Knowledge& knowledge, Seat seat, Card card);

} // namespace germini::minchiate::bots
