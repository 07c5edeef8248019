// The greedy policy: the best card now, judged by what the seat may know, without search.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"

#include <string_view>

namespace germini::minchiate::bots {

/// Returns a legal move for the seat, which must be due. Depends on what the seat may know alone and is
/// deterministic: ties go to the card with the lower number. Never claims. Gives signals (signals.hpp) and
/// reads its partner's.
Move greedy_move(const Information& info, Talk talk = Talk::signals);
inline Move greedy_move(const View& view, Talk talk = Talk::signals) {
    return greedy_move(information(view), talk);
}

/// Returns the reason for `move`, which must be the greedy move of this view, as one word:
/// - `middle`: the middle of the pack is cut.
/// - `put_down`: the cards to discard.
/// - `all` or `nothing`: everything that can be declared, or nothing to declare.
/// - `cheapest`: the cheapest card to give.
/// - `proven`: the claim to answer is proven.
/// - for a card, a word of reason_to_play (playing.hpp).
std::string_view reason_of(const View& view, const Move& move);

} // namespace germini::minchiate::bots
