// The calls of the greedy policy, and what it knows of its partner's cards.
#pragma once
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano::bots {

/// Returns the unplayed cards that are publicly the partner's: turned up, announced or implied by a call.
CardSet partners_cards(const InformationState& info);

/// True if the partner is known to hold the highest trump that was neither played nor is held by the seat,
/// and a higher one than any of the seat.
bool partner_commands(const InformationState& info);

/// Returns the calls to make with a card: those that show the partner high trumps not yet known, the fullest
/// first (CALL-2, CALL-3, CALL-4, CALL-6). Empty if the card is the last.
List<Call, 12> calls_to_make(const InformationState& info, Card card);

} // namespace germini::siciliano::bots
