// The signals of the greedy policy.
#pragma once
#include "engine/bolognese/legal_moves.hpp"

namespace germini::bolognese::bots {

/// Returns the signal that is given with a card (SAY-2, TACT-6); none where it would not help. `may`: those
/// of the choice.
/// - BUSSO: the card is a figure or worth as much, an opponent may take it, and the partner may have a higher
/// one.
/// - STRISCIO: the seat has the highest card that is left of the suit, or of the Numeri, so it can be
/// continued.
/// - VOLO: the seat can trump the suit if it is led again.
/// A partner that reads STRISCIO therefore counts on the highest card.
Signal signal_with(const InformationState& info, const Signals& may, Card card);

} // namespace germini::bolognese::bots
