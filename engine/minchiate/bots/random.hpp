// The random policy: any lawful move, for playouts and as the weakest opponent there is.
#pragma once
#include "engine/core/rng.hpp"
#include "engine/minchiate/choice.hpp"

namespace germini::minchiate::bots {

/// A lawful move of `seat`, drawn from its choice (which must offer something). Every versicola on offer is
/// declared with even chance; a hand that may fall does so once in eight.
Move random_move(const Choice& choice, Seat seat, Rng& rng);

} // namespace germini::minchiate::bots
