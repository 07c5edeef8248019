// The greedy policy: the best card now, judged by what the seat may know, without search.
#pragma once
#include "engine/siciliano/view.hpp"

namespace germini::siciliano::bots {

/// Returns a legal move for view.viewer.seat, which must be a seat that is due. Depends on the view alone and
/// is deterministic: ties go to the card with the lower number.
/// - It keeps a hand that is strong together with its partner's announcement, and has others annulled.
/// - It discards scartine of its shortest suits.
/// - It calls the high trumps that its partner does not know of, and relies on those that the partner called.
/// - It puts counting cards on tricks that its side takes, and takes tricks with the cheapest card.
Move greedy_move(const View& view);

} // namespace germini::siciliano::bots
