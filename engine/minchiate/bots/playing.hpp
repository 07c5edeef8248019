// Which card to play.
#pragma once
#include "engine/minchiate/bots/knowledge.hpp"
#include "engine/minchiate/choice.hpp"

namespace germini::minchiate::bots {

/// The best of the lawful cards, the viewer's own or a fallen hand's.
Card best_card(const Knowledge& knowledge, const Choice& choice);

/// The card to give for the Matto, out of the side's own pile: the cheapest (MAT-6, D-21), of equals the one
/// that its versicole miss least.
Card least_to_give(const Knowledge& knowledge, CardSet cards);

} // namespace germini::minchiate::bots
