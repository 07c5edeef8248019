// The calls of the greedy policy, and what it knows of its partner's cards.
#pragma once
#include "engine/siciliano/legal_moves.hpp"

namespace germini::siciliano::bots {

/// Returns the unplayed cards that are publicly the partner's: turned up, announced or implied by a call.
CardSet partners_cards(const InformationState& info);

/// True if the partner is known to hold the highest trump that was neither played nor is held by the seat,
/// and a higher one than any of the seat.
bool partner_commands(const InformationState& info);

/// Returns the calls to make with a card (CALL-2 to CALL-8); none with the last one. Those that show the
/// partner high trumps not yet known, the fullest first; the highest without points only if no opponent can
/// have a higher one. If these say nothing new, batto forte with one of the three trumps that it speaks of.
/// A due or a tutti with a card that leads a suit which others lack.
Calls calls_to_make(const InformationState& info, Card card);

} // namespace germini::siciliano::bots
