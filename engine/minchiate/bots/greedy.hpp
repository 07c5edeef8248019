// The greedy policy: the best card now by what this seat may know, without search.
#pragma once
#include "engine/minchiate/view.hpp"

namespace germini::minchiate::bots {

/// A lawful move for view.viewer.seat, which must be a seat that is due. Follows from the view alone, the
/// same view giving the same move: ties go to the card of the lower number.
Move greedy_move(const View& view);

} // namespace germini::minchiate::bots
