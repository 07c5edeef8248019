// The chances of winning the trick.
#pragma once
#include "engine/bolognese/legal_moves.hpp"

namespace germini::bolognese::bots {

/// Returns the chance, in percent, that the viewer's side takes the trick if the viewer plays `card` to it
/// now. Later players may have any card that the viewer has not seen, except what they have shown to lack. An
/// opponent takes the trick if it can.
int chance_to_take(const InformationState& info, Card card);

/// Cards that others may hold, as far as the viewer knows.
CardSet unseen(const InformationState& info);

} // namespace germini::bolognese::bots
