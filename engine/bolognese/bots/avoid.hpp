// The greedy bot's play in Mattazza, where points are bad but a trick is needed.
#pragma once
#include "engine/bolognese/legal_moves.hpp"

#include <string_view>

namespace germini::bolognese::bots {

/// The card to play. The seat is to play.
Card card_to_avoid_points(const InformationState& info, const LegalMoves& choice);
/// The card of `may` whose loss leaves the pile the fewest points (GIVE-8).
Card card_to_get_rid_of(CardSet pile, CardSet may);

/// Why card_to_avoid_points() chooses `card`: `only`, `matto`, or one of
/// - `ducks`: it probably takes no points.
/// - `sheds`: it would bring tricks or points later.
/// - `needs_trick`: the seat has no trick yet, and would lose without one.
std::string_view reason_to_avoid(const InformationState& info, const LegalMoves& choice, Card card);

} // namespace germini::bolognese::bots
