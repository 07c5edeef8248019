// The greedy policy: the best card now by what this seat may know, without search.
#pragma once
#include "engine/minchiate/view.hpp"

#include <string_view>

namespace germini::minchiate::bots {

/// A lawful move for view.viewer.seat, which must be a seat that is due. Follows from the view alone, the
/// same view giving the same move: ties go to the card of the lower number.
Move greedy_move(const View& view);

/// Why it is that one, in a word: `middle` of the pack, cards to `put_down`, `all` that is to be declared (or
/// `nothing`), the `cheapest` card to give, and for a card the words of reason_to_play (playing.hpp). `move`
/// is the greedy move of this view.
std::string_view reason_of(const View& view, const Move& move);

} // namespace germini::minchiate::bots
