// The choice of a card to play.
#pragma once
#include "engine/minchiate/bots/habits.hpp"
#include "engine/minchiate/bots/knowledge.hpp"
#include "engine/minchiate/legal_moves.hpp"

#include <string_view>

namespace germini::minchiate::bots {

/// Returns the best of the legal cards, the seat's own or a fallen hand's.
Card best_card(const Knowledge& knowledge, const LegalMoves& choice);

/// Returns the worth of each legal card.
List<CardWorth, kHandCards> worths_of(const Knowledge& knowledge, const LegalMoves& choice);

/// Returns the reason for playing `card`, as one word:
/// - `only`: no other card is legal.
/// - `matto`: it spares another card.
/// - `takes`: it takes the trick.
/// - `brings_home`: it brings itself home.
/// - `partner_takes`: the partner takes the trick and the card with it.
/// - `spares`: it spares cards that are worth more later.
/// - `lost`: the same, in a trick that the opponents take.
/// - `risks_least`: the same, for a lead.
/// - `opens`: it leads what others have or lack.
/// - `partner_void`: the partner can trump it.
/// - `king_waits`: a King, if led, might be trumped.
/// - a word of signal_of (signals.hpp): the card is a signal.
std::string_view reason_to_play(const Knowledge& knowledge, const LegalMoves& choice, Card card);

/// Returns the card to give for the Matto from the side's own pile: the cheapest (MAT-6, D-21). Among equals,
/// the one whose loss hurts its versicole least.
Card least_to_give(const Knowledge& knowledge, CardSet cards);

} // namespace germini::minchiate::bots
