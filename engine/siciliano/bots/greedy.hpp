// The greedy policy: the best card now, judged by what the seat may know, without search.
#pragma once
#include "engine/siciliano/view.hpp"

namespace germini::siciliano::bots {

/// Returns a legal move for the seat, which must be due. Depends on what the seat may know alone and is
/// deterministic: ties go to the card with the lower number.
/// - It keeps a hand that is strong together with its partner's announcement, and has others annulled.
/// - It discards scartine of its shortest suits.
/// - It calls the high trumps that its partner does not know of, and relies on those that the partner called.
/// - It puts counting cards on tricks that its side takes, and takes tricks with the cheapest card.
Move greedy_move(const InformationState& info);
inline Move greedy_move(const View& view) { return greedy_move(information_state(view)); }

/// Returns the greedy words of a hand: Tengo of a strong one, or silence in words without it. A weak one is
/// announced truthfully.
AnnounceMove statement(const AnnouncementRange& range, bool strong);
/// Returns `cards` of a hand, those that the dealer discards first.
CardList discard_order(CardSet hand, CardSet cards);

} // namespace germini::siciliano::bots
