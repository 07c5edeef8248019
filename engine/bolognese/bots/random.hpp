// The random policy: any lawful move, for playouts and as the weakest opponent there is.
#pragma once
#include "engine/bolognese/choice.hpp"
#include "engine/core/rng.hpp"

namespace germini::bolognese::bots {

/// A lawful move of `seat`, drawn from its choice (which must offer something). Every item on offer is shown
/// with even chance; who can call out does so once in two, and a signal that may be given is, once in two.
Move random_move(const Choice& choice, Seat seat, Rng& rng);

} // namespace germini::bolognese::bots
