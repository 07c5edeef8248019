// The greedy policy: the best card now, judged by what the seat may know, without search.
#pragma once
#include "engine/core/talk.hpp"
#include "engine/siciliano/view.hpp"

namespace germini::siciliano::bots {

/// Returns a legal move for the seat, which must be due. Depends on what the seat may know alone and is
/// deterministic: ties go to the card with the lower number.
/// - It announces as words.hpp says, and keeps a hand that is strong together with what was announced.
/// - It discards scartine of its shortest suits.
/// - It calls the high trumps that its partner does not know of, and relies on those that the partner called.
/// - It puts counting cards on tricks that its side takes, and takes tricks with the cheapest card.
Move greedy_move(const InformationState& info, Talk talk = Talk::signals);
inline Move greedy_move(const View& view, Talk talk = Talk::signals) {
    return greedy_move(information_state(view), talk);
}

/// Returns `cards` of a hand, those that the dealer discards first.
CardList discard_order(CardSet hand, CardSet cards);

} // namespace germini::siciliano::bots
