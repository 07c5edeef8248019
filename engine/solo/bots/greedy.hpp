// A bot that estimates what each legal card wins and loses. It knows nothing but its seat's view.
#pragma once
#include "engine/solo/legal_moves.hpp"
#include "engine/solo/view.hpp"

#include <string_view>

namespace germini::solo::bots {

/// Returns the move of info.seat, which must be due. It cuts in the middle, declares everything, accepts a
/// claim, and goes out only with neither a trump above 20 nor a counting card.
Move greedy_move(const InformationState& info);
inline Move greedy_move(const View& view) { return greedy_move(information_state(view)); }

/// Returns one word for why the bot makes its move: those of reason_to_play(), or `all`, `nothing`, `middle`,
/// `proven`, `put_down`, `cheapest`, `weak`, `strong`.
std::string_view reason_of(const View& view, const Move& move);

} // namespace germini::solo::bots
