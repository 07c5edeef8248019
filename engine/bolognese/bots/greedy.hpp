// The greedy policy: the best card now by what this seat may know, without search.
#pragma once
#include "engine/bolognese/view.hpp"

namespace germini::bolognese::bots {

/// A lawful move for view.viewer.seat, which must be a seat that is due. Follows from the view alone, the
/// same view giving the same move: ties go to the card of the lower number. It shows all its combinations and
/// calls out where it can; discards plain pips of short suits; puts cards of worth on tricks that its side
/// takes, its Matto on others; answers a BUSSO with its best card.
Move greedy_move(const View& view);

} // namespace germini::bolognese::bots
