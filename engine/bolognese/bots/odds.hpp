// Who will take the trick.
#pragma once
#include "engine/bolognese/view.hpp"

namespace germini::bolognese::bots {

/// The chance in percent that the viewer's side takes the trick on the table if it plays `card` to it now, by
/// what the viewer knows: those who play later have any of the cards that it has not seen, but none of what
/// they have shown to lack; an opponent takes where he can.
int chance_to_take(const View& view, Card card);

/// Cards that others hold, as far as the viewer knows.
CardSet unseen(const View& view);

} // namespace germini::bolognese::bots
